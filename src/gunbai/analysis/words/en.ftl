# After a game: luck apart from play, and the decisions that cost most.

analysis-title = Luck and play
analysis-luck-title = How the dice fell
analysis-play-title = How it was played
analysis-costly-title = What cost most
analysis-luck = { $name }: { $fell } { $unit }, where { $expected } were to be expected ({ $deviations } standard deviations)
analysis-pips = pips
analysis-play = { $name }: { $best } of { $decisions } decisions were the best there was; the others cost { $loss } in all ({ $exact ->
    [yes] exact
   *[other] estimated
})
analysis-play-best = { $name }: all { $decisions } decisions were the best there was ({ $exact ->
    [yes] exact
   *[other] estimated
})
analysis-costly = { $name }. { $ask } Chosen: { $given }. Better: { $better }, by { $loss } ({ $exact ->
    [yes] exact
   *[other] estimated
}).
analysis-nothing = No decision that can be judged could have been better.
analysis-how = Decisions are judged by what their seat could know then, each by what it is about alone (this confrontation, this duel), not by how the dice fell. What is exact follows from rules and dice; where another’s secret choice was not known, all of them are taken as equally likely.
analysis-how-luck = This game does not judge decisions yet; only its dice are compared with what was to be expected.
analysis-not-over = The game is not over yet; it is analysed when it is.
analysis-advice-best = Best: { $answer }.
analysis-advice-bot = A fair bot would choose: { $answer }.
analysis-advice-exact = Exact: what the rules and the dice make of it, for what this decision is about.
analysis-advice-estimated = An estimate: it rests on what others may choose, or on a bot’s judgement.

# Puzzles

analysis-no-puzzles = { $game } has no puzzles; these have: { $legal }.
analysis-no-theme = There is no theme “{ $given }”; there are: { $legal }.
analysis-no-such-puzzle = There is no puzzle “{ $given }”.
analysis-puzzle-right = Right: { $answer }.
analysis-puzzle-wrong = Not { $given }: the answer is { $answer }.
