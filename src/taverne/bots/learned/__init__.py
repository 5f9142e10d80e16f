"""The bot that learned by playing against itself: a network of what its seat observes, evaluated with numpy."""

from taverne.bots.learned.bot import LearnedBot

__all__ = ["LearnedBot"]
