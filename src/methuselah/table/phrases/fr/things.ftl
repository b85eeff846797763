### Cartes et Mathusalems en peu de mots : types, coûts, relations, ce qui est où.

kind-action = action
kind-action-modifier = modificateur d'action
kind-political-action = action politique
kind-reaction = réaction
kind-combat = combat
kind-master = maître
kind-equipment = équipement
kind-retainer = suivant
kind-ally = allié
kind-event = événement
kind-power = pouvoir
kind-conviction = conviction
kind-vampire = vampire
kind-imbued = imprégné
short-kind-action-modifier = modificateur
short-kind-political-action = politique

relation-you = vous
relation-prey = votre proie
relation-predator = votre prédateur
relation-prey-and-predator = votre proie et votre prédateur
relation-grand-prey = grande proie
relation-grand-predator = grand prédateur
relation-across = en face de vous
relation-out-of-the-game = hors de la partie

capacity = capacité { $n }
group = groupe { $n }
any-group = tout groupe
burn-option = défausse possible
costs = coûte { $cost }
counters = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
counters-of-hers = { $n } { $n ->
    [one] marqueur
   *[other] marqueurs
} « { $word } »
corruption-counters = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
} de corruption de { $name }
victory-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} de victoire
vp = { $n } PV
cards-in-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main
face-down-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} face cachée
crypt-card-with = une carte de crypte avec { $n }
crypt-card-with-blood = une carte de crypte avec { $n } de sang
some-of = { $n } sur { $full }
library-crypt-ash = bibliothèque { $n }, crypte { $crypt }, cendres { $ash }
your-pool = réserve { $n }
has-cards = avec { $names }

strike-damage = { $n } { $n ->
    [one] dégât
   *[other] dégâts
}{ $how ->
    [aggravated] {" "}{ $n ->
        [one] aggravé
       *[other] aggravés
    }
   *[normal] {""}
}{ $ranged ->
    [yes] , à distance
   *[no] {""}
}
strike-steal = vole { $n } de sang
strike-hand = mains nues
strike-dodge = esquive
strike-ends = fin du combat
strike-destroy = détruit un équipement
strike-take = vole un équipement
strike-none = pas de frappe
strike-effect = un effet

standing-place = { $place }. { $who ->
    [you] Vous
   *[other] { $who }
} : { victory-points }{ $won ->
    [yes] , vainqueur
   *[no] {""}
}
standing-nobody = Personne n'en a strictement le plus : pas de vainqueur.
