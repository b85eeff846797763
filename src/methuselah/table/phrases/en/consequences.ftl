### What follows from an option, in numbers.

then-pool = { $who ->
    [you] your
   *[other] { $who }'s
} pool { $was } → { $now }
then-pool-ousted = { then-pool }, ousted
then-points = { $who ->
    [you] your
   *[other] { $who }'s
} VP { $was } → { $now }
then-votes = { $for } for, { $against } against: { $verdict ->
    [passes] passes
   *[fails] fails
}
then-no-edge = the Edge is burned
then-edge = the Edge goes to { $who }
then-leaves = { $name } leaves play
then-ready = { $name } becomes ready
then-torpor = { $name } goes to torpor
then-controls = { DOES($who, "controls") } { $name }
then-blood = { $name } blood { $was } → { $now }
then-counters = { $name } { $was } → { $now }
then-locks = { $name } locks
then-unlocks = { $name } unlocks
