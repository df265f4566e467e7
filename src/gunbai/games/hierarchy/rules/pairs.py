"""Who plays with whom in the Split: pairs that have not met before, as far as can be.

Pure arithmetic on places 0 to n-1; the script says which character stands at which place. With an
odd number one group is of three (hierarchy R17).
"""

from __future__ import annotations

from typing import TypeAlias

Group: TypeAlias = tuple[int, ...]
"""Two or three places; each is GM for the one before, round the group."""

_ODD = {
    9: "hdf ba ec gi/cgd ie ha fb/bhi fc ed ga/bge da fi hc/aef hg bc di/cia fg he bd",
    11: "deb gf ji ak hc/ejk dh fa bc gi/haj eg ci dk bf/dfi ag he ck jb/cae fj bh ik gd"
    "/aib dj fe kh cg/kgb ie jc hf da",
    13: "leg jb ha dm fi kc/fdk aj gm cl ib eh/gjh de fa cm bl ik/amb dl ij fe ch kg"
    "/ekb ac fg mi hl jd/cdb ag jk hi em lf/mjl gc bf hk ie da/lia mk ej gb cf dh"
    "/gid jc bh ea kl fm",
    15: "djn af ok gc ib em hl/kdf io jl mg ae cn bh/fmh bc ej ag od lk in/lig bn oa hk mj de cf"
    "/eog bj fn dh ml ka ci/mab kj ec di ho fl ng/nah bd gj mi lo kc ef/ifj gd ch om kn be la"
    "/ldc nm he jo kg fb ai/iek gf lb jh ac on dm/lne hi mk jc bg da fo",
}
"""Rounds of a trio and pairs in which nobody meets anybody twice, found by search.

A round makes (n + 3) / 2 acquaintances of the n (n - 1) / 2 there are, so no plan can be longer
than these are; the tests check both.
"""


def groups(count: int, number: int) -> list[Group]:
    """The groups of round ``number`` (from 0) for ``count`` players, 8 to 15.

    As long as anybody can still meet somebody new without another meeting again, nobody meets
    twice: for even numbers ``count - 1`` rounds, for odd ones as many as a trio allows. Then the
    plan begins anew.
    """
    if count % 2 == 0:
        return _circle(count, number % (count - 1))
    rounds = _ODD[count].split("/")
    return [_places(group) for group in rounds[number % len(rounds)].split()]


def _places(letters: str) -> Group:
    return tuple(ord(letter) - ord("a") for letter in letters)


def _circle(count: int, number: int) -> list[Group]:
    """The circle method: the last place stays, the others turn round it."""
    turning = count - 1
    fixed: list[Group] = [(number, turning)]
    return fixed + [
        ((number + step) % turning, (number - step) % turning) for step in range(1, count // 2)
    ]
