"""Tables for people apart: HTTP, a websocket, accounts, storage, bots in worker processes."""
