"""Notices that reach people away from the table: by push, by mail, by whatever Apprise knows.

A notice says that somebody is awaited at a table, and holds no secret but the link to the seat.
`policy` says when one is due, `channel` reads what a player entered, `sealing` keeps it encrypted,
and `sending` delivers it from a process that reaches public addresses only (`reach`).
"""
