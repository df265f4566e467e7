# The command line, in English. Keys: terminal.what -> terminal-what.

## What goes wrong on a command line

terminal-no-such-option = There is no option { $option } here{ $count ->
    [0] .
   *[other] ; did you mean { $near }?
}
terminal-no-such-command = There is no command “{ $given }” here{ $count ->
    [0] .
   *[other] ; did you mean { $near }?
}
terminal-missing = { $what } is required; see --help.
terminal-option-alone = { $option } needs a value.
terminal-wrong-use = The command cannot be understood: { $why }.
terminal-option-shape = { $option } cannot be “{ $given }”; expected { $shape }.
terminal-option-refused = { $option }: { $why }
terminal-no-file = There is no file { $file }.
terminal-file-exists = The file { $file } already exists and is not overwritten.
terminal-is-folder = { $file } is a folder, not a file.
terminal-not-allowed = You may not read or write { $file }.
terminal-serving = Serving at { $where } (Ctrl-C to stop).
terminal-serving-others = Phones and other computers find it at { $where }
terminal-serving-alone = It is open to this computer only; with --host 0.0.0.0 also to phones and other computers on your network.
terminal-file-trouble = { $file } cannot be used: { $why }.
terminal-output-trouble = The output cannot be used: { $why }.
terminal-no-letters = The output cannot hold every letter; ? stands for the others.

## Opening a game

terminal-me = You
terminal-you = you
terminal-not-a-pair = “{ $given }” sets nothing; write NAME=VALUE with one of these names: { $legal }.
terminal-no-preset = There is no preset “{ $given }”; there are: { $legal }.
terminal-hours-without-clock = A night, holidays, a time zone and what happens when the time is up need --clock.
terminal-not-a-span = “{ $given }” is not a span of time; write it as 90s, 20m, 8h or 2d.
terminal-clock-left = Time left for this decision: { $left }
terminal-clock-up = The time of { $name } is up.
terminal-seed-or-dice = Dice come either from --seed or from --dice, not from both.
terminal-other-game = { $file } holds a different game ({ $game }); leave out what differs, or name another file.
terminal-record-in-use = { $file } is in use: this game is being played in another terminal.
terminal-broken-secret = { $file } does not hold a dice secret.

## At the table

terminal-hand-over = Hand the keyboard to { $name }.
terminal-press-enter = { "  " }Press Enter when only you can see the screen.
terminal-secret = secret
terminal-taken-back = Taken back.
terminal-table-decides = The others must agree to that.
terminal-wishes-back = { $name } asks to take back the last answer and all that followed. Do you agree?
terminal-and-before = … (log shows what came before)
terminal-yes = yes
terminal-no = no
terminal-all = all
terminal-none = none
terminal-nobody-here = Nobody at this keyboard could say that.
terminal-kept = The game is saved in { $file }; “gunbai record verify { $file }” checks every roll.
terminal-left = The game is saved in { $file }; continue with “gunbai play { $game } --record { $file }”.
terminal-left-unkept = The game is not saved.
terminal-keep-where = Save the game to which file? (Enter: do not save){ " " }

## Puzzles

terminal-puzzle-which = Choose one of these: --date, --id, or an endless row (--endless, --theme, --seed).
terminal-puzzle-head = { $title } · { $id }
terminal-puzzle-score = Right so far: { $right } of { $count }.

## How to answer

terminal-how-choose = Type a number, or the beginning of a name (Tab completes it).
terminal-how-pick = Type numbers, such as 1 3{ $least ->
    [0] ; Enter for none
   *[other] ; at least { $least }
}, at most { $most }.
terminal-how-pick-so-many = Type { $most ->
    [1] a number, such as 3
   *[other] { $most } numbers, such as 1 3
}.
terminal-how-divide = { $total } points in all, at least { $least } each: type numbers for { $fields }, in this order.
terminal-how-number = A whole number from { $low } to { $high }.
terminal-how-roll = Roll { $count ->
    [one] one die
   *[other] { $count } dice
} with { $sides } sides and type { $count ->
    [one] the result.
   *[other] the results, such as 1 3 6.
}
terminal-how-order = Type the order in words, or as JSON.
terminal-enter-again = Press Enter again to leave it at that, or type an answer.
terminal-how-write = Type a line.
terminal-how-write-verse = At most { $lines } lines, Enter after each; an empty line ends.
terminal-how-write-text = Enter ends; “ / ” begins a new line.
terminal-how-write-blank = It may be left empty.
terminal-not-places = “{ $given }” is not valid; type numbers from 1 to { $count }, each once.
terminal-not-divided = Type { $count } numbers, for: { $fields }.
terminal-not-a-number = “{ $given }” is not a whole number.

## What may be typed beside an answer

terminal-no-aside = “{ $given }” is not a command; there are: { $legal }.
terminal-aside-undo = undo
terminal-aside-undo-about = take your last answer back
terminal-aside-note = note
terminal-aside-note-about = note TEXT: a remark that the whole table reads, kept in the record
terminal-aside-rules = rules
terminal-aside-rules-about = the rule behind this question; rules R9 another; rules all the whole book
terminal-aside-board = board
terminal-aside-board-about = draw the board again
terminal-aside-log = log
terminal-aside-log-about = tell everything that has happened so far
terminal-aside-suggest = suggest
terminal-aside-suggest-about = what a bot would answer here: before the game begins, or to any text
terminal-aside-deal = deal
terminal-aside-deal-about = let a bot answer all that you are asked before the game begins
terminal-aside-salt = salt
terminal-aside-salt-about = salt TEXT: stir sealed dice, before the first roll
terminal-aside-help = help
terminal-aside-help-about = this list
terminal-aside-quit = quit
terminal-aside-quit-about = leave; a saved game can be continued
terminal-help-slash = Where a text is asked for, write /note and the like with a slash; \help writes the word “help” itself.
terminal-deal-offer = deal: a bot answers all of this for you; suggest: it answers one question.
terminal-take-it = Take it?
terminal-take-all = Take all of it?
terminal-nothing-to-deal = The game has begun: a bot suggests texts only.

## Rules

terminal-rules-legend = Rules without a mark are the author's own; rulings, set apart, are ours where the sources are silent or disagree.
terminal-rule-public = from other published rules
terminal-rule-ruling = Ruling { $number }.
terminal-no-rules = The rules reference of { $game } is missing.
terminal-no-rule = There is no rule “{ $given }”; there are: { $legal }.

## Records

terminal-record-verified = The record is true: { $entries } { $entries ->
    [one] entry
   *[other] entries
} and { $rolls } { $rolls ->
    [one] roll
   *[other] rolls
} follow from the rules{ $proved ->
    [true] , and every die is proved.
   *[false] ; the dice themselves are not proved: { $why }.
}
terminal-record-false = The record is not true. { $fault }
terminal-record-unplayable = Its entries as they stand:
terminal-record-game = Game
terminal-record-version = Rules version
terminal-record-seats = Seats
terminal-record-options = Options
terminal-record-dice = Dice
terminal-record-entries = Entries
terminal-record-seed = seed { $seed }
terminal-entry-answer = { $who } answers question { $ask }: { $value }
terminal-entry-rolled = { $who } rolls d{ $sides }: { $faces }
terminal-entry-undo = { $who } takes back everything from entry { $to } on
terminal-entry-propose = { $who } asks to take back everything from entry { $to } on
terminal-entry-agree = { $who } agrees
terminal-entry-object = { $who } does not agree
terminal-entry-note = { $who } remarks: “{ $text }”
terminal-entry-salt = { $who } adds salt: “{ $text }”
terminal-entry-secret = The dice secret is published: { $secret }

## Odds

terminal-odds-figure = Figure
terminal-odds-chance = Value
terminal-odds-exact = Exactly
terminal-no-lesson = { $game } has no guided game.
terminal-lesson-alone = A guided game brings its own seats, options and dice: leave them out.
terminal-no-report = { $game } has no reports; “gunbai record export” tells its story.
terminal-no-files = { $game } has no files of your own to check.
terminal-no-faults = { $file } has no faults.
terminal-no-odds = { $game } offers no odds.

## Studies

terminal-study-playing = Playing
terminal-study-rate = { $rate } a second
terminal-study-of-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }; { $decisions } decisions each
terminal-study-stopped = Stopped: { $games } of { $asked } games were played, and are kept.

## Help

terminal-help-usage = Usage
terminal-help-arguments = Arguments
terminal-help-options = Options
terminal-help-commands = Commands
terminal-help-default = default
terminal-help-required = required
terminal-help-help = Show this page and exit.
terminal-help-lang = Language (default: system language).
terminal-help-version = Print the version and exit.
terminal-help-gunbai = The referee for three samurai tabletop games: rules, books, dice, empty seats, odds.
terminal-help-game = The game’s id, or the file of a game of your own; may be left out beside --game.
terminal-help-own-game = A game of your own: its Python file, folder or package; may be repeated.
terminal-help-option = A table option, such as points=12; may be repeated.
terminal-help-preset = A named set of options; override single options with --option.
terminal-help-json = Print JSON.
terminal-help-play =
    Play a game at this terminal, against bots or with several people in turn.

    With bots in all seats the game plays itself and tells what happens. A game with --record is
    saved as it is played; if it is interrupted, the same command continues it.
terminal-help-play-seats = Who sits where, in the order of the seats: me, bot, the id of a bot, or a person's name.
terminal-help-play-seed = Take dice and bots from a seed: the same seed gives the same game.
terminal-help-play-dice = sealed: provably fair; typed: roll real dice and type what fell.
terminal-help-play-record = Save the game to FILE, or continue the game that is there.
terminal-help-play-lesson = Play the guided first game: a short game against kind bots, with remarks.
terminal-help-play-no-hints = Show no chances.
terminal-help-play-clock = Count time: 1d for each decision, or 20m+10s for the whole game with what each answer adds.
terminal-help-play-night = Hours in which the clock stands still, such as 22:00-08:00.
terminal-help-play-zone = The time zone of the night and the holidays, such as Europe/Moscow.
terminal-help-play-holidays = Days on which the clock stands still, such as 2026-12-31.
terminal-help-play-when-up = What happens when the time is up: remind, a bot answers once, a bot stands in, the host decides.
terminal-help-serve = Serve the web table: open tables, share a link for each seat, play in the browser.
terminal-help-serve-host = The address to listen on.
terminal-help-serve-port = The port to listen on.
terminal-help-serve-database = Where tables are stored (default: SQLite in your data folder).
terminal-help-serve-workers = Number of server processes.
terminal-help-serve-open = Open the table in the browser.
terminal-help-serve-site = The address under which people reach the server, for the links of a table.
terminal-help-serve-base-path = The path under which the server stands at that address.
terminal-help-serve-proxies = Proxies (addresses, networks or *) whose word on visitors is believed.
terminal-help-serve-openings = How many tables one address may open in a minute.
terminal-help-serve-connections = How many requests and open pages one address may have at once.
terminal-help-serve-openings-a-day = How many tables one address may open in a day (0: no limit).
terminal-help-serve-size = How many KiB of entries a table takes.
terminal-help-serve-notes = How many notes a table takes.
terminal-help-serve-club-people = How many people a club takes.
terminal-help-serve-club-tables = How many tables a club takes, with those that are over.
terminal-help-serve-patience = Seconds that a request may take to arrive.
terminal-help-serve-operator = The secret that opens /metrics (default: nobody has it).
terminal-help-serve-logs = Logs as text or json.
terminal-help-serve-requests = Log every request, without the secret part of links.
terminal-help-serve-notices = Kinds of channels that players may enter to be told of their turn.
terminal-help-serve-mail = The mail server that sends notices, as an Apprise URL (mailtos://…).
terminal-help-serve-notice-key = The key that channels are stored under (default: a file beside the tables).
terminal-help-serve-push-key = The key that push messages are signed with (default: a file beside the tables).
terminal-help-serve-contact = A mail address at which push services can reach you.
terminal-help-serve-pause = Seconds that a bot waits before it answers, where the host did not set another pace.
terminal-help-rules = Print the rules of a game with its rulings marked, or one section or ruling.
terminal-help-rules-part = A section or ruling, such as kamae or R9.
terminal-help-check = Check a file of your own for a game, such as a scenario; exit status 1 if it has errors.
terminal-help-check-file = The file.
terminal-help-record = Show, verify or export the record of a game.
terminal-help-record-file = A .gunbai file.
terminal-help-record-show = Show what a record holds, even if this release does not play its version of the rules.
terminal-help-record-show-entries = List the entries with their numbers.
terminal-help-record-verify =
    Replay a record and check every entry and every roll.

    Exit status: 0 if the record is true, 1 if an entry is false (it is named), 2 if the record
    cannot be read or played.
terminal-help-record-export = Export a record as a story (Markdown, HTML) or as a table of entries (CSV).
terminal-help-record-export-to = The format.
terminal-help-record-export-as = Whose story: a player's name (default: what everybody was told).
terminal-help-record-export-out = Write to FILE, which must not exist yet.
terminal-help-record-branch = Begin a new game from a moment of another.
terminal-help-record-branch-at = After how many entries of the record ("record show --entries" numbers them).
terminal-help-record-branch-seats = Who sits where, as in "play" (default: the same people).
terminal-help-record-branch-out = The file to write; its dice are sealed anew, and their secret lies beside it.
terminal-branched = Written to { $file }. Play on: gunbai play { $game } --record { $file }
terminal-help-record-analyse = Tell luck apart from play, and the three decisions that cost most.
terminal-help-record-report = Write the report of a battle to a folder: Markdown, HTML and a picture of every turn.
terminal-help-record-report-out = The folder, which must not exist yet.
terminal-help-odds = Exact odds of a game's conflicts.
terminal-help-odds-of = The odds of this game.
terminal-help-study =
    Simulate many bot games and report scores and win rates.

    The same seed gives the same figures with any number of workers. Ctrl-C keeps the games played
    so far. Settings that --vary compares are played with the same dice, game by game.
terminal-help-study-games = Number of games.
terminal-help-study-seed = The seed of all games.
terminal-help-study-bots = Which bot sits where, in the order of the seats; a bot of your own is FILE.py:NAME.
terminal-help-study-vary = Compare values of a table option (points=12,15) or presets (preset=a,b); if repeated, all combinations. Each bots=BOT,BOT,… is one seating to compare.
terminal-help-study-workers = Number of processes.
terminal-help-study-cluster = Run on a Dask cluster: the address of its scheduler.
terminal-help-study-csv = Print CSV.
terminal-help-study-until = Stop once every share of wins (or difference, with --vary) is known to within this many percentage points.
terminal-help-study-metrics = Count more: a Python file with a class Watch; may be repeated.
terminal-help-study-rows = Write one row per game to FILE as CSV, or as Parquet if its name ends in .parquet; FILE must not exist yet.
terminal-help-study-report = Write a page with plots to DIR, in every language; DIR must not exist yet.
terminal-help-puzzle =
    A puzzle of a game: the one of the day, which is the same for everybody, or one after the other.

    One answer is right, proven to the end or clearly ahead by exact odds. Yours is asked for, judged
    and explained.
terminal-help-puzzle-date = The puzzle of another day (default: today).
terminal-help-puzzle-endless = One puzzle after the other, the themes in turn.
terminal-help-puzzle-theme = One after the other, all of one theme.
terminal-help-puzzle-seed = Letters and digits from which an endless row is drawn (default: a new row).
terminal-help-puzzle-id = The puzzle of this id again.
terminal-help-puzzle-answer = Judge this answer instead of asking; exit status 1 if it is wrong.
terminal-help-bots = The bots of a game, and how strong they were measured to be.
terminal-help-bots-game = The game's id (default: all games).
terminal-help-arena =
    Let bots play against each other and tell which is better, and by how much.

    A deal is every line-up of the bots in every seating, with the same dice; intervals are computed
    over deals. The same seed gives the same figures with any number of workers. Ctrl-C keeps the
    games played so far. A bot of your own is FILE.py:NAME.
terminal-help-arena-bots = The bots that meet, two or more.
terminal-help-arena-games = Number of games, rounded up to whole deals.
terminal-help-arena-until = Stop once every share of wins is known to within this many percentage points.
terminal-help-arena-test = Stop once it is decided whether the first of two bots wins LOW or HIGH per cent (5 % errors).
terminal-help-arena-lineups = Line-ups: half (half of the seats each), one (one bot among others), mixed (all at one table).
terminal-help-arena-against = Let every other bot meet this one only, not each other.
terminal-help-arena-seats = Number of seats at a table.
terminal-help-arena-json = Write the figures to FILE as JSON.
terminal-help-arena-report = Write a page with plots, and all figures, into FOLDER.

# -- admin
terminal-help-admin = Run a server's database: list, back up, restore, delete, check.
terminal-help-admin-list = List every table: its game, when it was opened, last moved and ended; never its links.
terminal-help-admin-clubs = List every club: its people, tables and results, when it was made and last looked at; never its links.
terminal-help-admin-check = Before an upgrade: which tables follow which version of which rules, and whether this release plays them on.
terminal-help-admin-backup = Copy the whole database into a new SQLite file, while the server runs.
terminal-help-admin-backup-file = A file made by backup.
terminal-help-admin-restore = Copy a backup into an empty database, after playing every record again.
terminal-help-admin-delete = Delete tables and clubs for good, by their id in the lists.
terminal-help-admin-delete-ids = The ids of tables or clubs.
terminal-help-admin-retire = Delete the tables at which nothing has happened for so long, and clubs without tables that nobody has looked at.
terminal-help-admin-retire-older-than = Days without a move.
terminal-admin-checked = { $count ->
    [0] This release plays on every unfinished table.
    [one] { $count } unfinished table follows rules that this release does not play.
   *[other] { $count } unfinished tables follow rules that this release does not play.
}
terminal-admin-copied = { $count ->
    [one] { $count } table was copied to { $file }.
   *[other] { $count } tables were copied to { $file }.
}
terminal-admin-restored = Restored; records played again: { $played }, of other rules and taken as they are: { $other }.
terminal-admin-deleted-clubs = { $count ->
    [one] { $count } club was deleted.
   *[other] { $count } clubs were deleted.
}
terminal-admin-deleted = { $count ->
    [one] { $count } table was deleted.
   *[other] { $count } tables were deleted.
}
