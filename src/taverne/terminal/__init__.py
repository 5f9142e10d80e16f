"""The terminal client: tables and score sheets as text, games at the prompt, and the commands for bots and records."""
