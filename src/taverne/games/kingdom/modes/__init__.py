"""The modes: small files that say what differs from the shared steps."""
