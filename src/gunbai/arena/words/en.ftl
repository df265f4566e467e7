# What an arena says: who is better, by how much, and how sure that is.

arena-heading = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-ratings = Ratings (400 points: ten wins to one; { $anchor } is 0)
arena-pairs = Against each other: { $lineup }
arena-scores = Scores: the first less the second
arena-pace = Time for a decision
arena-endings = How games ended
arena-lineup-half = half of the seats each
arena-lineup-one = one among the others
arena-lineup-mixed = all at one table
arena-column-bot = { "" }
arena-column-points = Points
arena-column-interval = 95 %
arena-column-pair = { "" }
arena-column-games = Games
arena-column-undecided = Undecided
arena-column-share = Wins
arena-column-equal = Equal
arena-column-score = Points a seat
arena-column-sure = Better
arena-column-decisions = Decisions
arena-column-median = Median
arena-column-most = Longest
arena-test-high = Decided: { $first } wins { $high } rather than { $low } of the games.
arena-test-low = Decided: { $first } wins { $low } rather than { $high } of the games.
arena-test-open = Not decided yet whether { $first } wins { $low } or { $high } of the games: { $part } of the evidence needed.
arena-bots = “{ $given }” are not two or more different bots.
arena-lineup = There is no line-up “{ $given }”; there are: { $legal }.
arena-how-many = Say how long to play: --games, --until or --test.
arena-test-two = A test is about two bots in one line-up; name two, and one of half, one and mixed.
arena-against = “{ $given }” is none of the bots that meet: { $legal }.

# The report

arena-page-title = { $game }: who is the better bot?
arena-page-eyebrow = Who is better?
arena-page-how = Bots changed places: every seating of a deal was played with the same dice, and intervals are computed over deals. Where the bars cross the dashed line, these games do not tell who is better.
arena-axis-points = Points of the rating
arena-axis-wins = Decided games won by the first, per cent
arena-axis-scores = Points a seat: the first less the second
arena-answer-first = { $first } is better than { $second }: it wins { $share } of the decided games ({ $low } – { $high }), where equals would win { $equal }.
arena-answer-second = { $second } is better than { $first }, which wins { $share } of the decided games ({ $low } – { $high }), where equals would win { $equal }.
arena-answer-alike = Whether { $first } or { $second } is better is not seen: { $first } wins { $share } of the decided games ({ $low } – { $high }), where equals would win { $equal }.
