# Daimyo in English. Keys: daimyo.what -> daimyo-what. A unit's name stands as it is, whoever it is.

daimyo-name = Daimyo
daimyo-about = A samurai battle on the table, to scale, under its weather: 1550 to 1615.
daimyo-role-first = General of the first side
daimyo-role-second = General of the second side
daimyo-text = { $en }

daimyo-bot-steady = Steady: keeps the line, shoots first, charges when it pays
daimyo-bot-bold = Bold: goes in early and takes risks
daimyo-bot-careful = Careful: waits for good odds
daimyo-bot-random = Wanderer: answers at random

## Options of the table

daimyo-option-scenario = Scenario
daimyo-option-scenario-about = Which battle is fought. The orders of battle are ours.
daimyo-option-scenario-quick = A quick battle
daimyo-option-scenario-quick-about = Two clans a side, alike; an hour or two.
daimyo-option-scenario-mikata-ga-hara = Mikata-ga-hara, 1572
daimyo-option-scenario-mikata-ga-hara-about = Ieyasu against Shingen, in the snow.
daimyo-option-scenario-okehazama = Okehazama, 1560
daimyo-option-scenario-okehazama-about = Nobunaga falls on Yoshimoto's camp, out of a thunderstorm.
daimyo-option-scenario-random = A fair random battle
daimyo-option-scenario-random-about = Equal hosts on ground that is the same from both edges.
daimyo-option-scenario-own = One of your own
daimyo-option-scenario-own-about = The first player hands in a scenario file (TOML).
daimyo-option-battle = Number of the random battle
daimyo-option-battle-about = The same number always gives the same battle.
daimyo-option-clans = Clans a side in a random battle
daimyo-option-clans-about = Each clan has four units.
daimyo-option-activation = Activation of clans
daimyo-option-activation-about = Who acts when.
daimyo-option-activation-dice = By dice
daimyo-option-activation-dice-about = Sides alternate; each clan must roll to act.
daimyo-option-activation-cards = By cards
daimyo-option-activation-cards-about = The drawn card acts, and one card ends the turn: good for solo play.
daimyo-option-turns = Last turn
daimyo-option-turns-about = With it the battle ends undecided; none: as the scenario says.
daimyo-option-swap = Change sides
daimyo-option-swap-about = Which seat commands which side.
daimyo-option-swap-false = The first seat commands the first side
daimyo-option-swap-true = The first seat commands the second side

## Names of things

daimyo-unit-of-clan = { $number ->
    [1] { $clan } { $troops }
   *[other] { $clan } { $troops } { $number }
}
daimyo-unit-of-general = { $number ->
    [1] The General's { $troops }
   *[other] The General's { $troops } { $number }
}
daimyo-generals-own = the General's own

daimyo-troops-hatamoto = hatamoto
daimyo-troops-hatamoto-horse = mounted hatamoto
daimyo-troops-samurai = samurai
daimyo-troops-samurai-horse = samurai cavalry
daimyo-troops-samurai-bow = samurai archers
daimyo-troops-ronin = ronin
daimyo-troops-monks = warrior monks
daimyo-troops-ashigaru-long-spear = spears
daimyo-troops-ashigaru-bow = archers
daimyo-troops-ashigaru-arquebus = arquebuses
daimyo-troops-peasants = peasants
daimyo-troops-light-gun = light guns
daimyo-troops-heavy-gun = heavy guns
daimyo-troops-headquarters = headquarters

daimyo-kind-hatamoto = Hatamoto
daimyo-kind-samurai = Samurai
daimyo-kind-ronin = Ronin
daimyo-kind-monks = Warrior monks
daimyo-kind-ashigaru = Ashigaru
daimyo-kind-peasants = Peasants
daimyo-kind-artillery = Artillery
daimyo-kind-headquarters = Headquarters

daimyo-arm-foot = on foot
daimyo-arm-cavalry = mounted
daimyo-arm-light-gun = with light guns
daimyo-arm-heavy-gun = with heavy guns
daimyo-arm-seat = seated

daimyo-quality-elite = elite
daimyo-quality-veteran = veteran
daimyo-quality-seasoned = seasoned
daimyo-quality-raw = raw

daimyo-armour-heavy = heavy armour
daimyo-armour-medium = medium armour
daimyo-armour-light = light armour

daimyo-weapon-sword-and-spear = sword and spear
daimyo-weapon-naginata = naginata
daimyo-weapon-long-spear = long spear
daimyo-weapon-bow = bow
daimyo-weapon-arquebus = arquebus
daimyo-weapon-gun = gun
daimyo-weapon-improvised = improvised weapons

daimyo-season-spring-autumn = spring or autumn
daimyo-season-summer = summer
daimyo-season-winter = winter

daimyo-weather-fine = fine weather
daimyo-weather-light-rain = light rain
daimyo-weather-heavy-rain = heavy rain
daimyo-weather-thunderstorm = a thunderstorm
daimyo-weather-snow = snow
daimyo-weather-fog = fog
daimyo-weather-fine-effect = Nothing hinders sight, movement or combat.
daimyo-weather-light-rain-effect = Arquebuses and guns −1.
daimyo-weather-heavy-rain-effect = Sight 30 cm; all moves −3 cm; bows −1, arquebuses and guns −2.
daimyo-weather-thunderstorm-effect = Sight 25 cm; all moves −3 cm and guns only rotate; bows −2, no arquebuses or guns; no charge bonus.
daimyo-weather-snow-effect = Sight 20 cm; all moves halved and guns only rotate; bows −1, arquebuses and guns −2; no charge bonus.
daimyo-weather-fog-effect = Sight, range and command radius 10 cm.

daimyo-ground-woods = Woods
daimyo-ground-hill = Hill
daimyo-ground-steep = Steep hill
daimyo-ground-village = Village
daimyo-ground-marsh = Marsh
daimyo-ground-river = River
daimyo-ground-ford = Ford
daimyo-ground-bridge = Bridge
daimyo-ground-road = Road
daimyo-ground-building = Building
daimyo-ground-obstacle = Obstacle

daimyo-side-front = in front
daimyo-side-right = in the right flank
daimyo-side-rear = in the rear
daimyo-side-left = in the left flank

daimyo-reach-effective = effective range
daimyo-reach-long = long range

daimyo-reason-stand-lost = a stand lost
daimyo-reason-poor-charged = charged
daimyo-reason-charged-by-cavalry = charged by cavalry
daimyo-reason-charging = starting a charge
daimyo-reason-leader-lost = a leader killed or routed
daimyo-reason-friend-routs = a friend routing
daimyo-reason-run-through = run through by routing friends
daimyo-reason-rally = rallying

daimyo-result-pass = holds
daimyo-result-halt = halts
daimyo-result-retire = retires
daimyo-result-retreat = retreats
daimyo-result-rout = routs
daimyo-result-removed = disperses

## Modifiers

daimyo-modifier-first-volley = { $value } first volley
daimyo-modifier-light-armour = { $value } light armour
daimyo-modifier-arquebus-at-cavalry = { $value } arquebus at cavalry
daimyo-modifier-effective-range = { $value } effective range
daimyo-modifier-column-or-flanked = { $value } in column or flanked
daimyo-modifier-bow-at-heavy-armour = { $value } bow at heavy armour
daimyo-modifier-disordered = { $value } disordered
daimyo-modifier-raw = { $value } raw
daimyo-modifier-being-charged = { $value } being charged
daimyo-modifier-moved = { $value } moved this turn
daimyo-modifier-target-behind-cover = { $value } target behind cover
daimyo-modifier-target-in-building = { $value } target in a building
daimyo-modifier-gun-at-cavalry = { $value } at cavalry
daimyo-modifier-long-range = { $value } long range
daimyo-modifier-weather-light-rain = { $value } light rain
daimyo-modifier-weather-heavy-rain = { $value } heavy rain
daimyo-modifier-weather-thunderstorm = { $value } thunderstorm
daimyo-modifier-weather-snow = { $value } snow
daimyo-modifier-weapon-sword-and-spear = { $value } sword and spear
daimyo-modifier-weapon-naginata = { $value } naginata
daimyo-modifier-weapon-improvised = { $value } improvised weapons
daimyo-modifier-spears-at-cavalry = { $value } long spears at cavalry
daimyo-modifier-charge = { $value } charge
daimyo-modifier-elite = { $value } elite
daimyo-modifier-uphill = { $value } uphill
daimyo-modifier-flank-or-rear = { $value } into flank or rear
daimyo-modifier-leader = { $value } leader
daimyo-modifier-frenzied = { $value } frenzied
daimyo-modifier-enemy-heavy-armour = { $value } enemy in heavy armour
daimyo-modifier-enemy-light-armour = { $value } enemy in light armour
daimyo-modifier-enemy-behind-cover = { $value } enemy behind cover
daimyo-modifier-leader-with-unit = { $value } leader with the unit
daimyo-modifier-pursuing = { $value } pursuing
daimyo-modifier-uphill-or-cover = { $value } uphill or in cover
daimyo-modifier-general-near = { $value } General near
daimyo-modifier-spears-charged-by-cavalry = { $value } spears charged by cavalry
daimyo-modifier-enemy-routing = { $value } enemy routing
daimyo-modifier-hatamoto = { $value } hatamoto
daimyo-modifier-out-of-command = { $value } out of command
daimyo-modifier-infantry-charged-by-cavalry = { $value } infantry charged by cavalry
daimyo-modifier-friends-routing = { $value } friends routing
daimyo-modifier-stands-lost = { $value } stands lost
daimyo-modifier-enemy-on-flank = { $value } enemy on flank or rear
daimyo-modifier-leader-killed = { $value } leader killed
daimyo-modifier-routing = { $value } routing
daimyo-modifier-refused-challenge = { $value } challenge refused

## Questions

daimyo-scenario = Hand in the scenario to be fought (TOML).
daimyo-ready = Look at the field. Shall the battle begin?
daimyo-ready-ready = To battle
daimyo-first = You have the initiative. Do you dice for clans first or second?
daimyo-first-first = First
daimyo-first-second = Second
daimyo-activate = Which command do you activate? None: you stop for this turn.
daimyo-pick = You have the initiative: which command acts before any card is drawn?
daimyo-command = { $clan } (needs { $needs }+)
daimyo-command-general = { $clan } (no roll)
daimyo-charge = { $clan }: declare charges, before any move. Or be done.
daimyo-move = { $clan }: give orders, one unit at a time. Or be done.
daimyo-leaders = Move your leaders who were not activated. Or be done.
daimyo-answer = { $unit }: charged { $side } by { $charger }. What do they do?
daimyo-answer-stand = Stand
daimyo-answer-shoot = Stand and shoot
daimyo-answer-countercharge = Countercharge
daimyo-answer-face = Turn to face
daimyo-fire = { $unit }: { $target } at { $reach }; stands: { $stands }, modifier { $modifier }. Fire?
daimyo-fire-fire = Fire
daimyo-fire-hold = Hold fire
daimyo-challenge = { $leader } may challenge { $rival } to single combat.
daimyo-challenge-challenge = Challenge
daimyo-challenge-none = Leave it
daimyo-challenged-answer = { $rival } challenges { $leader }!
daimyo-challenged-answer-accept = Accept
daimyo-challenged-answer-refuse = Refuse (−1 to his men's morale this turn)
daimyo-follow = { $unit }: { $target } gives ground. Follow?
daimyo-follow-follow = Follow
daimyo-follow-stay = Stay
daimyo-pursue = { $unit }: { $target } routs. Pursue?
daimyo-pursue-pursue = Pursue
daimyo-pursue-stay = Stay
daimyo-rally = { $unit }: routing. Try to rally, once a battle? Failing disperses it.
daimyo-rally-rally = Rally
daimyo-rally-flee = Flee on
daimyo-flank = From which flank are morale tests taken?
daimyo-flank-left = From the left
daimyo-flank-right = From the right
daimyo-reform = { $unit }: in order again. Face and form as you wish.

daimyo-roll-season = The season
daimyo-roll-weather = The weather
daimyo-roll-initiative = Initiative
daimyo-roll-activation = { $clan } acts? ({ $modifier })
daimyo-roll-card = A card
daimyo-roll-obedience = Does the unit obey?
daimyo-roll-morale = { $unit }: morale, { $reason } ({ $modifier })
daimyo-roll-rout = How far they flee
daimyo-roll-pursuit = How far they pursue
daimyo-roll-calm = Do the frenzied calm?
daimyo-roll-leader = Does the leader fall with his men?
daimyo-roll-volley = { $unit } at { $target }: stands { $stands }, { $modifier }
daimyo-roll-melee = { $unit } against { $target }: stands { $stands }, { $modifier }
daimyo-roll-challenge = { $leader }: single combat ({ $modifier })

## Events

daimyo-begins = { $scenario }. { $about }
daimyo-season-rolled = The season is { $season }.
daimyo-turn = # Turn { $turn }
daimyo-weather = The weather persists: { $weather }.
daimyo-weather-changes = The weather changes: { $weather }.
daimyo-arrives = { $unit }: arrived on the field.
daimyo-initiative = Initiative: { $side }, { $score } to { $other }.
daimyo-stops = { $side }: no more activations this turn.
daimyo-activated = { $clan }: active, { $score }.
daimyo-not-activated = { $clan }: not active, { $score }.
daimyo-card = The card of { $clan } ({ $side }).
daimyo-end-card = The end card: no more activations this turn.
daimyo-acts = ## { $side }: { $clan }
daimyo-obeys = { $unit }: out of command, but obeys ({ $face }).
daimyo-hesitates = { $unit }: out of command and does not move ({ $face }).
daimyo-moves = { $unit }: { $order }.
daimyo-disordered = { $unit }: disordered.
daimyo-leader-rides = { $leader } rides to { $x }, { $y }.
daimyo-leader-joins = { $leader } joins { $unit }.
daimyo-leader-falls = { $leader } falls with { $unit }!
daimyo-leader-leaves = { $leader } has left the field.
daimyo-leader-flees = { $leader } rides for home.
daimyo-leader-takes-refuge = { $leader } takes refuge with { $unit }.
daimyo-charges = { $unit }: charge on { $target }!
daimyo-charge-spent = { $unit }: the charge does not reach its target.
daimyo-countercharges = { $unit }: countercharge!
daimyo-faces = { $unit }: turned in time to face the charge.
daimyo-caught-turning = { $unit }: caught turning!
daimyo-strikes-home = { $unit }: into { $target }, { $side }.
daimyo-volley = { $unit } at { $target }, { $reach }; stands: { $stands } ({ $modifier }); hits: { $hits }.
daimyo-melee = Melee: { $unit } { $hits }, { $target } { $hits_back }.
daimyo-suffers = { $lost ->
    [0] { $unit }: hits { $hits }.
   *[other] { $unit }: hits { $hits }, stands lost { $lost }, left { $left }.
}
daimyo-destroyed = { $unit }: destroyed.
daimyo-dispersed = { $unit }: dispersed.
daimyo-left = { $unit }: off the table.
daimyo-abandoned = { $unit }: abandoned by the crew.
daimyo-gun-taken = { $unit } takes { $gun }.
daimyo-pushed-back = { $unit }: pushed back.
daimyo-cannot-give-way = { $unit }: cannot give way, and is disordered.
daimyo-follows = { $unit }: follows up.
daimyo-challenged = { $leader } challenges { $rival }!
daimyo-challenge-refused = { $leader } refuses.
daimyo-swords = Single combat: { $leader } { $total }, { $rival } { $total_rival }.
daimyo-duel-kills = { $leader } kills { $rival }!
daimyo-duel-wounds = { $leader } wounds { $rival } (command now { $rating }).
daimyo-morale = { $unit }, { $reason }: { $natural } { $modifier }, { $result }.
daimyo-frenzy = { $unit }: frenzied!
daimyo-calms = { $unit }: calm again.
daimyo-gives-ground = { $unit }: back { $way } cm.
daimyo-flees = { $unit }: flight, { $way } cm.
daimyo-run-through = { $unit }: run through by routing friends.
daimyo-pursues = { $unit }: after { $target }, { $way } cm.
daimyo-caught = { $unit } catches { $target }; stands cut down: { $stands }.
daimyo-rallies = { $unit }: rallied.
daimyo-reforms = { $unit }: in order again.
daimyo-toll = Lost: { $side0 } { $lost0 } of { $brought0 }, { $side1 } { $lost1 } of { $brought1 }.

daimyo-won = { $winner } holds the field in turn { $turn }. Lost: { $side0 } { $lost0 } of { $brought0 }, { $side1 } { $lost1 } of { $brought1 }. Leaders slain in single combat: { $boast0 } to { $boast1 }.
daimyo-drawn = A draw in turn { $turn }: both have lost the same share, { $lost0 } of { $brought0 } and { $lost1 } of { $brought1 }. Leaders slain in single combat: { $boast0 } to { $boast1 }.
daimyo-undecided = Night falls after turn { $turn }, undecided. Lost: { $side0 } { $lost0 } of { $brought0 }, { $side1 } { $lost1 } of { $brought1 }. Leaders slain in single combat: { $boast0 } to { $boast1 }.

## The field in characters

daimyo-sheet-turn = Turn { $turn }
daimyo-sheet-lost = lost { $lost } of { $brought }
daimyo-sheet-disordered = disordered
daimyo-sheet-routing = routing
daimyo-sheet-frenzied = frenzied
daimyo-sheet-halted = halted
daimyo-sheet-abandoned = abandoned

## What an option would come to

daimyo-hint-volley = Average hits: { $mean }; chance of a stand lost: { $lost } %.
daimyo-hint-melee = First round: average hits { $mine } to { $theirs }; push them back { $push } %, be pushed back { $pushed } %.
daimyo-hint-caught = They would be struck while turning.
daimyo-hint-rally = Rallies: { $pass } %.
daimyo-hint-challenge = Wins { $win } % (kills { $kills } %); killed { $killed } %.

## Refusals

daimyo-no-arm = { $kind }: never { $given }.
daimyo-no-armour = { $kind }: not so mounted or on foot in { $given }.
daimyo-no-quality = { $kind }: never { $given }.
daimyo-no-weapon = { $kind }: no { $given }.
daimyo-no-size = { $kind }: a unit starts with { $least } to { $most } stands, not { $given }.
daimyo-no-rating = A Command Rating is { $least } to { $most }, not { $given }.
daimyo-no-seat-stays = { $unit }: a headquarters does not move.
daimyo-no-routing = { $unit }: routers flee and take no orders.
daimyo-no-frenzied = { $unit }: the frenzied take no orders.
daimyo-no-halted = { $unit }: halted, and may not move in this activation.
daimyo-no-in-melee = { $unit }: in melee, from which nobody breaks off.
daimyo-no-gun-straight = A gun goes straight ahead, or rotates instead.
daimyo-no-gun-weather = In { $weather } guns only rotate.
daimyo-no-gun-ground = A gun goes over clear ground only.
daimyo-no-gun-moved = { $unit }: a gun never moves and fires in one turn.
daimyo-no-only-guns-rotate = Only guns rotate; others wheel or turn.
daimyo-no-retire-alone = To retire is a whole move; nothing goes with it.
daimyo-no-backwards = An advance goes forward; to go back is to retire.
daimyo-no-angle = { $given }° is too far round; at most { $most }° is legal.
daimyo-no-files = { $given } wide cannot be; 1 to { $most } stands wide is legal.
daimyo-no-too-far = That takes { $given } cm; there are { $most } cm.
daimyo-no-too-many-steps = { $given } maneuvers are too many; at most { $most } are legal.
daimyo-no-off-table = That ends off the table, which is { $width } by { $height } cm.
daimyo-no-closed-ground = Deep water or a building is in the way.
daimyo-no-enemy-in-way = The enemy is in the way: { $unit }.
daimyo-no-only-charges = Only a charge ends in contact with the enemy: { $unit }.
daimyo-no-crowded = That ends on another unit: { $unit }.
daimyo-no-no-room = There is no room for it: { $unit }.
daimyo-no-leave-first = The unit holds a building; it must leave it first.
daimyo-no-no-building = There is no building “{ $given }”.
daimyo-no-only-foot-enters = { $unit }: only foot goes into buildings.
daimyo-no-building-held = The building is held: { $unit }.
daimyo-no-building-not-ahead = The building “{ $given }” is not straight ahead.
daimyo-no-not-inside = { $unit }: in no building.
daimyo-no-not-an-order = “{ $given }” is no order; such are “advance 8”, “wheel left 30”, “turn about”, “form 2”, “retire 5”, “charge UNIT”.
daimyo-no-not-a-command = “{ $given }” is no command; a unit or leader with an order is wanted, or done.
daimyo-no-not-to-order = “{ $given }” cannot be given an order now.
daimyo-no-not-a-reform = “{ $given }” will not do; whole numbers for facing and files are wanted, or nothing.
daimyo-no-not-a-scenario = “{ $given }” is no scenario; its text is wanted.
daimyo-no-charges-first = Charges are declared before any move.
daimyo-no-only-charges-now = Only charges are declared now; moves come after them.
daimyo-no-no-unit = “{ $given }” is no unit of yours on the table.
daimyo-no-own-clan-only = { $unit }: not of his clan.
daimyo-no-never-charges = { $unit }: guns and headquarters never charge.
daimyo-no-disordered-charge = { $unit }: the disordered start no charge.
daimyo-no-no-target = “{ $given }” is no enemy on the table.
daimyo-no-unseen = { $unit }: not in sight.
daimyo-no-charge-misses = Straight ahead the charge misses { $unit }.
daimyo-no-through-friends = Friends are in the way: { $unit }.
daimyo-no-not-in-front = { $unit }: only a charge in front can be met so.
daimyo-no-faces-already = { $unit }: faces the charge already.
daimyo-no-no-dodging = { $unit }: turning would take them out of the charge's way.
daimyo-no-cannot-face = { $unit }: cannot turn.
daimyo-no-no-missiles = { $unit }: nothing to shoot with.
daimyo-no-wet-powder = { $unit }: cannot fire in { $weather }.
daimyo-no-fired-already = { $unit }: has fired this turn.
daimyo-no-too-busy-to-fire = { $unit }: who charges or routs does not shoot.
daimyo-no-out-of-arc = { $unit }: out of arc, 45° from the front corners.
daimyo-no-out-of-range = { $unit }: out of range, { $most } cm.
daimyo-no-no-lane = { $unit }: no lane 4 cm wide, or not in sight.
daimyo-no-not-nearest = The nearest enemy must be shot at: { $unit }.
daimyo-no-not-routing = { $unit }: does not rout.
daimyo-no-flees-first = { $unit }: must have fled once before it can rally.
daimyo-no-rallied-once = { $unit }: may not try to rally again.
daimyo-no-shot-at = { $unit }: shot at this turn, and cannot rally.
daimyo-no-odds-season = “{ $given }” is no season; legal are { $legal }.
daimyo-no-odds-quality = “{ $given }” is no quality; legal are { $legal }.
daimyo-no-odds-turns = { $given } turns will not do; { $least } to { $most } are legal.
daimyo-no-odds-stands = { $given } stands will not do; { $least } to { $most } are legal.
daimyo-no-odds-modifier = A modifier of { $given } will not do; { $least } to { $most } is legal.
daimyo-no-odds-reason = { $given } is no reason for a test; { $least } to { $most } are legal.

daimyo-no-no-file = No text can be read from “{ $given }”.
daimyo-no-scenario = Line { $line }: { $what }
daimyo-no-scenario-toml = this is no TOML: { $given }
daimyo-no-scenario-too-long = The file is too long; { $most } characters are the most.
daimyo-no-scenario-missing = { $field } is missing.
daimyo-no-scenario-unknown-key = nobody knows the key “{ $given }”.
daimyo-no-scenario-not-tables = { $field } must be tables: [[{ $field }]].
daimyo-no-scenario-too-many = more than { $most } of [[{ $field }]].
daimyo-no-scenario-text = “{ $given }” will not do; a text of 1 to { $most } characters is wanted.
daimyo-no-scenario-id = “{ $given }” is no id; small letters, digits and dashes are.
daimyo-no-scenario-number = “{ $given }” will not do; a number from { $least } to { $most } is wanted.
daimyo-no-scenario-whole = “{ $given }” will not do; a whole number from { $least } to { $most } is wanted.
daimyo-no-scenario-flag = “{ $given }” will not do; true or false is wanted.
daimyo-no-scenario-choice = “{ $given }” is unknown; legal are { $legal }.
daimyo-no-scenario-spot = “{ $given }” is no place; [x, y] in cm is.
daimyo-no-scenario-course = “{ $given }” is no line or area; at least two places are wanted.
daimyo-no-scenario-area = the area crosses itself or is too small.
daimyo-no-scenario-river = a river must run from edge to edge of the table; this one ends on it.
daimyo-no-scenario-twice = the id “{ $given }” is given twice.
daimyo-no-scenario-two-sides = there must be two sides, not { $given }.
daimyo-no-scenario-clans = a side has 1 to { $most } clans, not { $given }.
daimyo-no-scenario-units = a clan has 1 to { $most } units, not { $given }.
daimyo-no-scenario-general = a side has one General, not { $given }.
daimyo-no-scenario-one-daimyo = the clan “{ $given }” has a daimyo already.
daimyo-no-scenario-own-unit = a leader goes with a unit of his own: not { $unit }.
daimyo-no-scenario-clan-side = the clan fights for the other side.
daimyo-no-scenario-generals-own = { $kind }: the General's own, and of no clan; name its side instead.
daimyo-no-scenario-needs-clan = { $kind }: must belong to a clan.
