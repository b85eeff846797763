### The imbued: convictions, powers, monsters.

imbued = an imbued
    .noun = imbued
    .nouns = imbued
    .not-before = non-imbued
monster = a monster
    .noun = monster
    .nouns = monsters
    .not-before = non-monster
hurt = hurt
    .after = with less life than it started with
    .not-after = with no less life than it started with
convictions = { $number } { $number ->
    [one] conviction
   *[other] convictions
}
spend-this = this card
takes-conviction = {""}
gain-conviction = { $which } may gain a conviction from your { $places-or }
move-spent = move that conviction to { $to }
surges = { to-get } { $number } surge counters, each of which prevents 1 non-aggravated damage this action
    .brief = prevent { $number } damage
no-copy-used = { self } used no copy of this card this action
    .not = { self } used a copy of this card this action
turned-on = { $disciplines-is ->
    [none] what is played or announced would change control of { self }
   *[other] { self } is the target of an action, or of a strike of its opponent, that requires { $disciplines-or }
}
leaves-incapacitated = { $which } leaves the incapacitated region with a life more
