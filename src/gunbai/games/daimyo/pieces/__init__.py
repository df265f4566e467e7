"""What stands on the table: troops, units, blocks, ground, weather (daimyo 1, 9)."""
