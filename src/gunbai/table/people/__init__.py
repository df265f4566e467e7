"""Who is at a table: who looks at it now, who is awaited since when, for how long."""
