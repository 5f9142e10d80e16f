"""Rulesets as text: `game/edition/mode+option`, with the defaults of each game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from taverne.kernel.errors import UnknownRuleset


@dataclass(frozen=True, slots=True, order=True)
class Ruleset:
    """Which rules are played: game, edition, mode and the options that are not the default."""

    game: str
    edition: str
    mode: str
    options: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The ruleset as text."""
        return "".join([f"{self.game}/{self.edition}/{self.mode}", *(f"+{o}" for o in self.options)])


@dataclass(frozen=True, slots=True)
class Offer:
    """What one published game offers: editions and modes, the default first, and each mode's options.

    An option is a tuple of values of which one holds, the default first ("" for none).
    """

    game: str
    editions: tuple[str, ...]
    modes: tuple[str, ...]
    options: Mapping[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)

    def rulesets(self) -> tuple[Ruleset, ...]:
        """Every ruleset of this game, defaults first."""
        return tuple(
            Ruleset(self.game, edition, mode, options)
            for mode in self.modes
            for options in self._choices(mode)
            for edition in self.editions
        )

    def _choices(self, mode: str) -> tuple[tuple[str, ...], ...]:
        chosen: tuple[tuple[str, ...], ...] = ((),)
        for values in self.options.get(mode, ()):
            chosen = tuple(so_far if value == values[0] else (*so_far, value) for so_far in chosen for value in values)
        return chosen

    def parse(self, parts: list[str], options: list[str], key: str) -> Ruleset:
        """The ruleset meant by what follows the game's name in a key."""
        if len(parts) > 2:
            raise UnknownRuleset("error-ruleset-parts", key=key)
        edition, mode = self.editions[0], self.modes[0]
        if len(parts) == 2:
            edition, mode = parts
        elif parts:
            edition, mode = (parts[0], mode) if parts[0] in self.editions else (edition, parts[0])
        if edition not in self.editions:
            raise UnknownRuleset("error-edition-unknown", found=edition, key=key, expected=", ".join(self.editions))
        if mode not in self.modes:
            raise UnknownRuleset("error-mode-unknown", found=mode, key=key, expected=", ".join(self.modes))
        return Ruleset(self.game, edition, mode, self._parse_options(mode, options, key))

    def _parse_options(self, mode: str, options: list[str], key: str) -> tuple[str, ...]:
        left = list(options)
        chosen = []
        for values in self.options.get(mode, ()):
            said = [value for value in values if value in left]
            if len(said) > 1:
                raise UnknownRuleset("error-options-clash", key=key, found=" ".join(f"+{o}" for o in said))
            for value in said:
                left.remove(value)
                if value != values[0]:
                    chosen.append(value)
        if left:
            known = [f"+{value}" for values in self.options.get(mode, ()) for value in values if value]
            raise UnknownRuleset("error-option-unknown", found=f"+{left[0]}", key=key, expected=", ".join(known) or "–")
        return tuple(chosen)
