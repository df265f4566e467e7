boast-name = Boast Before the Castle
boast-about = Promise much, keep your word, and mock whoever could not.
boast-role = House
boast-option-rounds = Rounds
boast-bot-braggart = The braggart
boast-points = points

boast-round = Round { $number }
boast-boast = What do you boast?
boast-roll = Roll for your boast
boast-kept = { $who } boasted { $boast } and kept the word.
boast-broken = { $who } boasted { $boast } in vain.
boast-mock = Whom do you mock?
boast-mock-pass = Nobody
boast-mocked = { $who } mocks { $whom }, who loses a point.
boast-has = { $points ->
    [one] has { $points } point
   *[other] has { $points } points
}
boast-chance = { $ways } of 6 rolls keep it
boast-why = A boast of { $boast } brings { $worth } points on average.

boast-board-houses = Houses
boast-board-houses-name = House
boast-board-houses-boast = Boast
boast-board-houses-points = Points
