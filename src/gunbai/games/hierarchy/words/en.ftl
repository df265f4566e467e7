# Hierarchy, in English. Keys: hierarchy.what -> hierarchy-what.

hierarchy-name = Hierarchy
hierarchy-about = Eight to fifteen players climb the castes of Fhen under one Emperor. The one who helps you now wants your seat next.
hierarchy-role = courtier

# Castes, Stats, Tiles, wounds

hierarchy-caste-emperor = Emperor
hierarchy-caste-daimyo = Daimyo
hierarchy-caste-shogun = Shogun
hierarchy-caste-samurai = Samurai
hierarchy-castes-emperor = The Emperor
hierarchy-castes-daimyo = The Daimyo
hierarchy-castes-shogun = The Shoguns
hierarchy-castes-samurai = The Samurai
hierarchy-stat-combat = Combat
hierarchy-stat-nobility = Nobility
hierarchy-stat-subterfuge = Subterfuge
hierarchy-stat-spirit = Spirit
hierarchy-stat-speech = Speech
hierarchy-use-arms = arms
hierarchy-use-stealth = stealth
hierarchy-use-healing = healing
hierarchy-use-craft = craft
hierarchy-sword = Sword
hierarchy-tile = { $name } { $rating }
hierarchy-cosmos = Cosmos
hierarchy-wounds-unhurt = unhurt
hierarchy-wounds-scratched = scratched
hierarchy-wounds-wounded = wounded
hierarchy-wounds-maimed = maimed
hierarchy-wounds-unconscious = unconscious
hierarchy-wounds-dead = dead
hierarchy-honor = Honor
hierarchy-short-honor = Hon
hierarchy-short-points = VP
hierarchy-short-signs = (× strikes, ◈ Honor ready)
hierarchy-points = Victory Points
hierarchy-talisman-word = Talisman
hierarchy-precious-word = Precious
hierarchy-npc = { $who }’s Adversary
hierarchy-servant = The Boss’s Servant

# Phases

hierarchy-round = Round { $round }
hierarchy-phase = { $phase }
hierarchy-phase-decree = The Decree
hierarchy-phase-duel = The Daimyo’s duel
hierarchy-phase-shoguns = The choice of Shoguns
hierarchy-phase-subversion = Subversion
hierarchy-phase-quest = The Quest
hierarchy-phase-split = The Split
hierarchy-phase-climax = The Climax
hierarchy-phase-return = The Return
hierarchy-phase-training = Training
hierarchy-phase-uprising = The Uprising
hierarchy-phase-sunset = Sunset

# What conflicts are about

hierarchy-cause-duel = who leads the quest
hierarchy-cause-subversion = the Subversion of the quest
hierarchy-cause-talisman = the Talisman
hierarchy-cause-precious = the Precious
hierarchy-cause-deed = a deed of one’s own
hierarchy-cause-obstacle = something in the way
hierarchy-cause-servant = the way to the Boss
hierarchy-cause-boss = the last conflict with the Boss
hierarchy-cause-uprising = a place on the ladder
hierarchy-cause-quarrel = a quarrel at court

# Options of a table

hierarchy-option-bid_limit = Dice in one bid
hierarchy-option-bid_limit-about = The most dice that one bid or one match may use. Without a limit, as in the source, one great bid decides; with 1 a duel has many exchanges.
hierarchy-option-bid_limit-none = any number
hierarchy-option-ties_max = Ties in a row
hierarchy-option-ties_max-about = After so many ties a conflict is left, and nobody has the stakes.
hierarchy-option-ties_max-none = no limit
hierarchy-option-dice = Rolled dice
hierarchy-option-dice-open = lie open
hierarchy-option-dice-open-about = Everybody sees all dice from the roll on.
hierarchy-option-dice-screened = behind a screen
hierarchy-option-dice-screened-about = Each sees only the dice of his own side until they are laid.
hierarchy-option-carry = Dice kept in hand
hierarchy-option-carry-count = are rolled again
hierarchy-option-carry-count-about = As many more dice are rolled in the next conflict of the round.
hierarchy-option-carry-faces = keep their faces
hierarchy-option-carry-faces-about = The very dice lie in the next roll of the round, as they are.
hierarchy-option-tiles = Whether a Tile fits
hierarchy-option-tiles-trust = the player’s word
hierarchy-option-tiles-trust-about = Who brings a Tile says that it fits.
hierarchy-option-tiles-ask = the other side may refuse
hierarchy-option-tiles-ask-about = The other side, or the GM, may refuse Tiles that do not fit.
hierarchy-option-court = Quarrels at court
hierarchy-option-court-blades = may grow into Fights
hierarchy-option-court-blades-about = Steel may be drawn at court, by the Terms or in the heat of it.
hierarchy-option-court-words = are words alone
hierarchy-option-court-words-about = No blade is drawn at court outside the Uprising.
hierarchy-option-scene_conflicts = Conflicts in a scene
hierarchy-option-scene_conflicts-about = The most conflicts in one scene of the Split, the central one included.
hierarchy-option-creation_tiles = Tiles at creation
hierarchy-option-creation_tiles-distinct = each is new
hierarchy-option-creation_tiles-distinct-about = Every Tile starts with rating 1.
hierarchy-option-creation_tiles-stack = may be stacked
hierarchy-option-creation_tiles-stack-about = A Tile named again gains +1 instead.
hierarchy-option-ladder = Whom one may challenge
hierarchy-option-ladder-any = any higher caste
hierarchy-option-ladder-any-about = A Samurai may challenge the Emperor himself.
hierarchy-option-ladder-next = the next caste only
hierarchy-option-ladder-next-about = The ladder is climbed rung by rung.
hierarchy-option-victory = Victory
hierarchy-option-victory-talisman = Talisman and Victory Points
hierarchy-option-victory-talisman-about = The Emperor wins with his own Talisman discovered and the most Victory Points.
hierarchy-option-victory-honor = Points above Honor
hierarchy-option-victory-honor-about = The author’s first version: the Emperor wins with more Victory Points than any other character has Honor.
hierarchy-option-undisputed = Most means
hierarchy-option-undisputed-true = more than any other
hierarchy-option-undisputed-true-about = Shared first is not enough.
hierarchy-option-undisputed-false = as many are enough
hierarchy-option-undisputed-false-about = An Emperor who shares the first place has won.
hierarchy-option-rounds_max = Last round
hierarchy-option-rounds_max-about = After that round the game is over, and nobody has won.
hierarchy-option-rounds_max-none = none: until somebody wins
hierarchy-preset-source = As written
hierarchy-preset-source-about = Every rule as it was written, for the curious: between careful players the greater roll decides at one blow, or Honor makes it a tie.
hierarchy-preset-lively = Lively duels
hierarchy-preset-lively-about = One die against one, and three ties leave a conflict: many exchanges, few ties, and Honor is worth what it absorbs.

hierarchy-bot-fair = Fair: plays by the temper of its own Talisman, and duels by best play
hierarchy-bot-beginner = Beginner: makes the mistakes that people make
hierarchy-bot-strong = Strong: built for Fights, gives nothing away
hierarchy-bot-random = Leaf in the wind: answers at random

# Setting up

hierarchy-talisman = Your Talisman: one noun for what your character is at heart
hierarchy-talisman-about = It goes into the bowl folded; nobody else reads it until it is discovered. The slips drawn first take the high places.
hierarchy-roll-slip = Draw a slip from the bowl
hierarchy-drawn = Out of the bowl comes the slip of { $who }: { $caste }.
hierarchy-drawn-rest = The other slips are the Samurai: { $names }.
hierarchy-setup = Your character
hierarchy-talisman-short = Talisman
hierarchy-stats-short = Stats
hierarchy-name-tiles-short = Tiles
hierarchy-name-tiles-form = { $count ->
    [one] Take up one Tile
   *[other] Take up { $count } Tiles
}
hierarchy-precious-short = Precious
hierarchy-stats = Divide your points among the Stats ({ $caste })
hierarchy-stats-about = Each point is a die in conflicts fought with that Stat; zeros are allowed.
hierarchy-stats-combat = Combat
hierarchy-stats-nobility = Nobility
hierarchy-stats-subterfuge = Subterfuge
hierarchy-stats-spirit = Spirit
hierarchy-stats-speech = Speech
hierarchy-name-tiles = { $count ->
    [one] Name your last Tile
   *[other] Name your { $count } Tiles, one a line
  }
hierarchy-name-tiles-about = A Tile is a magic disc: a weapon, stealth, medicine, sorcery, a trade… You have the Sword already.
hierarchy-mark-arms = Which of these are arms, fit for a Fight?
hierarchy-mark-stealth = Which of these are stealth, fit for Subversion?
hierarchy-mark-healing = Which of these heal wounds?
hierarchy-precious = Your Precious: the one person, place or thing that your character would not lose
hierarchy-born = { $who } is ready: { $caste }.

# Decree

hierarchy-decree = Your Decree: what trouble has come upon Fhen?
hierarchy-decreed = { $who } decrees: { $text }
hierarchy-boss = Who is behind it? Name the Boss
hierarchy-boss-about = The Boss stays hidden until the climax.
hierarchy-boss-stats = How many points of Stats has the Boss? At most your own { $most }
hierarchy-boss-divide = Divide the Boss’s Stats
hierarchy-boss-divide-combat = Combat
hierarchy-boss-divide-nobility = Nobility
hierarchy-boss-divide-subterfuge = Subterfuge
hierarchy-boss-divide-spirit = Spirit
hierarchy-boss-divide-speech = Speech
hierarchy-boss-tiles = The ratings of the Boss’s Tiles together: at most your own { $most }
hierarchy-boss-servants = How many servants stand in the way? At most { $most }
hierarchy-boss-made = The { $caste } keeps to himself who is behind it.
hierarchy-boss-known = Behind it all stands { $boss }.

# Duel, Shoguns, Subversion, Quest

hierarchy-escalate = You cross Swords with { $other } for the lead. Draw in earnest?
hierarchy-escalate-spar = Fence as custom has it
hierarchy-escalate-spar-about = Strikes do not wound.
hierarchy-escalate-escalate = Make it a true Fight
hierarchy-escalate-escalate-about = Strikes wound, arms beside the Sword count, and there is no taking it back.
hierarchy-draw = You are at odds with { $other } ({ $cause }). Draw steel?
hierarchy-draw-hold = Leave it sheathed
hierarchy-draw-escalate = Draw: make it a Fight
hierarchy-draw-escalate-about = From now on strikes wound, Honor takes up the first, and there is no taking it back.
hierarchy-escalated = { $who } draws in earnest: it is a true Fight.
hierarchy-name-leader = The duel was left. Which Daimyo leads the quest?
hierarchy-leads = { $who } leads the quest.
hierarchy-shoguns = { $count ->
    [one] Pick a Shogun to go with you
   *[other] Pick { $count } Shoguns to go with you
  }
hierarchy-follow = { $who } wants you on the quest
hierarchy-follow-go = Go along
hierarchy-follow-go-about = If the quest succeeds: +1 Victory Point and +1 Honor.
hierarchy-follow-refuse = Refuse
hierarchy-follow-refuse-about = You stay at home; another is picked.
hierarchy-refused-to-go = { $who } will not go with { $other }.
hierarchy-party = With { $who } go: { $names }.
hierarchy-subversion = { $who } leads, and you stay behind. Work against the quest?
hierarchy-subversion-abstain = Let it be
hierarchy-subversion-subvert = Subvert the quest
hierarchy-subversion-subvert-about = Subterfuge and stealth against Nobility and stealth. Failed, it costs 1 Honor.
hierarchy-subversion-failed = { $who } is found out and loses 1 Honor.
hierarchy-subversion-won = { $who } has subverted the quest: the party puts away its highest dice, and whoever stands in its way rolls one more.
hierarchy-sets-out = The party sets out: { $names }. At home stay: { $home }.
hierarchy-turn-back = You are { $wounds }. Go on with the quest?
hierarchy-turn-back-stay = Stay with the party
hierarchy-turn-back-turn-back = Turn back
hierarchy-turn-back-turn-back-about = You are healed wholly, and have no part in the quest’s rewards.
hierarchy-turned-back = { $who } turns back from the quest to heal.

# Split

hierarchy-pair = Together for the Split: { $names }.
hierarchy-fortune = Seek your fortune; { $gm } is your GM
hierarchy-fortune-talisman = Discover your Talisman
hierarchy-fortune-talisman-about = Spirit alone, no Tiles. Won: +1 to a Stat, +1 to a Tile, +1 Honor, and two dice in Fights against other characters.
hierarchy-fortune-precious = Protect your Precious: { $precious }
hierarchy-fortune-precious-about = Won: +1 Honor. Lost: 1 Honor less.
hierarchy-fortune-deed = Some other deed
hierarchy-fortune-deed-about = For the story.
hierarchy-fortune-enough = Enough for this time
hierarchy-theme = What shall your scene be about? ({ $cause })
hierarchy-theme-about = As simple as you like; it may stay empty.
hierarchy-theme-told = { $who }: { $text }
hierarchy-scene = You are GM for { $who } ({ $cause }). Set the scene
hierarchy-scene-about = It may stay empty.
hierarchy-scene-told = { $who } to { $other }: { $text }
hierarchy-scene-dice = How hard do you make it for { $who }?
hierarchy-scene-dice-easy = Easy: { $easy ->
    [one] one die
   *[other] { $easy } dice
  }
hierarchy-scene-dice-fair = Fair: { $fair ->
    [one] one die
   *[other] { $fair } dice
  }
hierarchy-scene-dice-hard = Hard: { $hard ->
    [one] one die
   *[other] { $hard } dice
  }
hierarchy-scene-dice-dire = Dire: { $dire ->
    [one] one die
   *[other] { $dire } dice
  }
hierarchy-obstacle = Does { $who } come to the heart of the scene, or meet something smaller first? Smaller conflicts left: { $left }
hierarchy-obstacle-central = To the heart of it
hierarchy-obstacle-smaller = Something smaller first
hierarchy-obstacle-smaller-about = A conflict for the story alone; it may wound, and dice may be kept from it.
hierarchy-deed = Does the deed of { $who } come to a contest?
hierarchy-deed-story = No, it is told
hierarchy-deed-contest = Yes, to a contest
hierarchy-discovered = { $who } has discovered a Talisman: { $talisman }.
hierarchy-raise-stat = Which Stat grows by 1?
hierarchy-raise-stat-combat = Combat
hierarchy-raise-stat-nobility = Nobility
hierarchy-raise-stat-subterfuge = Subterfuge
hierarchy-raise-stat-spirit = Spirit
hierarchy-raise-stat-speech = Speech
hierarchy-raise-tile = Which Tile grows by 1?
hierarchy-grown = { $who } grows with it: { $stat } and { $tile } +1.
hierarchy-precious-safe = { $who } has kept the Precious safe ({ $precious }): +1 Honor.
hierarchy-precious-lost = { $who } could not protect the Precious ({ $precious }): 1 Honor less.

# Climax

hierarchy-call = Call the party to the climax?
hierarchy-call-about = With you: { $names }.
hierarchy-call-call = Call to order: we seek the Boss
hierarchy-call-call-about = Won, everybody in the party has +1 Victory Point and +1 Honor.
hierarchy-call-go-home = Give the quest up
hierarchy-call-go-home-about = You return with empty hands.
hierarchy-called = { $who } calls the party to order.
hierarchy-plan = How do you mean to end the trouble?
hierarchy-plan-about = The Decree: { $text }
hierarchy-plan-told = The plan of { $who }: { $text }
hierarchy-lair = { $who } comes to settle it. What does the party find?
hierarchy-lair-about = The plan: { $text }
hierarchy-confront = Who meets { $who }? Servants left: { $count }
hierarchy-confront-boss = The Boss himself
hierarchy-confront-servant = A servant first
hierarchy-confront-servant-about = A conflict before the last: it may wound or weary the leader.
hierarchy-help = { $who } faces { $foe } ({ $stat }). Lend your arm?
hierarchy-help-help = Help with 1d{ $sides }
hierarchy-help-stand-by = Stand by
hierarchy-helpers = { $count ->
    [0] Nobody comes to the help of { $who }.
   *[other] To the help of { $who } come: { $names }.
  }
hierarchy-quest-won = { $who } has overcome { $boss }!
hierarchy-quest-rewarded = For { $boss } overcome, +1 Victory Point and +1 Honor: { $names }.
hierarchy-quest-lost = { $boss } stands; { $who } leads the party home with empty hands.
hierarchy-quest-given-up = { $who } gives the quest up.

# Return, court, Training

hierarchy-gift = Whom do you give 1 Honor? It costs you nothing
hierarchy-gift-about = Once a round, to somebody of a lower caste; or to nobody.
hierarchy-gift-given = { $who } gives { $other } 1 Honor.
hierarchy-gift-upward = Honor is given downward only; { $other } is not of a lower caste.
hierarchy-court = The court is assembled. What do you want?
hierarchy-court-quiet = Nothing now
hierarchy-court-tale = Tell a small scene
hierarchy-court-call-out = Quarrel with somebody
hierarchy-court-call-out-about = A conflict for stakes that you name.
hierarchy-tale = Your scene
hierarchy-tale-told = { $who }: { $text }
hierarchy-call-out = Whom do you quarrel with?
hierarchy-training = You have { $honor } Honor. What do you spend it on?
hierarchy-training-about = Honor that you spend no longer absorbs strikes.
hierarchy-training-done = Keep the rest
hierarchy-training-new-tile = A new Tile (1 Honor)
hierarchy-training-tile = +1 to a Tile (1 Honor)
hierarchy-training-stat = +1 to a Stat (2 Honor)
hierarchy-training-point = A Victory Point (3 Honor)
hierarchy-too-dear = That costs { $price } Honor, and you have { $honor }.
hierarchy-new-tile = Name the new Tile
hierarchy-use = What is it for?
hierarchy-use-arms-about = Proposed in Fights.
hierarchy-use-stealth-about = Fits Subversion.
hierarchy-use-healing-about = Heals you wholly after every conflict.
hierarchy-use-craft-about = For everything else; in a Fight, if you can justify it.
hierarchy-trained-point = { $who } buys a Victory Point.
hierarchy-trained-stat = { $who } trains { $stat }.
hierarchy-trained-tile = { $who } trains the Tile { $tile }.

# Uprising, vacancies, Sunset

hierarchy-uprising = Whom do you challenge for their place? You may challenge nobody
hierarchy-uprising-about = Won: the place, +1 Victory Point, +1 Honor. Lost: 1 Honor less.
hierarchy-risen = { $who } takes the place of { $other }: { $caste }.
hierarchy-repelled = { $who } holds the place; { $other } loses 1 Honor.
hierarchy-reborn = { $who } is dead, and is reborn as a Samurai of 1 Honor, the Talisman undiscovered.
hierarchy-vacancy = A place is empty: { $caste }. Whom do you raise?
hierarchy-raised = The Emperor raises { $who }: { $caste }, +1 Victory Point.
hierarchy-sunset = Sunset. A last word on this round?
hierarchy-sunset-about = It may stay empty.
hierarchy-reflection = { $who } at sunset: { $text }
hierarchy-changed = { $who }: { $changes }.
hierarchy-change-caste = { $from } → { $to }
hierarchy-change-honor = Honor { $from } → { $to }
hierarchy-change-points = Victory Points { $from } → { $to }
hierarchy-ladder = The ladder from the throne down: { $names }.

# Conflicts

hierarchy-initiative-honor = { $who } has more Honor, and is the aggressor.
hierarchy-initiative-die = Equal Honor; the die makes { $who } the aggressor ({ $face }).
hierarchy-roll-initiative = Roll a die for who is the aggressor
hierarchy-adventure = { $who } sets out: { $cause }; GM { $gm }.
hierarchy-conflict = { $who } against { $other }: { $cause }.
hierarchy-conflict-title = { $who } against { $other }: { $cause }
hierarchy-challenged = { $who } challenges you: { $cause }
hierarchy-challenged-stand = Stand
hierarchy-challenged-surrender = Surrender at once
hierarchy-challenged-surrender-about = The challenger has the stakes.
hierarchy-terms = Against { $other } ({ $cause }): which kind of contest do you name?
hierarchy-terms-combat = A Fight
hierarchy-terms-combat-about = Combat and arms. Strikes wound, and Honor absorbs the first.
hierarchy-terms-nobility = Nobility
hierarchy-terms-subterfuge = Subterfuge
hierarchy-terms-spirit = Spirit
hierarchy-terms-speech = Speech
hierarchy-terms-give-up = Give the conflict up
hierarchy-terms-give-up-about = The other side has the stakes.
hierarchy-terms-answer = { $other } names { $stat } ({ $cause }). Do you accept?
hierarchy-terms-answer-accept = Accept: { $stat }
hierarchy-terms-answer-combat = Counter: a Fight
hierarchy-terms-answer-combat-about = Combat and arms. Strikes wound, and Honor absorbs the first.
hierarchy-terms-answer-nobility = Counter: Nobility
hierarchy-terms-answer-subterfuge = Counter: Subterfuge
hierarchy-terms-answer-spirit = Counter: Spirit
hierarchy-terms-answer-speech = Counter: Speech
hierarchy-terms-answer-give-up = Give the conflict up
hierarchy-terms-answer-give-up-about = The other side has the stakes.
hierarchy-terms-named = { $who } names the kind: { $stat }.
hierarchy-terms-agreed = Agreed: { $stat }.
hierarchy-stakes = What does the winner get? ({ $cause }, against { $other })
hierarchy-stakes-about = It may stay empty: then it is plain to both.
hierarchy-stakes-told = The stakes of { $who }: { $text }
hierarchy-choose-stat = The kind is { $stat } ({ $cause }). Which Stat do you bring?
hierarchy-choose-stat-about = The two sides may use different ones.
hierarchy-choose-stat-combat = Combat
hierarchy-choose-stat-nobility = Nobility
hierarchy-choose-stat-subterfuge = Subterfuge
hierarchy-choose-stat-spirit = Spirit
hierarchy-choose-stat-speech = Speech
hierarchy-choose-tiles = Which Tiles do you bring with { $stat }? ({ $cause })
hierarchy-choose-tiles-about = As many as you can justify; each gives its rating in dice. In a Fight arms are proposed.
hierarchy-doubt-tiles = { $who } brings these with { $stat }. Which do not fit?
hierarchy-doubt-tiles-about = Those you pick stay away; none is a fair answer.
hierarchy-armed = { $count ->
    [0] { $who } brings { $stat }.
   *[other] { $who } brings { $stat } with { $tiles }.
  }
hierarchy-tiles-refused = { $who } does not let { $other } bring: { $tiles }.
hierarchy-bow = { $who } and { $other } bow.
hierarchy-roll = { $who }: roll for { $cause }
hierarchy-roll-help = Roll the die that you lend { $who }
hierarchy-rolled = { $who } rolls { $dice }.
hierarchy-select = Keep { $count ->
    [one] one die
   *[other] { $count } dice
  }; the others are discarded ({ $cause })
hierarchy-select-about = To keep none is to surrender.
hierarchy-keep-so-many =
    { $count ->
        [one] Keep one die exactly, or none to surrender; you picked { $given }.
       *[other] Keep { $count } dice exactly, or none to surrender; you picked { $given }.
    }
hierarchy-selected = { $who } keeps { $dice }.
hierarchy-subverted = Subversion leaves { $who } these: { $dice }.
hierarchy-bid = Your bid against { $other }
hierarchy-bid-how = Type faces, such as 9 7, at most { $most }; Enter alone is to surrender.
hierarchy-bid-about = Lay at least one die, at most { $most }. { $draw ->
    [1] To lay none is to surrender, or to draw steel.
   *[0] To lay none is to surrender.
  } { $count ->
    [0] The other side has no dice left.
   *[other] The other side has { $count }: { $theirs }.
}
hierarchy-match = { $other } bids { $sum } ({ $bid }). Your match
hierarchy-match-how = Type faces, such as 9 7, at most { $most }; Enter alone is to surrender.
hierarchy-match-about = More than { $sum } strikes, { $sum } parries, less is a strike against you. At most { $most } { $most ->
    [one] die
   *[other] dice
}; to lay none is to surrender. { $count ->
    [0] The other side has no dice left.
   *[other] The other side keeps { $count }: { $theirs }.
}
hierarchy-behind-screen = dice behind the screen
hierarchy-give-in = You put nothing down. Surrender to { $other }? ({ $cause })
hierarchy-give-in-go-on = No, go on
hierarchy-give-in-surrender = Surrender
hierarchy-give-in-surrender-about = The other side has the stakes.
hierarchy-give-in-draw = Draw: make it a Fight
hierarchy-give-in-draw-about = From now on strikes wound, and Honor takes up the first.
hierarchy-laid-bid = { $who } bids { $sum } ({ $dice }).
hierarchy-laid-match = { $who } lays { $sum } ({ $dice }).
hierarchy-parried = { $who } parries { $other }.
hierarchy-strike = { $who } strikes { $other }.
hierarchy-absorbed = { $who } strikes; the Honor of { $other } absorbs it.
hierarchy-tied = { $who } and { $other } are tied ({ $cause }).
hierarchy-tie = A tie with { $other } ({ $cause }), number { $ties }. Do it again?
hierarchy-tie-again = Again
hierarchy-tie-again-about = New rolls from the Stakes on; what Honor has taken up stays spent.
hierarchy-tie-leave = Leave it
hierarchy-tie-leave-about = If the other side will leave it too, nobody has the stakes.
hierarchy-tie-surrender = Surrender
hierarchy-tie-surrender-about = The other side has the stakes, without another roll.
hierarchy-left = It is left, and nobody has the stakes: { $cause }.
hierarchy-won-strikes = { $who } wins against { $other }: { $cause }.
hierarchy-won-surrender = { $other } surrenders to { $who }: { $cause }.
hierarchy-won-unconscious = { $other } lies unconscious; { $who } wins: { $cause }.
hierarchy-won-given-up = { $other } gives up to { $who } over the terms: { $cause }.
hierarchy-mercy = { $other } is at your mercy ({ $wounds }). Go on?
hierarchy-mercy-spare = Show mercy
hierarchy-mercy-strike = Strike on
hierarchy-mercy-strike-about = The first such blow costs you 1 Honor, and in a duel for a caste you get no Honor for the place. The fifth wound kills.
hierarchy-merciless = { $who } shows { $other } no mercy, and loses 1 Honor.
hierarchy-blow = { $who } strikes { $other }, who is now { $wounds }.
hierarchy-healed = { $who } is healed by a Tile.

# Refusals

hierarchy-barred-once = Each of these can be tried once a quest, and this one was.
hierarchy-barred-discovered = Your Talisman is discovered already.
hierarchy-barred-unconscious = An unconscious character cannot lay dice.
hierarchy-barred-try-first = On the quest everybody tries something of his own first.
hierarchy-duel-over = This duel is over; no more dice can be laid.
hierarchy-duel-empty = Lay at least one die, at most { $most }.
hierarchy-duel-not-held = { $given } cannot be laid; in hand are { $held }.
hierarchy-duel-over-limit = { $given } dice are too many; one bid or match may use { $most }.

# Explanations: what an option comes to

hierarchy-fact-dice = You would roll { $count ->
    [one] one die.
   *[other] { $count } dice.
  }
hierarchy-fact-without-tiles = Without a Tile you roll { $count ->
    [one] one die
   *[other] { $count } dice
}; each Tile adds its rating.
hierarchy-fact-against = You would roll { $mine } { $mine ->
    [one] die
   *[other] dice
} against { $theirs }.
hierarchy-fact-kind = { $stat }: { $mine } { $mine ->
    [one] die
   *[other] dice
} against { $theirs }.
hierarchy-fact-honor = In a Fight your Honor absorbs { $count ->
    [0] nothing
    [one] the first strike
   *[other] the first { $count } strikes
  }.
hierarchy-fact-from-to = From { $from } to { $to }.
hierarchy-fact-left = Leaves you { $count } Honor.
hierarchy-fact-lead = Victory Points then: { $mine }; the best of the others: { $theirs }.
hierarchy-fact-chance = Chance to win: { $chance }, ties done again.
hierarchy-fact-chance-against = { $who }: { $chance } to win.
hierarchy-chance-exact = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hierarchy-chance-roughly = { $tenths ->
    [0] next to none
    [10] all but certain
   *[other] roughly { $tenths } in 10
  }
hierarchy-fact-target = { $who } would roll { $dice } { $dice ->
    [one] die
   *[other] dice
}, Honor { $honor }.
hierarchy-fact-place-lost = You become { $caste }, { $who } becomes { $place } with 1 Victory Point more.
hierarchy-fact-cosmos-lost = Cosmos goes with the throne.
hierarchy-fact-honor-lost = { $honor ->
    [0] Lost: no Honor to lose.
   *[other] Lost: 1 Honor less.
  }
hierarchy-fact-stat = { $stat } { $count }
hierarchy-fact-each = Without Tiles { $who } would roll: { $dice }.
hierarchy-fact-led = Without helpers and Tiles { $who } rolls { $mine } dice against { $theirs }.
hierarchy-fact-free = It costs you nothing. If the quest is won, its reward comes to all who went along.
hierarchy-fact-keep = Keep the highest: { $dice }. A higher die is never worse.
hierarchy-fact-win = You can win this.
hierarchy-fact-loss = You cannot win this any more, if the other plays their best.
hierarchy-fact-draw = If both play their best, this will be a tie.
hierarchy-fact-best = { $won ->
    [-1] Cheapest: lay { $dice }.
   *[other] Best: lay { $dice }.
  }
hierarchy-fact-deals = From here on you deal { $count ->
    [one] one wound
   *[other] { $count } wounds
} more than you take.
hierarchy-fact-takes = From here on you take { $count ->
    [one] one wound
   *[other] { $count } wounds
} more than you deal.
hierarchy-fact-keeps-more = In the end you hold { $count ->
    [one] one die
   *[other] { $count } dice
} more than the other, kept for your next conflict.
hierarchy-fact-keeps-fewer = In the end the other holds { $count ->
    [one] one die
   *[other] { $count } dice
} more than you.

# How it ends

hierarchy-ended-talisman = { $who } has won: on the throne, the Talisman discovered, with { $points } Victory Points, the most of all.
hierarchy-ended-honor = { $who } has won: on the throne, with more Victory Points ({ $points }) than anybody else has Honor.
hierarchy-ended-rounds = After round { $rounds } the game is over, and nobody has won.

## The web table

hierarchy-page-before = Before the first round
hierarchy-page-round = Round { $number }
hierarchy-page-of-rounds = of { $rounds }
hierarchy-page-phases = The phases of the round
hierarchy-page-stop-5a = 5a
hierarchy-page-stop-5b = 5b
hierarchy-page-stop-5c = 5c
hierarchy-page-phase-bowl = The bowl
hierarchy-page-phase-bowl-about = One noun each, folded, into the bowl. Whose slip comes out first sits highest.
hierarchy-page-phase-birth = The characters
hierarchy-page-phase-birth-about = Everybody fills in a sheet at the same time: the lower the caste, the more Tiles.
hierarchy-page-phase-decree = Decree
hierarchy-page-phase-decree-about = The Emperor tells of a trouble and makes a Boss, no stronger than himself.
hierarchy-page-phase-duel = The duel
hierarchy-page-phase-duel-about = The two Daimyo cross Swords for who leads the quest.
hierarchy-page-phase-shoguns = Shoguns
hierarchy-page-phase-shoguns-about = The leader picks two of the three; each may refuse.
hierarchy-page-phase-subversion = Subversion
hierarchy-page-phase-subversion-about = The Daimyo who stays behind may work against the quest.
hierarchy-page-phase-quest = Quest
hierarchy-page-phase-quest-about = The party sets out.
hierarchy-page-phase-split = The Split
hierarchy-page-phase-split-about = All pairs play at the same time; nobody waits for a pair that is not his own.
hierarchy-page-phase-climax = Climax
hierarchy-page-phase-climax-about = The party is called together: the leader against the Boss, each helper lends a die.
hierarchy-page-phase-return = Return
hierarchy-page-phase-return-about = Home and healed. Honor is given downward, and victory is checked.
hierarchy-page-phase-training = Training
hierarchy-page-phase-training-about = Honor turns into Tiles, Stats and Victory Points.
hierarchy-page-phase-uprising = Uprising
hierarchy-page-phase-uprising-about = Fights for a place: Daimyo first, then Shoguns, then Samurai.
hierarchy-page-phase-sunset = Sunset
hierarchy-page-phase-sunset-about = A last word, and wounds are healed. Tomorrow there is a new Decree.
hierarchy-page-changed = What it changed
hierarchy-page-unchanged = Everybody stands where they stood.
hierarchy-page-next = Next: { $phase }.
hierarchy-page-you = you
hierarchy-page-jump = On this page
hierarchy-page-awaited = Waiting for
hierarchy-page-errand = an answer
hierarchy-page-errand-boss = the Boss
hierarchy-page-errand-bid = which dice to lay
hierarchy-page-errand-call = the call to the climax
hierarchy-page-errand-call-out = whom to quarrel with
hierarchy-page-errand-challenged = whether to stand
hierarchy-page-errand-choose-stat = which Stat
hierarchy-page-errand-choose-tiles = which Tiles
hierarchy-page-errand-confront = who stands in the way
hierarchy-page-errand-court = wishes at court
hierarchy-page-errand-decree = the Decree
hierarchy-page-errand-deed = whether it comes to a contest
hierarchy-page-errand-doubt-tiles = whether the Tiles fit
hierarchy-page-errand-draw = whether to draw
hierarchy-page-errand-obstacle = what comes first, as GM
hierarchy-page-errand-escalate = whether to fight in earnest
hierarchy-page-errand-follow = whether to go along
hierarchy-page-errand-fortune = which fortune to seek
hierarchy-page-errand-gift = whom to honor
hierarchy-page-errand-give-in = whether to surrender
hierarchy-page-errand-help = whether to help
hierarchy-page-errand-lair = what the party finds
hierarchy-page-errand-mark = what Tiles are for
hierarchy-page-errand-match = the match
hierarchy-page-errand-mercy = mercy
hierarchy-page-errand-name-leader = who leads
hierarchy-page-tiles-taken = Taken:
hierarchy-page-own-tiles = Tiles of your own ({ $use })
hierarchy-page-own-tiles-hint = your own: one, another
hierarchy-page-errand-name-tiles = names of Tiles
hierarchy-page-errand-new-tile = a new Tile
hierarchy-page-errand-plan = the plan
hierarchy-page-errand-precious = the Precious
hierarchy-page-errand-raise-stat = which Stat grows
hierarchy-page-errand-raise-tile = which Tile grows
hierarchy-page-errand-roll = a roll
hierarchy-page-errand-scene = the scene, as GM
hierarchy-page-errand-scene-dice = how hard it is, as GM
hierarchy-page-errand-select = which dice to keep
hierarchy-page-errand-shoguns = which Shoguns
hierarchy-page-errand-stakes = the stakes
hierarchy-page-errand-stats = Stats
hierarchy-page-errand-subversion = whether to subvert
hierarchy-page-errand-sunset = a last word
hierarchy-page-errand-tale = a scene at court
hierarchy-page-errand-talisman = a Talisman for the bowl
hierarchy-page-errand-terms = the terms
hierarchy-page-errand-theme = what the scene is about
hierarchy-page-errand-tie = again, or leave it
hierarchy-page-errand-training = what to train
hierarchy-page-errand-turn-back = whether to turn back
hierarchy-page-errand-uprising = whom to challenge
hierarchy-page-errand-use = what the Tile is for
hierarchy-page-errand-vacancy = whom to raise
hierarchy-page-bowl = { $slips ->
    [one] One slip lies in the bowl
   *[other] { $slips } slips lie in the bowl
  }
hierarchy-page-bowl-writing = { $count ->
    [one] One is still being written.
   *[other] { $count } are still being written.
  }
hierarchy-page-bowl-drawing = Drawn so far: { $drawn }.
hierarchy-page-bowl-order = First the Emperor comes out of it, then two Daimyo, then three Shoguns; whoever is left is a Samurai.
hierarchy-page-ladder = The ladder
hierarchy-page-leads = leads the quest
hierarchy-page-on-quest = on the quest
hierarchy-page-at-home = at home
hierarchy-page-is-awaited = awaited
hierarchy-page-discovered = Talisman discovered
hierarchy-page-quest = The quest
hierarchy-page-subverted = The quest is subverted: the party puts away its highest dice, and whoever stands in its way rolls one more.
hierarchy-page-boss = the Boss
hierarchy-page-boss-hidden = the Boss; known to the Emperor alone until the climax
hierarchy-page-servants = Servants
hierarchy-page-tiles = Tiles
hierarchy-page-my-sheet = Your sheet
hierarchy-page-close = Close
hierarchy-page-honor = { $count ->
    [0] no Honor
   *[other] Honor { $count }
  }
hierarchy-page-wounds-title = Wounds
hierarchy-page-wounds = wounds: { $count }
hierarchy-page-carried = Dice kept
hierarchy-page-yours-alone = known to you alone
hierarchy-page-folded = folded: nobody else knows it yet
hierarchy-page-cosmos = of the throne: two dice in every conflict
hierarchy-page-pairs = The pairs
hierarchy-page-pairs-done = { $done } of { $all } are done
hierarchy-page-pair-done = done
hierarchy-page-since = for { $minutes } min
hierarchy-page-strikes = strikes dealt: { $count }
hierarchy-page-absorbs = strikes that Honor still absorbs: { $count }
hierarchy-page-screened = dice behind the screen: { $count }
hierarchy-page-no-dice = no dice
hierarchy-page-played-by = led by { $who }
hierarchy-page-fight = a Fight
hierarchy-page-wounding = strikes wound
hierarchy-page-sparring = strikes do not wound
hierarchy-page-no-terms = the terms are talked over
hierarchy-page-ties = { $count ->
    [one] tied once
    [2] tied twice
   *[other] tied { $count } times
  }
hierarchy-page-merciless = no mercy
hierarchy-page-against = against
hierarchy-page-caste = Caste
hierarchy-page-at-stake = At stake
hierarchy-page-bid-of = { $who } bids
hierarchy-page-lays = { $who } lays dice
hierarchy-page-not-rolled = The dice are not rolled yet.
hierarchy-page-picked = you lay
hierarchy-page-kept = you keep
hierarchy-page-lay-none = Pick dice. To lay none is to surrender.
hierarchy-page-fight-dice = { $count } dice in a Fight
hierarchy-page-match-rule = More than { $sum } strikes, { $sum } parries, less is a strike against you.
hierarchy-page-match-strike = You strike { $who }.
hierarchy-page-match-absorbed = You strike; the Honor of { $who } absorbs it.
hierarchy-page-match-parry = Parried: nobody strikes.
hierarchy-page-match-struck = { $who } strikes you.
hierarchy-page-match-struck-absorbed = { $who } strikes; your Honor absorbs it.
hierarchy-page-bid-rule = Pick your bid. { $who } can lay { $most } at most.
hierarchy-page-bid-strike = { $who } cannot reach it ({ $most } at most): you strike.
hierarchy-page-bid-parry = { $who } can parry it, but not strike ({ $most } at most).
hierarchy-page-bid-struck = { $who } can strike with more ({ $most } at most), but has no way to parry.
hierarchy-page-bid-either = { $who } can strike with more ({ $most } at most), or parry.
hierarchy-page-bid-screen = What { $who } holds lies behind the screen.
hierarchy-page-agrees = What you have picked is best play.
hierarchy-page-differs = Best play would lay other dice.
hierarchy-page-pick-best = Pick best play
hierarchy-page-pick-all = All
hierarchy-page-pick-highest = { $count ->
    [one] The highest
   *[other] The highest { $count }
  }
hierarchy-page-bid = Bid
hierarchy-page-match = Match
hierarchy-page-keep = Keep these
hierarchy-page-surrender = Surrender…
hierarchy-page-draw-or-surrender = Draw, or surrender…
hierarchy-page-nobody = Nobody
hierarchy-page-nobody-with = Nobody
hierarchy-page-dice-of-tiles = Dice they give:
hierarchy-print-character = A character
hierarchy-print-name = Name
hierarchy-print-caste = Caste
hierarchy-print-stats = Stats
hierarchy-print-state = Honor and wounds
hierarchy-print-tile = Tile
hierarchy-print-rating = Rating
hierarchy-print-use = Use
hierarchy-print-notes = Deeds
hierarchy-page-puzzle-bid = The bid

## Studies

hierarchy-study-first-caste = Caste by birth
hierarchy-study-last-caste = Caste in the end
hierarchy-study-death = Death on the way
hierarchy-study-rounds = Rounds
hierarchy-study-conflicts = Conflicts
hierarchy-study-tries = Runs of bids and matches
hierarchy-study-tied = Runs that were tied, by what they were about
hierarchy-study-first-bidder = Decided runs that the first bidder won
hierarchy-study-greater-total = Decided runs that the greater total of dice won
hierarchy-study-fight-tied = Fights of two characters that were tied, by who had Honor
hierarchy-study-aggressor-honor = Fights that the aggressor won, by Honor compared with the other’s
hierarchy-study-more = more
hierarchy-study-equal = as much
hierarchy-study-less = less
hierarchy-study-neither = neither has Honor
hierarchy-study-one = one has Honor
hierarchy-study-both = both have Honor
hierarchy-study-fight = Fights
hierarchy-study-contest = all other conflicts
hierarchy-study-died = died at least once
hierarchy-study-lived = never died
hierarchy-ended-talisman-ending = The Emperor won by his Talisman
hierarchy-ended-honor-ending = The Emperor won by Honor
hierarchy-ended-rounds-ending = The last round was over

## Odds on the command line

hierarchy-query-option-bid = Whose bid it is.
hierarchy-query-option-fight = It is a Fight: strikes wound.
hierarchy-query-option-absorb = Strikes that Honor absorbs, mine and theirs.
hierarchy-query-option-wounds = Wounds, mine and theirs.
hierarchy-query-option-bid-limit = The most dice that one bid may use.
hierarchy-query-option-mine = The dice in my hand.
hierarchy-query-option-theirs = The dice in theirs.
hierarchy-query-option-laid = Dice of the bid that are already on the table.
hierarchy-query-option-strikes = Strikes dealt so far that count.
hierarchy-query-option-dice = My d10s.
hierarchy-query-option-against = Their d10s.
hierarchy-query-option-helpers = The d8s and d6s that help me.
hierarchy-query-option-their-helpers = The d8s and d6s that help them.
hierarchy-query-option-samples = How many rolls an estimate takes (default: two seconds' worth).
hierarchy-query-option-seed = The seed of an estimate.
hierarchy-query-duel = What open dice are worth under best play.
hierarchy-query-conflict = The chances of a conflict before the roll.
hierarchy-query-label-value = Under best play
hierarchy-query-label-win = win
hierarchy-query-label-draw = draw
hierarchy-query-label-loss = loss
hierarchy-query-label-wounds = Wounds dealt minus taken
hierarchy-query-label-left = Dice left, mine minus theirs
hierarchy-query-label-best = Best lays
hierarchy-query-label-decided = Wins if ties are played again
hierarchy-query-label-method = Computed
hierarchy-query-label-exact = exactly
hierarchy-query-label-estimate = as an estimate
hierarchy-query-label-samples = Rolls taken

hierarchy-score-unit = Victory Points

## Why a bot chose so

hierarchy-why-lay = { $dice ->
    [screened] With the hidden dice as dice mostly fall, best play
   *[open] Best play from here
} { $end ->
    [win] wins
    [tie] ends in a tie
   *[loss] loses all the same
}{ $wounds ->
    [0] .
   *[other] { $whose ->
        [theirs] , and wounds the other { $wounds } { $wounds ->
            [one] time
           *[other] times
        } more often.
       *[mine] , and takes { $wounds } { $wounds ->
            [one] wound
           *[other] wounds
        } more than it deals.
    }
}
hierarchy-why-surrender = Best play can only lose from here, and would take { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
} more than it deals: better to give up.
hierarchy-why-challenge = About { $chance } % to win against { $rival }; a temper like this one dares it from { $least } %.
hierarchy-why-no-challenge = At best about { $chance } %, against { $rival }; a temper like this one dares it from { $least } % only.
hierarchy-why-stand = About { $chance } % to hold the place against { $rival }.
hierarchy-why-give-way = About { $chance } % to hold the place against { $rival }: better to make way.
hierarchy-why-subvert = About { $chance } % that { $rival } does not notice.
hierarchy-why-abstain = About { $chance } % that { $rival } would not notice; loyalty or prudence won.
hierarchy-why-arms = Only the throne is missing, and { $rival } fights with { $theirs } { $theirs ->
    [one] die
   *[other] dice
} against { $mine }.
hierarchy-why-points = { $bought } { $bought ->
    [one] Victory Point
   *[other] Victory Points
} can be bought, and the best of the others has { $best }: that takes the lead.
hierarchy-why-discovery = About { $chance } % to discover the Talisman in a fair scene.

## After the game

hierarchy-unit-duel = { $amount } of a duel
hierarchy-lays = { $dice }

## Puzzles

hierarchy-puzzle-theme-parry = Parry
hierarchy-puzzle-theme-spend-high = Spend the high die
hierarchy-puzzle-theme-keep-low = Keep the high and the low
hierarchy-puzzle-theme-give-low = Give the low die
hierarchy-puzzle-rules =
    { $limit ->
        [1] A Fight: a bid or a match is one die. Both play as well as can be; one answer wins.
       *[other] A Fight: a bid or a match is up to { $limit } dice. Both play as well as can be; one answer wins.
    }
hierarchy-puzzle-hands = You hold { $mine }. They hold { $theirs }.
hierarchy-puzzle-honor =
    { $side ->
        [mine] Your Honor absorbs the first strike against you.
       *[theirs] Their Honor absorbs the first strike against them.
    }
hierarchy-puzzle-bid = The bid is yours. What do you lay?
hierarchy-puzzle-match = They bid { $bid }. What do you match it with?
hierarchy-puzzle-how =
    { $limit ->
        [1] Type one of your dice, for example 9.
       *[other] Type up to { $limit } of your dice, for example 9 4.
    }
hierarchy-puzzle-die = { $sum }
hierarchy-puzzle-dice = { $sum } ({ $dice })
hierarchy-puzzle-proof = After { $answer }, if both play their best:
hierarchy-puzzle-refuted = After your { $given }:
hierarchy-puzzle-others =
    { $ties ->
        [0] All other answers ({ $others }) lose.
       *[other] { $losses ->
            [0] All other answers ({ $others }) only tie.
           *[other] Of the other answers ({ $others }) { $ties } only tie, the rest lose.
        }
    } This was searched to the end.
hierarchy-puzzle-you-bid =
    You bid { $bid }, they match { $match }: { $comes ->
        [parried] parried.
        [you] you strike.
        [you-absorbed] you strike, which Honor absorbs.
        [they] they strike.
       *[they-absorbed] they strike, which Honor absorbs.
    }
hierarchy-puzzle-they-bid =
    They bid { $bid }, you match { $match }: { $comes ->
        [parried] parried.
        [you] you strike.
        [you-absorbed] you strike, which Honor absorbs.
        [they] they strike.
       *[they-absorbed] they strike, which Honor absorbs.
    }
hierarchy-puzzle-end =
    { $won ->
        [win] You win { $mine } : { $theirs }.
        [loss] You lose { $mine } : { $theirs }.
       *[tie] A tie, { $mine } : { $theirs }.
    }

# Standing answers
hierarchy-standing-help = Help for the leader in the climax
hierarchy-standing-help-stand-by = Stand by
hierarchy-standing-help-help = Help
hierarchy-standing-follow = The leader wants me on the quest
hierarchy-standing-follow-go = Go along
hierarchy-standing-follow-refuse = Refuse
hierarchy-standing-court = At court
hierarchy-standing-court-quiet = Nothing
hierarchy-standing-turn-back = Wounded on the quest
hierarchy-standing-turn-back-stay = Stay with the party
hierarchy-standing-turn-back-turn-back = Turn back
hierarchy-standing-doubt-tiles = Tiles that the other side brings
hierarchy-standing-doubt-tiles-none = All of them fit
hierarchy-standing-select = Which dice I keep
hierarchy-standing-select-none = None: surrender
