### Names and what stands beside them.

web-name-points = { $name }: { $points }
web-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-the-others = the others
card-with-article = { $card ->
    [Elf] an Elf
   *[other] a { $card }
}
