# What the bots of Hierarchy write. Keys: hierarchy-prose-SYMBOL-NUMBER; a value is a symbol again,
# or given. hierarchy-prose-TEMPER-SYMBOL-NUMBER is what one temper alone would say.

hierarchy-prose-precious-1 = My { $kin } { $name }
hierarchy-prose-precious-2 = My { $kin } { $name }, who { $habit }
hierarchy-prose-precious-3 = The { $thing } that { $giver } left me
hierarchy-prose-precious-4 = { CAP($spot) } where { $memory }

hierarchy-prose-kin-1 = sister
hierarchy-prose-kin-2 = little brother
hierarchy-prose-kin-3 = daughter
hierarchy-prose-kin-4 = old nurse
hierarchy-prose-kin-5 = teacher
hierarchy-prose-kin-6 = foundling son
hierarchy-prose-kin-7 = twin
hierarchy-prose-kin-8 = one-eyed uncle

hierarchy-prose-name-1 = O-Sen
hierarchy-prose-name-2 = Haru
hierarchy-prose-name-3 = Kiku
hierarchy-prose-name-4 = Genta
hierarchy-prose-name-5 = Old Mino
hierarchy-prose-name-6 = Tsubame
hierarchy-prose-name-7 = Ren
hierarchy-prose-name-8 = Shiro
hierarchy-prose-name-9 = O-Yuki

hierarchy-prose-habit-1 = counts the geese each autumn
hierarchy-prose-habit-2 = has not spoken since the flood
hierarchy-prose-habit-3 = still believes I am a clerk
hierarchy-prose-habit-4 = mends nets by the east gate
hierarchy-prose-habit-5 = will not leave the burned house
hierarchy-prose-habit-6 = writes to me every spring, and never asks
hierarchy-prose-habit-7 = knows where the money went

hierarchy-prose-thing-1 = cracked flute
hierarchy-prose-thing-2 = bronze mirror
hierarchy-prose-thing-3 = unsigned letter
hierarchy-prose-thing-4 = white mare
hierarchy-prose-thing-5 = wooden doll
hierarchy-prose-thing-6 = blind falcon
hierarchy-prose-thing-7 = half of a comb

hierarchy-prose-giver-1 = my mother
hierarchy-prose-giver-2 = the man I should have saved
hierarchy-prose-giver-3 = my first lord
hierarchy-prose-giver-4 = a pilgrim
hierarchy-prose-giver-5 = my enemy, dying,

hierarchy-prose-spot-1 = the millpond
hierarchy-prose-spot-2 = the plum orchard
hierarchy-prose-spot-3 = the last lighthouse
hierarchy-prose-spot-4 = a ferry landing
hierarchy-prose-spot-5 = the noodle stall
hierarchy-prose-spot-6 = a grave without a name

hierarchy-prose-memory-1 = I buried my name
hierarchy-prose-memory-2 = we swore as children
hierarchy-prose-memory-3 = the lanterns came back
hierarchy-prose-memory-4 = my father laid down his bow
hierarchy-prose-memory-5 = it did not rain that year

hierarchy-prose-decree-1 = { CAP($trouble) } { $where }. { $order }
hierarchy-prose-decree-2 = { CAP($trouble) } { $where }, for { $days } days now. { $order }
hierarchy-prose-decree-3 = { CAP($where) } they say that { $trouble }. { $order }

hierarchy-prose-trouble-1 = the rice turns black in the ear
hierarchy-prose-trouble-2 = riders without banners burn the granaries
hierarchy-prose-trouble-3 = the bells ring at night and no hand pulls them
hierarchy-prose-trouble-4 = nobody who takes the mountain road arrives
hierarchy-prose-trouble-5 = the river runs backward at dusk
hierarchy-prose-trouble-6 = an unknown heir gathers men and oaths
hierarchy-prose-trouble-7 = the salt boats come home empty, even of crews
hierarchy-prose-trouble-8 = children wake speaking a dead tongue
hierarchy-prose-trouble-9 = two magistrates swear that each is the other
hierarchy-prose-trouble-10 = the dead are counted among the taxpayers
hierarchy-prose-trouble-11 = no dog has barked
hierarchy-prose-trouble-12 = travellers pay toll to an inn that burned down

hierarchy-prose-where-1 = in the northern fiefs
hierarchy-prose-where-2 = along the silk road
hierarchy-prose-where-3 = under the Crane Pass
hierarchy-prose-where-4 = in the fishing towns
hierarchy-prose-where-5 = at the very gates of the capital
hierarchy-prose-where-6 = round the Lake of Reeds
hierarchy-prose-where-7 = in the hot-spring valley
hierarchy-prose-where-8 = on the isle of exiles

hierarchy-prose-days-1 = nine
hierarchy-prose-days-2 = eleven
hierarchy-prose-days-3 = twenty
hierarchy-prose-days-4 = forty

hierarchy-prose-order-1 = Bring me its cause, living or not.
hierarchy-prose-order-2 = Let one of my lords prove that he deserves his fan.
hierarchy-prose-order-3 = I want quiet there before the first snow.
hierarchy-prose-order-4 = Whoever ends it shall not be forgotten.
hierarchy-prose-order-5 = Go, and do not come back with words.

hierarchy-prose-boss-1 = Nine-Fingers
hierarchy-prose-boss-2 = The Widow of Ash
hierarchy-prose-boss-3 = Lord Hollow
hierarchy-prose-boss-4 = Grey Uncle
hierarchy-prose-boss-5 = Mother Carp
hierarchy-prose-boss-6 = The Unburied
hierarchy-prose-boss-7 = Red Abacus
hierarchy-prose-boss-8 = Sister Silence
hierarchy-prose-boss-9 = The Man of Straw
hierarchy-prose-boss-10 = Lady Toll
hierarchy-prose-boss-11 = Old Thunder’s Son
hierarchy-prose-boss-12 = The Second Moon
hierarchy-prose-boss-13 = Saint Needle
hierarchy-prose-boss-14 = Captain Tomorrow

hierarchy-prose-bosskind-1 = a monk who sold his vows
hierarchy-prose-bosskind-2 = a general thought dead
hierarchy-prose-bosskind-3 = a giant out of the old songs
hierarchy-prose-bosskind-4 = a magistrate with a second seal
hierarchy-prose-bosskind-5 = a sorcerer of the drowned temple
hierarchy-prose-bosskind-6 = a fox that wears a bride’s face
hierarchy-prose-bosskind-7 = a banker of wars
hierarchy-prose-bosskind-8 = a midwife with too many keys
hierarchy-prose-bosskind-9 = a boy of nine whom grown men call Grandfather
hierarchy-prose-bosskind-10 = a storyteller who will not let the story end

hierarchy-prose-theme_talisman-1 = I want to learn why { $sign }.
hierarchy-prose-theme_talisman-2 = A night alone with { $fear }.
hierarchy-prose-theme_talisman-3 = There is a thing I owe { $fear }. I go to pay.
hierarchy-prose-theme_talisman-4 = Three days without food, and then { $fear }.
hierarchy-prose-theme_talisman-5 = I walk away from the camp, because { $sign }.
hierarchy-prose-theme_talisman-6 = Let me be tested by { $fear }.
hierarchy-prose-theme_talisman-7 = I have put off { $fear } for too long.
hierarchy-prose-theme_talisman-8 = Nobody is to follow me. Tonight it is { $fear }.
hierarchy-prose-theme_talisman-9 = Since the spring { $sign }. Now I turn round.

hierarchy-prose-sign-1 = I dream of it
hierarchy-prose-sign-2 = it follows me
hierarchy-prose-sign-3 = my blade hums near it
hierarchy-prose-sign-4 = I never speak of it
hierarchy-prose-sign-5 = the dogs turn away from me
hierarchy-prose-sign-6 = I wake before it calls
hierarchy-prose-sign-7 = my shadow comes late

hierarchy-prose-fear-1 = the mountain
hierarchy-prose-fear-2 = my own voice
hierarchy-prose-fear-3 = the empty shrine
hierarchy-prose-fear-4 = what I did at the ford
hierarchy-prose-fear-5 = the dark under the bridge
hierarchy-prose-fear-6 = my father’s sword
hierarchy-prose-fear-7 = the one prayer I still know

hierarchy-prose-theme_precious-1 = Somebody has found out what I hold dear.
hierarchy-prose-theme_precious-2 = A child runs all the way to tell me: { $danger }.
hierarchy-prose-theme_precious-3 = I see the smoke from the road, and I know whose it is.
hierarchy-prose-theme_precious-4 = They ask a price, and smile while they ask.
hierarchy-prose-theme_precious-5 = Word comes: { $danger }.
hierarchy-prose-theme_precious-6 = I must be home before { $hour }.
hierarchy-prose-theme_precious-7 = “{ $mine }”: I never said it aloud, and now the whole road knows.
hierarchy-prose-theme_precious-8 = On the post at the crossroads hangs a notice: “{ $mine }”. Below it stands a price.
hierarchy-prose-theme_precious-9 = A letter without a seal: { $danger }. It wants me there before { $hour }.
hierarchy-prose-theme_precious-10 = Last night I dreamt that the door stood open.

hierarchy-prose-danger-1 = creditors at the door
hierarchy-prose-danger-2 = a fever in the street
hierarchy-prose-danger-3 = soldiers ask for it by name
hierarchy-prose-danger-4 = strangers on the stairs
hierarchy-prose-danger-5 = the dike is giving way
hierarchy-prose-danger-6 = somebody has sold the key

hierarchy-prose-hour-1 = the tide turns
hierarchy-prose-hour-2 = the third bell
hierarchy-prose-hour-3 = the road is closed
hierarchy-prose-hour-4 = the ink is dry
hierarchy-prose-hour-5 = the lamp goes out

hierarchy-prose-theme_deed-1 = There is { $need } on our way, and I will not ride past.
hierarchy-prose-theme_deed-2 = I look for { $need }.
hierarchy-prose-theme_deed-3 = The scouts speak of { $need }; the others laugh, I do not.
hierarchy-prose-theme_deed-4 = My horse has stopped at { $need }, and will not be argued with.

hierarchy-prose-need-1 = a village without a well
hierarchy-prose-need-2 = a wedding without a groom
hierarchy-prose-need-3 = an honest ferryman
hierarchy-prose-need-4 = a court that judges a child
hierarchy-prose-need-5 = a bridge with two tolls
hierarchy-prose-need-6 = a widow with three suitors
hierarchy-prose-need-7 = a poet who cannot pay
hierarchy-prose-need-8 = a well that answers

hierarchy-prose-scene_talisman-1 = The path ends at { $place }. { $trial }
hierarchy-prose-scene_talisman-2 = { CAP($place) }, and nobody to hear you. { $trial }
hierarchy-prose-scene_talisman-3 = By dusk you have found { $place }. { $trial }
hierarchy-prose-scene_talisman-4 = You fall asleep, and wake beside { $place }. { $trial }
hierarchy-prose-scene_talisman-5 = Nobody told you about { $place }. { $trial }
hierarchy-prose-scene_talisman-6 = { CAP($who) }, alone, before { $place }. { $trial }

hierarchy-prose-place-1 = a frozen waterfall
hierarchy-prose-place-2 = a hall of candles
hierarchy-prose-place-3 = a well with no bottom
hierarchy-prose-place-4 = a burial mound
hierarchy-prose-place-5 = the old duelling ground
hierarchy-prose-place-6 = a bridge with no other side
hierarchy-prose-place-7 = a gate without a wall
hierarchy-prose-place-8 = a mirror of black water
hierarchy-prose-place-9 = the room in which you were born

hierarchy-prose-trial-1 = A voice asks you for what you would keep.
hierarchy-prose-trial-2 = Something that has your face stands up.
hierarchy-prose-trial-3 = You may go back; only back.
hierarchy-prose-trial-4 = The cold wants your name.
hierarchy-prose-trial-5 = Every step sounds twice.
hierarchy-prose-trial-6 = An old woman sweeps there, and does not look up.
hierarchy-prose-trial-7 = Your clothes have been laid out, as for a funeral.
hierarchy-prose-trial-8 = It knows the song that you do not sing.
hierarchy-prose-trial-9 = One lamp burns there. It sinks when you lie.
hierarchy-prose-trial-10 = A child asks you the way, and then who you are.
hierarchy-prose-trial-11 = What you came for is heavier than you are.
hierarchy-prose-trial-12 = Snow begins to fall, upward.

hierarchy-prose-scene_precious-1 = { CAP($foe) } is there before you. { $press }
hierarchy-prose-scene_precious-2 = You come in time to see { $foe }. { $press }
hierarchy-prose-scene_precious-3 = Long before the gate comes in sight you hear { $foe }. { $press }
hierarchy-prose-scene_precious-4 = “{ $precious }”: so it stands in the ledger of { $person }. { $press }
hierarchy-prose-scene_precious-5 = All along the road somebody has asked for it: “{ $precious }”. It is { $person }. { $press }
hierarchy-prose-scene_precious-6 = At the gate waits { $person }. { $press }

hierarchy-prose-foe-1 = { $person }
hierarchy-prose-foe-2 = { $person }
hierarchy-prose-foe-3 = a band of masterless men
hierarchy-prose-foe-4 = a creeping fire
hierarchy-prose-foe-5 = a slaver’s boat
hierarchy-prose-foe-6 = an empty palanquin with eight bearers

hierarchy-prose-person-1 = a tax captain
hierarchy-prose-person-2 = a smiling collector
hierarchy-prose-person-3 = a cousin with papers
hierarchy-prose-person-4 = a pilgrim with clean feet
hierarchy-prose-person-5 = the brother of somebody you killed
hierarchy-prose-person-6 = a lady with your own crest on her sleeve

hierarchy-prose-press-1 = “It is mine by right,” you are told.
hierarchy-prose-press-2 = There is one door, and it is not yours.
hierarchy-prose-press-3 = A bell begins to ring, and does not stop.
hierarchy-prose-press-4 = Somebody you trusted looks away.
hierarchy-prose-press-5 = The crowd will not help you.
hierarchy-prose-press-6 = What do you do?
hierarchy-prose-press-7 = You are handed a brush, and a paper to sign.
hierarchy-prose-press-8 = Behind you the road is being closed.
hierarchy-prose-press-9 = It will all be over when the incense has burned down.
hierarchy-prose-press-10 = You are asked to name the price yourself.

hierarchy-prose-scene_deed-1 = They look at your crest, then at the ground. { $press }
hierarchy-prose-scene_deed-2 = { CAP($foe) } has been here before you. { $press }
hierarchy-prose-scene_deed-3 = Everybody speaks at once, and nobody of what matters. { $press }

hierarchy-prose-stakes-1 = The loser says so aloud, before all
hierarchy-prose-stakes-2 = The way is free, and no questions
hierarchy-prose-stakes-3 = The truth about last winter
hierarchy-prose-stakes-4 = The better seat at the next feast
hierarchy-prose-stakes-5 = One day’s service without wages
hierarchy-prose-stakes-6 = The loser’s finest horse
hierarchy-prose-stakes-7 = The recipe, the true one
hierarchy-prose-stakes-8 = The loser sings, and the whole court listens
hierarchy-prose-stakes-9 = The last word in this matter, for ever

hierarchy-prose-plan-1 = Go in by night, and ask afterwards
hierarchy-prose-plan-2 = Follow the money to its door
hierarchy-prose-plan-3 = Call the enemy out by drum, at noon
hierarchy-prose-plan-4 = Speak with the old people first, then strike
hierarchy-prose-plan-5 = Cut off the road and wait for hunger
hierarchy-prose-plan-6 = Go as beggars, and listen for a day
hierarchy-prose-plan-7 = Send a gift first, and see who opens it

hierarchy-prose-lair-1 = { CAP($place) }; and in the middle of it { $bosskind }.
hierarchy-prose-lair-2 = They said it was { $bosskind }. They did not say how tall.
hierarchy-prose-lair-3 = Smoke, and a feast laid for exactly as many as you are.
hierarchy-prose-lair-4 = Doors stand open. That is the worst of it.
hierarchy-prose-lair-5 = No guards. No dust, either: somebody sweeps here every day.
hierarchy-prose-lair-6 = { CAP($bosskind) }, washing the rice, asks you to take off your shoes.
hierarchy-prose-lair-7 = You have been announced. Your names are on the cups.
hierarchy-prose-lair-8 = The trail ends at { $place }, and the birds fall silent.

hierarchy-prose-tale-1 = I let what is dearest to me be seen, once, and put it away.
hierarchy-prose-tale-2 = I pour for the lowest at the table first, and watch who notices.
hierarchy-prose-tale-3 = I walk the wall alone and count the lamps in the lords’ windows.
hierarchy-prose-tale-4 = I write a letter and burn it. Somebody saw the smoke.
hierarchy-prose-tale-5 = I ask the oldest servant who sat here before us. She smiles, and counts.
hierarchy-prose-tale-6 = I bow a little too long, and see who notices.
hierarchy-prose-tale-7 = I give back the umbrella. Two winters late; it is received without a word.

hierarchy-prose-sunset-1 = I was wrong about one of you, and I shall not say about whom.
hierarchy-prose-sunset-2 = The throne looks smaller from close by.
hierarchy-prose-sunset-3 = Next time I bring a longer spear.
hierarchy-prose-sunset-4 = Nobody thanked the porters. I did.
hierarchy-prose-sunset-5 = I have counted who stood behind me. It did not take long.
hierarchy-prose-sunset-6 = A good day: nothing burned that I loved.
hierarchy-prose-sunset-7 = Somebody hummed on the way home. I shall find out who.
hierarchy-prose-sunset-8 = The songs will tell it otherwise. I mean to be nice to the singers.
hierarchy-prose-sunset-9 = My sleeve still smells of smoke. I shall not wash it yet.

hierarchy-prose-talisman-bold-1 = Boar
hierarchy-prose-talisman-bold-2 = Thunder
hierarchy-prose-talisman-bold-3 = Hawk
hierarchy-prose-talisman-bold-4 = Bonfire
hierarchy-prose-talisman-bold-5 = Torrent
hierarchy-prose-talisman-bold-6 = Wolf
hierarchy-prose-talisman-bold-7 = Comet
hierarchy-prose-talisman-bold-8 = Hornet

hierarchy-prose-talisman-loyal-1 = Ox
hierarchy-prose-talisman-loyal-2 = Hearth
hierarchy-prose-talisman-loyal-3 = Bridge
hierarchy-prose-talisman-loyal-4 = Hound
hierarchy-prose-talisman-loyal-5 = Cedar
hierarchy-prose-talisman-loyal-6 = Bell
hierarchy-prose-talisman-loyal-7 = Goose
hierarchy-prose-talisman-loyal-8 = Anchor

hierarchy-prose-talisman-sly-1 = Fox
hierarchy-prose-talisman-sly-2 = Mist
hierarchy-prose-talisman-sly-3 = Cuckoo
hierarchy-prose-talisman-sly-4 = Mirror
hierarchy-prose-talisman-sly-5 = Ivy
hierarchy-prose-talisman-sly-6 = Weasel
hierarchy-prose-talisman-sly-7 = Shadow
hierarchy-prose-talisman-sly-8 = Eel

hierarchy-prose-talisman-patient-1 = Stone
hierarchy-prose-talisman-patient-2 = Heron
hierarchy-prose-talisman-patient-3 = Tortoise
hierarchy-prose-talisman-patient-4 = Glacier
hierarchy-prose-talisman-patient-5 = Spider
hierarchy-prose-talisman-patient-6 = Owl
hierarchy-prose-talisman-patient-7 = Bamboo
hierarchy-prose-talisman-patient-8 = Tide

hierarchy-prose-tile-arms-1 = Long Spear
hierarchy-prose-tile-arms-2 = War Bow
hierarchy-prose-tile-arms-3 = Iron Fan
hierarchy-prose-tile-arms-4 = War Horse
hierarchy-prose-tile-arms-5 = Twin Knives
hierarchy-prose-tile-arms-6 = Chain and Sickle
hierarchy-prose-tile-arms-7 = Halberd
hierarchy-prose-tile-arms-8 = Tiger Claws
hierarchy-prose-tile-arms-9 = Storm of Sparks
hierarchy-prose-tile-arms-10 = Wrestling
hierarchy-prose-tile-arms-11 = Powder and Shot

hierarchy-prose-tile-stealth-1 = Cat’s Tread
hierarchy-prose-tile-stealth-2 = Borrowed Face
hierarchy-prose-tile-stealth-3 = Roof Walking
hierarchy-prose-tile-stealth-4 = Shuttered Lantern
hierarchy-prose-tile-stealth-5 = Servant’s Door

hierarchy-prose-tile-healing-1 = Moss and Herbs
hierarchy-prose-tile-healing-2 = Warm Hands
hierarchy-prose-tile-healing-3 = Bone-setting
hierarchy-prose-tile-healing-4 = Salve of Seven Roots

hierarchy-prose-tile-craft-1 = Tea Ceremony
hierarchy-prose-tile-craft-2 = Falconry
hierarchy-prose-tile-craft-3 = Old Ballads
hierarchy-prose-tile-craft-4 = Tax Ledgers
hierarchy-prose-tile-craft-5 = Weather Lore
hierarchy-prose-tile-craft-6 = Incense
hierarchy-prose-tile-craft-7 = Calligraphy
hierarchy-prose-tile-craft-8 = Dream Reading
hierarchy-prose-tile-craft-9 = Snares and Pits
hierarchy-prose-tile-craft-10 = River Pilotage
hierarchy-prose-tile-craft-11 = Go Stones
hierarchy-prose-tile-craft-12 = Court Gossip
hierarchy-prose-tile-craft-13 = Paper Charms

hierarchy-prose-called-1 = Akane
hierarchy-prose-called-2 = Benzo
hierarchy-prose-called-3 = Chiyo
hierarchy-prose-called-4 = Daigo
hierarchy-prose-called-5 = Emon
hierarchy-prose-called-6 = Fumi
hierarchy-prose-called-7 = Goro
hierarchy-prose-called-8 = Hana
hierarchy-prose-called-9 = Isamu
hierarchy-prose-called-10 = Jun
hierarchy-prose-called-11 = Kaede
hierarchy-prose-called-12 = Mitsu
hierarchy-prose-called-13 = Naoto
hierarchy-prose-called-14 = Oboro
hierarchy-prose-called-15 = Rokuro

hierarchy-prose-bold-theme_talisman-1 = I shout into the gorge until it answers.
hierarchy-prose-bold-theme_talisman-2 = They say that nobody climbs it at night. Hold my horse.
hierarchy-prose-bold-theme_talisman-3 = I want to see the thing that frightens me, and strike first.
hierarchy-prose-bold-theme_talisman-4 = I have never lost anything awake. Tonight I sleep up there.

hierarchy-prose-bold-theme_precious-1 = Whoever touches it shall learn my name, and nothing after that.
hierarchy-prose-bold-theme_precious-2 = I ride back. Show me the short road, not the safe one.
hierarchy-prose-bold-theme_precious-3 = Good. I was looking for somebody to hit.

hierarchy-prose-bold-stakes-1 = The loser carries the winner’s banner until the snow
hierarchy-prose-bold-stakes-2 = The loser never says “almost” again

hierarchy-prose-bold-plan-1 = Ride straight at it, and let the enemy do the thinking
hierarchy-prose-bold-plan-2 = The front door, at noon, with drums

hierarchy-prose-bold-tale-1 = I challenge the gate bell to a duel. It strikes first; I call it a draw.
hierarchy-prose-bold-tale-2 = I show the pages my scar. Today it was a tiger.
hierarchy-prose-bold-tale-3 = I drink from the Emperor’s cup by mistake. Perhaps it was no mistake.

hierarchy-prose-bold-sunset-1 = Tomorrow I start at the top.
hierarchy-prose-bold-sunset-2 = Eleven bruises, and every one of them was worth it.
hierarchy-prose-bold-sunset-3 = If nobody is angry with me, the day was wasted.

hierarchy-prose-bold-order-1 = Bring me the head, and spare me the story.
hierarchy-prose-bold-order-2 = Ride tonight. The rain is no excuse; I like the rain.
hierarchy-prose-bold-order-3 = Do it loudly. I want the next one to hear it.
hierarchy-prose-bold-order-4 = Whoever comes back clean has not been there.

hierarchy-prose-loyal-theme_talisman-1 = My lord’s lamp must not go out. I ask the night what that costs.
hierarchy-prose-loyal-theme_talisman-2 = I go up with everybody’s names and one question.
hierarchy-prose-loyal-theme_talisman-3 = Whom do I serve when nobody is looking? I go to { $fear } to find out.

hierarchy-prose-loyal-theme_precious-1 = I promised to be there, and I have never been late.
hierarchy-prose-loyal-theme_precious-2 = It is not much. It is all that was entrusted to me.
hierarchy-prose-loyal-theme_precious-3 = The neighbours stand before the door already. I cannot let them stand alone.

hierarchy-prose-loyal-stakes-1 = The loser helps the porters until evening
hierarchy-prose-loyal-stakes-2 = An apology, in writing, to the house that was wronged

hierarchy-prose-loyal-plan-1 = Bring everybody home; the rest we shall see
hierarchy-prose-loyal-plan-2 = Keep together, and let the slowest set the pace

hierarchy-prose-loyal-tale-1 = I mend a strap that is not mine and hang it back.
hierarchy-prose-loyal-tale-2 = I learn the names of the new grooms, all nine of them.
hierarchy-prose-loyal-tale-3 = I keep the watch for somebody who is tired, and do not say for whom.

hierarchy-prose-loyal-sunset-1 = Everybody is home. That is my report.
hierarchy-prose-loyal-sunset-2 = I would follow again. I would only choose a better road.
hierarchy-prose-loyal-sunset-3 = I have lit a lamp for those we fought.

hierarchy-prose-loyal-order-1 = Do it so that the people there may sleep again.
hierarchy-prose-loyal-order-2 = Go together, and come back as many.
hierarchy-prose-loyal-order-3 = Ask the oldest there what they need, and do that first.
hierarchy-prose-loyal-order-4 = Make promises in my name. I shall keep them.

hierarchy-prose-sly-theme_talisman-1 = There is a door in me that I have not tried. I brought a key.
hierarchy-prose-sly-theme_talisman-2 = I ask the fog who else has asked it.
hierarchy-prose-sly-theme_talisman-3 = I shall lie to the mountain, and see whether it believes me.

hierarchy-prose-sly-theme_precious-1 = I hid it well. So who talked?
hierarchy-prose-sly-theme_precious-2 = They will find the wrong box first. That gives me an hour.
hierarchy-prose-sly-theme_precious-3 = I know the handwriting of this threat. It is a good imitation of mine.

hierarchy-prose-sly-stakes-1 = A favour, to be named when it hurts
hierarchy-prose-sly-stakes-2 = One letter out of the loser’s chest, unread until then

hierarchy-prose-sly-plan-1 = Find out who profits, and sit at that table first
hierarchy-prose-sly-plan-2 = Let the enemy win a little; it makes him slow

hierarchy-prose-sly-tale-1 = I lose at go to the right person.
hierarchy-prose-sly-tale-2 = I thank three people for the same thing, and watch which of them turns pale.
hierarchy-prose-sly-tale-3 = I leave my fan where it will be found.

hierarchy-prose-sly-sunset-1 = I know who opened the gate. I keep it for a colder day.
hierarchy-prose-sly-sunset-2 = Trust me. No, truly, do: it saves us both time.
hierarchy-prose-sly-sunset-3 = I owe two of you nothing now, and one of you a surprise.

hierarchy-prose-sly-order-1 = I want to know who paid for it before I hear how it ended.
hierarchy-prose-sly-order-2 = Settle it quietly. I shall hear whether it was quiet.
hierarchy-prose-sly-order-3 = Bring me the ledger. The rest is weather.
hierarchy-prose-sly-order-4 = Let them believe that I know nothing. Nor do I.

hierarchy-prose-patient-theme_talisman-1 = I sit down where the path ends. It will come.
hierarchy-prose-patient-theme_talisman-2 = I count my breaths until somebody else counts them.
hierarchy-prose-patient-theme_talisman-3 = I have waited nine years for { $fear }. I can wait until morning.

hierarchy-prose-patient-theme_precious-1 = I see to it every morning. This morning somebody had been there.
hierarchy-prose-patient-theme_precious-2 = Storms pass. I go to see that this one does.
hierarchy-prose-patient-theme_precious-3 = I have moved it twice before. I had hoped not to be good at it.

hierarchy-prose-patient-stakes-1 = A year in which neither speaks of it again
hierarchy-prose-patient-stakes-2 = The loser plants forty pines

hierarchy-prose-patient-plan-1 = Wait for the wind to turn, and then do one thing
hierarchy-prose-patient-plan-2 = Watch for three nights, and act on the fourth

hierarchy-prose-patient-tale-1 = I rake the gravel. By evening it is nearly straight.
hierarchy-prose-patient-tale-2 = I watch the carp until they forget me.
hierarchy-prose-patient-tale-3 = I let my tea go cold, and miss nothing.

hierarchy-prose-patient-sunset-1 = The mountain stood there before us. It has no remarks.
hierarchy-prose-patient-sunset-2 = A throne is a chair. Chairs come free.
hierarchy-prose-patient-sunset-3 = One more day in which nobody hurried me.

hierarchy-prose-patient-order-1 = Take the time that it takes, and not a day more.
hierarchy-prose-patient-order-2 = Look first. Whoever struck first there has always been wrong.
hierarchy-prose-patient-order-3 = It took years to grow. Pull out the root.
hierarchy-prose-patient-order-4 = Begin at dawn, though not at the next one.
