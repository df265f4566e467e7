"""Where the pieces lie, and what follows from it: sight, ways, contact, cover. Geometry only."""
