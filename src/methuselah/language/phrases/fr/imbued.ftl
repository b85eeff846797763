### Les imprégnés : convictions, pouvoirs, monstres.
imbued = un imprégné
    .noun = imprégné
    .nouns = imprégnés
    .not-before = non imprégné
monster = un monstre
    .noun = monstre
    .nouns = monstres
    .not-before = non monstre
hurt = blessé
    .after = avec moins de vie qu'au début
    .not-after = sans moins de vie qu'au début
convictions = { $number } { $number ->
    [one] conviction
   *[other] convictions
}
spend-this = cette carte
takes-conviction = {""}
gain-conviction = { DOES($which, "peut") } gagner une conviction : { fr-places-of-yours }
fr-places-of-yours = de ces endroits à vous : { $places-or }
move-spent = déplacez cette conviction vers { $to }
surges = { $number } marqueurs d'élan, dont chacun prévient 1 dégât non aggravé pendant cette action
    .brief = { $number } dégâts prévenus
no-copy-used = { self } n'a utilisé aucune copie de cette carte pendant cette action
    .not = { self } a utilisé un exemplaire de cette carte pendant cette action
turned-on = { $disciplines-is ->
    [none] ce qui est joué ou annoncé changerait le contrôle de { self }
   *[other] { self } est la cible d'une action, ou d'une frappe de son adversaire, qui demande { $disciplines-or }
}
leaves-incapacitated = { $which } quitte la zone des invalides avec une vie de plus
