"""What bots write in English when their temper speaks."""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.games.hierarchy.bots.grammar import Grammar

TEMPERED: Mapping[str, Grammar] = {
    "bold": {
        "theme_talisman": (
            "I shout into the gorge until it answers.",
            "They say that nobody climbs it at night. Hold my horse.",
            "I want to see the thing that frightens me, and strike first.",
            "I have never lost anything awake. Tonight I sleep up there.",
        ),
        "theme_precious": (
            "Whoever touches it shall learn my name, and nothing after that.",
            "I ride back. Show me the short road, not the safe one.",
            "Good. I was looking for somebody to hit.",
        ),
        "stakes": (
            "the loser carries the winner’s banner until the snow",
            "the loser never says “almost” again",
        ),
        "plan": (
            "ride straight at it, and let the enemy do the thinking",
            "the front door, at noon, with drums",
        ),
        "tale": (
            "I challenge the gate bell to a duel. It strikes first; I call it a draw.",
            "I show the pages my scar. Today it was a tiger.",
            "I drink from the Emperor’s cup by mistake. Perhaps it was no mistake.",
        ),
        "sunset": (
            "Tomorrow I start at the top.",
            "Eleven bruises, and every one of them was worth it.",
            "If nobody is angry with me, the day was wasted.",
        ),
        "order": (
            "Bring me the head, and spare me the story.",
            "Ride tonight. The rain is no excuse; I like the rain.",
            "Do it loudly. I want the next one to hear it.",
            "Whoever comes back clean has not been there.",
        ),
    },
    "loyal": {
        "theme_talisman": (
            "My lord’s lamp must not go out. I ask the night what that costs.",
            "I go up with everybody’s names and one question.",
            "Whom do I serve when nobody is looking? I go to {fear} to find out.",
        ),
        "theme_precious": (
            "I promised to be there, and I have never been late.",
            "It is not much. It is all that was entrusted to me.",
            "The neighbours stand before the door already. I cannot let them stand alone.",
        ),
        "stakes": (
            "the loser helps the porters until evening",
            "an apology, in writing, to the house that was wronged",
        ),
        "plan": (
            "bring everybody home; the rest we shall see",
            "keep together, and let the slowest set the pace",
        ),
        "tale": (
            "I mend a strap that is not mine and hang it back.",
            "I learn the names of the new grooms, all nine of them.",
            "I keep the watch for somebody who is tired, and do not say for whom.",
        ),
        "sunset": (
            "Everybody is home. That is my report.",
            "I would follow again. I would only choose a better road.",
            "I have lit a lamp for those we fought.",
        ),
        "order": (
            "Do it so that the people there may sleep again.",
            "Go together, and come back as many.",
            "Ask the oldest there what they need, and do that first.",
            "Make promises in my name. I shall keep them.",
        ),
    },
    "sly": {
        "theme_talisman": (
            "There is a door in me that I have not tried. I brought a key.",
            "I ask the fog who else has asked it.",
            "I shall lie to the mountain, and see whether it believes me.",
        ),
        "theme_precious": (
            "I hid it well. So who talked?",
            "They will find the wrong box first. That gives me an hour.",
            "I know the handwriting of this threat. It is a good imitation of mine.",
        ),
        "stakes": (
            "a favour, to be named when it hurts",
            "one letter out of the loser’s chest, unread until then",
        ),
        "plan": (
            "find out who profits, and sit at that table first",
            "let the enemy win a little; it makes him slow",
        ),
        "tale": (
            "I lose at go to the right person.",
            "I thank three people for the same thing, and watch which of them turns pale.",
            "I leave my fan where it will be found.",
        ),
        "sunset": (
            "I know who opened the gate. I keep it for a colder day.",
            "Trust me. No, truly, do: it saves us both time.",
            "I owe two of you nothing now, and one of you a surprise.",
        ),
        "order": (
            "I want to know who paid for it before I hear how it ended.",
            "Settle it quietly. I shall hear whether it was quiet.",
            "Bring me the ledger. The rest is weather.",
            "Let them believe that I know nothing. Nor do I.",
        ),
    },
    "patient": {
        "theme_talisman": (
            "I sit down where the path ends. It will come.",
            "I count my breaths until somebody else counts them.",
            "I have waited nine years for {fear}. I can wait until morning.",
        ),
        "theme_precious": (
            "I see to it every morning. This morning somebody had been there.",
            "Storms pass. I go to see that this one does.",
            "I have moved it twice before. I had hoped not to be good at it.",
        ),
        "stakes": (
            "a year in which neither speaks of it again",
            "the loser plants forty pines",
        ),
        "plan": (
            "wait for the wind to turn, and then do one thing",
            "watch for three nights, and act on the fourth",
        ),
        "tale": (
            "I rake the gravel. By evening it is nearly straight.",
            "I watch the carp until they forget me.",
            "I let my tea go cold, and miss nothing.",
        ),
        "sunset": (
            "The mountain stood there before us. It has no remarks.",
            "A throne is a chair. Chairs come free.",
            "One more day in which nobody hurried me.",
        ),
        "order": (
            "Take the time that it takes, and not a day more.",
            "Look first. Whoever struck first there has always been wrong.",
            "It took years to grow. Pull out the root.",
            "Begin at dawn, though not at the next one.",
        ),
    },
}
