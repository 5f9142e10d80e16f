"""The long forms of what `make test` runs in short: `make soak`, or a part of it with `python -m tests.soak PART`."""
