"""What the dice may bring, exactly: each chance of the rules is reckoned here and nowhere else.

Hints, looks, bots, commands and studies take it from here.
"""
