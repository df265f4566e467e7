# Daimyo in English. Keys: daimyo.what -> daimyo-what. A unit's name stands as it is, whoever it is.

daimyo-name = Daimyo
daimyo-about = A samurai battle on the table, to scale, under its weather: 1550 to 1615.
daimyo-role-first = General of the first side
daimyo-role-second = General of the second side
daimyo-text = { $en }

daimyo-bot-fair = Fair: keeps the line and charges when it pays
daimyo-bot-beginner = Beginner: thinks of few units at a time, and weighs no chances
daimyo-bot-strong = Strong: waits on his own ground, keeps his leaders safe, strikes who comes near
daimyo-bot-steady = Steady, a style: keeps the line and gives its volleys time
daimyo-bot-bold = Bold, a style: goes in early and takes risks
daimyo-bot-careful = Careful, a style: waits for good odds
daimyo-bot-random = Wanderer: answers at random

daimyo-worth-hits = { $amount } hits
daimyo-unit-luck = hits
daimyo-judged-charge = { $unit } charge { $target }
daimyo-judged-no-charge = no charge
daimyo-judged-volley = a volley at { $target }
daimyo-why-charge = { $unit } charge { $target }: reckoned at { $worth } hits, with what may break by them.
daimyo-why-no-charge = No charge pays: the best, { $unit } at { $target }, is reckoned at { $worth } hits.
daimyo-why-rally = { $unit }: rallies with { $chance } %, and tries.
daimyo-why-flee = { $unit }: would rally with { $chance } % only, and runs on.
daimyo-why-duel = Against { $rival }: wins { $wins } %, kills { $kills } %, is killed { $killed } %; a refusal would shake the men.
daimyo-why-no-duel = Against { $rival }: wins { $wins } %, kills { $kills } %, is killed { $killed } %; that is not worth it.
daimyo-why-fire = At { $target }: { $mean } hits on average, a stand lost { $lost } %.
daimyo-why-hold = At { $target } only { $mean } hits on average, a stand lost { $lost } %: better to reform.

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
daimyo-option-losses_weigh = Stands lost weigh on morale
daimyo-option-losses_weigh-about = Each of them costs 2 in every test.
daimyo-option-losses_weigh-all = for the whole battle
daimyo-option-losses_weigh-all-about = A worn unit stays shaken.
daimyo-option-losses_weigh-turn = in their turn
daimyo-option-losses_weigh-turn-about = Next turn they are forgotten.
daimyo-option-positions = Where the units stand
daimyo-option-positions-about = On the screen, or on your own table with miniatures.
daimyo-option-positions-program = On the screen
daimyo-option-positions-program-about = The program keeps the field and judges every move.
daimyo-option-positions-table = On a real table
daimyo-option-positions-table-about = You move miniatures and measure; the program keeps turn, morale, losses and weather, and computes. Human players only; one may take both seats.
daimyo-option-positions-light = A real table, in short
daimyo-option-positions-light-about = One phone keeps the book for both sides: weather, hits, morale, order, losses and victory. It asks for nothing but what changed.
daimyo-option-victory = What decides
daimyo-option-victory-about = Losses decide in any case.
daimyo-option-victory-third = Losses alone
daimyo-option-victory-third-about = As in the source: who has lost more than a third has lost the battle.
daimyo-option-victory-objective = Attack and defence
daimyo-option-victory-objective-about = One side attacks: it must also take ground or a camp in time, or it has lost. Where a scenario has no objective, losses alone decide.
daimyo-option-turns = Last turn
daimyo-option-turns-about = With it the battle ends, undecided or, with an objective, in the defender’s favour; none: as the scenario says.
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
    .ends = The rain stops
daimyo-weather-heavy-rain = heavy rain
    .ends = The rain stops
daimyo-weather-thunderstorm = a thunderstorm
    .ends = The thunderstorm passes
daimyo-weather-snow = snow
    .ends = The snow stops
daimyo-weather-fog = fog
    .ends = The fog clears
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
daimyo-scenario-how = The path of the file.
daimyo-ready = Look at the field. Shall the battle begin?
daimyo-ready-ready = To battle
daimyo-first = You have the initiative. Do you dice for clans first or second?
daimyo-first-first = First
daimyo-first-second = Second
daimyo-activate = Which command do you activate? None: you stop for this turn.
daimyo-pick = You have the initiative: which command acts before any card is drawn?
daimyo-command = { $clan } (needs { $needs }+)
daimyo-command-general = { $clan } (no roll)
daimyo-charge = { $clan }: declare charges, before any move.
daimyo-charge-how = Who at whom: “UNIT charge ENEMY”, “UNIT wheel left 10 charge ENEMY”, or “UNIT charge” at the nearest. The beginning of a name will do; “done”: no more. Near an enemy: { $ids }.
daimyo-move = { $clan }: orders, unit by unit.
daimyo-move-how = Who and what: “UNIT advance 8; wheel left 30”; also retire 5, turn right, turn about, form 3, rotate left 20 (guns), enter HOUSE, leave front. A leader: “ride 60 20” or “join UNIT”. The beginning of a name will do; “done”: no more. Waiting: { $ids }.
daimyo-leaders = Move your leaders who were not activated.
daimyo-leaders-how = “LEADER ride 60 20” or “LEADER join UNIT”; “done”: no more. Waiting: { $ids }.
daimyo-answer = { $unit }: charged { $side } by { $charger }. What do they do?
daimyo-answer-stand = Stand
daimyo-answer-shoot = Stand and shoot
daimyo-answer-countercharge = Countercharge
daimyo-answer-face = Turn to face
daimyo-answer-retire = Retire
daimyo-fire = { $unit }: { $target } at { $reach }; stands: { $stands }, modifier { $modifier }. Fire?
daimyo-fire-fire = Fire
daimyo-fire-hold = Hold fire
daimyo-fire-at = { $unit }: several enemies are equally near. At whom do they fire?
daimyo-fire-at-hold = Hold fire
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
daimyo-reform-how = “face 90 files 3” (0 is up the table), or Enter: as they stand.

daimyo-roll-season = The season
daimyo-roll-weather = The weather
daimyo-roll-initiative = Initiative
daimyo-roll-activation = Activation roll: { $clan } ({ $modifier })
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

## At a real table

daimyo-table-unit = { $unit }
daimyo-table-mover = { $unit }: { $way } cm, a turn takes { $turn } (in column on good ground 3 more, half through difficult ground)
daimyo-table-gun = { $unit }: { $way } cm straight ahead, or rotate
daimyo-table-charger = { $unit }: charges { $way } cm
daimyo-table-alone = Nobody: he rides alone
daimyo-table-who = { $leader }

daimyo-table-adrift = Which units are more than { $radius } cm from { $leader }? They must roll before they move.
daimyo-table-charge = { $clan }: which units charge, before any move? None: no charges.
daimyo-table-rush = { $unit }, frenzied, must charge the nearest enemy it can reach ({ $way } cm). Whom? None: nobody in reach.
daimyo-table-target = { $unit }: whom do they charge?
daimyo-table-way = { $unit }: how many cm, wheel included, is it to { $target }? Round up.
daimyo-table-side = { $unit }: on which side do they strike { $target }? A building has only a front.
daimyo-table-side-front = In front
daimyo-table-side-right = In the right flank
daimyo-table-side-rear = In the rear
daimyo-table-side-left = In the left flank
daimyo-table-caught = { $target }: gave way. Do { $unit } catch them, going { $way } cm in all?
daimyo-table-caught-caught = They catch them
daimyo-table-caught-short = They fall short
daimyo-table-steady = { $unit }: charged from beyond their effective range. Do they shoot from cover, and so wait until it is close?
daimyo-table-home = { $unit }: into contact with { $target }. What else holds on the table?
daimyo-table-move = { $clan }: which units move, wheel, turn or retire? The others stand.
daimyo-table-rough = Who crossed difficult ground or an obstacle, or had friends pass through? They are disordered.
daimyo-table-guns = Which abandoned guns did somebody come up to?
daimyo-table-taker = { $gun }: who takes them?
daimyo-table-leader = { $leader }: whom does he join? None: he stays as he is.
daimyo-table-leaders = Which leaders who were not activated change their place?
daimyo-table-fire = { $clan }: which units have an enemy in arc, range and sight, and shoot? None: nobody.
daimyo-table-aim = { $unit }: which enemy in arc and sight is nearest?
daimyo-table-distance = { $unit }: how many cm to { $target }? Round up.
daimyo-table-shooting = { $unit }: how many stands can shoot at { $target }?
daimyo-table-shooting-about = In arc, with a clear gap of 4 cm. Two ranks count; from a building at most 2. 0: no shot. Modifier { $modifier }.
daimyo-table-shooting-disordered = { $unit }, disordered: how many stands can shoot at { $target }?
daimyo-table-shooting-disordered-about = In arc, with a clear gap of 4 cm. One rank counts; from a building at most 2. 0: no shot. Modifier { $modifier }.
daimyo-table-volley = { $unit } at { $target }: what holds on the table?
daimyo-table-melee = Melee, { $unit } and { $target }: what holds on the table?
daimyo-table-fighting-front = { $unit }: how many stands fight { $target }?
daimyo-table-fighting-front-about = Those that touch them with their front; one rank fights. Modifier { $modifier }.
daimyo-table-fighting-deep = { $unit }: how many stands fight { $target }?
daimyo-table-fighting-deep-about = Those that touch them with their front, and those right behind. All together. Modifier { $modifier }.
daimyo-table-fighting-wide = { $unit }: how many stands fight { $target }?
daimyo-table-fighting-wide-about = Those that touch them with their front, and one unopposed beside them on each flank. All together; one rank fights. Modifier { $modifier }.
daimyo-table-fighting-deep-wide = { $unit }: how many stands fight { $target }?
daimyo-table-fighting-deep-wide-about = Those that touch them with their front, those right behind, and one unopposed beside them on each flank. All together. Modifier { $modifier }.
daimyo-table-fighting-building = { $unit }: how many stands fight { $target } at the building?
daimyo-table-fighting-building-about = At most 2 a side. Modifier { $modifier }.
daimyo-table-push = { $unit }: pushed back 2 cm, facing as they are. Is there room?
daimyo-table-push-pushed = They give way
daimyo-table-push-held = No room: they are disordered
daimyo-table-cut-down = { $unit }: how many stands have caught { $target }? Each cuts one down.
daimyo-table-morale = { $unit } test morale. What holds on the table (within { $reach } cm)?
daimyo-table-back = { $unit }: back { $way } cm, half through difficult ground, facing the enemy. What holds then?
daimyo-table-flight = { $unit }: they flee { $way } cm towards their own edge. What holds then?
daimyo-table-holder = { $side }: are your units alone on the ground ({ $name })? Routers, guns and headquarters do not count.
daimyo-table-holder-holds = Ours alone
daimyo-table-holder-open = No
daimyo-table-next = Several units test morale, from one flank to the other as the initiative likes. Which is next?
daimyo-table-sees-rout = Who has one of these routing friends within 15 cm, in melee 5: { $routers }?
daimyo-table-sees-loss = Who is within 15 cm, in melee 5, of where the General or their daimyo fell or broke?

daimyo-table-fact-favoured = Uphill of all enemies there, or in cover (+1)
daimyo-table-fact-general = { $leader } is as near (+1)
daimyo-table-fact-enemy-routing = An enemy routs there (+1)
daimyo-table-fact-adrift = Beyond the command of { $leader } (−1)
daimyo-table-fact-friend = Routing there: { $unit } (−1)
daimyo-table-fact-threat = { $number ->
    [1] An enemy near, not routing, facing its flank or rear (−2)
    [2] A second one (−2 more)
   *[other] A third one (−2 more)
}
daimyo-table-fact-fallen = { $number ->
    [1] A leader of their side was killed there this turn (−2)
   *[other] One more leader (−2 more)
}
daimyo-table-fact-left = They reach the edge: off the table
daimyo-table-fact-rough = Over difficult ground or an obstacle: disordered
daimyo-table-fact-stays = They hold a building and stay in it
daimyo-table-fact-stuck = They can get nowhere: dispersed
daimyo-table-fact-through = They run through { $unit }
daimyo-table-fact-short = Something stops them short
daimyo-table-fact-touches = They touch { $unit } as well
daimyo-table-fact-cover = Behind cover: { $unit }
daimyo-table-fact-building = In a building: { $unit }
daimyo-table-fact-exposed = In column, or shot at from flank or rear: { $unit } (+1)
daimyo-table-fact-higher = Uphill: { $unit }

daimyo-table-moves = { $unit }: moved.
daimyo-table-rushes = { $unit }, frenzied: { $way } cm at the nearest enemy.
daimyo-table-rides-alone = { $leader } rides alone.

daimyo-book = Turn { $turn }: what is there to tell?
daimyo-book-how = “nothing COMMAND”, “activation COMMAND”; “UNIT hits 2”, “UNIT test stand-lost”, “UNIT disordered” (in-order, frenzied, calm, routing), “UNIT gone left” (dispersed); “LEADER falls”, “LEADER joins UNIT”. By hand: “UNIT set stands 3”, “UNIT set hits 1”, “back UNIT”, “weather snow”. “done”: the turn is over.
daimyo-book-reforms = Who stood all turn and is in order again? None: nobody.
daimyo-book-nothing = { $clan }: nothing to tell.
daimyo-book-falls = { $leader } falls!
daimyo-book-counted = stands { $stands }, hits { $hits }
daimyo-book-corrected = Set right by hand, { $unit }: { $now } (was: { $was }).
daimyo-book-weather = Set right by hand, the weather: { $now } (was: { $was }).
daimyo-book-back = Set right by hand: { $who } is back on the table.

## Events

daimyo-begins = { $scenario }. { $about }
daimyo-objective = { $goal }
daimyo-goal-ground = { $side } attacks. The goal: { $name }, held alone at the end of { $held } turns in a row, by turn { $turns }; otherwise the defender wins.
daimyo-goal-camp = { $side } attacks. The goal: { $name }, taken by turn { $turns }; otherwise the defender wins.
daimyo-ground-held = { $side } holds { $name } alone: turn { $turns } of { $needed }.
daimyo-ground-lost = { $side } no longer holds { $name } alone.
daimyo-season-rolled = The season is { $season }.
daimyo-turn = Turn { $turn }
daimyo-weather = The weather persists: { $weather }.
daimyo-weather-changes = The weather changes: { $weather }.
daimyo-weather-clears = { $before-ends }: { $weather }.
daimyo-arrives = { $unit }: arrived on the field.
daimyo-initiative = Initiative: { $side }, { $score } to { $other }.
daimyo-stops = { $side }: no more activations this turn.
daimyo-activated = { $clan }: active, { $score }.
daimyo-not-activated = { $clan }: not active, { $score }.
daimyo-card = The card of { $clan } ({ $side }).
daimyo-end-card = The end card: no more activations this turn.
daimyo-acts = { $side }: { $clan }
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
daimyo-morale = { $unit }. Morale test ({ $reason }): { $natural } rolled, modifier { $modifier }: { $result }.
daimyo-frenzy = { $unit }: frenzied!
daimyo-calms = { $unit }: calm again.
daimyo-gives-ground = { $unit }: back { $way } cm.
daimyo-flees = { $unit }: flight, { $way } cm.
daimyo-run-through = { $unit }: run through by routing friends.
daimyo-pursues = { $unit }: after { $target }, { $way } cm.
daimyo-caught = { $unit } catches { $target }; stands cut down: { $stands }.
daimyo-rallies = { $unit }: rallied.
daimyo-reforms = { $unit }: in order again.
daimyo-nightfall = Turn { $turn } ends
daimyo-night-destroyed = { $unit }: destroyed
daimyo-night-dispersed = { $unit }: dispersed
daimyo-night-left = { $unit }: off the table
daimyo-night-abandoned = { $unit }: abandoned
daimyo-night-captured = { $unit }: captured
daimyo-night-stands = { $unit }: stands lost { $lost }, left { $left }
daimyo-night-leader = { $leader } fell
daimyo-night-routing = { $unit }: routing
daimyo-night-frenzied = { $unit }: in frenzy
daimyo-night-disordered = { $unit }: disordered
daimyo-toll = Lost: { $side0 } { $lost0 } of { $brought0 }, { $side1 } { $lost1 } of { $brought1 }.

daimyo-won = { $winner } holds the field in turn { $turn }. Lost: { $side0 } { $lost0 } of { $brought0 }, { $side1 } { $lost1 } of { $brought1 }.{ $boast0 ->
    [0] { $boast1 ->
        [0] { "" }
       *[other] { " " }Leaders slain in single combat: 0 to { $boast1 }.
    }
   *[other] { " " }Leaders slain in single combat: { $boast0 } to { $boast1 }.
}
daimyo-taken = { $winner } has taken { $name } in turn { $turn }, and with it the day. Lost: { $side0 } { $lost0 } of { $brought0 }, { $side1 } { $lost1 } of { $brought1 }.{ $boast0 ->
    [0] { $boast1 ->
        [0] { "" }
       *[other] { " " }Leaders slain in single combat: 0 to { $boast1 }.
    }
   *[other] { " " }Leaders slain in single combat: { $boast0 } to { $boast1 }.
}
daimyo-kept = Turn { $turn } is over, and { $winner } has kept { $name }. Lost: { $side0 } { $lost0 } of { $brought0 }, { $side1 } { $lost1 } of { $brought1 }.{ $boast0 ->
    [0] { $boast1 ->
        [0] { "" }
       *[other] { " " }Leaders slain in single combat: 0 to { $boast1 }.
    }
   *[other] { " " }Leaders slain in single combat: { $boast0 } to { $boast1 }.
}
daimyo-drawn = A draw in turn { $turn }: both have lost the same share, { $lost0 } of { $brought0 } and { $lost1 } of { $brought1 }.{ $boast0 ->
    [0] { $boast1 ->
        [0] { "" }
       *[other] { " " }Leaders slain in single combat: 0 to { $boast1 }.
    }
   *[other] { " " }Leaders slain in single combat: { $boast0 } to { $boast1 }.
}
daimyo-undecided = Night falls after turn { $turn }, undecided. Lost: { $side0 } { $lost0 } of { $brought0 }, { $side1 } { $lost1 } of { $brought1 }.{ $boast0 ->
    [0] { $boast1 ->
        [0] { "" }
       *[other] { " " }Leaders slain in single combat: 0 to { $boast1 }.
    }
   *[other] { " " }Leaders slain in single combat: { $boast0 } to { $boast1 }.
}

## The field in characters

daimyo-sheet-coming = Still on the march (from turn):
daimyo-sheet-leader-alone = leader alone
daimyo-sheet-may-act = may still act
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
daimyo-hint-next-round = Next round: average hits { $mine } to { $theirs }; push them back { $push } %, be pushed back { $pushed } %.
daimyo-hint-pursuit = Goes { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
} cm; catches them { $catch } %, cutting down { $mean } stands on average.
daimyo-hint-caught = They would be struck while turning.
daimyo-hint-away = They get away: the charge comes to stand short.
daimyo-hint-leaves = They leave the table.
daimyo-hint-rally = Rallies: { $pass } %.
daimyo-hint-challenge = Wins { $win } % (kills { $kills } %); killed { $killed } %.

## Refusals

daimyo-no-arm = { $kind }: never { $given }.
daimyo-no-armour = { $kind } { $arm }: never in { $given }.
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
daimyo-no-files = The width must be 1 to { $most } stands, not { $given }.
daimyo-no-too-far = That takes { $given } cm; there are { $most } cm.
daimyo-no-too-many-steps = { $given } maneuvers are too many; at most { $most } are legal.
daimyo-no-off-table = That ends off the table, which is { $width } by { $height } cm.
daimyo-no-charge-off-table = Contact with { $unit } would leave somebody off the table.
daimyo-no-holds-its-place = { $unit }: never gives ground there.
daimyo-no-closed-ground = Deep water or a building is in the way.
daimyo-no-nobody-to-charge = { $unit }: no enemy can be charged from here
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
daimyo-no-not-an-order = Unknown order “{ $given }”. Examples: “advance 8”, “wheel left 30”, “turn about”, “form 2”, “retire 5”, “charge UNIT”.
daimyo-no-not-a-command = “{ $given }” is not a command; give a unit or leader with an order, or done.
daimyo-no-not-to-order = “{ $given }” cannot be given an order now.
daimyo-no-not-a-reform = “{ $given }” is not valid; give whole numbers for facing and files, or nothing.
daimyo-no-not-in-book = “{ $given }” is nothing that can be told of a turn.
daimyo-no-no-command = “{ $given }” is no command of which something is still to be told this turn.
daimyo-no-acts-at-will = The General’s own command acts at will, without a roll.
daimyo-no-no-reason = “{ $given }” is no reason for a test of morale; such are: { $legal }.
daimyo-no-no-such-test = { $unit }: not tested for that now.
daimyo-no-already-so = { $unit }: cannot become what it is, or never changes its order.
daimyo-no-no-leader = No living leader is called “{ $given }”.
daimyo-no-not-gone = “{ $given }” is not gone.
daimyo-no-book-stands = Stands: from { $least } to { $most }, not { $given }.
daimyo-no-book-hits = Hits: from { $least } to { $most }, not { $given }.
daimyo-no-not-a-scenario = “{ $given }” is not a scenario; its text is required.
daimyo-no-charges-first = Charges are declared before any move.
daimyo-no-only-charges-now = Only charges are declared now; moves come after them.
daimyo-no-no-unit = “{ $given }” is not a unit of yours on the table.
daimyo-no-own-clan-only = { $unit }: not of his clan.
daimyo-no-never-charges = { $unit }: guns and headquarters never charge.
daimyo-no-disordered-charge = { $unit }: the disordered start no charge.
daimyo-no-no-target = “{ $given }” is not an enemy on the table.
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
daimyo-no-blind-bot = On a real table this bot cannot see; human players sit there, one in both seats if need be.

daimyo-no-no-file = No text can be read from “{ $given }”.
daimyo-no-scenario-several = { $fault } { $rest }
daimyo-no-scenario = Line { $line }: { $what }
daimyo-no-scenario-toml = this is not TOML: { $given }.
daimyo-no-scenario-too-long = The file is too long; the limit is { $most } characters.
daimyo-no-list-needs-table = A list of armies without places is for a real table: choose “Where the units stand” so, or give a [table] and a place (at) to each unit.
daimyo-no-scenario-missing = { $field } is missing.
daimyo-no-scenario-unknown-key = unknown key “{ $given }”.
daimyo-no-scenario-not-tables = { $field } must be tables: [[{ $field }]].
daimyo-no-scenario-too-many = more than { $most } of [[{ $field }]].
daimyo-no-scenario-text = “{ $given }” is not valid; expected a text of 1 to { $most } characters.
daimyo-no-scenario-id = “{ $given }” is not an id; use lower-case letters, digits and hyphens.
daimyo-no-scenario-number = “{ $given }” is not valid; expected a number from { $least } to { $most }.
daimyo-no-scenario-whole = “{ $given }” is not valid; expected a whole number from { $least } to { $most }.
daimyo-no-scenario-flag = “{ $given }” is not valid; expected true or false.
daimyo-no-scenario-choice = “{ $given }” is unknown; legal are { $legal }.
daimyo-no-scenario-time = “{ $given }” is no time of day; write it as 13:40.
daimyo-no-scenario-spot = “{ $given }” is not a place; write [x, y] in cm.
daimyo-no-scenario-course = “{ $given }” is not a line or an area; at least two places are required.
daimyo-no-scenario-objective-both = an objective is an area or a camp, not both.
daimyo-no-scenario-own-camp = { $unit } is the attacker’s own: name a headquarters of the defender.
daimyo-no-scenario-objective-off = the ground must lie on the table, which is { $width } by { $height } cm.
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

## The page of the field

daimyo-page-turn = { $turns ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of { $turns }
}
daimyo-page-before = Before the battle
daimyo-page-acts = acts
daimyo-page-next-turn = Next turn:
daimyo-page-yours = yours
daimyo-page-toll = lost { $lost } of { $brought }, may still lose { $left }
daimyo-page-map-tools = The map
daimyo-page-zoom-out = Zoom out
daimyo-page-zoom-in = Zoom in
daimyo-page-fit = Whole field
daimyo-page-turn-field = Turn the field
daimyo-page-ruler = Ruler
daimyo-page-ruler-how = Touch two things: units, leaders or places. Escape puts the ruler away.
daimyo-page-measured = { $from } – { $to }: { $way } cm
daimyo-page-place = place { $x }, { $y }
daimyo-page-layers = What the field shows
daimyo-page-show-names = Names
daimyo-page-show-events = Events
daimyo-page-show-ranges = Ranges
daimyo-page-show-sight = Sight
daimyo-page-show-command = Command
daimyo-page-map-about = The field from above. Arrows move it, plus and minus change its size, N and P go from unit to unit, M measures from the chosen one.
daimyo-page-choose-unit = Touch a unit to see what it can do. Ctrl with the wheel, two fingers, or + and − change the scale; dragging moves the field.
daimyo-page-roster = The hosts
daimyo-page-unit = Unit
daimyo-page-stands-head = Stands
daimyo-page-state = Order and deeds
daimyo-page-general = The General
daimyo-page-rating = Command Rating
daimyo-page-acts-now = acts now
daimyo-page-tried = has had its turn
daimyo-page-may-act = may still act
daimyo-page-night-lost = Lost in all
daimyo-page-night-now = What this turn took
daimyo-page-night-nothing = nothing
daimyo-page-night-tests = Tests at the turn’s end
daimyo-page-lost = Lost
daimyo-page-lost-destroyed = destroyed, turn { $turn }
daimyo-page-lost-dispersed = dispersed, turn { $turn }
daimyo-page-lost-left = off the table, turn { $turn }
daimyo-page-lost-abandoned = abandoned, turn { $turn }
daimyo-page-lost-captured = captured, turn { $turn }
daimyo-page-arrivals = Still on the march:
daimyo-page-from-turn = from turn { $turn }
daimyo-page-stands-hits = stands { $stands } of { $start }, hits { $hits }
daimyo-page-inside = in { $building }
daimyo-page-in-column = in column
daimyo-page-did-charged = charged
daimyo-page-did-fought = fought
daimyo-page-did-fired = fired
daimyo-page-did-moved = moved
daimyo-page-did-rallied = rallied
daimyo-page-whom = Who is given an order
daimyo-page-maneuvers = Maneuvers
daimyo-page-raise = Units, maneuvers
daimyo-page-do-advance = Advance
daimyo-page-do-retire = Retire
daimyo-page-do-wheel-left = Wheel left
daimyo-page-do-wheel-right = Wheel right
daimyo-page-do-turn-left = Turn left
daimyo-page-do-turn-right = Turn right
daimyo-page-do-turn-about = Turn about
daimyo-page-do-form = Line, column
daimyo-page-do-rotate-left = Rotate left
daimyo-page-do-rotate-right = Rotate right
daimyo-page-do-enter = Enter { $building }
daimyo-page-do-leave-front = Leave by the front
daimyo-page-do-leave-right = Leave by the right
daimyo-page-do-leave-rear = Leave by the rear
daimyo-page-do-leave-left = Leave by the left
daimyo-page-step-stand = stand
daimyo-page-step-advance = advance { $amount } cm
daimyo-page-step-retire = retire { $amount } cm
daimyo-page-step-wheel-left = wheel left { $amount }°
daimyo-page-step-wheel-right = wheel right { $amount }°
daimyo-page-step-rotate-left = rotate left { $amount }°
daimyo-page-step-rotate-right = rotate right { $amount }°
daimyo-page-step-turn-left = turn left
daimyo-page-step-turn-right = turn right
daimyo-page-step-turn-about = turn about
daimyo-page-step-form = form { $amount } wide
daimyo-page-step-enter = enter { $amount }
daimyo-page-step-leave-front = leave by the front
daimyo-page-step-leave-right = leave by the right
daimyo-page-step-leave-rear = leave by the rear
daimyo-page-step-leave-left = leave by the left
daimyo-page-step-back = Take back
daimyo-page-tap-move = Or touch the field where they shall go.
daimyo-page-tap-charge = Choose a target here or upon the field; then declare.
daimyo-page-tap-leader = Touch the field where he shall ride, or a unit that he shall join.
daimyo-page-in-words = The order in words
daimyo-page-give-move = Give the order
daimyo-page-give-charge = Declare the charge
daimyo-page-give-leaders = Ride
daimyo-page-give-reform = Form up
daimyo-page-give-scenario = Lay out the field
daimyo-page-cm = cm
daimyo-page-done-move = No more orders
daimyo-page-done-charge = No more charges
daimyo-page-done-leaders = All stay
daimyo-page-done-reform = As they stand
daimyo-page-facing = Facing (0° is up the table)
daimyo-page-files = Stands wide
daimyo-page-toml-how = A file names the table, its terrain, the sides, clans, units and leaders. A mistake is named by its line. Begin from an example and change what you like:
daimyo-page-no-field = The field is laid out once a scenario has been handed in.
daimyo-page-toml = The scenario, in TOML
daimyo-page-file = The scenario's file
daimyo-page-uses = uses { $cost } of { $most } cm
daimyo-page-targets = Whom they could charge
daimyo-page-no-targets = No enemy can be charged from here.
daimyo-page-through = Goes through friends, who are disordered: { $unit }.
daimyo-page-disorders = The ground disorders them.
daimyo-page-rough-going = Difficult ground: half the move, { $extra } cm more for this way.
daimyo-page-weathered = { $weather }: { $most } cm of { $full }.
daimyo-page-disordered-turns = Disordered: wheels and turns take twice as much.
daimyo-page-strikes = Strikes { $target } { $side }.
daimyo-page-needs = needs { $needs }+
daimyo-page-no-roll = no roll
daimyo-page-chance-of = { $percent } % ({ $ways } of 36)
daimyo-page-stop = No more this turn

daimyo-page-rides = Rides up to { $most } cm alone.
daimyo-page-moves = Moves { $move } cm, charges { $charge } cm; a wheel of 30° takes { $wheel } cm, a turn { $turn } cm.
daimyo-page-moves-gun = Is dragged { $move } cm straight ahead, or rotates.
daimyo-page-in-command = In command of { $leader }.
daimyo-page-out-of-command = Out of command of { $leader }: moves only on { $needs }+.
daimyo-page-leaderless = Without a leader: moves only on { $needs }+.
daimyo-page-sees = Enemy units in sight: { $count }; nearest { $nearest }, { $way } cm.
daimyo-page-sees-nobody = No enemy in sight.
daimyo-page-nerve = If shaken: holds { $pass } %, routs { $rout } %; modifier { $modifier }.
daimyo-page-rally = Rallies { $pass } %; modifier { $modifier }.
daimyo-page-never-tests = Never tests its morale.
daimyo-page-volley = Could fire at { $target }: stands { $dice }, { $modifier }; average hits { $mean }, a stand lost { $lost } %.
daimyo-page-melee = In melee with { $target }: stands { $stands }, { $modifier } against { $foes }, { $theirs }; average hits { $mean } to { $mean_back }; push back { $push } %, be pushed back { $pushed } %.
daimyo-page-dares = Dares to charge: { $pass } %.
daimyo-page-stands = { $target } stands { $pass } %, routs { $rout } %.
daimyo-page-shot-at = May be shot at: stands { $dice }, { $modifier }; average hits { $mean }, a stand lost { $lost } %.
daimyo-page-home = If it stands, first round: stands { $stands }, { $modifier } against { $foes }, { $theirs }; average hits { $mean } to { $mean_back }; push back { $push } %, be pushed back { $pushed } %.
daimyo-page-no-shot = Nobody to shoot at: none in range, arc and sight.
daimyo-page-side = Side
daimyo-page-outcome = The outcome
daimyo-page-goes-on = The battle goes on.
daimyo-page-on-table = The positions are on your table; here are the turn, the dice and everything that is counted.
daimyo-page-contact = in contact with { $unit }
daimyo-page-book-own = { $side }: the General’s own
daimyo-page-book-nothing = Nothing to tell
daimyo-page-book-activation = Roll to act
daimyo-page-book-told = told
daimyo-page-book-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
daimyo-page-book-destroyed = Destroyed
daimyo-page-book-left = Off the table
daimyo-page-book-dispersed = Dispersed
daimyo-page-book-rally = Tries to rally
daimyo-page-book-in-order = In order
daimyo-page-book-disordered = Disordered
daimyo-page-book-routing = Routs
daimyo-page-book-frenzied = In frenzy
daimyo-page-book-calm = Calm again
daimyo-page-book-test = Test of morale:
daimyo-page-book-correct = Set right:
daimyo-page-book-stands = { $count ->
    [one] { $count } stand
   *[other] { $count } stands
}
daimyo-page-book-hits-set = { $count ->
    [one] { $count } hit marked
   *[other] { $count } hits marked
}
daimyo-page-book-falls = Killed
daimyo-page-book-alone = Rides alone
daimyo-page-book-joins = Joins:
daimyo-page-book-set-right = Set something else right
daimyo-page-book-weather = The weather is:
daimyo-page-book-bring-back = Back on the table:
daimyo-page-book-done = Nothing more this turn

## Studies

daimyo-study-side = Side
daimyo-study-turns = Turns
daimyo-study-foul-turns = Turns in foul weather
daimyo-study-began-in = Weather of the first six turns
daimyo-study-turns-in = Share of all turns, by weather
daimyo-study-decided-by-weather = Battles that were decided, by the weather of the first six turns
daimyo-study-first-by-weather = Decided battles that the first side won, by the weather of the first six turns
daimyo-study-turns-by-weather = Turns a battle lasted, by the weather of its first six
daimyo-study-lost-by-weather = Losses in a turn (both sides, by weight), by its weather
daimyo-study-hits-by-weather = Hits of a volley, by weather
daimyo-study-charges-by-weather = Charges in a turn, by its weather
daimyo-study-fighting = How the Generals fight
daimyo-study-idle = fighters near an enemy for six turns, who never strike
daimyo-study-rallied = routers who try and rally
daimyo-study-accepted = challenges that are accepted
daimyo-study-side-first = the first side
daimyo-study-side-second = the second side
daimyo-study-fair = fine in all of them
daimyo-study-mixed = foul in some
daimyo-study-foul = foul in most
daimyo-won-ending = One side won
daimyo-taken-ending = The attacker took his objective
daimyo-kept-ending = The defender held out
daimyo-drawn-ending = A draw
daimyo-undecided-ending = The last turn was over

## Odds on the command line

daimyo-query-option-season = The season.
daimyo-query-option-turns = How many turns.
daimyo-query-option-stands = How many stands shoot.
daimyo-query-option-modifier = The sum of all modifiers.
daimyo-query-option-quality = The quality of the unit that tests.
daimyo-query-option-reason = Why it tests: 1 a stand lost, 2-4 at the charge, 5 a leader lost, 6 a friend routs, 7 run through, 8 a rally.
daimyo-query-option-mine = Our side.
daimyo-query-option-theirs = Their side.
daimyo-query-option-cr = The Command Ratings, ours and theirs.
daimyo-query-weather = The weather of each turn.
daimyo-query-volley = The hits of a volley.
daimyo-query-morale = A test of morale.
daimyo-query-melee = A round of melee.
daimyo-query-challenge = A challenge between leaders.
daimyo-query-label-turns = Turns
daimyo-query-label-turn = turn
daimyo-query-label-chances = Chances
daimyo-query-label-hits = Hits
daimyo-query-label-pass = Pass
daimyo-query-label-results = Result
daimyo-query-label-halt = halt
daimyo-query-label-retire = retire
daimyo-query-label-retreat = retreat
daimyo-query-label-rout = rout
daimyo-query-label-removed = are removed
daimyo-query-label-mine = Ours
daimyo-query-label-theirs = Theirs
daimyo-query-label-mean = mean
daimyo-query-label-push = We push them back
daimyo-query-label-even = Both stay
daimyo-query-label-pushed = They push us back
daimyo-query-label-win = Wins
daimyo-query-label-kills = kills
daimyo-query-label-wounds = wounds
daimyo-query-label-wounded = is wounded
daimyo-query-label-killed = is killed

daimyo-score-unit = Enemy units lost
daimyo-page-held = Held for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
daimyo-page-pays = The army that has lost more than a third of its weight is beaten.
daimyo-print-roster = A roster
daimyo-print-side = Side
daimyo-print-clan = Clan
daimyo-print-troops = Troops
daimyo-print-hits = Hits
daimyo-print-state = Order
daimyo-print-limit = may lose { $most } and fight on
daimyo-print-measures = Measures
daimyo-print-measures-about = Print at 100 %, without fitting to the page: the rulers are true centimetres. Check one against a real ruler.
daimyo-print-ruler-fire = Fire: 3 woods, 8 effective, 15 long
daimyo-print-ruler-march = Moves: foot 8, 10, 11 (charge 12, 14, 15), cavalry 15, 18
daimyo-print-ruler-command = Command: 20, in fog 10
daimyo-print-arc = Arc of fire, 45° from the front corners
daimyo-print-stand = Stands
daimyo-print-stand-foot = foot, 4 × 1.5 cm
daimyo-print-stand-horse = horse and guns, 4 × 3 cm

# Standing answers
daimyo-standing-challenge = My leader may challenge to single combat
daimyo-standing-challenge-none = Leave it
daimyo-standing-challenge-challenge = Challenge
daimyo-standing-challenged-answer = My leader is challenged
daimyo-standing-challenged-answer-accept = Accept
daimyo-standing-challenged-answer-refuse = Refuse
daimyo-standing-follow = The enemy gives ground
daimyo-standing-follow-stay = Hold the line
daimyo-standing-follow-follow = Follow
daimyo-standing-pursue = The enemy routs
daimyo-standing-pursue-stay = Hold the line
daimyo-standing-pursue-pursue = Pursue
daimyo-standing-rally = A routing unit may rally
daimyo-standing-rally-rally = Try it
daimyo-standing-rally-flee = Flee on
