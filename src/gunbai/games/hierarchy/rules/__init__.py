"""Hierarchy's mechanics, a noun a module: frozen values and pure functions without asks."""
