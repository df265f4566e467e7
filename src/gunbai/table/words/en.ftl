# The words of the web table. Keys: table.what -> table-what.

table-skip = Skip to the table
table-language = Language
table-theme = Light or dark
table-to-front = To the front page

# The front page
table-tagline = The referee for samurai tabletop games
table-lead = It knows the rules, keeps the books, rolls the dice in the open and says why a move is not allowed. The story is left to you.
table-lead-bots = Play tonight, online or with phones around one table. Bots take the empty seats.
table-choose-game = Choose a game
table-games = The games
table-open-table = Open a table
table-rules = The rules
table-read-rules = Read the rules
table-seats-from-to = { $low } to { $high } seats
table-seats-always = { $count ->
    [one] one seat
   *[other] { $count } seats
  }
table-how = How it works
table-how-open = Open a table.
table-how-open-more = Choose the game and who sits where. A bot can take any seat.
table-how-share = Hand out the links.
table-how-share-more = Each seat has its own secret link, and a QR code for phones. No accounts needed.
table-how-play = Play.
table-how-play-more = You are told what to decide, what is allowed, and what would come of it. At the end the dice prove that they were fair.
table-mine = Your tables
table-mine-now = At a glance
table-mine-about = Only this browser remembers them: there are no accounts.
table-mine-none = You have not joined a table in this browser yet.
table-mine-turn = Your turn
table-mine-waiting = Waiting
table-mine-over = Over
table-mine-talk = new talk
table-mine-lost = The server cannot be reached: this is what was known before.
table-mine-scripts = This page needs scripts: the browser itself keeps the list.
table-carry = Carry them to another browser
table-carry-about = By a link, a code or a file. Whoever has it sits in your seats, so hand it to nobody but yourself.
table-carry-code = Show a QR code
table-carry-save = Save as a file
table-carry-file = Import a file
table-carry-unread = There are no tables in this file.
table-carried = This link carries tables:
table-carried-do = Keep them in this browser
table-carried-told = New in this browser: { $count }
table-forget = Forget

# A new table
table-new-title = A table of { $game }
table-seats = Who sits where
table-seat-count = Seats, { $low } to { $high }
table-seat-name = name
table-seat-name-hint = as others call them
table-played-by = played by
table-person = a person
table-bot = a bot
table-bot-mark = bot
table-less = Less
table-more = More
table-options = The rules at this table
table-as-usual = as usual
table-own-choice = your own choice
table-rule = Rule
table-at-table = The table itself
table-dice = Dice
table-dice-sealed = Sealed
table-dice-typed = Your own
table-dice-about = Sealed dice are committed to before play and opened at the end, so that anybody can check every roll. With your own dice you roll on the real table and enter the results.
table-hints = Chances
table-hints-on = Shown
table-hints-off = Hidden
table-hints-about = Whether choices show their exact chances and consequences.
table-pace = Pauses of bots
table-pace-at-once = None
table-pace-usual = Short
table-pace-slow = Long
table-pace-about = A pause lets you follow what a bot does. Long pauses last two seconds, and no more than ten in all before one of you is asked again. While nobody watches, or another player is thinking, bots never pause.
table-open-this-table = Open this table

# Sharing
table-share-title = The table is ready
table-share-over = Its links lead to the end, the story and the replay.
table-share-lead = Give every player their own link. Whoever has a link sits in that seat, so hand it over like a key.
table-share-alone = These links open on this computer only. For phones and other computers, start the server so that your network reaches it. Nothing is lost: this page then shows the links to share.
table-links-of = the links
table-link = Link
table-link-secret = Only for whoever plays this seat.
table-link-open = For anybody who wants to watch. It shows no secrets.
table-qr = Code that opens the link: { $name }
table-enlarge = Enlarge
table-shrink = Close
table-spectators = Spectators
table-copy = Copy
table-copied = Copied
table-sit-here = Sit down here
table-watch-here = Watch
table-bots-here = Played by bots
table-share-keep = You can find the links again on this page: keep its address. This browser also remembers it, on the front page.

# At the table
table-strip = Your seat and whose turn it is
table-side = Beside the table
table-live = live
table-connecting = connecting
table-reconnecting = reconnecting…
table-unsent = Not sent: the server cannot be reached. Try again in a moment.
table-failed = The server could not do that. Nothing has changed.
table-your-word = Your word
table-your-turn = Your turn
table-you-watch = You are watching
table-you = you
table-awaited = Waiting for:
table-over = The game is over
table-nothing-asked = Nothing to do right now.
table-nothing-watch = You see what everybody may see.
table-undo-do = Take back
table-undo-ask-do = Ask to take back
table-undo-free = Take back your last answer; nothing has followed from it yet
table-undo-ask = The others must agree: something has followed from your last answer
table-undo-none = Nothing to undo
table-undo-dice-do = Set dice right
table-undo-dice = back to the dice typed in: { $faces }. Other faces may be typed in then.
table-undo-question = back to “{ $question }”.
table-undo-secret = a secret answer
table-undo-with =
    { $rolls ->
        [0] Answers that go with it: { $answers }.
       *[other] Answers that go with it: { $answers }; rolls: { $rolls }.
    }
table-undo-same-dice = The same dice would fall again.
table-proposal = { $who } asks to take a move back
table-proposal-asks = asks for it
table-proposal-agreed = agrees
table-proposal-awaited = has not answered yet
table-agree = Agree
table-object = Disagree
table-withdraw = Withdraw
table-winner = wins
table-story = What happened
table-story-empty = Nothing yet. The scroll is blank.
table-whole-story = The whole story
table-read-story = Read the story
table-story-md = Story as text
table-record = The record
table-record-about = The record holds every answer and every roll, and the secret of the dice. Anybody can verify it.
table-notes = At the table
table-notes-empty = Nobody has said anything yet.
table-note-write = Say something to the table
table-note-do = Say
table-note-to-all = To the whole table
table-note-withdraw = Withdraw this remark
table-whispered-to = to
table-whispered-you = you
table-whisper-private = Tick nobody, and all read it. A remark to some is read by them alone, also when the game is over.
table-whisper-open = Tick nobody, and all read it. A remark to some is read by them alone, until the game is over: this table agreed to open them then.
table-open-talk = Private talk
table-open-talk-private = Stays private
table-open-talk-open = Opened at the end
table-open-talk-about = Players may talk to some of the others alone. Whether all can read that when the game is over.
table-at-this-table = Who is here
table-dice-are-sealed = The dice are sealed
table-commitment-about = The dice were committed to before play: this is the SHA-256 of their secret.
table-salt-about = Add salt before the first roll, any words of yours: then nobody chose the dice alone.
table-salt-do = Add

# What just happened, and the parts of the table
table-play-now = Play now
table-pleasant-names = Akane Hikaru Sora Kaede Ren Nagi Yuki Haru Minori Tsubasa
table-suggest = Suggest one
table-deal-me = Deal me all of it
table-deal-about = A bot fills in what is open; change what you like, then submit.
table-setup = Setting up
table-setup-send = Submit it all
table-setup-open = { $count ->
    [one] One step is still open; nothing was submitted.
   *[other] { $count } steps are still open; nothing was submitted.
}
table-step-done = Done:
table-step-left = Still open:
table-step-missing = This is still open.
table-step-next = Next
table-replay = Replay
table-replay-as = As seen by
table-replay-why = Why the bots chose so
table-replay-first = To the beginning
table-replay-back = One moment back
table-replay-on = One moment on
table-replay-last = To the end
table-replay-play = Play
table-replay-stop = Stop
table-replay-moment = Moment
table-back-to-table = Back to the table
table-verify = Verify
table-verify-about = The record is played again from its first line, and every answer and roll is compared.
table-verify-passed = Nothing differs: { $entries } entries, { $rolls } rolls.
table-verify-commitment = Shown before play (SHA-256)
table-verify-secret = The secret of the dice
table-verify-here = Compared in this browser
table-verify-same = The secret is the one that was committed to.
table-verify-other = This is not the secret that was committed to.
table-verify-rolls = Every roll, made again in this browser
table-verify-rolls-same = None differs. Rolls compared:
table-verify-rolls-other = These are not the dice that fell; entry
table-verify-yourself = With your own hands
table-report = Report with pictures
table-rematch = Play again with the same seats
table-print = Print
table-print-do = Print…
table-paper-a4 = A4
table-paper-letter = Letter
table-print-about = Sheets for the table and the referee’s cards. Choose the paper here; in the dialog of the browser print at 100 %.
table-puzzle = Puzzle
table-puzzle-daily = Puzzle of the day
table-puzzle-row = Puzzle { $number }
table-puzzle-more = More puzzles
table-puzzle-any = Any theme
table-puzzle-answer = Answer
table-puzzle-next = Next puzzle
table-puzzle-again = Try once more
table-puzzle-why = Why
table-puzzle-mine = You
table-puzzle-theirs = They
table-puzzle-streak = Days in a row
table-puzzle-best = Longest row
table-puzzle-solved = Solved
table-puzzle-tried = Answered
table-puzzle-kept = Kept in this browser alone; the first answer counts.
table-advise = Ask for advice
table-advice-worth = What each answer is worth
table-moments = Moments
table-terms = Under these terms
table-terms-of = Words of the game
table-happened = What just happened
table-happened-all = All of it
table-put-away = Put away
table-turning = A turning point
table-turnings = Turning points
table-turning-on = Go on
table-turning-look = Look at it
table-kept = Your answer; the others see it once all have answered
table-wish-refused = { $who } would rather not go back.
table-wish-granted = Taken back, as { $who } wished.
table-since = since your last answer
table-filter = Which lines of the scroll
table-filter-mine = mine
table-filter-near = my pair
table-filter-all = all
table-parts = Parts of the table
table-part-ask = Question
table-part-end = End
table-part-sheet = Sheet
table-part-board = Table
table-part-story = Story
table-part-talk = Talk

# How time passes at a table
table-clock = Time
table-clock-kind = Clock
table-clock-none = None
table-clock-each = For each decision
table-clock-budget = For the whole game
table-clock-kind-about = Without a clock everybody takes the time they need. A span for each decision suits games over days; a budget suits an evening.
table-clock-span = How long
table-clock-span-about = From 10 seconds to 90 days: for one decision, or for each player’s whole game.
table-clock-unit = Unit of time
table-clock-unit-s = seconds
table-clock-unit-m = minutes
table-clock-unit-h = hours
table-clock-unit-d = days
table-clock-increment = Added with every answer
table-clock-increment-about = An answer in time gives a player so much more; 0 gives nothing.
table-clock-when-up = When the time is up
table-clock-up-remind = Remind
table-clock-up-answer = A bot answers once
table-clock-up-stand-in = A bot stands in
table-clock-up-host = The host decides
table-clock-when-up-about = Remind: the player is told once more, and the table waits. A bot answers once: this question only. A bot stands in: until its player is back. The host decides: the table waits for the host.
table-clock-night = Night
table-clock-night-from = Night from
table-clock-night-to = Night to
table-clock-night-about = The clock stands still between these hours. Leave both empty for none.
table-clock-holidays = Holidays
table-clock-holidays-about = Days on which the clock stands still, as year-month-day.
table-clock-zone = Time zone of the table
table-clock-zone-about = For the night and the holidays; everybody reads times in their own zone.
table-vote-after = Vote for a stand-in
table-vote-after-hour = after 1 hour
table-vote-after-half-day = after 12 hours
table-vote-after-day = after 1 day
table-vote-after-three-days = after 3 days
table-vote-after-week = after 1 week
table-vote-after-never = never
table-vote-after-about = Once the table has waited this long for somebody, the others may vote for a bot to stand in, without the host.

# The people of a table
table-people-here = here now
table-people-seen = last here
table-people-awaited = waiting since
table-people-left = time left
table-people-up = time is up
table-people-away = away until
table-people-stands-in = a bot stands in
table-people-never = not here yet
table-people-vote = Vote for a stand-in
table-people-votes =
    { $count ->
        [one] one vote
       *[other] { $count } votes
      } for a stand-in
table-people-back = A bot stands in for you. Take your seat back
table-people-host-late = Their time is up: the host decides.
table-people-clock = Clock
table-people-clock-each = { $span } for each decision
table-people-clock-budget = { $span } for the whole game, { $increment } more with every answer
table-people-when-up = When the time is up
table-changes = What changed here
table-away-until = I am away until the end of
table-away-do = Tell the table
table-away-back = I am back
table-away-about = The clock goes on; everybody sees it here.
table-standing = Standing answers
table-standing-about = What you answer without being asked again. Only you see this; the answer comes after a while, as if you had been asked.
table-standing-ask = Ask me
table-standing-how = How long
table-standing-always = always
table-standing-round = this round
table-standing-once = next time only
table-standing-do = Keep
table-standing-link = Always answer so, or prepare the next answer

# Questions
table-secret = The others do not see your answer yet.
table-barred = Not open to you
table-answer = Submit
table-pick-do = Take these
table-pick-between = { $least ->
    [0] Up to { $most }
   *[other] From { $least } to { $most }
  }
table-picked = Picked
table-sum = sum
table-divide-do = Confirm
table-divide-bad = All points must be given out.
table-left = Left:
table-of = of { $total }
table-write-do = Submit
table-write-blank = Skip
table-lines-most = { $most ->
    [one] one line
   *[other] up to { $most } lines
  }
table-ctrl-enter = Ctrl+Enter sends it
table-syllables = Syllables, as we hear them
table-from-to = from { $low } to { $high }
table-order-write = The order, as JSON
table-order-form = Allowed fields
table-order-do = Give the order
table-roll-write = { $count ->
    [one] Roll one die with { $sides } sides and enter the result
   *[other] Roll { $count } dice with { $sides } sides and enter the results
  }
table-faces = Faces
table-unface = Remove the last one
table-roll-do = Enter roll

# The rules reference
table-contents = Contents
table-rules-lead = The rules in our words. Each paragraph says where it comes from.
table-mark-seed = author
table-mark-seed-about = as the author of the game wrote it
table-mark-public = other rules
table-mark-public-about = from other published rules or common usage
table-mark-ruling = ruling
table-mark-ruling-about = ours, where the source is silent or lost

# What the server says when a request is not carried out (gunbai.table.refusals)
table-host-tools = The host's tools
table-host-open = Every use of them is an entry of the record, told to the whole table.
table-host-pause = Pause the game
table-host-resume = Let the game go on
table-host-hide-hints = Hide chances
table-host-show-hints = Show chances
table-host-clock = Change the clock
table-host-no-clock = no clock
table-host-clock-about = Time begins anew with it: whoever is awaited has all that the new clock gives, and so has every budget. After how long the others may vote for a stand-in stays as the table agreed.
table-host-clock-do = Set the clock
table-host-claimed = seat taken
table-host-open-seat = link not used yet
table-host-new-link = New link; the old one ends
table-host-stand-in = Let a bot stand in
table-host-give-back = Give the seat back to its player
table-host-delegate = A bot answers this one
table-nobody-stands-in = No bot stands in for { $name }; there is nothing to give back.
table-not-awaited = { $name } is not awaited; there is no question that a bot could answer.
table-host-mute = Mute
table-host-unmute = Unmute
table-host-bot = Give the seat to a bot
table-host-person = Give the seat to somebody else
table-host-name = Name
table-host-close = Close this table
table-host-close-about = The game ends here without a result. This cannot be undone.
table-host-close-do = Close the table for good
table-host-hand-over = Hand the host's role over
table-host-hand-over-about = You get a new host's link to send on, once. Yours ends at once, here too; the table is told that it has a new host. Seats and their links stay as they are.
table-host-hand-over-do = Hand the role over
table-host-handed = The table has a new host
table-host-handed-about = Send this link to whoever is to be the host. Yours opens nothing any more.
table-host-handed-once = This link is shown only now: copy it before you leave the page.
table-host-handed-known = You have seen this link too. A new host who wants to be the only one to know it hands the role over once more, to themselves, and gives new links to seats that nobody has taken.
table-host-new-host = New host
table-handed-most = The host's role has changed hands { $most } times, and cannot again.
table-host-delete = Delete this table
table-host-delete-about = The game, its record, its talk and every link are gone at once, for everybody. A club keeps the result of a finished game. This cannot be undone.
table-host-delete-do = Delete the table for good
table-host-deleted = The table is deleted.
table-host-deleted-about = Everything of it is gone, and its links open nothing any more.
table-claim-about = Take this seat: you get a link of your own, and nobody else, the host included, can open your seat any more. Keep the new address.
table-claim-do = Take this seat
table-vote-too-early = The table has not waited long enough for { $name } to vote on a stand-in.
table-seat-claimed = This seat is taken already; ask the host for a new link.
table-seats-taken = Taken seats
table-seat-taken = Taken: its person has a link of their own, which you do not see.
table-unknown-link = This link opens nothing: it was not copied completely, it was replaced by a new one, or the table was deleted.
table-other-link = This link does not open that: each link is for one seat, for watching, or for the host.
table-other-site = This request came from another site's page and is not accepted.
table-no-page = There is no such page.
table-wrong-method = This address does not accept that kind of request.
table-not-understood = The request could not be understood: { $why }.
table-no-json = This is not JSON that can be read: it is broken, cut short, or nested too deep.
table-too-big = That is far too long: the limit is { $most } kilobytes.
table-too-often = Too many new tables were opened from your address; the next can be opened in { $minutes ->
    [0] { $hours } { $hours ->
        [one] hour
       *[other] hours
    }
   *[other] { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
}.
table-unknown-act = “{ $given }” cannot be done at a table; { $legal } can.
table-full = The record of this table has reached { $most } KiB, and takes no more; a new table can be opened.
table-notes-full = This table has { $most } notes already, and takes no more.
table-notes-earlier = Show earlier remarks
table-file-exists = The file { $file } is there already; a copy is made into a new one.
table-no-file = There is no file { $file }.
table-copy-broken = The copy did not come out whole: { $why }.
table-not-empty = The database has tables or clubs already; a copy is restored into an empty one.
table-record-broken = Nothing was restored: the record of table { $table } cannot be played again. { $why }
table-too-many = At most { $most } requests and open pages of one address are served at once; close some.
table-bad-host = The address of this site is too long to be made into a link.
table-base-path = “{ $given }” is not a base path; it begins with a slash and does not end with one, such as /gunbai.
table-bad-site = “{ $given }” is not the address of a site, such as https://play.example.org.
table-bad-proxies = “{ $given }” is not a list of addresses or networks, such as 127.0.0.1,10.0.0.0/8.
table-broken = Something went wrong on the server. Nothing has changed; please try again.
table-not-stored = The move could not be saved, so nothing has changed. Try again in a moment.
table-not-read = The table cannot be read just now. Try again in a moment.
table-overtaken = Others at this table were faster again and again. Look at it and try again.
table-not-over = The record holds every secret of the table, so it can be downloaded when the game is over.
table-unknown-database = “{ $given }” is not a supported database; use sqlite:///FILE or postgresql://…
table-postgres-missing = PostgreSQL needs one more package: install gunbai[postgres].
table-workers-need-postgres = { $given } workers need a shared PostgreSQL database; SQLite allows one.
table-cannot-listen = Cannot listen on { $host }:{ $port }: { $why }.
table-database-fails = The database { $given } cannot be used: { $why }.
table-newer-database = This database belongs to a newer release of Gunbai (schema { $given }; this release knows schema { $known }).
table-other-version = This table was opened under version { $given } of the rules, and this server plays version { $legal }. Nothing is lost: a server of that release plays it on.
table-other-version-over = This game was played under version { $given } of the rules, and this server plays version { $legal }. Its record can still be downloaded, and read.
table-notice-title = { $game }: your turn
table-notice-whole-title = { $game }: the table waits
table-notice-whole-text = A table of { $game } waits for { $who }.
table-notice-wish-title = { $game }: your word
table-notice-wish-text = A table of { $game } asks for your consent to a wish.
table-notice-text = It is your turn at a table of { $game }.
table-channels-full = A seat can have at most { $most } ways of being notified; remove one first.
table-channel-gone = This way of notifying you has been removed already.
table-no-notices = This server sends no notices.
table-channel-unread = “{ $given }” is not a valid address for notifications; this server accepts: { $legal }.
table-channel-kind = This server cannot send by “{ $given }”; it accepts: { $legal }.
table-notice-key = The key for notices is not valid; it is 32 bytes in URL-safe Base64.

# How a seat is told that it is awaited
table-notices = Notices
table-notices-lead = How you are told that it is your turn: once, until you have looked at the table.
table-notices-here = While the page is open
table-notices-here-about = The title and the icon of the page always show it. These settings are kept in this browser.
table-notices-sound = A sound
table-notices-vibration = Vibration
table-notices-system = A system notification
table-notices-denied = This browser does not let the page show notifications; allow it in the browser's settings for this site.
table-notices-away = When the page is closed
table-notices-away-about = Nobody else at the table sees what you enter here; it is stored encrypted. A notice says only which game waits, and leads to your seat.
table-notices-add = One more way
table-notices-quiet = Quiet hours
table-notices-quiet-from = Quiet from
table-notices-quiet-to = Quiet until
table-notices-quiet-about = Nothing is sent then; what is due comes when they end. The same time twice: no quiet hours.
table-notices-quiet-told = quiet { $from }–{ $to }, { $zone }
table-notices-zone = Your time zone
table-notices-digest = How often
table-notices-digest-0 = at once
table-notices-digest-60 = at most once an hour
table-notices-digest-720 = at most twice a day
table-notices-digest-1440 = at most once a day
table-notices-whole = For the whole table
table-notices-whole-about = For a chat or a mailing list of your group: it is told whenever the table waits for somebody, by name, until somebody has looked. It leads to each reader’s own tables, not to your seat.
table-notices-whole-mark = for the whole table
table-notices-device = Notify this device
table-notices-device-mark = this device
table-notices-push-refused = This device could not be subscribed: notifications are blocked, or its push service cannot be reached.
table-notices-push-missing = This browser cannot receive push notices here. It needs HTTPS; on an iPhone or iPad, first add the page to the home screen and open it from there.
table-notices-mail = Mail address
table-notices-address = Mail address or Apprise URL
table-notices-kinds = This server takes: { $kinds }. Other services than mail are entered as Apprise URLs.
table-notices-enter = Add
table-notices-entered = Added. Try it.
table-notices-try = Try it
table-notices-taken = Sent. It should be there in a moment.
table-notices-failed = It could not be delivered. Check the address; after five failures in a row it is given up.
table-notices-dropped = Given up after five failures in a row: nothing is sent here any more. Remove it and enter it again.
table-notices-gone = This device takes no notices any more: its browser has ended the subscription. Remove it and subscribe again.
table-notices-lost = One of the ways in which you are told does not work any more
table-notices-remove = Remove
table-notices-install = On a phone you can add this table to the home screen from the browser's menu; it then opens like an app.
table-push-key = The key for push messages is not valid; it is a P-256 private key, 32 bytes in URL-safe Base64.

# A new table from a moment of a finished game
table-branch = What if
table-branch-here = Branch off here
table-branch-lead = A new table begins as this game stood at that moment. What is hidden stays hidden, and dice fall anew from there.
table-branch-mine = I sit here
table-branch-person = a person, by a link
table-ahead = This game goes on from one that is not over: its record, replay and look back are told when that one is.
table-no-what-if = There is no what if { $given } that you play along in.
table-what-if = What if
table-what-if-about = Ask the table for a second game that goes on from here: everybody keeps their own seat or lets a bot play it, and dice fall anew. All must agree, for what is hidden now may come out there.
table-what-if-now = from now
table-what-if-choose = From another moment of the game
table-what-if-choose-lead = Choose the moment from which a second game is to go on, as you were told of it. The whole table is asked then; everybody reads which moment it is as they know it.
table-what-if-begin = The beginning
table-what-if-ask-from = Ask the table for a game from here
table-what-if-from = It would go on from
table-what-if-over = The game is over: on its replay, “Branch off here” opens a new table from any moment, without asking anybody.
table-what-if-last = from before my last answer
table-what-if-moment = From which moment
table-what-if-ask = Ask the table
table-what-if-asked = { $who } asks for a what if
table-what-if-asked-about = A second table would go on from a moment of this game, with dice of its own. What is hidden there may come out as it is played; nobody is told more than their seat before. This game goes on as it is.
table-what-if-plays = plays along
table-what-if-bot = lets a bot play
table-what-if-agree = Agree and play along
table-what-if-agree-bot = Agree; a bot plays my seat
table-what-if-open = A what if has been agreed to
table-what-if-enter = Go to my seat there
table-what-if-entered = If you have been there, it stands among your tables.
table-branch-do = Open the new table

# Clubs: a page for a group
table-clubs = Your clubs
table-club = Club
table-club-new = Make a club
table-club-new-lead = A page for your group: its tables, its results, and who beat whom. No accounts: whoever has the link is in.
table-club-new-short = A group that plays again and again? Make it a club: one page with its tables, its results, and who beat whom.
table-club-its-name = What the club is called
table-club-your-name = What you are called there
table-club-do = Make the club
table-club-people-count = { $count ->
    [one] one person
   *[other] { $count } people
  }
table-club-join = Come in
table-club-join-about = You get a link of your own to this page. It says who you are here, so keep it, and hand it to nobody.
table-club-join-do = Join the club
table-club-you = You are { $name } here.
table-club-me = you
table-club-rename-me = Change my name
table-club-leave = Leave the club
table-club-leave-about = Your link opens nothing any more, and your results count for nobody.
table-club-leave-do = Yes, leave
table-club-tables = Tables
table-club-no-tables = No table is running.
table-club-open = Open a table here:
table-club-watch = Watch
table-club-sit = Take { $name }’s seat
table-club-kept-for-you = kept for you
table-club-own = Go to your seat
table-club-count = Count it as mine
table-club-no-count = does not count
table-club-remove-table = Remove from the club
table-club-bring = Is a seat at one of these tables yours?
table-club-bring-about = Bring its link, and the result counts for you.
table-club-bring-do = Count this seat
table-club-results = Results
table-club-no-results = No game is over yet.
table-club-nobody-won = nobody won
table-club-rivals = Who beat whom
table-club-rivals-about = A row’s person against a column’s: how often they came out ahead – how often behind, and how often level.
table-club-rivals-level = (={ $count })
table-club-people = People
table-club-keeper = organizer
table-club-since = since
table-club-last-here = last here
table-club-played = { $played ->
    [one] one game, won { $won }
   *[other] { $played } games, won { $won }
  }
table-club-invite = Invite people
table-club-invite-about = Whoever has this link sees this page and can join.
table-club-keep = Manage the club
table-club-keep-person = Manage
table-club-keep-about = Organizers can rename it, remove people and tables, and give new links.
table-club-rename = Rename the club
table-club-renew = New link for the group
table-club-renew-about = The old link opens nothing any more. People keep their own links.
table-club-appoint = Make organizer
table-club-remove = Remove
table-club-give-link = New link
table-club-given = The new link of { $name }, shown this once. Hand it to them alone: whoever has it is { $name } here. The old one has ended.
table-club-take-over = No organizer has looked at this club for a month. You can become one.
table-club-take-over-do = Become an organizer
table-club-end = End the club
table-club-end-about = Its people, its results and its links go for good. Its tables go on without it.
table-club-end-do = Yes, end it
table-club-opened-in = This table will be on the page of { $club }.
table-club-free = Free seats
table-club-free-yes = for anybody of the club
table-club-free-no = by link only
table-club-host = Club
table-club-host-in = This table is on the page of { $club }.
table-club-host-add = Add it to a club of yours: its people can follow it there, and the result counts.
table-club-host-link = Your link to the club
table-club-host-do = Add to the club
table-club-host-out = Take it out
table-unknown-club = This link opens no club: it was not copied completely, or there is a new one.
table-club-join-first = This is the link of the group: join first, and use the link of your own.
table-club-not-keeper = Only an organizer of the club may do that.
table-club-kept = An organizer of this club has looked at it within a month.
table-club-nobody = There is no such person in the club.
table-club-no-table = The club has no running table { $given }.
table-club-not-in-one = This table is in no club.
table-club-has-it = This table is in a club already; take it out there first.
table-club-full = The club is full: it takes { $most } people.
table-club-tables-full = The club is full: it takes { $most } tables, with those that are over.
table-club-running-full = A club has at most { $most } running tables at once; take one out first.
table-club-not-here = This is no link to a seat at a running table of the club.
table-club-seat-counts = This seat counts for somebody else.
table-club-seat-not-free = { $name }’s seat is not free for you: it is taken, a bot’s, or kept for somebody.
table-club-name = “{ $given }” cannot be the name of a club; it has 1 to { $most } visible characters.

# Answers prepared for what will be asked next
table-prepare = Prepare your next answer
table-prepare-lead = What you prepare here stands in the form when you are asked. Only this browser keeps it, and nothing is sent before you submit it yourself.
table-prepare-scripts = This page needs scripts: the browser itself keeps what you prepare.
table-prepare-note = A note to yourself for the next question
table-prepare-nothing = nothing prepared
table-prepare-none = You have not been asked anything yet that will be asked again.
table-prepare-clear = Clear
table-prepare-kept = kept in this browser
table-prepare-back = Back to the table
table-prepared = You prepared this: check it, then submit
