"""The rulebook as procedures, one folder per chapter, each module citing its section.

`engine` knows no rule of VTES; here turns, actions, combat, referendums and the rest are
played with its frames, windows and atoms. What is data (`action.action`, `combat.combat`,
`politics.referendum_frame`) stands apart from its steps (`action.course`, `combat.course`,
`politics.referendum`), so that modules import each other one way.
"""
