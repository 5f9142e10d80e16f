"""What the rules do in Pyodide, run in node, beside what they do here."""
