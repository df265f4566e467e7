# What a study says: on the screen, in its report, in refusals.

study-column-seat = Seat
study-column-player = Played by
study-column-wins = Wins
study-column-share = Share
study-column-interval = 95 %
study-column-score = Mean score
study-column-deviation = ±
study-column-least = Least
study-column-median = Median
study-column-most = Most
study-column-luck = Luck
study-column-label = { "" }
study-column-games = Games
study-column-seats = Seats
study-column-tried = Tries
study-column-count = Times
study-column-mean = Mean
study-column-number = { "" }
study-column-difference = Difference

study-seats = By seat
study-scores = Scores
study-endings = How games ended
study-numbers = A game in numbers
study-wins-by = Wins by { $trait }
study-difference = { $other }, compared with { $first }
study-share-of = Share of wins, { $seat }
study-score-of = Mean score, { $seat }
study-decisions = Decisions in a game
study-luck = Luck, in standard deviations of the dice
study-luck-winners = Winners’ dice
study-luck-others = Dice of the others
study-luck-luckiest = Games won by whoever had the best dice
study-luck-fair = … and if dice did not matter

study-needs-dask = A cluster needs Dask, which is not installed; install gunbai[study].
study-needs-matplotlib = A report needs Matplotlib, which is not installed; install gunbai[study].
study-no-cluster = No Dask scheduler answers at { $address }.
study-no-workers = The Dask cluster at { $address } has no workers.
study-other-release = A worker of the cluster plays release { $given }, which may play otherwise; here is { $legal }.
study-vary-shape = “{ $given }” does not say what is varied; write NAME=VALUE,VALUE,…, such as points=12,15.
study-vary-twice = { $option } is varied twice, or takes the value { $given } twice.
study-vary-much = These are { $given } settings; a study compares at most { $most }.
study-one-crew = Either --workers or --cluster says who plays, not both.
study-one-form = Either --json or --csv says how the figures are printed, not both.
study-report-there = { $folder } is there already; a report goes into a folder of its own.

study-page-title = A study of { $game }
study-page-this = In English
study-page-eyebrow = A study of
study-page-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, played to the end by bots ({ $bots }).
study-page-settings = All of them under { $many } settings, with the same dice in each.
study-page-stopped = Stopped early: { $games } of { $asked } games were played.
study-page-how = A mark is what was counted; the bar through it says where the truth lies, 95 times in 100. Two bars that do not meet most likely differ. Bars that do may differ as well: more games would tell. Where many are compared, a pair will stand apart by chance now and then; what is said in words allows for that. A dashed line is what all would have if they were equal, or nought.
study-page-figures = In figures
study-page-again = Play it again
study-page-again-how = The same command gives the same figures, on any number of machines. More games make the bars shorter: four times as many, half as long.
study-page-made = Made by Gunbai, the referee for three samurai games.
study-verdict-apart = { $best } is clearly ahead of { $worst }.
study-verdict-alike = { $many ->
    [one] There is nothing to compare.
   *[other] So few games do not tell { $best }, which is ahead, from { $worst }, which is last.
}
study-verdict-seats-apart = Seats are not equal: { $best } clearly wins more often than { $worst }.
study-verdict-seats-alike = No seat is seen to be better than another.
study-verdict-luck = Whoever had the best dice won { $share } of the games; if dice did not matter it would be { $fair }.

study-own-file = There is no Python file { $file }.
study-own-name = { $file } holds nothing to call by the name “{ $given }”.
study-own-fails = { $file } fails as it is loaded: { $why }
study-vary-seats = The settings have { $fewest } to { $most } seats; only tables of one size can be compared.
