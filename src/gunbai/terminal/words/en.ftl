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
terminal-missing = { $what } must be given; --help says what it means.
terminal-option-alone = { $option } needs a value after it.
terminal-wrong-use = The command cannot be understood: { $why }.
terminal-option-shape = { $option } cannot be “{ $given }”; what is wanted is { $shape }.
terminal-option-refused = { $option }: { $why }
terminal-no-file = There is no file { $file }.
terminal-file-exists = There is a file { $file } already; it is not overwritten.
terminal-is-folder = { $file } is a folder, not a file.
terminal-not-allowed = { $file } may not be read or written by you.
terminal-serving = The table stands at { $where } (Ctrl-C clears it away).
terminal-serving-others = Phones and other computers find it at { $where }
terminal-serving-alone = It is open to this computer only; with --host 0.0.0.0 also to phones and other computers of your network.
terminal-file-trouble = { $file } cannot be used: { $why }.

## Opening a game

terminal-me = You
terminal-you = you
terminal-bot-name = Bot { $number }
terminal-same-name = Two people cannot both be called “{ $name }” at one table.
terminal-seat-name = Nobody can be called “{ $given }”; a name has 1 to { $most } characters.
terminal-no-bots = { $game } has no bots yet; name a person for every seat.
terminal-not-a-pair = “{ $given }” sets nothing; write NAME=VALUE, with a name of these: { $legal }.
terminal-no-preset = There is no preset “{ $given }”; there are: { $legal }.
terminal-seed-or-dice = Dice come from a seed or as --dice says, not both.
terminal-other-game = { $file } keeps another game (of { $game }) than the one asked for; leave out what differs, or name another file.
terminal-record-in-use = { $file } is in use: somebody plays that game in another terminal.
terminal-broken-secret = { $file } does not hold a dice secret.

## At the table

terminal-hand-over = Hand the keyboard over to { $name }.
terminal-press-enter = { "  " }Press Enter when only you can see the screen.
terminal-secret = secret
terminal-taken-back = Taken back.
terminal-table-decides = The others must agree to that.
terminal-wishes-back = { $name } wishes to take the last answer back, with all that followed. Do you agree?
terminal-and-before = … (log tells what came before)
terminal-yes = yes
terminal-no = no
terminal-all = all
terminal-none = none
terminal-nobody-here = Nobody sits at this table who could say that.
terminal-kept = The game is kept in { $file }; “gunbai record verify { $file }” checks every roll of it.
terminal-left = The game is kept in { $file }; go on with “gunbai play { $game } --record { $file }”.
terminal-left-unkept = The game is not kept.
terminal-keep-where = Keep the game in which file? (Enter: in none){ " " }

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
terminal-how-divide = { $total } points in all, at least { $least } in each: type numbers for { $fields }, in this order.
terminal-how-number = A whole number from { $low } to { $high }.
terminal-how-roll = Roll { $count ->
    [one] a die
   *[other] { $count } dice
} of { $sides } sides and type what fell{ $count ->
    [one] .
   *[other] , such as 1 3 6.
}
terminal-how-order = Type the order in words, or as JSON.
terminal-how-write = Type a line.
terminal-how-write-verse = At most { $lines } lines, Enter after each; an empty line ends.
terminal-how-write-text = Enter ends; “ / ” begins a new line.
terminal-how-write-blank = It may stay empty.
terminal-not-places = “{ $given }” will not do; type numbers of the list, from 1 to { $count }, each once.
terminal-not-divided = { $count } numbers are wanted, for these: { $fields }.
terminal-not-a-number = “{ $given }” is not a whole number.

## What may be typed beside an answer

terminal-no-aside = “{ $given }” is no command; there are: { $legal }.
terminal-aside-undo = undo
terminal-aside-undo-about = take your last answer back
terminal-aside-note = note
terminal-aside-note-about = note TEXT: a remark that the whole table reads, kept in the record
terminal-aside-rules = rules
terminal-aside-rules-about = the rule behind this question; rules R9 another; rules all the whole book
terminal-aside-board = board
terminal-aside-board-about = draw the board again
terminal-aside-log = log
terminal-aside-log-about = tell all that has happened so far
terminal-aside-salt = salt
terminal-aside-salt-about = salt TEXT: stir sealed dice, before the first roll
terminal-aside-help = help
terminal-aside-help-about = this list
terminal-aside-quit = quit
terminal-aside-quit-about = leave; a kept game can be taken up again
terminal-help-slash = Where a text is wanted, write /note and the like with a slash; \help writes the word “help” itself.

## Rules

terminal-rules-legend = Rules without a mark are the author's own; rulings, set apart, are ours where the sources are silent or disagree.
terminal-rule-public = from another public text
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
terminal-entry-undo = { $who } takes back all from entry { $to } on
terminal-entry-propose = { $who } wishes to go back before entry { $to }
terminal-entry-agree = { $who } agrees
terminal-entry-object = { $who } does not agree
terminal-entry-note = { $who } remarks: “{ $text }”
terminal-entry-salt = { $who } adds salt: “{ $text }”
terminal-entry-secret = The dice secret is published: { $secret }
terminal-no-such-seat = Nobody called “{ $given }” sits at this table; there are: { $legal }.

## Odds

terminal-odds-figure = Figure
terminal-odds-chance = Value
terminal-odds-exact = Exactly
terminal-no-report = { $game } writes no reports; “gunbai record export” tells its story.
terminal-no-files = { $game } takes no files of one’s own.
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
