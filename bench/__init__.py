"""Speed, always beside a peer or a limit in the same run. `make bench` runs all of it."""
