### Names and what stands beside them.

web-name-points = { $name }: { $points }
card-with-article = „{ $card }“
