"""The kernel: state, zones, decisions, frames, windows, modifiers, atoms, views, codec, log.

It knows cards, counters, seats and windows, but no rule of VTES: `rules` plays those with it.
`advance(state)` runs to the next decision or the result, `answer(state, option)` takes one.
"""
