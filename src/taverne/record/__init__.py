"""Games as text: reading, writing, replaying and verifying records, and snapshots of positions."""
