"""The companion: positions stay on the real table, the program keeps all the rest.

Its procedure follows the same rules as the folder `procedure`, and what needs no positions is
taken from there. Where a rule needs a distance or a fact of the table, it asks for it; the
mechanics that weigh those facts are the same (`firing.Aim`, `melee.Footing`,
`dread.Surroundings`).
"""
