# The words of the web table. Keys: table.what -> table-what.

table-skip = Skip to the table
table-language = Language
table-theme = Light or dark
table-to-front = To the front page

# The front page
table-tagline = The referee for samurai tabletop games
table-lead = It knows the rules, keeps the books, throws the dice in the open and says why a move will not do. The story is left to you.
table-lead-bots = Play tonight, over the net or with phones round one table. Empty seats are taken by bots.
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
table-how = How it goes
table-how-open = Open a table.
table-how-open-more = Choose the game and who sits where. A bot can take any seat.
table-how-share = Hand out the links.
table-how-share-more = Each seat has a secret one, also as a code for a phone. There are no accounts.
table-how-play = Play.
table-how-play-more = You are told what is asked of you, what may be done, and what would come of it. At the end the dice prove themselves honest.
table-mine = Your tables
table-mine-about = Remembered by this browser only.
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
table-rule = Rule
table-at-table = The table itself
table-dice = Dice
table-dice-sealed = Sealed
table-dice-typed = Your own
table-dice-about = Sealed dice are committed to before play and opened at the end, so that anybody can check every roll. With your own you roll on the real table and enter what fell.
table-hints = Chances
table-hints-on = Shown
table-hints-off = Hidden
table-hints-about = Whether choices come with their exact chances and what they would bring.
table-open-this-table = Open this table

# Sharing
table-share-title = The table is ready
table-share-lead = Give every player their own link. Whoever has a link sits in that seat, so pass it on as you would a key.
table-share-alone = These links open on this computer only. For phones and other computers, start the table so that your network reaches it. Nothing is lost: this page then shows the links to give away.
table-links-of = the links
table-link = Link
table-link-secret = Only for whoever plays this seat.
table-link-open = For anybody who would like to look on. It shows no secrets.
table-qr = Code that opens the link: { $name }
table-enlarge = Enlarge
table-shrink = Close
table-spectators = Spectators
table-copy = Copy
table-copied = Copied
table-sit-here = Sit down here
table-watch-here = Look on
table-bots-here = Played by bots
table-share-keep = The links are found again at this page: keep its address. This browser also remembers it, on the front page.

# At the table
table-strip = You, and who is awaited
table-side = Beside the table
table-live = live
table-connecting = connecting
table-reconnecting = reconnecting…
table-unsent = Not sent: the table cannot be reached. Try again in a moment.
table-failed = The table could not take that. Nothing has changed.
table-your-turn = Your turn
table-you-watch = You are looking on
table-you = you
table-awaited = Awaited:
table-over = The game is over
table-nothing-asked = Nothing is asked of you just now.
table-nothing-watch = You see what everybody may see.
table-undo-do = Take back
table-undo-ask-do = Ask to take back
table-undo-free = Take back your last answer; nothing has come of it yet
table-undo-ask = The table must agree: something has come of your last answer
table-undo-none = There is nothing of yours to take back
table-proposal = { $who } would like to go back
table-proposal-asks = asks for it
table-proposal-agreed = agrees
table-proposal-awaited = has not said yet
table-agree = Agree
table-object = Do not agree
table-withdraw = Withdraw it
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
table-at-this-table = Who is here
table-dice-are-sealed = The dice are sealed
table-commitment-about = The dice are committed to: this is the SHA-256 of their secret, which is opened when the game ends.
table-salt-about = Add salt before the first roll, any words of yours: then nobody chose the dice alone.
table-salt-do = Add

# Questions
table-secret = The others do not see your answer yet.
table-barred = Not open to you
table-answer = So be it
table-pick-do = Take these
table-pick-between = { $least ->
    [0] Up to { $most }
   *[other] From { $least } to { $most }
  }
table-picked = Picked
table-sum = sum
table-divide-do = Divide so
table-divide-bad = All points must be given out.
table-left = Left:
table-of = of { $total }
table-write-do = Write it down
table-write-blank = Leave it unsaid
table-lines-most = { $most ->
    [one] one line
   *[other] up to { $most } lines
  }
table-ctrl-enter = Ctrl+Enter sends it
table-syllables = Syllables, as we hear them
table-from-to = from { $low } to { $high }
table-order-write = The order, as JSON
table-order-form = What may be in it
table-order-do = Give the order
table-roll-write = { $count ->
    [one] Roll one die of { $sides } sides and enter what fell
   *[other] Roll { $count } dice of { $sides } sides and enter what fell
  }
table-faces = Faces
table-unface = Take the last one back
table-roll-do = As it fell

# The rules reference
table-contents = Contents
table-rules-lead = The rules in our words. Each paragraph says whose it is.
table-mark-seed = author
table-mark-seed-about = as the author of the game wrote it
table-mark-public = common
table-mark-public-about = from other published rules or common usage
table-mark-ruling = ruling
table-mark-ruling-about = ours, where the source is silent or lost

# What the server says when a request is not carried out (gunbai.table.refusals)
table-unknown-link = Nobody was given this link. Check that it was copied whole.
table-other-link = This link does not open that: each link is for one seat, for looking on, or for the host.
table-other-site = This came from the page of another site, and is not taken.
table-no-page = There is no such page.
table-wrong-method = This address does not take that kind of request.
table-not-understood = The request could not be understood: { $why }.
table-no-json = This is not JSON that can be read: it is broken, cut short, or nested too deep.
table-too-big = That is far too long: at most { $most } kilobytes are taken.
table-too-often = That is a great many tables at once; wait a minute and open the next.
table-broken = Something went wrong in the house. Nothing has changed; please try again.
table-not-stored = The table could not be written down, so nothing has changed. Try again in a moment.
table-not-read = The table cannot be read just now. Try again in a moment.
table-overtaken = Others were faster, twice. Look again, and then answer.
table-not-over = The record holds every secret of the table, so it is given out when the game is over.
table-seat-name-refused = “{ $given }” will not do as a name: 1 to { $most } letters that can be shown are wanted.
table-unknown-database = “{ $given }” is not a database that can be used: sqlite:///FILE and postgresql://… can.
table-postgres-missing = PostgreSQL needs one more package: install gunbai[postgres].
table-workers-need-postgres = { $given } workers need a PostgreSQL database to share; with SQLite there is one.
table-cannot-listen = Nobody can listen at { $host }, port { $port }: { $why }.
table-database-fails = The database { $given } cannot be used: { $why }.
table-newer-database = A newer release of Gunbai keeps its tables in this database (form { $given }; this release knows form { $known }).
table-other-version = This table was opened under version { $given } of the rules, and this server plays version { $legal }. Nothing is lost: a server of that release plays it on.
table-other-version-over = This game was played under version { $given } of the rules, and this server plays version { $legal }. Its record can still be downloaded, and read.

# Snow's part of the page
table-snow-before = Before the first spring
table-snow-year = year { $number } of { $years }
table-snow-round = round { $number } of { $rounds }
table-snow-scenes = scenes
table-snow-turn = { $name } has the turn
table-snow-seasons = The seasons
table-snow-challenge = A challenge
table-snow-encounter = An encounter
table-snow-of-two = { $number } of 2
table-snow-kamae-hidden = kamae not yet shown
table-snow-unmodified = rolls her Facet, unmodified
table-snow-no-dice = no dice
table-snow-successes = { $count ->
    [one] success
   *[other] successes
  }
table-snow-ahead = The fan points to { $name }.
table-snow-unnamed = A house without a name
table-snow-you = you
table-snow-score = scored
table-snow-samurai = samurai
table-snow-samurai-ko = samurai-ko
table-snow-barred = barred next
table-snow-barred-about = Took part in this type last: may not again at once
table-snow-since-start = since the season began
table-snow-school = School
table-snow-standing = If the season ended now
table-snow-desire = What she desires
table-snow-desire-secret = known to you alone
table-snow-scores = Scores
table-snow-houses = The houses
table-snow-house = House
table-snow-whole-year = The year
table-snow-total = Total
table-snow-school-die = and the School die

# Hierarchy's part of the page
table-hierarchy-before = Before the first round
table-hierarchy-round = Round { $number }
table-hierarchy-of-rounds = of { $rounds }
table-hierarchy-phases = The phases of the round
table-hierarchy-phase-bowl = The bowl
table-hierarchy-phase-bowl-about = One noun each, folded, into the bowl. Whose slip comes out first sits highest.
table-hierarchy-phase-birth = The characters
table-hierarchy-phase-birth-about = Everybody fills in a sheet at the same time: the lower the caste, the more Tiles.
table-hierarchy-phase-decree = Decree
table-hierarchy-phase-decree-about = The Emperor tells of a trouble and makes a Boss, no stronger than himself.
table-hierarchy-phase-duel = The duel
table-hierarchy-phase-duel-about = The two Daimyo cross Swords for who leads the quest.
table-hierarchy-phase-shoguns = Shoguns
table-hierarchy-phase-shoguns-about = The leader picks two of the three; each may refuse.
table-hierarchy-phase-subversion = Subversion
table-hierarchy-phase-subversion-about = The Daimyo who stays behind may work against the quest.
table-hierarchy-phase-quest = Quest
table-hierarchy-phase-quest-about = The party sets out.
table-hierarchy-phase-split = The Split
table-hierarchy-phase-split-about = All pairs play at the same time; nobody waits for a pair that is not his own.
table-hierarchy-phase-climax = Climax
table-hierarchy-phase-climax-about = The party is called together: the leader against the Boss, each helper lends a die.
table-hierarchy-phase-return = Return
table-hierarchy-phase-return-about = Home and healed. Honor is given downward, and victory is checked.
table-hierarchy-phase-training = Training
table-hierarchy-phase-training-about = Honor turns into Tiles, Stats and Victory Points.
table-hierarchy-phase-uprising = Uprising
table-hierarchy-phase-uprising-about = Fights for a place: Daimyo first, then Shoguns, then Samurai.
table-hierarchy-phase-sunset = Sunset
table-hierarchy-phase-sunset-about = A last word, and wounds are healed. Tomorrow there is a new Decree.
table-hierarchy-you = you
table-hierarchy-jump = On this page
table-hierarchy-awaited = Awaited for what
table-hierarchy-errand = an answer
table-hierarchy-errand-boss = the Boss
table-hierarchy-errand-bid = the bid
table-hierarchy-errand-call = the call to the climax
table-hierarchy-errand-call-out = whom to quarrel with
table-hierarchy-errand-challenged = whether to stand
table-hierarchy-errand-choose-stat = which Stat
table-hierarchy-errand-choose-tiles = which Tiles
table-hierarchy-errand-confront = who stands in the way
table-hierarchy-errand-court = wishes at court
table-hierarchy-errand-decree = the Decree
table-hierarchy-errand-deed = whether it comes to a contest
table-hierarchy-errand-doubt-tiles = whether the Tiles fit
table-hierarchy-errand-escalate = whether to fight in earnest
table-hierarchy-errand-follow = whether to go along
table-hierarchy-errand-fortune = which fortune to seek
table-hierarchy-errand-gift = whom to honor
table-hierarchy-errand-give-in = whether to surrender
table-hierarchy-errand-help = whether to help
table-hierarchy-errand-lair = what the party finds
table-hierarchy-errand-mark = what Tiles are for
table-hierarchy-errand-match = the match
table-hierarchy-errand-mercy = mercy
table-hierarchy-errand-name-leader = who leads
table-hierarchy-errand-name-tiles = names of Tiles
table-hierarchy-errand-new-tile = a new Tile
table-hierarchy-errand-plan = the plan
table-hierarchy-errand-precious = the Precious
table-hierarchy-errand-raise-stat = which Stat grows
table-hierarchy-errand-raise-tile = which Tile grows
table-hierarchy-errand-roll = a roll
table-hierarchy-errand-scene = the scene, as GM
table-hierarchy-errand-scene-dice = how hard it is, as GM
table-hierarchy-errand-select = which dice to keep
table-hierarchy-errand-shoguns = which Shoguns
table-hierarchy-errand-stakes = the stakes
table-hierarchy-errand-stats = Stats
table-hierarchy-errand-subversion = whether to subvert
table-hierarchy-errand-sunset = a last word
table-hierarchy-errand-tale = a scene at court
table-hierarchy-errand-talisman = a Talisman for the bowl
table-hierarchy-errand-terms = the terms
table-hierarchy-errand-theme = what the scene is about
table-hierarchy-errand-tie = again, or leave it
table-hierarchy-errand-training = what to train
table-hierarchy-errand-turn-back = whether to turn back
table-hierarchy-errand-uprising = whom to challenge
table-hierarchy-errand-use = what the Tile is for
table-hierarchy-errand-vacancy = whom to raise
table-hierarchy-bowl = { $slips ->
    [one] One slip lies in the bowl
   *[other] { $slips } slips lie in the bowl
  }
table-hierarchy-bowl-writing = { $count ->
    [one] One is still being written.
   *[other] { $count } are still being written.
  }
table-hierarchy-bowl-drawing = Drawn so far: { $drawn }.
table-hierarchy-bowl-order = First the Emperor comes out of it, then two Daimyo, then three Shoguns; whoever is left is a Samurai.
table-hierarchy-ladder = The ladder
table-hierarchy-leads = leads the quest
table-hierarchy-on-quest = on the quest
table-hierarchy-at-home = at home
table-hierarchy-is-awaited = awaited
table-hierarchy-discovered = Talisman discovered
table-hierarchy-quest = The quest
table-hierarchy-subverted = The quest is subverted: the party puts away its highest dice, and whoever stands in its way rolls one more.
table-hierarchy-boss = the Boss
table-hierarchy-boss-hidden = the Boss; known to the Emperor alone until the climax
table-hierarchy-servants = Servants
table-hierarchy-tiles = Tiles
table-hierarchy-my-sheet = Your sheet
table-hierarchy-close = Close
table-hierarchy-honor = { $count ->
    [0] no Honor
   *[other] Honor { $count }
  }
table-hierarchy-wounds-title = Wounds
table-hierarchy-wounds = wounds: { $count }
table-hierarchy-carried = Dice kept
table-hierarchy-yours-alone = known to you alone
table-hierarchy-folded = folded: nobody else knows it yet
table-hierarchy-cosmos = of the throne: two dice in every conflict
table-hierarchy-pairs = The pairs
table-hierarchy-pairs-done = { $done } of { $all } are done
table-hierarchy-pair-done = done
table-hierarchy-since = for { $minutes } min
table-hierarchy-strikes = strikes dealt: { $count }
table-hierarchy-absorbs = strikes that Honor still takes up: { $count }
table-hierarchy-screened = dice behind the screen: { $count }
table-hierarchy-no-dice = no dice
table-hierarchy-played-by = led by { $who }
table-hierarchy-fight = a Fight
table-hierarchy-wounding = strikes wound
table-hierarchy-sparring = strikes do not wound
table-hierarchy-no-terms = the terms are talked over
table-hierarchy-ties = { $count ->
    [one] tied once
    [2] tied twice
   *[other] tied { $count } times
  }
table-hierarchy-merciless = no mercy
table-hierarchy-against = against
table-hierarchy-at-stake = At stake
table-hierarchy-bid-of = { $who } bids
table-hierarchy-lays = { $who } lays dice
table-hierarchy-not-rolled = The dice are not rolled yet.
table-hierarchy-picked = you lay
table-hierarchy-kept = you keep
table-hierarchy-lay-none = Pick dice. To lay none is to surrender.
table-hierarchy-match-rule = More than { $sum } strikes, { $sum } parries, less is a strike against you.
table-hierarchy-match-strike = You strike { $who }.
table-hierarchy-match-absorbed = You strike; the Honor of { $who } takes it up.
table-hierarchy-match-parry = Parried: nobody strikes.
table-hierarchy-match-struck = { $who } strikes you.
table-hierarchy-match-struck-absorbed = { $who } strikes; your Honor takes it up.
table-hierarchy-bid-rule = Pick your bid. { $who } can lay { $most } at most.
table-hierarchy-bid-strike = { $who } cannot reach it ({ $most } at most): you strike.
table-hierarchy-bid-parry = { $who } can parry it, but not strike ({ $most } at most).
table-hierarchy-bid-struck = { $who } can strike with more ({ $most } at most), but has no way to parry.
table-hierarchy-bid-either = { $who } can strike with more ({ $most } at most), or parry.
table-hierarchy-bid-screen = What { $who } holds lies behind the screen.
table-hierarchy-agrees = What you have picked is best play.
table-hierarchy-differs = Best play would lay other dice.
table-hierarchy-pick-best = Pick best play
table-hierarchy-pick-all = All
table-hierarchy-pick-highest = { $count ->
    [one] The highest
   *[other] The highest { $count }
  }
table-hierarchy-bid = Bid
table-hierarchy-match = Match
table-hierarchy-keep = Keep these
table-hierarchy-surrender = Surrender…
table-hierarchy-nobody = Nobody
table-hierarchy-dice-of-tiles = Dice they give:
