"""Many games at once: tournaments between bots and balance reports."""
