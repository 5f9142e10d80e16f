### Names and what stands beside them.

web-name-points = { $name }: { $points }
web-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-the-others = die anderen
card-with-article = „{ $card }“
