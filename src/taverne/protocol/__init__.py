"""The messages server and clients exchange. Their documentation and the web client's types are made from them."""

VERSION = 1
"""Raised when a message changes in a way that old clients cannot read."""
