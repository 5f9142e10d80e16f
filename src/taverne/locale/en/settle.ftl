### Settling questions about the rules.

settle-title = Settle it
settle-about = Lay a position out, or paste one, and ask what is possible in it. Every “no” names its clause.
settle-lay-out = Lay it out
settle-paste = Paste it
settle-text = A record, which may be cut anywhere, or a snapshot
settle-go = Show what is possible
settle-none = The position appears here as a live board: press things on it, play on, and take moves back.
settle-turn-of = Whose turn it is
settle-hand = Card in hand
settle-hand-none = none: the turn begins
settle-discard = Top of the discard
settle-discard-any = any card
settle-legends = Legends
settle-river = In the river: { $count }
settle-tile = Tile to lay
settle-rest = Everything else is unknown and is filled in at random.
settle-met = Legends met
settle-met-none = none
settle-moves = { $count ->
    [0] Nobody can play here.
    [one] { $count } legal move
   *[other] { $count } legal moves
}
settle-ask = Ask about a move, in the notation
settle-why = May I?
settle-legal = Yes. { $told }
settle-all = All legal moves
