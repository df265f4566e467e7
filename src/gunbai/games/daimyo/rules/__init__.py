"""The rules as pure functions, by their sections: orders, charges, fire, melee, morale, victory."""
