"""Information-set Monte Carlo tree search: on compiled kernels where there are any, else on the rules."""

from taverne.bots.search.bot import QuickBot, SearchBot

__all__ = ["QuickBot", "SearchBot"]
