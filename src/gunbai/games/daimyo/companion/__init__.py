"""The companion: positions stay on the real table, the program keeps all the rest.

`table.RealTable` are its eyes: where a rule needs a distance or a fact of the table, they ask for
it. The procedure and the mechanics that weigh those facts are the same as on the screen.

`light_table.LightTable` keeps a table in short: `keeping` asks only what changed, `book` reads it,
`entries` are what can be told.
"""
