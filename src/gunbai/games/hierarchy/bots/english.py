"""What bots write in English."""

from __future__ import annotations

from gunbai.games.hierarchy.bots.grammar import Grammar

TALISMANS = {
    "bold": ("Boar", "Thunder", "Hawk", "Bonfire", "Torrent", "Wolf", "Comet", "Hornet"),
    "loyal": ("Ox", "Hearth", "Bridge", "Hound", "Cedar", "Bell", "Goose", "Anchor"),
    "sly": ("Fox", "Mist", "Cuckoo", "Mirror", "Ivy", "Weasel", "Shadow", "Eel"),
    "patient": ("Stone", "Heron", "Tortoise", "Glacier", "Spider", "Owl", "Bamboo", "Tide"),
}
TILES = {
    "arms": ("Long Spear", "War Bow", "Iron Fan", "War Horse", "Twin Knives", "Chain and Sickle",
             "Halberd", "Tiger Claws", "Storm of Sparks", "Wrestling", "Powder and Shot"),
    "stealth": ("Cat’s Tread", "Borrowed Face", "Roof Walking", "Shuttered Lantern",
                "Servant’s Door"),
    "healing": ("Moss and Herbs", "Warm Hands", "Bone-setting", "Salve of Seven Roots"),
    "craft": ("Tea Ceremony", "Falconry", "Old Ballads", "Tax Ledgers", "Weather Lore",
              "Incense", "Calligraphy", "Dream Reading", "Snares and Pits", "River Pilotage",
              "Go Stones", "Court Gossip", "Paper Charms"),
}  # fmt: skip

GRAMMAR: Grammar = {
    "precious": (
        "my {kin} {name}, who {habit}",
        "the {thing} that {giver} left me",
        "{spot} where {memory}",
    ),
    "kin": ("sister", "little brother", "daughter", "old nurse", "teacher", "foundling son"),
    "name": ("O-Sen", "Haru", "Kiku", "Genta", "Old Mino", "Tsubame", "Ren"),
    "habit": (
        "counts the geese each autumn",
        "has not spoken since the flood",
        "still believes I am a clerk",
        "mends nets by the east gate",
        "will not leave the burned house",
    ),
    "thing": ("cracked flute", "bronze mirror", "unsigned letter", "white mare", "wooden doll"),
    "giver": ("my mother", "the man I should have saved", "my first lord", "a pilgrim"),
    "spot": ("the millpond", "the plum orchard", "the last lighthouse", "a ferry landing"),
    "memory": (
        "I buried my name",
        "we swore as children",
        "the lanterns came back",
        "my father laid down his bow",
    ),
    "decree": (
        "{trouble} {where}. {order}",
        "For {days} days {trouble} {where}. {order}",
        "{where} they say that {trouble}. {order}",
    ),
    "trouble": (
        "the rice turns black in the ear",
        "riders without banners burn the granaries",
        "the bells ring at night and no hand pulls them",
        "nobody who takes the mountain road arrives",
        "the river runs backward at dusk",
        "an unknown heir gathers men and oaths",
        "the salt boats come home empty, even of crews",
        "children wake speaking a dead tongue",
    ),
    "where": (
        "in the northern fiefs",
        "along the silk road",
        "under the Crane Pass",
        "in the fishing towns",
        "at the very gates of the capital",
        "round the Lake of Reeds",
    ),
    "days": ("nine", "eleven", "twenty", "forty"),
    "order": (
        "Bring me its cause, living or not.",
        "Let one of my lords prove that he deserves his fan.",
        "I want quiet there before the first snow.",
        "Whoever ends it shall not be forgotten.",
        "Go, and do not come back with words.",
    ),
    "boss": ("Nine-Fingers", "the Widow of Ash", "Lord Hollow", "Grey Uncle", "Mother Carp",
             "the Unburied", "Red Abacus", "Sister Silence"),
    "bosskind": (
        "a monk who sold his vows",
        "a general thought dead",
        "a giant out of the old songs",
        "a magistrate with a second seal",
        "a sorcerer of the drowned temple",
        "a fox that wears a bride’s face",
        "a banker of wars",
    ),
    "theme_talisman": (
        "I want to learn why {sign}.",
        "A night alone with {fear}.",
        "Let me be tested by {fear}.",
    ),
    "sign": ("I dream of it", "it follows me", "my blade hums near it", "I never speak of it"),
    "fear": ("the mountain", "my own voice", "the empty shrine", "what I did at the ford"),
    "theme_precious": (
        "Somebody has found out what I hold dear.",
        "Word comes: {danger}.",
        "I must be home before {hour}.",
    ),
    "danger": ("debtors at the door", "a fever in the street", "soldiers ask for it by name"),
    "hour": ("the tide turns", "the third bell", "the road is closed", "the ink is dry"),
    "theme_deed": (
        "There is {need} on our way, and I will not ride past.",
        "I look for {need}.",
    ),
    "need": (
        "a village without a well",
        "a wedding without a groom",
        "an honest ferryman",
        "a court that judges a child",
        "a bridge with two tolls",
    ),
    "scene_talisman": (
        "The path ends at {place}. {trial}",
        "{place}, and nobody to hear you. {trial}",
    ),
    "place": ("a frozen waterfall", "a hall of candles", "a well with no bottom", "a burial mound",
              "the old duelling ground"),
    "trial": (
        "A voice asks you for what you would keep.",
        "Something that has your face stands up.",
        "You may go back; only back.",
        "The cold wants your name.",
    ),
    "scene_precious": (
        "{foe} is there before you. {press}",
        "You come in time to see {foe}. {press}",
    ),
    "foe": ("a tax captain", "a smiling collector", "a band of masterless men", "a creeping fire",
            "a cousin with papers", "a slaver’s boat"),
    "press": (
        "“It is mine by right,” he says.",
        "There is one door, and it is not yours.",
        "The crowd will not help you.",
        "What do you do?",
    ),
    "scene_deed": (
        "They look at your crest, then at the ground. {press}",
        "{foe} has been here before you. {press}",
    ),
    "stakes": (
        "the loser says so aloud, before all",
        "the way is free, and no questions",
        "the truth about last winter",
        "the better seat at the next feast",
        "one day’s service without wages",
        "the loser’s finest horse",
    ),
    "plan": (
        "go in by night, and ask afterwards",
        "follow the money to its door",
        "call the enemy out by drum, at noon",
        "speak with the old people first, then strike",
        "cut off the road and wait for hunger",
    ),
    "lair": (
        "{place}; and in the middle of it {bosskind}.",
        "They said it was {bosskind}. They did not say how tall.",
        "Smoke, and a feast laid for exactly as many as you are.",
        "Doors stand open. That is the worst of it.",
        "The trail ends at {place}, and the birds fall silent.",
    ),
    "tale": (
        "I let the {thing} be seen, once, and put it away.",
        "I pour for the lowest at the table first, and watch who notices.",
        "I walk the wall alone and count the lamps in the lords’ windows.",
        "I write a letter and burn it. Somebody saw the smoke.",
    ),
    "sunset": (
        "I was wrong about one of you, and I shall not say about whom.",
        "The throne looks smaller from close by.",
        "Next time I bring a longer spear.",
        "Nobody thanked the porters. I did.",
        "I have counted who stood behind me. It did not take long.",
        "A good day: nothing burned that I loved.",
    ),
}  # fmt: skip
