"""Daimyo: samurai battles on a table, to scale, 1550 to 1615.

Mechanics live here, a noun a module: frozen values and pure functions without asks. The procedure
that uses them is `script`; nothing here may know a server, a terminal or another game.
"""
