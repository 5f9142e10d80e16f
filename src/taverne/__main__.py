"""`python -m taverne` is the `taverne` command."""

from taverne.cli import main

if __name__ == "__main__":
    main()
