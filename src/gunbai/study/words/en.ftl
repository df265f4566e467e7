# What a study says: on the screen, in its report, in refusals.

study-column-seat = Seat
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

study-scores = Scores
study-endings = How games ended
study-numbers = A game in numbers
study-wins-by = Wins by { $trait }
study-difference = { $other }, compared with { $first }
study-decisions = Decisions in a game
study-luck = Luck, in standard deviations of the dice
study-luck-winners = Winners’ dice
study-luck-others = Dice of the others
study-luck-luckiest = Games won by whoever had the best dice
study-luck-fair = … and if dice did not matter

study-needs-dask = A cluster needs Dask, which is not installed; install gunbai[study].
study-needs-pyarrow = Parquet needs PyArrow, which is not installed; install gunbai[study], or name a file that ends in .csv.
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
}, played to the end by bots ({ $bots }).
study-page-stopped = Stopped early: { $games } of { $asked } games were played.
study-page-figures = In figures
study-page-again = Play it again
study-page-again-how = The same command gives the same figures, on any number of machines. More games make the bars shorter: four times as many, half as long.
study-page-made = Made by Gunbai, the referee for three samurai games.
study-verdict-luck = Whoever had the best dice won { $share } of the games; if dice did not matter it would be { $fair }.

study-own-file = There is no Python file { $file }.
study-own-name = { $file } holds nothing to call by the name “{ $given }”.
study-own-fails = { $file } fails as it is loaded: { $why }
study-vary-seats = The settings have { $fewest } to { $most } seats; only tables of one size can be compared.

study-seats = Wins by seat
study-seat = { $role } { $number }
study-points = { $number } pp
study-varied-bots = Bots
study-varied-preset = Preset
study-figure-wins = Share of wins, { $what }
study-figure-score = Mean score, { $what }
study-figure-wins_by = Share of wins, { $what }
study-figure-score_by = Mean score, { $what }
study-figure-rates = { $what }
study-figure-means = { $what }
study-figure-labels = { $what }

study-axis-wins = Share of wins, with its 95 % interval
study-axis-rate = Share of tries, with its 95 % interval
study-axis-games = Share of games, with its 95 % interval
study-axis-mean = Mean, with its 95 % interval
study-axis-luck = Standard deviations of the dice, with the 95 % interval
study-axis-differences = Difference in wins, percentage points
study-axis-spread = How often each number came; ▲ is the median

study-answer = Does it change who wins? { $what }
study-answer-pair = { $other } against { $first }
study-answer-changed = { $pair }: it does. { $what }.
study-answer-seat = { $seat } wins { $points } ({ $interval })
study-answer-few = { $pair }: { $games } games are too few to say anything of who wins.
study-answer-unchanged = { $pair }: no difference in who wins is seen in { $games ->
    [one] { $games } game
   *[other] { $games } games
}; it could be up to { $reach } points either way. { $enough ->
    [yes] The question is answered to within { $within } points.
   *[other] About { $needed } games would tell to within { $within } points.
}
study-answer-also = What clearly changes beside that: { $what }.
study-answer-figure = { $name } { $number } ({ $interval })
study-answer-needed = Every share is known to within { $reach } points. { $enough ->
    [yes] { "" }
   *[other] For { $within } points about { $needed } games are needed.
}

study-verdict-apart = “{ $best }” is ahead ({ $most }), “{ $worst }” is last ({ $least }), and that is more than chance.
study-verdict-alike = “{ $best }” is ahead ({ $most }) and “{ $worst }” last ({ $least }), but chance alone could do as much in so many games.
study-verdict-seats-apart = Seats are not equal: { $best } wins { $most }, { $worst } { $least }, and that is more than chance.
study-verdict-seats-alike = No seat is seen to be better than another: { $best } wins { $most }, { $worst } { $least }, which chance alone could do.
study-verdict-seats-mixed = Different bots sit in these seats, so this compares players, not seats. “gunbai arena” lets bots change places.

study-page-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, played to the end by bots.
study-page-seated = Who sits where: { $who }.
study-page-settings = All of them under { $many } settings, with the same dice in each.
study-page-how = A mark is what was counted; the bar through it reaches as far as the truth may well lie (95 times in 100). A dashed line is what all would have if they were equal, or nought. Where settings are compared, the same games are set against each other: look at how they differ, not at whether their bars meet. The bars of those differences hold all at once.
study-how-many = Say how many games to play: --games or --until.
