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

study-trait-school = School
study-trait-culture = Culture
study-trait-inheritance = Inheritance
study-trait-kamae-encounter = Encounters won, by kamae
study-trait-kamae-challenge = Challenges won, by kamae
study-trait-points-encounter = Points an encounter brought its house, by kamae
study-trait-points-challenge = Points a challenge brought its house, by kamae

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
