"""Where the server keeps what must not be lost."""
