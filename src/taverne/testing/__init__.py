"""The conformance suite that any game passes, shipped so that others can check theirs."""
