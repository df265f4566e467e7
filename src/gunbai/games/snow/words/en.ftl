# Snow From Korea: Three Seasons, in English. Keys: snow.what -> snow-what.
# An attribute of a Word (.full) is used as { $kamae-full }.

snow-name = Snow From Korea: Three Seasons
snow-about = One year in the lives of samurai couples: honour in Spring, love and power in Summer, the harvest of favours in Autumn. Gather treasure, and come home little changed.
snow-role-emperor = Emperor
snow-role-house = House

snow-bot-random = Wanderer: answers at random
snow-bot-fair = Fair: reckons within a turn, challenges with manners; a just Emperor
snow-bot-beginner = Beginner: makes the mistakes that people make; a gentle Emperor
snow-bot-strong = Strong: plays for points alone; a hard Emperor
snow-bot-master = Master: as strong, with a plan from the first point on; a hard Emperor

## Options of the table

snow-option-points = Points for each character
snow-option-points-about = Each of a couple divides so many points among three Facets; a trait costs one of them.
snow-option-least_facet = Least points in a Facet
snow-option-least_facet-about = With 2 or 3 no character can stake nearly all on one Facet.
snow-option-rounds = Rounds in each season
snow-option-rounds-about = Five make a full evening; one or two are enough to learn by.
snow-option-years = Years
snow-option-years-about = With another year to come, Stores outlast the Winter and turn into Honor.
snow-option-scoring = Scoring
snow-option-scoring-about = When the treasure is counted, and from when on change is measured.
snow-option-scoring-season = At each season's end
snow-option-scoring-season-about = Every season counts its own treasure, less all change of Facets in that season.
snow-option-scoring-year = Once, at the very end
snow-option-scoring-year-about = All treasure then held counts, less all change of Facets since the first day.
snow-option-carried = Treasure carried over
snow-option-carried-about = What becomes of treasure that has been scored and turns into the next season's.
snow-option-carried-again = It scores again
snow-option-carried-again-about = Every season counts all the treasure then held, new and old.
snow-option-carried-once = It scores once
snow-option-carried-once-about = Every season counts only what is held above what it began with.
snow-option-desire = Desires
snow-option-desire-about = Who learns in Summer what a samurai-ko desires.
snow-option-desire-told = Are told to all
snow-option-desire-told-about = The scene of parting shows them.
snow-option-desire-secret = Stay in the house
snow-option-desire-secret-about = Only her own house knows, until it reveals the desire or the year ends; then the house is asked whether he brought it.
snow-option-full_dice = Dice for a full success
snow-option-full_dice-about = So many dice, all of them successes, bring Snow or Secrets in Summer; 2 is advised where scoring is once, at the very end.
snow-option-no_dice = A pool without dice
snow-option-no_dice-about = Whether a side that rolls no dice can win by a tie of no successes.
snow-option-no_dice-may_win = May win a tie
snow-option-no_dice-may_win-about = No success is as many as no success.
snow-option-no_dice-never_wins = Never wins
snow-option-no_dice-never_wins-about = Who rolls no die does not win; where neither rolls one, both lose.
snow-option-secrets = Secrets buy Facets
snow-option-secrets-about = When a samurai-ko may give Secrets for points of her Facets.
snow-option-secrets-either = After a challenge and at Summer's end
snow-option-secrets-either-about = Whenever she has been challenged, and once more before Summer is scored.
snow-option-secrets-challenge = After a challenge only
snow-option-secrets-challenge-about = Only when she herself has just been challenged.
snow-option-secrets-season_end = At Summer's end only
snow-option-secrets-season_end-about = Only once, before Summer is scored.

## Names of things

snow-season-name-spring = Spring
snow-season-name-summer = Summer
snow-season-name-autumn = Autumn

snow-treasure-honor = Honor
snow-treasure-snow = Snow
snow-treasure-secrets = Secrets
snow-treasure-stores = Stores

snow-facet-aware = Awaré
snow-facet-steel = Steel
snow-facet-kenjutsu = Kenjutsu
snow-facet-houjutsu = Houjutsu
snow-facet-tanka = Tanka

snow-fate-low = Low
snow-fate-nothing = nothing
snow-fate-high = High

## Setting up

snow-setup = Your house
snow-setup-samurai = The samurai
snow-setup-samurai-ko = The samurai-ko, his wife
snow-setup-house = The house
snow-name-samurai-short = Name
snow-haiku-samurai-short = Haiku
snow-name-samurai-ko-short = Name
snow-haiku-samurai-ko-short = Haiku
snow-clan-short = Clan
snow-principality-short = Principality
snow-school-short = School
snow-culture-short = Culture
snow-inheritance-short = Inheritance
snow-facets-samurai-short = Facets
snow-facets-samurai-ko-short = Facets

snow-name-samurai = What is your samurai's name?
snow-haiku-samurai = A haiku for { $name }: what manner of man is he, in three short lines?
snow-name-samurai-ko = What is the name of his wife, the samurai-ko?
snow-haiku-samurai-ko = A haiku for { $name }: what manner of woman is she, in three short lines?
snow-clan = What is their clan called?
snow-principality = Which principality do they hold?

snow-school = Which School do they both belong to?
snow-school-mirror-and-tree = Mirror and Tree
snow-school-mirror-and-tree-about = With any kamae, in challenges. Low: you fight with the other's Facet. High: the other fights with yours.
snow-school-two-swords-one-heart = Two Swords One Heart
snow-school-two-swords-one-heart-about = With kagai or ariake. The pool is rolled twice. Low: fewer successes count. High: more do.
snow-school-ocean-flower = Ocean Flower
snow-school-ocean-flower-about = With ariake. Low: sixes do not count, but there are three more dice. High: threes count too, on three fewer.
snow-school-eightfold-nest = Eightfold Nest of Serpents
snow-school-eightfold-nest-about = Teaches the secret kamae orochi: one confrontation becomes two, each with two dice fewer and one point at stake.
snow-school-scarlet-cauldron = Scarlet Cauldron
snow-school-scarlet-cauldron-about = Teaches the secret kamae ô-nabe: three dice more, and something of oneself burns for them.

snow-culture = Does { $name } give a point for a Culture?
snow-culture-none = No Culture
snow-culture-none-about = The point stays for a Facet.
snow-culture-falcon-garden = Falcon Garden
snow-culture-falcon-garden-about = One die more on Awaré in encounters, on Steel in challenges.
snow-culture-moon-viewing = Moon-Viewing
snow-culture-moon-viewing-about = One die more on Awaré in encounters, on Tanka in challenges.
snow-culture-border-march = Border March
snow-culture-border-march-about = One die more on Steel in encounters, on Awaré in challenges.
snow-culture-warrior-monastery = Warrior Monastery
snow-culture-warrior-monastery-about = One die more on Steel in encounters, on Tanka in challenges.
snow-culture-pilgrim-road = Pilgrim Road
snow-culture-pilgrim-road-about = One die more on Tanka in encounters, on Awaré in challenges.
snow-culture-mountain-temple = Mountain Temple
snow-culture-mountain-temple-about = One die more on Tanka in encounters, on Steel in challenges.

snow-inheritance = Does { $name } give a point for an Inheritance?
snow-inheritance-none = No Inheritance
snow-inheritance-none-about = The point stays for a Facet.
snow-inheritance-twin-rivers = Twin Rivers
snow-inheritance-twin-rivers-about = On a win, choose which of the other two Facets is the source.
snow-inheritance-unbound-sash = Unbound Sash
snow-inheritance-unbound-sash-about = Once a season, take part in a confrontation of the same type as the last.
snow-inheritance-dawn-lamp = Dawn Lamp
snow-inheritance-dawn-lamp-about = In a challenge, choose the kamae after the other's is seen.

snow-facets-samurai = Divide the points of { $name } among his Facets.
snow-facets-samurai-aware = { snow-facet-aware }
snow-facets-samurai-steel = { snow-facet-kenjutsu }
snow-facets-samurai-tanka = { snow-facet-tanka }
snow-facets-samurai-ko = Divide the points of { $name } among her Facets.
snow-facets-samurai-ko-aware = { snow-facet-aware }
snow-facets-samurai-ko-steel = { snow-facet-houjutsu }
snow-facets-samurai-ko-tanka = { snow-facet-tanka }

## Scenes

snow-scene-spring = Introduce { $samurai } and { $samurai_ko }: what binds these two?
snow-scene-summer = { $samurai } leaves home, and { $samurai_ko } stays behind. How do they part?
snow-scene-autumn = { $samurai } comes home to { $samurai_ko }. What does he find?
snow-desire = What does { $samurai_ko } desire, that { $samurai } shall bring her?
    { $known ->
        [house] Only your house knows it until you reveal it.
       *[all] The table will hear it.
    }

snow-desire-end = The year ends. Has { $samurai } brought { $samurai_ko } what she longed for?
snow-desire-end-brought = He has
snow-desire-end-missed = He has not
snow-desire-end-untold = Leave it unsaid
snow-desire-end-untold-about = Her desire is opened to all, and not a word more.

## Turns

snow-turn = Your turn: who goes out to meet the world?
snow-turn-samurai = The samurai
snow-turn-samurai-about = { $samurai } takes part in a confrontation.
snow-turn-samurai-ko = The samurai-ko
snow-turn-samurai-ko-about = { $samurai_ko } takes part in a confrontation.
snow-turn-samurai-sash = The samurai, sash unbound
snow-turn-samurai-sash-about = { $samurai } may meet the type of the last confrontation again, once this season.
snow-turn-samurai-ko-sash = The samurai-ko, sash unbound
snow-turn-samurai-ko-sash-about = { $samurai_ko } may meet the type of the last confrontation again, once this season.
snow-turn-commune = Commune
snow-turn-commune-about = Both sit in stillness instead, and may turn Secrets into Snow or Snow into Secrets. It is the whole turn.
snow-turn-reveal = Reveal her desire
snow-turn-reveal-about = Tell the table what { $samurai_ko } longs for. Your turn goes on.

snow-challenge = { $name } sets out. Does one of yours step into the way?
snow-challenge-pass = Let it pass
snow-challenge-pass-about = Others may challenge, or the Emperor has an encounter ready.
snow-challenge-samurai = The samurai challenges
snow-challenge-samurai-about = { $samurai } challenges { $name }.
snow-challenge-samurai-ko = The samurai-ko challenges
snow-challenge-samurai-ko-about = { $samurai_ko } challenges { $name }.
snow-challenge-samurai-sash = The samurai challenges, sash unbound
snow-challenge-samurai-sash-about = { $samurai } challenges { $name }, and may repeat the type of the last confrontation, once this season.
snow-challenge-samurai-ko-sash = The samurai-ko challenges, sash unbound
snow-challenge-samurai-ko-sash-about = { $samurai_ko } challenges { $name }, and may repeat the type of the last confrontation, once this season.

snow-contest-type = { $name } challenges { $other }: what shall be tested?
snow-contest-type-aware = { snow-facet-aware }
snow-contest-type-aware-about = A contest of feeling: of composure, sympathy and tears.
snow-contest-type-steel = { snow-facet-steel }
snow-contest-type-steel-about = A contest of arms: Kenjutsu for samurai, Houjutsu for samurai-ko.
snow-contest-type-tanka = { snow-facet-tanka }
snow-contest-type-tanka-about = A contest of spirit and word: of verse, stillness and wit.
snow-contest = What is the contest of { $facet } between { $name } and { $other }?

snow-encounter = { $name } comes down the road. What is tested?
snow-encounter-aware = { snow-facet-aware }
snow-encounter-aware-about = Something that touches the heart.
snow-encounter-steel = { snow-facet-steel }
snow-encounter-steel-about = Something that must be met weapon in hand.
snow-encounter-tanka = { snow-facet-tanka }
snow-encounter-tanka-about = Something that asks for a clear mind and the right word.
snow-scene = What does { $name } come upon that tests { $facet }? Set the scene.

## Kamae

snow-kamae = { $name }, tested in { $facet }: in which kamae?
snow-kamae-kagai = Kagai
    .full = kagai no kamae
snow-kamae-kagai-about = Throw everything into it: two dice more, two points to win, two to lose.
snow-kamae-ariake = Ariake
    .full = ariake no kamae
snow-kamae-ariake-about = Stand as you are: one point flows from the source, or one is lost.
snow-kamae-mujintou = Mujintou
    .full = mujintou no kamae
snow-kamae-mujintou-about = Hold back: two dice fewer; a win adds a point to the tested Facet and one to its source.
snow-kamae-orochi = Orochi
    .full = orochi no kamae
snow-kamae-orochi-about = Two confrontations instead of one, each with two dice fewer and one point at stake.
snow-kamae-o-nabe = Ô-nabe
    .full = ô-nabe no kamae
snow-kamae-o-nabe-about = Three dice more. A win moves two points and melts a Snow; a loss costs two, and one of any Facet.
snow-kamae-kagai-school = Kagai with the School
    .full = kagai no kamae, with the School
snow-kamae-kagai-school-about = Kagai; first the School die is rolled, Low on 1–2 and High on 5–6.
snow-kamae-ariake-school = Ariake with the School
    .full = ariake no kamae, with the School
snow-kamae-ariake-school-about = Ariake; first the School die is rolled, Low on 1–2 and High on 5–6.
snow-kamae-mujintou-school = Mujintou with the School
    .full = mujintou no kamae, with the School
snow-kamae-mujintou-school-about = Mujintou; first the School die is rolled, Low on 1–2 and High on 5–6.

snow-reassert = The dice of { $name } lie on the table, { $facet } at stake. Give a Snow to reassert?
snow-reassert-keep = Let the dice lie
snow-reassert-keep-about = Spend nothing; the confrontation takes effect as it is.
snow-reassert-kagai = { snow-kamae-kagai }
snow-reassert-kagai-about = { snow-kamae-kagai-about }
snow-reassert-ariake = { snow-kamae-ariake }
snow-reassert-ariake-about = { snow-kamae-ariake-about }
snow-reassert-mujintou = { snow-kamae-mujintou }
snow-reassert-mujintou-about = { snow-kamae-mujintou-about }
snow-reassert-orochi = { snow-kamae-orochi }
snow-reassert-orochi-about = Within the serpents' nest the kamae stays; only the dice are rolled anew.
snow-reassert-o-nabe = { snow-kamae-o-nabe }
snow-reassert-o-nabe-about = { snow-kamae-o-nabe-about }
snow-reassert-kagai-school = { snow-kamae-kagai-school }
snow-reassert-kagai-school-about = { snow-kamae-kagai-school-about }
snow-reassert-ariake-school = { snow-kamae-ariake-school }
snow-reassert-ariake-school-about = { snow-kamae-ariake-school-about }
snow-reassert-mujintou-school = { snow-kamae-mujintou-school }
snow-reassert-mujintou-school-about = { snow-kamae-mujintou-school-about }

snow-school-die = Roll the School die.
snow-pool = Roll the pool.

## What a confrontation leaves to choose

snow-source = { $name } has won: which Facet is the source?
snow-source-aware = { snow-facet-aware }
snow-source-steel = { snow-facet-steel }
snow-source-tanka = { snow-facet-tanka }

snow-redirect =
    { $points ->
        [1] { $name } gains a point, and the clan as much treasure. Redirect it to treasure as well?
       *[other] { $name } gains { $points } points, and the clan as much treasure. How many of them shall become treasure as well?
    }
snow-redirect-which = { $name } gains { $points } points, and the clan as much treasure. Which of them shall become treasure as well?

snow-sacrifice = The cauldron asks { $name } for one point more: of which Facet?
snow-sacrifice-aware = { snow-facet-aware }
snow-sacrifice-steel = { snow-facet-steel }
snow-sacrifice-tanka = { snow-facet-tanka }

snow-shield =
    { $points ->
        [one] { $name } is to lose a point of { $facet }. How much of it shall Secrets bear?
       *[other] { $name } is to lose { $points } points of { $facet }. How many of them shall Secrets bear?
    }

snow-buy-which =
    { $held ->
        [1] { $name } holds one Secret. Which Facet shall it raise?
       *[other] { $name } holds { $held } Secrets. Which Facet shall they raise? Points cost their number squared.
    }
snow-buy-which-none = None
snow-buy-which-none-about = Keep the Secrets.
snow-buy-which-aware = { snow-facet-aware }
snow-buy-which-steel = { snow-facet-houjutsu }
snow-buy-which-tanka = { snow-facet-tanka }
snow-buy = How many points of { $facet } does { $name } buy? They cost their number squared; { $held } { $treasure } are at hand.

## Communing

snow-commune-way = What flows between the two in the stillness?
snow-commune-way-secrets-to-snow = Secrets into Snow
snow-commune-way-secrets-to-snow-about = What she knows becomes what he carries.
snow-commune-way-snow-to-secrets = Snow into Secrets
snow-commune-way-snow-to-secrets-about = What he carries becomes what she knows.
snow-commune-secrets-to-snow = How many Secrets become Snow?
snow-commune-snow-to-secrets = How much Snow becomes Secrets?

## What happens

snow-verse = { $name }: “{ $text }”
snow-haiku-line = { CAP($first) }, / { $second }. / { CAP($third) }.
snow-founded = { $samurai } and { $samurai_ko } of the clan { $clan } keep house in { $principality }.
snow-season = { $season } of year { $year }
snow-round = Round { $round }
snow-closing = { $season } is over
snow-told = Clan { $clan }: { $text }
snow-desired = { $samurai_ko } longs for something: { $text }
snow-desired-in-secret = In silence { $samurai_ko } wishes: { $text }
snow-revealed = Now it is known what { $samurai_ko } has been longing for: { $text }
snow-revealed-title = What { $samurai_ko } longed for
snow-desire-brought = { $samurai } has brought { $samurai_ko } what she longed for.
snow-desire-missed = { $samurai } has come home without what { $samurai_ko } longed for.
snow-met = { $name } meets a test of { $facet }. { $scene }
snow-met-title = { $name } · { $facet }
snow-challenged = { $name } challenges { $other } to a contest of { $facet }. { $scene }
snow-challenged-title = { $name } against { $other } · { $facet }
snow-lamp = By the lamp of dawn { $name } sees how { $other } stands, in { $kamae-full }, and only then chooses.
snow-took = { $name } takes { $kamae-full }.
snow-called = { $name } calls on the School, and the die shows { $face }: { $fate }.
snow-rolled =
    { $successes ->
        [0] { $name } rolls { $dice }: no success.
        [one] { $name } rolls { $dice }: one success.
       *[other] { $name } rolls { $dice }: { $successes } successes.
    }
snow-emperor-rolled =
    { $successes ->
        [0] The Emperor rolls { $dice }: no success.
        [one] The Emperor rolls { $dice }: one success.
       *[other] The Emperor rolls { $dice }: { $successes } successes.
    }
snow-no-dice = { $name } has no dice to roll: no success.
snow-emperor-no-dice = The Emperor has no dice to roll: no success.
snow-reasserted = { $name } melts a Snow, stands up anew, and takes { $kamae-full }.
snow-won = { $name } prevails, { $successes } to { $against }.
snow-lost = The world is stronger than { $name }, { $against } to { $successes }.
snow-won-over = { $name } prevails over { $other }, { $successes } to { $against }.
snow-nobody-won = Neither { $name } nor { $other } has a die to win with: both lose.
snow-full-snow =
    { $points ->
        [one] Not one die failed { $name }: the Snow he carries is one now.
       *[other] Not one die failed { $name }: the Snow he carries is { $points } now.
    }
snow-full-secrets =
    { $points ->
        [one] Not one die failed { $name }: she learns a Secret.
       *[other] Not one die failed { $name }: she learns { $points } Secrets.
    }
snow-treasured = Clan { $clan } gains { $points } { $treasure }.
snow-redirected =
    { $redirected ->
        [one] Clan { $clan } gains { $points } { $treasure }: one point is given up for it.
       *[other] Clan { $clan } gains { $points } { $treasure }: { $redirected } points are given up for it.
    }
snow-gained = The { $facet } of { $name } grows by { $points }.
snow-drained = It flows from the { $facet } of { $name }, which shrinks by { $points }.
snow-weakened = The { $facet } of { $name } shrinks by { $points }.
snow-shielded =
    { $points ->
        [one] { $name } lets a Secret bear the loss.
       *[other] { $name } lets { $points } Secrets bear the loss.
    }
snow-melted =
    { $points ->
        [one] A Snow of clan { $clan } melts in the cauldron.
       *[other] { $points } Snow of clan { $clan } melt in the cauldron.
    }
snow-bought = { $name } gives { $price } { $treasure }, and { $facet } grows by { $points }.
snow-communed = { $samurai } and { $samurai_ko } sit in stillness, and are at peace.
snow-communed-secrets-to-snow =
    { $points ->
        [one] { $samurai } and { $samurai_ko } sit in stillness, and a Secret becomes Snow.
       *[other] { $samurai } and { $samurai_ko } sit in stillness, and { $points } Secrets become Snow.
    }
snow-communed-snow-to-secrets =
    { $points ->
        [one] { $samurai } and { $samurai_ko } sit in stillness, and a Snow becomes a Secret.
       *[other] { $samurai } and { $samurai_ko } sit in stillness, and { $points } Snow become Secrets.
    }
snow-communed-secrets-to-snow-title = { $samurai } and { $samurai_ko } in stillness
snow-communed-snow-to-secrets-title = { $samurai } and { $samurai_ko } in stillness
snow-scored =
    { $points ->
        [1] Clan { $clan } closes { $season } with 1 point; { $total } in all.
       *[other] Clan { $clan } closes { $season } with { $points } points; { $total } in all.
    }
snow-turned = { $points } { $treasure } of clan { $clan } go on as { $becomes }.
snow-won-the-year =
    { $count ->
        [one] The year is remembered for clan { $clans }: { $points } in all.
       *[other] The year is remembered for the clans { $clans }, equal in honour: { $points } in all.
    }

## Refusals

snow-no-repeats = { $facet } was tested last: nobody takes part in two confrontations of one type in a row.
snow-own-kind = In Summer samurai challenge only samurai, and samurai-ko only samurai-ko.
snow-twice-in-a-row = The same character may not challenge the same character twice in a row; after another confrontation, or in the next season, she may.
snow-odds-number = { $name } cannot be “{ $given }”; a whole number from { $low } to { $high } is legal.
snow-odds-kamae = There is no kamae “{ $given }”; legal are: { $legal }.
snow-odds-school = No School “{ $given }” can be called on; legal are: { $legal }.
snow-odds-call = { $school } cannot be called on with { $given }; legal with it: { $legal }.
snow-odds-challenges-only = { $school } is called on in challenges only; in an encounter leave the School out.
snow-odds-side = “{ $given }” is not a side of a challenge; write FACET:KAMAE or FACET:KAMAE:SCHOOL, such as 4:kagai.

## Consequences and chances

snow-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
snow-change-up = +{ NUMBER($size, maximumFractionDigits: 2) }
snow-change-down = −{ NUMBER($size, maximumFractionDigits: 2) }
snow-hint-pool =
    { $dice ->
        [0] No dice.
        [one] One die.
       *[other] { $dice } dice.
    }
snow-hint-win = Win: { $changes }.
snow-hint-loss = Loss: { $changes }.
snow-hint-move = { $facet } { $before } → { $after }
snow-hint-treasure = +{ $points } { $treasure }
snow-hint-price = −{ $points } { $treasure }
snow-hint-melts = −1 { snow-treasure-snow }
snow-hint-rivers = the source is yours to choose
snow-hint-any-lost = −{ $points } of any Facet
snow-hint-nothing = nothing changes
snow-hint-lies = As the dice lie: { $successes } to { $against }.
snow-hint-chance = Wins with { $chance }.
snow-hint-range = Wins with { $low } (against { $worst }) to { $high } (against { $best }).
snow-hint-score-is = “Score” is what the house would score if the season ended now: treasure less change.
snow-hint-certain = Score: { $change }.
snow-hint-standing = Score: { $change } on average.
snow-hint-standings = Score: { $low } to { $high } on average.
snow-hint-either = Score: { $won } if won, { $lost } if lost.
snow-hint-full = Every die a success: { $chance }.
snow-hint-facet = { $facet } { $points }
snow-hint-facets = { $facets }.
snow-hint-barred = Met last, and barred: { $facet }.
snow-hint-best = { $facet }: at best { $kamae }, which wins with { $chance }; score { $change } on average.
snow-hint-commune =
    { $secrets ->
        [one] One Secret and { $snow } Snow are at hand.
       *[other] { $secrets } Secrets and { $snow } Snow are at hand.
    }
snow-hint-types = May test: { $types }.
snow-hint-against = { $facet } { $mine } against { $theirs }
snow-hint-contest = { $facet }: at best { $kamae }; score { $change } on average, if the other takes every kamae equally often.
snow-hint-first-point = A first point: score { $change }.

## Puzzles

snow-puzzle-theme-kamae = Which kamae
snow-puzzle-theme-type = Which type
snow-puzzle-theme-whom = Whom to challenge
snow-puzzle-season =
    { $season ->
        [spring] Spring. Honor scores, less every change of a Facet since the season began (in brackets).
       *[autumn] Autumn. Stores score, less every change of a Facet since the season began (in brackets).
    }
snow-puzzle-samurai =
    { $seat ->
        [1] your samurai
       *[other] the samurai of House { $seat }
    }
snow-puzzle-samurai-ko =
    { $seat ->
        [1] your samurai-ko
       *[other] the samurai-ko of House { $seat }
    }
snow-puzzle-person = { CAP($who) }: { $facets }. { $traits }; Secrets { $secrets }.
snow-puzzle-barred = { CAP($who) }: { $facets }. { $traits }; Secrets { $secrets }. Met last, and barred: { $facet }.
snow-puzzle-facet-changed = { $facet } { $points } ({ $change })
snow-puzzle-ask-kamae =
    { $who ->
        [samurai] An encounter: the Emperor tests your samurai in { $facet }. Which kamae?
       *[samurai-ko] An encounter: the Emperor tests your samurai-ko in { $facet }. Which kamae?
    }
snow-puzzle-ask-type =
    { $who ->
        [samurai] Your samurai challenges { $whom }. By which type?
       *[samurai-ko] Your samurai-ko challenges { $whom }. By which type?
    }
snow-puzzle-ask-whom =
    { $who ->
        [samurai] Your samurai may challenge anybody. Whom?
       *[samurai-ko] Your samurai-ko may challenge anybody. Whom?
    }
snow-puzzle-how = Type a number from 1 to { $count }.
snow-puzzle-no-answer = “{ $given }” is not an answer here; legal are: { $legal }.
snow-puzzle-promise-kamae = { $option }: wins with { $chance }, score { $change } on average.
snow-puzzle-promise-type = { $option }: score { $change } on average, with { $kamae }.
snow-puzzle-promise-whom = { CAP($option) }: score { $change } on average, by { $facet } with { $kamae }.
snow-puzzle-exact = Ahead by { NUMBER($ahead, maximumFractionDigits: 2) } points of what this confrontation is expected to bring, computed exactly from the dice. What may come of it later is not counted.
snow-puzzle-averaged = Ahead by { NUMBER($ahead, maximumFractionDigits: 2) } points of what this confrontation is expected to bring: exact, if the other takes every kamae equally often. What may come of it later is not counted.

## The web table

snow-page-before = Before the first spring
snow-page-year = year { $number } of { $years }
snow-page-round = round { $number } of { $rounds }
snow-page-scenes = scenes
snow-page-turn = { $name } has the turn
snow-page-seasons = The seasons
snow-page-challenge = A challenge
snow-page-encounter = An encounter
snow-page-of-two = { $number } of 2
snow-page-kamae-hidden = kamae not yet shown
snow-page-unmodified = rolls as many dice as the tested Facet, unmodified
snow-page-no-dice = no dice
snow-page-successes = { $count ->
    [one] success
   *[other] successes
  }
snow-page-ahead = The fan points to { $name }.
snow-page-unnamed = A house without a name
snow-page-you = you
snow-page-score = scored
snow-page-samurai = samurai
snow-page-samurai-ko = samurai-ko
snow-page-barred = barred next
snow-page-barred-about = Took part in this type last: may not again at once
snow-page-since-start = since the season began
snow-page-school = School
snow-page-standing = If the season ended now
snow-page-desire = What she desires
snow-page-desire-secret = known to you alone
snow-page-desire-brought = He brought it to her.
snow-page-desire-missed = He came home without it.
snow-page-scores = Scores
snow-page-houses = The houses
snow-page-house = House
snow-page-whole-year = The year
snow-page-total = Total
snow-page-reckoning = What each house held, less what its Facets changed by
snow-page-changed = Change
snow-page-next = Next: { $season }.
snow-page-school-die = and the School die

## Studies

snow-study-school = School
snow-study-culture = Culture
snow-study-inheritance = Inheritance
snow-study-kamae-encounter = Encounters won, by kamae
snow-study-kamae-challenge = Challenges won, by kamae
snow-study-points-encounter = Points an encounter brought its house, by kamae
snow-study-points-challenge = Points a challenge brought its house, by kamae
snow-won-the-year-ending = The year was won

## Odds on the command line

snow-query-option-facet = The Facet that is tested.
snow-query-option-kamae = Her kamae.
snow-query-option-culture = Dice that her Culture adds.
snow-query-option-school = The School she calls on.
snow-query-option-source = Points that the source Facet holds.
snow-query-option-challenger = Who challenges.
snow-query-option-defender = Who is challenged.
snow-query-encounter = The odds of an encounter.
snow-query-challenge = The odds of a challenge.
snow-query-label-win = Wins
snow-query-label-lose = Loses
snow-query-label-full = Every die a success
snow-query-label-successes = Successes, on average
snow-query-label-tested = Change of the tested Facet, on average
snow-query-label-source = Change of the source, on average
snow-query-label-points = Change of all Facets, on average
snow-query-label-gained = Points gained, on average
snow-query-label-changes = What it changes
snow-query-label-defender = The challenged
snow-query-label-changes-chance = chance
snow-query-label-changes-tested = tested
snow-query-label-changes-source = source
snow-query-label-changes-any = any Facet
snow-query-label-changes-snow = Snow

snow-score-unit = Points

## After the game

snow-unit-points = { $amount } points
snow-amount = { $amount }
snow-why = { $given }: { $change } points expected; next best { $other }, { $less }.
snow-unit-luck = successes
snow-page-pays-spring = What pays now: Honor, a point each. Every point by which a Facet has changed since the season began costs one.
snow-page-pays-summer = What pays now: Snow and Secrets, a point each. Every point by which a Facet has changed since the season began costs one.
snow-page-pays-autumn = What pays now: Stores, a point each. Every point by which a Facet has changed since the season began costs one.
snow-print-name = Name
snow-print-haiku = Haiku
snow-print-facet = Facet
snow-print-first = First
snow-print-now = Now
snow-print-culture = Culture
snow-print-inheritance = Inheritance
snow-print-clan = Clan
snow-print-principality = Principality
snow-print-treasure = Treasure
snow-print-scenes = Scenes

# Standing answers
snow-standing-challenge = A challenge is open to my house
snow-standing-challenge-pass = Let it pass
snow-standing-kamae = The kamae of a confrontation
snow-standing-kamae-kagai = { snow-kamae-kagai }
snow-standing-kamae-ariake = { snow-kamae-ariake }
snow-standing-kamae-mujintou = { snow-kamae-mujintou }
snow-standing-kamae-orochi = { snow-kamae-orochi }
snow-standing-kamae-o-nabe = { snow-kamae-o-nabe }
snow-standing-kamae-kagai-school = { snow-kamae-kagai-school }
snow-standing-kamae-ariake-school = { snow-kamae-ariake-school }
snow-standing-kamae-mujintou-school = { snow-kamae-mujintou-school }
snow-standing-reassert = Reasserting for a Snow
snow-standing-reassert-keep = Let the dice lie
snow-standing-redirect = Points redirected into treasure
snow-standing-redirect-0 = None
snow-standing-redirect-which = Which points are redirected
snow-standing-redirect-which-none = None
snow-standing-buy = Points bought
snow-standing-buy-0 = None
snow-standing-buy-which = A Facet bought with Secrets
snow-standing-buy-which-none = None
