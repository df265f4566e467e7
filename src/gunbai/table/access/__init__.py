"""How tables are reached: secret links and addresses."""
