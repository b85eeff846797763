"""The rulebook as procedures, one module per chapter, each citing its section.

`engine` knows no rule of VTES; here turns, actions, combat, referendums and the rest are
played with its frames, windows and atoms.
"""
