"""Objects & characters (A30–A42)."""
