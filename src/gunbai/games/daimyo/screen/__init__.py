"""The screen: the program knows where everything stands, and its players order by hand."""
