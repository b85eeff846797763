"""One running game: seats, clocks, standing orders, rewinds, chat and deals.

The engine knows the game; the table knows the people and programs that play it.
"""
