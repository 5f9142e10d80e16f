"""The messages that server and clients exchange; documentation and TypeScript types are generated from them."""

VERSION = 2
"""Increased when old clients can no longer read the messages."""
