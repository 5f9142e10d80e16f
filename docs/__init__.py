"""The documentation; `pictures` draws what it shows."""
