"""The cooperative game (A60–A65)."""
