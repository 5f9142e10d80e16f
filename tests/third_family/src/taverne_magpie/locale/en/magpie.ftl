### Magpie's messages. Whatever has none is shown by its identifier.

game-magpie = Magpie
edition-pocket = pocket edition
mode-magpie-competitive = four tricks
event-magpie-card-dealt = Card { $card } for { $seat }.
event-magpie-card-played = Card { $card } from { $seat }.
event-magpie-trick-taken = The trick goes to { $seat }; it is worth { $points }.
reason-magpie-taken = a trick taken with
error-magpie-hand = The card { $found } is not in this hand.
