"""One authoritative game: its log, seats, clocks, undo and fair chance. No sockets, no SQL, no clock of its own."""
