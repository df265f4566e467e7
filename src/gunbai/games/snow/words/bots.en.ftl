# What the bots of Snow write. Keys: snow-prose-SYMBOL-NUMBER; a value is a symbol again, or given.
# Lines of haiku have 5 and 7 syllables (a test counts them).

snow-prose-name-samurai-1 = { CAP($he) }{ $man }

snow-prose-he-1 = Hide
snow-prose-he-2 = Masa
snow-prose-he-3 = Yoshi
snow-prose-he-4 = Kiyo
snow-prose-he-5 = Tomo
snow-prose-he-6 = Haru
snow-prose-he-7 = Yasu
snow-prose-he-8 = Mune
snow-prose-he-9 = Taka
snow-prose-he-10 = Sada

snow-prose-man-1 = mori
snow-prose-man-2 = tora
snow-prose-man-3 = kage
snow-prose-man-4 = tsuna
snow-prose-man-5 = hira
snow-prose-man-6 = tada
snow-prose-man-7 = yuki
snow-prose-man-8 = nobu
snow-prose-man-9 = suke
snow-prose-man-10 = hiko

snow-prose-name-samurai-ko-1 = { CAP($she) }{ $woman }

snow-prose-she-1 = Haru
snow-prose-she-2 = Yuki
snow-prose-she-3 = Fumi
snow-prose-she-4 = Tama
snow-prose-she-5 = Natsu
snow-prose-she-6 = Sato
snow-prose-she-7 = Kiku
snow-prose-she-8 = Mitsu
snow-prose-she-9 = Shizu
snow-prose-she-10 = Hana

snow-prose-woman-1 = e
snow-prose-woman-2 = no
snow-prose-woman-3 = ko
snow-prose-woman-4 = yo

snow-prose-clan-1 = { CAP($land) }{ $place }

snow-prose-land-1 = Kuro
snow-prose-land-2 = Shira
snow-prose-land-3 = Aka
snow-prose-land-4 = Matsu
snow-prose-land-5 = Ishi
snow-prose-land-6 = Taka
snow-prose-land-7 = Mori
snow-prose-land-8 = Hoshi
snow-prose-land-9 = Tsuki
snow-prose-land-10 = Asa

snow-prose-place-1 = gawa
snow-prose-place-2 = yama
snow-prose-place-3 = mura
snow-prose-place-4 = saki
snow-prose-place-5 = hara
snow-prose-place-6 = zawa
snow-prose-place-7 = tani
snow-prose-place-8 = mine
snow-prose-place-9 = se

snow-prose-principality-1 = { CAP($side) }{ $shore }

snow-prose-side-1 = Kita
snow-prose-side-2 = Nishi
snow-prose-side-3 = Higashi
snow-prose-side-4 = Oku
snow-prose-side-5 = Naka
snow-prose-side-6 = Shimo
snow-prose-side-7 = Kami
snow-prose-side-8 = Tō
snow-prose-side-9 = Minami

snow-prose-shore-1 = no
snow-prose-shore-2 = tsu
snow-prose-shore-3 = shima
snow-prose-shore-4 = kawa
snow-prose-shore-5 = hama
snow-prose-shore-6 = zaki
snow-prose-shore-7 = matsu

snow-prose-five-1 = snow upon the gate
snow-prose-five-2 = one crow on the pine
snow-prose-five-3 = the moon leaves the pond
snow-prose-five-4 = a bell, far away
snow-prose-five-5 = the fan stays folded
snow-prose-five-6 = first frost on the bridge
snow-prose-five-7 = rain in the bamboo
snow-prose-five-8 = cold tea by the door
snow-prose-five-9 = the heron stands still
snow-prose-five-10 = smoke above the roof
snow-prose-five-11 = a lamp in the reeds
snow-prose-five-12 = old pine in the wind
snow-prose-five-13 = plum scent in the dark
snow-prose-five-14 = the river turns north
snow-prose-five-15 = leaves cover the steps
snow-prose-five-16 = ice under the moon
snow-prose-five-17 = geese over the field
snow-prose-five-18 = a thin line of ink

snow-prose-seven-samurai-1 = his sword remembers the sea
snow-prose-seven-samurai-2 = he bows before the river
snow-prose-seven-samurai-3 = he answers without a word
snow-prose-seven-samurai-4 = nobody has seen him run
snow-prose-seven-samurai-5 = he writes his name in water
snow-prose-seven-samurai-6 = his shadow walks before him
snow-prose-seven-samurai-7 = he laughs, and then is silent
snow-prose-seven-samurai-8 = his hand is slow to open
snow-prose-seven-samurai-9 = he counts the geese and says naught
snow-prose-seven-samurai-10 = the road knows his heavy step
snow-prose-seven-samurai-11 = he sharpens what he will spare
snow-prose-seven-samurai-12 = he lends the beggar his cloak

snow-prose-seven-samurai-ko-1 = she reads the letter again
snow-prose-seven-samurai-ko-2 = her sleeves are heavy with rain
snow-prose-seven-samurai-ko-3 = she knows who walks in the dark
snow-prose-seven-samurai-ko-4 = her arrow waits for the wind
snow-prose-seven-samurai-ko-5 = she keeps a key and a name
snow-prose-seven-samurai-ko-6 = she bows, and the room is hers
snow-prose-seven-samurai-ko-7 = her lamp burns longer than theirs
snow-prose-seven-samurai-ko-8 = she has already heard it
snow-prose-seven-samurai-ko-9 = she folds the truth into silk
snow-prose-seven-samurai-ko-10 = her laughter crosses the lake
snow-prose-seven-samurai-ko-11 = she counts the days by the snow
snow-prose-seven-samurai-ko-12 = she plays one note, and it stays

snow-prose-scene-spring-1 = { CAP($samurai) } writes to { $samurai_ko } every day, though they live under one roof. She answers once a month, in a single line.
snow-prose-scene-spring-2 = When the old lord died, { $samurai_ko } held the castle for nine days with eleven servants. { $samurai } arrived on the tenth, and proposed on the eleventh.
snow-prose-scene-spring-3 = He cannot sing, and she cannot bear it; it is the only thing that { $samurai_ko } has ever forbidden { $samurai }.
snow-prose-scene-spring-4 = They share one secret, and each believes that the other has forgotten it.
snow-prose-scene-spring-5 = { CAP($samurai) } once carried { $samurai_ko } over a flooded ford. Neither has spoken of it since; both still hear the water.
snow-prose-scene-spring-6 = They were betrothed by letter, and fell in love with each other's handwriting before they met.
snow-prose-scene-spring-7 = { CAP($samurai_ko) } beats { $samurai } at go every evening, and he has not stopped asking for one more game.
snow-prose-scene-spring-8 = { CAP($samurai) } was sent to burn her father's house, and came back with her instead. It is told differently at court.
snow-prose-scene-spring-9 = Two old clans needed a bridge, and built it of { $samurai } and { $samurai_ko }. To everybody's surprise it bears.
snow-prose-scene-spring-10 = They quarrel like magpies and fight back to back like wolves. The servants have learned to wait outside.

snow-prose-scene-summer-1 = { CAP($samurai) } has already mounted when { $samurai_ko } hands up the sword he forgot. They both laugh too long.
snow-prose-scene-summer-2 = She gives him a list of things not to do. { $samurai } is seen reading it, smiling, as far as the second bridge.
snow-prose-scene-summer-3 = { CAP($samurai_ko) } has the gate closed before he is out of sight: dust, she says.
snow-prose-scene-summer-4 = They part as they do every year, in the middle of a quarrel, so that there is something to finish.
snow-prose-scene-summer-5 = At the gate { $samurai_ko } tightens the strap of his helmet herself, one hole further than is comfortable.
snow-prose-scene-summer-6 = { CAP($samurai) } leaves before dawn so as not to wake her. She has been awake all night, listening to him not wake her.
snow-prose-scene-summer-7 = They drink one cup together and break it. Each keeps a half.
snow-prose-scene-summer-8 = He promises to write. She has already packed the ink.
snow-prose-scene-summer-9 = { CAP($samurai_ko) } does not look up from her accounts until the hoofbeats are gone; then she finds she has added the same column three times.
snow-prose-scene-summer-10 = The whole household stands in the rain to see its lord off. Only { $samurai_ko } has thought of an umbrella, and holds it over his horse.

snow-prose-scene-autumn-1 = Nobody comes to meet him. The whole household is in the storehouse with { $samurai_ko }, counting, and { $samurai } takes off his armour and counts too.
snow-prose-scene-autumn-2 = { CAP($samurai) } has grown thin; { $samurai_ko } has learned to shoot left-handed. There will be time to ask.
snow-prose-scene-autumn-3 = She has moved the furniture. { $samurai } walks into it in the dark, and is home.
snow-prose-scene-autumn-4 = He brings news of three deaths and one birth, and { $samurai_ko } has them all already.
snow-prose-scene-autumn-5 = { CAP($samurai) } comes home by the back gate, grey with dust, and finds his seat kept and his bowl warm.
snow-prose-scene-autumn-6 = The maples are red, the rice is in, and { $samurai_ko } has put a lamp in every window as if there were a war to light.
snow-prose-scene-autumn-7 = He counts the sacks in the storehouse; she counts the new scars. Neither says the number aloud.
snow-prose-scene-autumn-8 = The dog knows him first, the steward second. { $samurai_ko } has known since yesterday, and will not say how.
snow-prose-scene-autumn-9 = { CAP($samurai) } lays down what he has brought. { $samurai_ko } looks at his hands instead.
snow-prose-scene-autumn-10 = They sit on the veranda until the moon is up, and the whole year passes between them without a word.

snow-prose-desire-1 = The ending of the story that { $samurai } began on their wedding night.
snow-prose-desire-2 = A { $gift }, and the name of the one who made it.
snow-prose-desire-3 = To be challenged, once, by someone worth the trouble.
snow-prose-desire-4 = An apology from the { $lady }, in good paper and bad handwriting.
snow-prose-desire-5 = A { $gift } from the islands, and that he should choose it himself.
snow-prose-desire-6 = To read, once, what the { $lady } writes about her.
snow-prose-desire-7 = That somebody says aloud, before witnesses, that the { $deed } was her doing.
snow-prose-desire-8 = The { $gift } that her mother had to sell.
snow-prose-desire-9 = One { $time } in which nobody needs either of them.
snow-prose-desire-10 = To see the sea at { $far }, and not come back the same way.

snow-prose-gift-1 = comb of black lacquer
snow-prose-gift-2 = flute without a name
snow-prose-gift-3 = mirror that does not flatter
snow-prose-gift-4 = white hawk
snow-prose-gift-5 = teabowl with a mended rim
snow-prose-gift-6 = box of northern indigo

snow-prose-far-1 = Joong Kyung
snow-prose-far-2 = the islands
snow-prose-far-3 = the old capital
snow-prose-far-4 = the other shore
snow-prose-far-5 = the horse markets of the north

snow-prose-lady-1 = Empress's lady
snow-prose-lady-2 = abbess
snow-prose-lady-3 = magistrate's wife
snow-prose-lady-4 = poet of the Third Avenue

snow-prose-deed-1 = truce at the ford
snow-prose-deed-2 = winter granary
snow-prose-deed-3 = defence of the east gate
snow-prose-deed-4 = winning poem

snow-prose-time-1 = evening
snow-prose-time-2 = snowfall
snow-prose-time-3 = week of rain
snow-prose-time-4 = month of peaches

snow-prose-scene-1 = { CAP($where) }, a messenger falls from his horse, holding out a letter that is addressed to nobody.
snow-prose-scene-2 = { CAP($where) }, the road is blocked by a procession, and its lady has lifted the curtain.
snow-prose-scene-3 = { CAP($where) }, a wager is offered which it would be shameful to refuse and foolish to take.
snow-prose-scene-4 = { CAP($where) }, two villages ask for a judge, and will accept whoever comes next.
snow-prose-scene-5 = { CAP($where) }, a stranger bows and asks for something that cannot be given lightly.
snow-prose-scene-6 = { CAP($where) }, two roads meet, and on each of them somebody waits who must not be kept waiting.
snow-prose-scene-7 = { CAP($where) }, an old debt steps out of the mist and speaks { $name } by name.
snow-prose-scene-8 = { CAP($where) }, the whole company falls silent, and everyone looks at { $name }.

snow-prose-scene-aware-1 = { CAP($where) }, a child sells its dead father's sword and does not know what it is worth.
snow-prose-scene-aware-2 = { CAP($where) }, someone is singing the song that was heard on the night before leaving home.
snow-prose-scene-aware-3 = { CAP($where) }, an enemy's widow offers tea with steady hands.
snow-prose-scene-aware-4 = { CAP($where) }, the cherry tree under which a promise was made is being cut for firewood.
snow-prose-scene-aware-5 = { CAP($where) }, an old servant does not know the guest, and goes on talking to the son who fell.
snow-prose-scene-aware-6 = { CAP($where) }, letters are being burned, and the wind carries half a sheet this way. The hand is familiar.
snow-prose-scene-aware-7 = { CAP($where) }, a blind biwa player begins the one ballad in which everybody dies.
snow-prose-scene-aware-8 = { CAP($where) }, a mother asks what her boy's last words were. He had none.
snow-prose-scene-aware-9 = { CAP($where) }, a hound waits for a master whom everybody here saw buried.
snow-prose-scene-aware-10 = { CAP($where) }, a man whose life was spared in Korea has come to ask what for.
snow-prose-scene-aware-11 = { CAP($where) }, a bride of fifteen is carried past, laughing too loudly behind the blind.
snow-prose-scene-aware-12 = { CAP($where) }, somebody has written a name in the first snow, and somebody else is sweeping it away.

snow-prose-scene-steel-1 = { CAP($where) }, five masterless men ask for a toll, politely, with drawn blades.
snow-prose-scene-steel-2 = { CAP($where) }, a boar has killed the beaters and stands over the last of them.
snow-prose-scene-steel-3 = { CAP($where) }, a duellist who has heard the rumours wishes to know whether they are true.
snow-prose-scene-steel-4 = { CAP($where) }, the arrows come before the shout does.
snow-prose-scene-steel-5 = { CAP($where) }, the bridge is held by one man, who has been told to die there and would rather not do it alone.
snow-prose-scene-steel-6 = { CAP($where) }, the horse goes down, and those who were following stop pretending that they were not.
snow-prose-scene-steel-7 = { CAP($where) }, a fencing master offers the sign of his school to whoever can take it off the wall.
snow-prose-scene-steel-8 = { CAP($where) }, fire runs along the thatch, and the only way out is the one that is expected.
snow-prose-scene-steel-9 = { CAP($where) }, two drunken retainers have drawn, and a third will die of it unless somebody steps between.
snow-prose-scene-steel-10 = { CAP($where) }, the wolves have learned this winter that travellers carry food.
snow-prose-scene-steel-11 = { CAP($where) }, an archer on the roof has one arrow left, and is in no hurry.
snow-prose-scene-steel-12 = { CAP($where) }, a thief has taken the sword from the shrine, and is very good with it.

snow-prose-scene-tanka-1 = { CAP($where) }, the governor's poetry party has come to the last verse, and it is { $name }'s to finish.
snow-prose-scene-tanka-2 = { CAP($where) }, an abbot asks a question to which every answer is wrong.
snow-prose-scene-tanka-3 = { CAP($where) }, someone has left an unsigned poem, and the court waits to hear who is meant.
snow-prose-scene-tanka-4 = { CAP($where) }, a trap of courtesies closes: one wrong word will be remembered for ten years.
snow-prose-scene-tanka-5 = { CAP($where) }, a fan comes back with the first half of a verse on it, and its owner counts aloud.
snow-prose-scene-tanka-6 = { CAP($where) }, an old monk asks for help with his death poem, since he means to need it soon.
snow-prose-scene-tanka-7 = { CAP($where) }, the incense is passed round, and to name it wrongly is to call one's teacher a fool.
snow-prose-scene-tanka-8 = { CAP($where) }, silence is asked for, one stick of incense long, and a wasp has come in.
snow-prose-scene-tanka-9 = { CAP($where) }, an envoy quotes the classics, wrongly and on purpose, and waits.
snow-prose-scene-tanka-10 = { CAP($where) }, the moon is to be praised by someone who has not slept for three nights.
snow-prose-scene-tanka-11 = { CAP($where) }, a child asks what snow is for, and the Regent, amused, passes the question on.
snow-prose-scene-tanka-12 = { CAP($where) }, a host sets up a lost game of go and begs for advice on his next stone.

snow-prose-where-1 = At the third ford
snow-prose-where-2 = On the pass, in sleet
snow-prose-where-3 = In the pleasure quarter
snow-prose-where-4 = Behind the granaries
snow-prose-where-5 = Under the eaves of a ruined temple
snow-prose-where-6 = At the ferry, in fog
snow-prose-where-7 = Between two checkpoints
snow-prose-where-8 = In the governor's garden
snow-prose-where-9 = On the causeway between the paddies
snow-prose-where-10 = In the bathhouse of a post town
snow-prose-where-11 = At the castle gate, after the drum
snow-prose-where-12 = On the last boat of the evening

snow-prose-contest-1 = You have been praised in my hearing once too often. Let us both enjoy it.
snow-prose-contest-2 = Our grandfathers left this unfinished. I have brought witnesses, and cushions for them.
snow-prose-contest-3 = Nothing is at stake but rank, land and the next ten years' conversation.
snow-prose-contest-4 = Let us see, before these witnesses, which of us two will be spoken of in winter.
snow-prose-contest-5 = A small wager between neighbours. The stakes are only everything that is said afterwards.
snow-prose-contest-6 = The old disagreement about the boundary stone, settled at last in public.

snow-prose-contest-aware-1 = We shall visit the grave at the crossroads together. Whoever weeps first has lost; whoever cannot weep has lost more.
snow-prose-contest-aware-2 = A night of listening to the biwa: who can hear the last song out with a quiet face?
snow-prose-contest-aware-3 = Each tells what was lost in the war. The company will judge who was heard.

snow-prose-contest-steel-1 = Three passes in the courtyard, with live blades, and stop at the first cut.
snow-prose-contest-steel-2 = Nine arrows at the hanging fan, from horseback, against the sun.
snow-prose-contest-steel-3 = On the narrow bridge, at dawn. One of us will cross it.

snow-prose-contest-tanka-1 = One leg, under the waterfall, without a word, until somebody moves.
snow-prose-contest-tanka-2 = Linked verse, a cup for every pause. The moon is the subject, and may not be named.
snow-prose-contest-tanka-3 = A hundred breaths before the snow lantern: whoever blinks composes the apology.

snow-prose-haiku-1 =
    { CAP($first) },
    { $second }.
    { CAP($third) }.
