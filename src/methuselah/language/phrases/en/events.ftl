### To what a card in play answers: `$who` is whom the event is about, `$whose` whose phase it is.

event-unlock-phase = during { $whose } unlock phase
event-end-of-unlock-phase = at the end of { $whose } unlock phase
event-master-phase = during { $whose } master phase
event-minion-phase = during { $whose } minion phase
event-end-of-minion-phase = at the end of { $whose } minion phase
event-end-of-influence-phase = at the end of { $whose } influence phase
event-discard-phase = during { $whose } discard phase
event-discard-phase-passed = at the end of { $whose } discard phase
event-discard-action = when { $who } use a discard phase action
event-torpor = when { $who } goes to torpor
event-left-torpor = when { $who } leaves torpor
event-burned = when { $who } is burned
event-counters = when the counters on { $who } change
event-played-master = when { $who } play a master card
event-played-aus = when { $who } plays a card that requires Auspex
event-is-blocked = when { $who } is blocked
event-blocks = when { $who } blocks
event-referendum-passed = when a referendum called by { $who } passes
event-left-play = when { $who } leaves play
event-left-ready-region = when { $who } leaves the ready region
event-changed-control = when { $who } changes controllers
event-locked = when { $who } locks
event-unlocked = when { $who } unlocks
event-about-to-bleed = when { $who } is about to bleed successfully
event-employed = when a retainer is employed
