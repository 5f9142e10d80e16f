"""The solo campaign (A50–A57)."""
