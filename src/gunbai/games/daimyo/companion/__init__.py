"""The companion: positions stay on the real table, the program keeps all the rest.

`table.RealTable` are its eyes: where a rule needs a distance or a fact of the table, they ask for
it. The procedure and the mechanics that weigh those facts are the same as on the screen.

`table.LightTable` keeps a table in short: `book` asks only what changed, `entries` are what can be
told.
"""
