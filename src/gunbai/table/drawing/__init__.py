"""What pages draw of a table, remembered: lines of the log, and parts that look alike to many."""
