"""The terminal client: score sheets, tables drawn in text, self-play and a plain game at the prompt."""
