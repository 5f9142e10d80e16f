### Magpie's messages. Whatever has none is shown by its identifier.

game-magpie = Magpie
edition-pocket = pocket edition
mode-tricks = four tricks
event-magpie-card-dealt = { $seat }: card { $card } is dealt.
event-magpie-card-played = { $seat } plays { $card }.
event-magpie-trick-taken = { $seat } takes the trick: { $points } points.
reason-magpie-taken = a trick taken with
error-magpie-hand = The card { $found } is not in this hand.
