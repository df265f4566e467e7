"""Random battles at close quarters, and every chance that is shown in them (daimyo 2–9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from gunbai.core.game import Setup, Sitting
from gunbai.core.script import Ask, Choose, Order, Phrase, Pick, Roll, Tell, Together
from gunbai.games.daimyo import GAME
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.troops import Quality
from gunbai.games.daimyo.pieces.weather import after_test
from gunbai.games.daimyo.rules.charge import aim
from gunbai.games.daimyo.rules.morale import SCORES
from gunbai.games.daimyo.seen.chances import activates, forecast
from gunbai.games.daimyo.seen.look.odds import Reckoner
from gunbai.games.daimyo.seen.look.orders import charge_preview
from gunbai.odds import hits, opposed, threshold

Values = Mapping[str, Any]
State = dict[str, tuple[Any, ...]]

TROOPS = (
    "guard",
    "samurai",
    "samurai",
    "samurai-archers",
    "samurai-horse",
    "light-horse",
    "ronin",
    "monks",
    "spears",
    "spears",
    "archers",
    "arquebuses",
    "peasants",
    "light-gun",
)
GROUND = ("marsh", "woods", "steep", "hill", "road", "obstacle", "village", "building")
WEATHERS = ("fine", "fine", "light-rain", "heavy-rain", "thunderstorm", "snow", "fog")
COME_BETWEEN = (
    "daimyo.gives-ground",
    "daimyo.countercharges",
    "daimyo.hesitates",
    "daimyo.flees",
    "daimyo.frenzy",
)
"""Events after which a charge does not strike its target as it stood; unless the target was asked
what it does, and told what comes of that."""
DIE = range(1, 7)


# -- a battle at close quarters ---------------------------------------------------------------


def scenario(rng: Random) -> str:
    """Two small armies a charge apart, on any ground and in any weather, as TOML."""
    weather = rng.choice(WEATHERS)
    season = {"thunderstorm": "summer", "snow": "winter"}.get(weather, "spring")
    parts = [
        f'[scenario]\nid = "x"\nname = "X"\nturns-max = 4\nseason = "{season}"',
        f'weather = "{weather}"' if weather != "fine" else "",
        "[table]\nwidth = 70\nheight = 50",
        *(f'[[side]]\nid = "{side}"\nname = "{side.upper()}"' for side in "ab"),
        *(_ground(rng, number) for number in range(rng.randint(0, 3))),
    ]
    for side, clan in (("a", "red"), ("b", "blue")):
        parts.append(f'[[clan]]\nid = "{clan}"\nside = "{side}"\nname = "{clan}"')
        men = [f"{clan}{number}" for number in range(rng.randint(1, 3))]
        parts += [_unit(rng, side, clan, name) for name in men]
        parts.append(_leader(rng, f'clan = "{clan}"', f"{clan}-lord", men, side))
        parts.append(_leader(rng, f'side = "{side}"', f"{side}-general", [], side))
    return "\n\n".join(parts)


def _ground(rng: Random, number: int) -> str:
    kind, x, y = rng.choice(GROUND), rng.uniform(5, 55), rng.uniform(18, 30)
    wide, deep = rng.uniform(3, 20), rng.uniform(1, 6)
    head = f'[[terrain]]\nkind = "{kind}"\nid = "t{number}"'
    if kind in ("road", "obstacle"):
        return f"{head}\nline = [[{x:.1f}, {y:.1f}], [{x + wide:.1f}, {y + deep:.1f}]]"
    spots = ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))
    return f"{head}\narea = [{', '.join(f'[{a:.1f}, {b:.1f}]' for a, b in spots)}]"


def _unit(rng: Random, side: str, clan: str, name: str) -> str:
    troops, far = rng.choice(TROOPS), rng.uniform(1, 9)
    stands = 1 if troops == "light-gun" else rng.randint(2, 6)
    facing = (0 if side == "a" else 180) + rng.choice((0, 0, 0, 20, -30, 90, 180))
    y = 24 - far if side == "a" else 26 + far
    owner = f'side = "{side}"' if troops == "guard" else f'clan = "{clan}"'
    return (
        f'[[unit]]\nid = "{name}"\nname = "{name}"\n{owner}\ntroops = "{troops}"\n'
        f"stands = {stands}\nat = [{rng.uniform(14, 56):.1f}, {y:.1f}]\nfacing = {facing % 360}\n"
        f"files = {rng.randint(1, stands)}"
    )


def _leader(rng: Random, whose: str, name: str, men: Sequence[str], side: str) -> str:
    y = 4 if side == "a" else 46
    where = f'with = "{rng.choice(men)}"' if men and rng.random() < 0.7 else f"at = [35, {y}]"
    return f'[[leader]]\n{whose}\nname = "{name}"\nrating = {rng.randint(0, 3)}\n{where}'


def opened(rng: Random) -> Battle:
    """A battle whose scenario is legal, before its first step."""
    while True:
        toml = scenario(rng)
        if not (GAME.check or (lambda _: ()))(toml):
            options = {option.id: option.default for option in GAME.options}
            seats = (Sitting("a"), Sitting("b"))
            battle: Battle = GAME.begin(Setup(seats, options | {"scenario": "own"}))
            battle.toml = toml  # type: ignore[attr-defined]
            return battle


# -- the game and its watcher -----------------------------------------------------------------


def play(seed: int) -> Counter[str]:
    """One random battle; how many chances of each kind were compared."""
    rng = Random(seed)
    battle = opened(rng)
    watcher = Watcher(battle, rng)
    script, given = GAME.script(battle), None
    while True:
        try:
            step = script.send(given)
        except StopIteration:
            return watcher.counted
        given = watcher.step(step)


class Watcher:
    """Plays both sides wildly, and compares each roll with what was shown before it.

    ``shown`` are promises by what they are about, each with the state of the battle in which it
    was made: one that something else has come between is let go.
    """

    def __init__(self, battle: Battle, rng: Random) -> None:
        self.battle, self.rng = battle, rng
        self.counted: Counter[str] = Counter()
        self.shown: dict[tuple[str, ...], tuple[State, Values]] = {}
        self.homes: dict[tuple[str, str], tuple[State | None, Values]] = {}
        self.blows: dict[str, Roll] = {}
        self.swords: list[int] = []
        self.sky: list[tuple[str, Fraction]] = []
        self.declared: list[tuple[str, str]] = []

    def step(self, step: Any) -> Any:
        """What a step of the script is given back."""
        self._settle(step)
        match step:
            case Tell():
                self.told(step)
                return None
            case Roll():
                self.before(step)
                faces = tuple(self.rng.randint(1, step.sides) for _ in range(step.count))
                self.fell(step, faces)
                return faces
            case Together():
                return [ask.read(self.asked(ask)) for ask in step.asks]
        return step.read(self.asked(step))

    def same(self, kind: str, shown: Any, true: Any) -> None:
        """A chance that was shown is the true one."""
        assert shown == true, (kind, shown, true, self.battle.board.units)
        self.counted[kind] += 1

    def state(self, *apart: str) -> State:
        """Everything that a chance may depend on, but for some units."""
        leaders = sorted((lead.id, lead.unit, lead.command) for lead in self.living)
        found: State = {"": (self.battle.board.weather, *leaders)}
        for unit in self.battle.board.units:
            if unit.id not in apart:
                order = (unit.disordered, unit.routing, unit.frenzied, unit.volleyed, unit.inside)
                found[unit.id] = (unit.block, unit.stands, unit.hits, *order)
        return found

    @property
    def living(self) -> list[Any]:
        return [leader for leader in self.battle.leaders.values() if leader.alive]

    def field(self) -> Reckoner:
        return Reckoner(GAME.view(self.battle, None))

    # -- questions ----------------------------------------------------------------------------

    def asked(self, ask: Ask) -> Any:
        """An answer, once all that is shown with the question has been noted."""
        self.shown.clear()
        hints = GAME.explain(self.battle, ask, True)
        match ask:
            case Order(key="daimyo.scenario"):
                return {"toml": self.battle.toml}  # type: ignore[attr-defined]
            case Order(key="daimyo.charge"):
                return self._charge(ask)
            case Order():
                return {"done": True} if "done" in ask.form else {}
            case Pick():
                needs = {_name(i, "clan"): i.values.get("needs") for i in ask.items}
                self.shown["activate",] = self.state(), needs
                return [self.rng.randrange(len(ask.items))]
            case Choose():
                choice = self._choice(ask)
                self._note(ask, choice, hints)
                return choice
        return ask.sample(self.rng)

    def _choice(self, ask: Choose) -> Any:
        eager = ("fire", "challenge", "accept", "rally", "follow")
        keen = [option for option in ask.options if option in eager]
        return keen[0] if keen and self.rng.random() < 0.8 else self.rng.choice(ask.options)

    def _charge(self, ask: Order) -> Any:
        field = self.field()
        id_ = self.rng.choice(list(ask.form["units"]))
        unit = field.board.unit(id_)
        for foe in self.rng.sample(field.board.enemies(unit), len(field.board.enemies(unit))):
            charge = aim(field.board, unit, foe)
            if charge is not None:
                told = {p.key: p.values for p in charge_preview(field, unit, charge, True).effects}
                self.shown["charge", id_] = self.state(id_, foe.id), told
                self.homes[id_, foe.id] = self.state(id_, foe.id), told["daimyo.page.home"]
                return {"unit": id_, "order": str(charge)}
        return {"done": True}

    def _note(self, ask: Choose, choice: Any, hints: Mapping[str, Sequence[Phrase]]) -> None:
        told = next(iter(hints.get(choice, ())), None)
        values = dict(told.values) if told else {}
        match ask.key:
            case "daimyo.answer":
                self._answered(ask, choice, values, hints)
            case "daimyo.fire" if told:
                id_ = ask.values["id"]
                (fact,) = self._facts(id_, "daimyo.page.volley")
                assert fact["lost"] == values["lost"], (fact, values)
                self.shown["volley", id_] = self.state(), {**fact, **values}
            case "daimyo.fire-at" if told:
                self.shown["volley", ask.values["id"]] = self.state(), values
            case "daimyo.rally" if told:
                self.shown["rally", ask.values["id"]] = self.state(), values
            case "daimyo.challenge" | "daimyo.challenged-answer" if told:
                self.swords = []
                self.shown["swords", _name(ask, "leader")] = self.state(), values
            case "daimyo.pursue" if told:
                self.shown["pursuit", ask.values["id"]] = self.state(), values

    def _answered(
        self, ask: Choose, choice: Any, values: Values, hints: Mapping[str, Sequence[Phrase]]
    ) -> None:
        pair = ask.values["charger_id"], ask.values["id"]
        if choice == "shoot":
            self.shown["volley", pair[1]] = self.state(), values
            self.homes.pop(pair, None)
        elif choice != "stand":
            caught = "push" not in values
            self.homes[pair] = None, dict(hints["stand"][0].values) if caught else values
        else:
            seen = self.homes.get(pair)
            if seen is not None and seen[0] == self.state(*pair):
                self.same("both", (seen[1]["push"], seen[1]["pushed"]), self._other(values))
            self.homes[pair] = None, values

    @staticmethod
    def _other(values: Values) -> tuple[int, int]:
        return values["pushed"], values["push"]

    def _facts(self, id_: str, key: str) -> list[Values]:
        field = self.field()
        return [p.values for p in field.facts(field.board.unit(id_), True) if p.key == key]

    # -- events -------------------------------------------------------------------------------

    def _settle(self, step: Any) -> None:
        """Once a charge is home and its disorder told, note how both stand.

        Where another charge struck home meanwhile, what was promised of the first holds no more.
        """
        if isinstance(step, Tell) and step.key == "daimyo.disordered":
            return
        for pair, (state, values) in list(self.homes.items()):
            if state is not None and state.get("home"):
                del self.homes[pair]
                if state == self._at_home(pair):
                    self.homes[pair] = self.state() | {"": (*self.state()[""], "settled")}, values

    def _at_home(self, pair: tuple[str, str]) -> State:
        """A charge that is home, and how all others stand."""
        others = {id_: found for id_, found in self.state(*pair).items() if id_}
        return {"home": ("yes",), **others}

    def told(self, event: Tell) -> None:
        """Note contacts, and compare what only shows in what is told."""
        if event.key == "daimyo.toll":
            self.sky = forecast(GAME.view(self.battle, None))
        if event.key == "daimyo.acts":
            self.declared = []
        if event.key == "daimyo.charges":
            self.declared.append((_name(event, "unit"), _name(event, "target")))
        if event.key in COME_BETWEEN:
            self._let_go(_name(event, "unit"), own=event.key == "daimyo.hesitates")
        if event.key == "daimyo.strikes-home":
            pair = _name(event, "unit"), _name(event, "target")
            if pair in self.homes:
                state, values = self.homes[pair]
                kept = state is None or state == self.state(*pair)
                self.homes.pop(pair)
                if kept:
                    self.homes[pair] = self._at_home(pair), values
        if event.key == "daimyo.melee":
            self._fought(event)
        if event.key == "daimyo.pursues":
            self._pursued(event)

    def _let_go(self, id_: str, *, own: bool) -> None:
        """A charge that was looked at does not go home, or not as its target stood."""
        for pair, (state, _) in list(self.homes.items()):
            if state is not None and pair[0 if own else 1] == id_:
                del self.homes[pair]

    def _fought(self, event: Tell) -> None:
        one, other = _name(event, "unit"), _name(event, "target")
        rolls = [self.blows.pop(name, None) for name in (one, other)]
        self._read(rolls[0], rolls[1], one, other)

    def _pursued(self, event: Tell) -> None:
        found = self.shown.pop(("pursuit", _name(event, "unit")), None)
        if found is not None:
            values = found[1]
            assert values["least"] <= event.values["way"] <= values["most"], (values, event.values)
            self.counted["pursuit"] += 1

    # -- rolls --------------------------------------------------------------------------------

    def before(self, roll: Roll) -> None:
        """What a look shows just before the dice fall."""
        if roll.key == "daimyo.roll.melee" and not self.blows:
            for name in (_name(roll, "unit"), _name(roll, "target")):
                key = "daimyo.page.melee"
                against = (_name(roll, "unit"), _name(roll, "target"))
                found = [v for v in self._facts(name, key) if _plain(v["target"]) in against]
                if found:
                    self.shown["look", name] = {}, found[0]

    def fell(self, roll: Roll, faces: tuple[int, ...]) -> None:
        """Compare a roll with what was shown before it."""
        compare = getattr(self, f"_{roll.key.rpartition('.')[2]}", None)
        if compare is not None:
            compare(roll, faces)

    def _activation(self, roll: Roll, _faces: tuple[int, ...]) -> None:
        _, needs = self.shown["activate",]
        true = threshold(8, modifier=_number(roll.values["modifier"]))
        self.same("activation", activates(needs[_name(roll, "clan")])[0], 36 * true)

    def _obedience(self, roll: Roll, _faces: tuple[int, ...]) -> None:
        assert (roll.count, roll.sides) == (1, 6)
        self.counted["obedience"] += 1

    def _volley(self, roll: Roll, _faces: tuple[int, ...]) -> None:
        shooter, target = (self.battle.board.unit(roll.values[n]) for n in ("id", "target_id"))
        fallen = hits(roll.count // 2, threshold(8, modifier=_number(roll.values["modifier"])))
        true = round(float(fallen.mean), 1), _percent(fallen.at_least(3 - target.hits))
        found = self.shown.get(("volley", shooter.id))
        if found is not None:
            self.same("volley", (found[1]["mean"], found[1]["lost"]), true)
        self._foreseen(target.id, shooter.id, "daimyo.page.shot-at", ("mean", "lost"), true)

    def _foreseen(
        self, charger: str, target: str, key: str, names: Sequence[str], true: Sequence[Any]
    ) -> None:
        """Compare with what the preview of a charge showed, if nothing came between."""
        state, told = self.shown.get(("charge", charger), ({}, {}))
        if key in told and state == self.state(charger, target):
            self.same(key, tuple(told[key][name] for name in names), tuple(true))

    def _morale(self, roll: Roll, _faces: tuple[int, ...]) -> None:
        unit = self.battle.board.unit(_name(roll, "unit"))
        modifier, reason = _number(roll.values["modifier"]), str(roll.values["reason"])
        passes, routs = _morale(unit.quality, modifier)
        rally = self.shown.get(("rally", unit.id))
        if rally is not None:
            self.same("rally", rally[1]["pass"], passes)
        if reason.endswith(("charging",)):
            self._foreseen(unit.id, self._target(unit.id), "daimyo.page.dares", ["pass"], [passes])
        elif "charged" in reason:
            charger = next(one for one, target in self.declared if target == unit.id)
            self.declared.remove((charger, unit.id))
            true = [passes, routs]
            self._foreseen(charger, unit.id, "daimyo.page.stands", ["pass", "rout"], true)
        elif not unit.frenzied:
            key = "daimyo.page.rally" if unit.routing else "daimyo.page.nerve"
            (fact,) = self._facts(unit.id, key)
            shown = _number(fact["modifier"]), fact["pass"]
            self.same("nerve", shown, (modifier, passes))

    def _target(self, charger: str) -> str:
        return next((target for one, target in self.homes if one == charger), "")

    def _melee(self, roll: Roll, _faces: tuple[int, ...]) -> None:
        self.blows[_name(roll, "unit")] = roll

    def _read(self, mine: Roll | None, theirs: Roll | None, one: str, other: str) -> None:
        """Both rolls of a round against every promise of it."""
        for first, second, name, foe in ((mine, theirs, one, other), (theirs, mine, other, one)):
            true = _round(first, second)
            seen = self.shown.pop(("look", name), None)
            if seen is not None:
                names = ("mean", "mean_back", "push", "pushed")
                self.same("look", tuple(seen[1][n] for n in names), true)
            state, values = self.homes.pop((name, foe), (None, {}))
            if state is not None and "home" not in state and self._settled(state):
                shown = (values["push"], values["pushed"])
                mine_first = "foes" in values
                self.same("home", shown if mine_first else shown[::-1], true[2:])

    def _settled(self, state: State) -> bool:
        now = self.state()
        return state == now | {"": (*now[""], "settled")}

    def _challenge(self, roll: Roll, _faces: tuple[int, ...]) -> None:
        self.swords.append(_number(roll.values["modifier"]))
        if len(self.swords) != 2:
            return
        mine, theirs = self.swords
        for (kind, leader), (_, values) in list(self.shown.items()):
            if kind == "swords":
                turned = leader != _name(roll, "leader")
                true = _swords(mine, theirs) if turned else _swords(theirs, mine)
                self.same("swords", tuple(values[n] for n in ("win", "kills", "killed")), true)
        self.shown.clear()

    def _weather(self, roll: Roll, _faces: tuple[int, ...]) -> None:
        if not self.sky:
            return
        now, season = self.battle.board.weather, self.battle.season
        assert season is not None
        falls = Counter(
            str(after_test(now, season, list(faces))) for faces in product(DIE, repeat=roll.count)
        )
        true = {kind: Fraction(n, 6**roll.count) for kind, n in falls.items()}
        self.same("weather", dict(self.sky), true)


def _number(printed: str | int) -> int:
    """A modifier as it is printed."""
    return int(str(printed).replace("−", "-"))


def _name(said: Any, value: str) -> str:
    return _plain(said.values[value])


def _plain(name: str | Phrase) -> str:
    """A name as the scenario has it."""
    return str(name.values.get("en", name.key)) if isinstance(name, Phrase) else name


# -- the plain reckoning ------------------------------------------------------------------------


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


def _round(mine: Roll | None, theirs: Roll | None) -> tuple[float, float, int, int]:
    """What a round comes to, from its two rolls; who strikes with no stand does not roll."""
    first, second = (
        hits(roll.count // 2, threshold(8, modifier=_number(roll.values["modifier"])))
        if roll
        else hits(0, 0)
        for roll in (mine, theirs)
    )
    won, _, lost = opposed(first, second)
    means = (round(float(first.mean), 1), round(float(second.mean), 1))
    return *means, _percent(won), _percent(lost)


def _morale(quality: Quality, modifier: int) -> tuple[int, int]:
    """The chances to pass, and to rout at a charge or by 4 and more, in per cent."""
    sums = [a + b for a, b in product(DIE, repeat=2)]
    needed = SCORES[quality] - modifier
    passed = sum(s == 12 or (s != 2 and s >= needed) for s in sums)
    routed = sum(s == 2 or (s != 12 and s <= needed - 4) for s in sums)
    return _percent(Fraction(passed, 36)), _percent(Fraction(routed, 36))


def _swords(mine: int, theirs: int) -> tuple[int, int, int]:
    """The chances to win, to kill, and to be killed, ties rolled again."""
    margins = [a + b + mine - c - d - theirs for a, b, c, d in product(DIE, repeat=4)]
    decided = sum(margin != 0 for margin in margins)
    counts = (
        sum(margin > 0 for margin in margins),
        sum(margin >= 3 for margin in margins),
        sum(margin <= -3 for margin in margins),
    )
    win, kills, killed = (_percent(Fraction(count, decided)) for count in counts)
    return win, kills, killed
