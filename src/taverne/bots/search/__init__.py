"""Information-set Monte Carlo tree search: on the compiled kernels where they are, else on `games/`."""

from taverne.bots.search.bot import QuickBot, SearchBot

__all__ = ["QuickBot", "SearchBot"]
