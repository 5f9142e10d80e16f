### Names and what stands beside them.

web-name-points = { $name } : { $points }
web-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-the-others = les autres
card-with-article = « { $card } »
