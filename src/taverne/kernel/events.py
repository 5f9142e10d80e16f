"""What happened, told to each audience. An event is made for its audience, never filtered afterwards."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened and that everyone may know."""

    def told(self, seat: "int | None") -> "Event | None":
        """The event as that seat (None: a spectator) learns of it; None if it learns nothing."""
        return self

    def shown(self) -> tuple[str, ...]:
        """What this lets its audience see that was hidden before, as arguments of `* shown`."""
        return ()

    def opened(self) -> tuple[str, ...]:
        """The secret answers this lays open, as the record writes them."""
        return ()


@dataclass(frozen=True, slots=True)
class Split(Event):
    """An event some seats learn more of than the others."""

    public: Event | None
    private: tuple[tuple[int, Event], ...]

    def told(self, seat: int | None) -> Event | None:
        for insider, event in self.private:
            if insider == seat:
                return event
        return self.public


def told_to(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """The events as one audience gets them."""
    heard = (event.told(seat) for event in events)
    return tuple(event for event in heard if event is not None)
