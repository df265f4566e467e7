"""Snow's mechanics, a noun a module: values and pure functions without asks."""
