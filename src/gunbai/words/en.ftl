# The core's refusals and phrases. Keys: core.what -> core-what.

core-ended = The game is over.
core-over = The game is over; nothing more can be answered.
core-not-open = Question { $given } is not open: it was answered already or never asked.
core-not-yours = This question is for { $seat } to answer.
core-taken-back-since = Something was taken back after this question was shown; look again.
core-not-an-option = “{ $given }” is not one of the choices. Legal: { $legal }.
core-not-places = Give positions from 0 to { $last }, each at most once; got “{ $given }”.
core-wrong-count = { $count } picked; pick { $least } to { $most }.
core-wrong-count-exactly = Pick exactly { $least }; you picked { $count }.
core-not-the-fields = Give points to exactly these: { $fields }.
core-not-whole-points = Points are whole numbers: { $total } in all, at least { $least } in each.
core-too-few-points = At least { $least } in each, { $total } in all.
core-wrong-points = { $given } points were given out; there are { $total } to divide, at least { $least } in each.
core-not-text = A text is required here.
core-too-long = The text has { $given } characters; the limit is { $most }.
core-blank = The text is empty; write at least a word.
core-too-many-lines = The text has { $given } { $given ->
    [one] line
   *[other] lines
}; the limit is { $most }.
core-unprintable = The text contains characters that cannot be shown; use letters, digits and punctuation.
core-not-in-range = “{ $given }” is not valid; enter a whole number from { $low } to { $high }.
core-not-an-order = “{ $given }” is not an order; an object with its fields is required.
core-not-faces = Enter { $count ->
    [1] the face of one die, from 1 to { $sides }.
   *[other] the faces of { $count } dice, each from 1 to { $sides }.
}
core-dice-fell = These dice have already fallen and are not rolled again: { $faces }.
core-option-choice = Option { $option } cannot be “{ $given }”; legal are: { $legal }.
core-option-range = Option { $option } cannot be “{ $given }”; a whole number from { $low } to { $high } is legal.
core-unknown-option = There is no option “{ $given }”; there are: { $legal }.
core-seat-name = “{ $given }” cannot be a name; a name has 1 to { $most } visible characters.
core-same-name = Two players cannot both be called “{ $name }”.
core-no-such-name = Nobody at this table is called “{ $given }”; there are: { $legal }.
core-several-seats = Several players are called “{ $given }”; give the number of the seat: { $seats }.
core-broken-game = The game { $given } cannot be loaded: { $why }.
core-no-game = There must be exactly one gunbai.Game in “{ $given }”; there are { $count }.
core-no-advice = This game has no bot that could give advice.
core-no-hints = This table shows no chances, so nobody gives advice here.
core-unknown-game = There is no game “{ $given }”; there are: { $legal }.
core-unknown-bot = There is no bot “{ $given }”; there are: { $legal }.
core-clock-kind = There is no clock of the kind “{ $given }”; there are: { $legal }.
core-clock-when-up = “{ $given }” is not what may happen when the time is up; legal are: { $legal }.
core-clock-span = This span of time must be { $low } to { $high } seconds; got { $given }.
core-clock-night = A night is two minutes of the day from 0 to 1439; got { $given }.
core-clock-days = The time zone or one of the holidays (as in 2026-12-31) is not known: { $given }.
core-time-awaited = The record notes other open questions at this time than there are.
core-time-not-up = The time for this question is not up yet.
core-no-standing = No standing answer can be given to “{ $given }”; it can to: { $legal }.
core-standing-value = “{ $given }” cannot stand as an answer here; legal are: { $legal }.
core-standing-how = An answer cannot stand “{ $given }”; legal are: { $legal }.
core-closed = The host has closed this table; the game ends here.
core-a-bots-already = A bot answers this question already.
core-paused = The host has paused the game; it goes on when the host says so.
core-muted = The host has muted you; your remarks are not taken for now.
core-no-whispers = At this game everything is said to the whole table.
core-not-your-note = There is no remark { $given } of yours to withdraw.
core-no-such-seat = There is no such seat: { $given }; the table has { $most }, counted from 0.
core-vote-for-whom = Only the seat of another person can be given to a stand-in by vote.
core-voted-already = You have voted for this stand-in already.
core-unknown-pace = Bots cannot play at the pace “{ $given }”; legal are: { $legal }.
core-unknown-dice = Dice cannot be “{ $given }”; legal are: { $legal }, or a seed.
core-seat-count = { $given } seats are not possible; the game has { $low } to { $high }.
core-seats-are = { $given } seats are not possible; the game has { $low }.
core-proposal-open = An undo request is already open; answer it first.
core-nothing-to-undo = You have nothing to take back.
core-no-proposal = Nobody is asking to take anything back.
core-agreed-already = You have already agreed.
core-salt-needs-seal = Only sealed dice take salt.
core-salt-too-late = Salt can be added only before the first roll.
core-salt-length = Salt is a text of 1 to { $most } characters.
core-dice-sealed = The dice of this game are sealed and their secret is not in the record: it can be viewed, but not continued.

core-record-empty = This file is empty; a record begins with a header.
core-record-header = The first line is not the header of a Gunbai record.
core-record-format = This record has format { $given }; this release reads format { $legal }.
core-record-version = This record follows version { $given } of the rules of { $game }; this release plays version { $legal }. It can still be viewed.
core-record-cut = The record breaks off at line { $line }: the end of the file is missing.
core-record-entry = Entry { $entry } (line { $line }) is not an entry of a record.
core-record-secret = Entry { $entry } does not hold a dice secret.
core-record-roll = Entry { $entry } is not the roll that the rules require there.
core-record-answer = Entry { $entry } answers a question that was not open.
core-verify-typed = the dice were typed in, so only their use could be checked
core-verify-drawn = the dice came from a generator that nobody can turn back, so only their use could be checked
core-verify-unfinished = the game is not over, so the secret of its dice is not published yet
core-verify-branch = { $entries ->
    [one] its first entry was taken over from another game (after { $at } of its entries); what fell there is proved by that game's record
   *[other] its first { $entries } entries were taken over from another game (after { $at } of its entries); what fell there is proved by that game's record
  }
core-branch-moment = There is no moment { $given }: the game has { $most } entries, from 0.
core-branch-seats = { $given } were named for { $most } seats: name everybody, or nobody.
core-what-if-open = The table is being asked for a what if already: wait for its answer.
core-no-what-if = Nobody asks for a what if now.
core-what-if-persons = Only persons at the table ask for a what if, and agree to one.
core-branch-over = The game was over by then: choose an earlier moment.
core-verify-commitment = The published secret is not the one that was committed to before play.
core-verify-refused = Entry { $entry } is against the rules: { $why }
core-verify-roll = Entry { $entry }: these are not the dice that fell.
core-verify-entry = Entry { $entry } is not what follows from the entries before it.
core-verify-missing = Entry { $entry } is missing.
core-verify-unasked = Nothing calls for this entry here.

# A game told: the account that is exported (gunbai.story).

story-old-rules = This game follows version { $given } of the rules. They have changed since: this release plays version { $now }. So it is told from what was answered and rolled.
story-old-ending = How the game ended is known to the version by which it was played; its record keeps every answer and every die.
story-old-rolled = { $who } rolls { $faces }.
story-old-wrote = { $who } writes: “{ $text }”
story-old-answered = { $who } answers: { $answer }
story-bot = bot
story-dice = Dice
story-dice-drawn = from a generator, for many games one after the other
story-dice-sealed = sealed: drawn from a secret that was committed to before play
story-dice-seeded = from a seed
story-dice-typed = real dice, typed in
story-commitment = SHA-256 of the dice secret
story-ending = The end
story-unfinished = The game is still being played.
story-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } win.
}
story-nobody-won = Nobody wins.
story-player = Player
story-score = Score
story-remarks = Remarks at the table
story-sat = Who sat where
story-change-seated-claim = { $name } took the seat.
story-change-seated-host = The host gave a seat to { $name }.
story-change-seated-stand-in = A bot stands in for { $name }; the host asked for it.
story-change-seated-vote = A bot stands in for { $name }; the table voted for it.
story-change-seated-clock = A bot stands in for { $name }, whose time is up.
story-change-seated-return = { $name } is back.
story-change-seated-given-back = The host gave { $name } the seat back.
story-change-delegated-on = A bot answers one question for { $name }; the host asked for it.
story-change-expired-on = The time of { $name } was up.
story-change-away-on = { $name } is away.
story-change-away-off = { $name } is here again.
story-change-paused-on = The host paused the game.
story-change-paused-off = The host let the game go on.
story-change-hints-on = The host shows chances.
story-change-hints-off = The host hides chances.
story-change-paced-at-once = Bots play without pauses from here on.
story-change-paced-usual = Bots play with short pauses from here on.
story-change-paced-slow = Bots play with long pauses from here on.
story-change-timed-each = The host set the clock: { $span } for each decision. Time begins anew.
story-change-timed-budget = The host set the clock: { $span } for the whole game, { $increment } more with every answer. Time begins anew.
story-change-timed-off = The host took the clock away.
story-change-muted-on = The host muted { $name }.
story-change-muted-off = { $name } may speak again.
story-change-handed-on = The table has a new host.
story-change-closed-on = The host closed the table.
story-change-branching-on = { $name } asks for a what if.
story-change-assent-on = { $name } agrees to the what if.
story-change-assent-off = { $name } does not agree to the what if.

# About the language itself.

words-language = English
words-span-d = { $count } d
words-span-h = { $count } h
words-span-m = { $count } min
words-span-s = { $count } s
words-comma = .

## How strong a bot is

ladder-measured = wins { $won } of 100 against { $against } ({ $low }–{ $high })
