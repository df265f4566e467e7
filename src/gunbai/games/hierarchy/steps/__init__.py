"""The steps of a conflict as procedure: from the initiation to the stakes (hierarchy: conflicts).

What a conflict is, and all its arithmetic, stands in `conflict` and `duel`; here it is only asked,
rolled and told.
"""
