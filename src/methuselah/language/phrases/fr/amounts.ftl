### Combien.

count = le nombre de { $which-many }
    .none = il n'y a pas de { $which-many }
    .some = il y a { $which-a }
counters = { $blood ->
    [yes] { $life ->
        [yes] la vie
       *[no] le sang
    } de { $which }
   *[no] le nombre de marqueurs sur { $which }
}
    .none = { DOES($which, "n'a") } pas de { $blood ->
        [yes] { blood-or-life }
       *[no] marqueurs
    }
    .some = { DOES($which, "a") } { $blood ->
        [yes] { $life ->
            [yes] de la vie
           *[no] du sang
        }
       *[no] un marqueur
    }
pool = { $seats-is ->
    [you] votre réserve
   *[other] la réserve { $seats-whose }
}
votes-cast = le nombre de voix utilisées par { $which }
margin = le nombre de voix par lequel le référendum est adopté
vote-difference = la différence entre les voix pour et contre le référendum
choose-number = un nombre de { $least } à { $most }
minus = { $first } moins { $second }
library = le nombre de cartes de votre bibliothèque
least = le plus petit de { $first } et { $second }
counters-named = le nombre de marqueurs { $name } sur { $which }
    .none = { DOES($which, "n'a") } pas de marqueurs { $name }
    .some = { DOES($which, "a") } un marqueur { $name }
chosen = autant
    .subject = ce nombre
chosen-drawn = le nombre de cartes piochées
chosen-cards = le nombre de cartes choisies
chosen-moved = le nombre déplacé
chosen-to-pool = le nombre déplacé vers votre réserve
plus = { $times ->
    [1] { $first } plus { $second }
   *[other] moins { $first }
}
copies = le nombre de cartes de ce nom que vous contrôlez
only-if = { $amount } si { $condition }
by-level = { $inferior } (supérieur : { $superior })
    .brief = { $inferior }/{ $superior }
missing-stealth = ce qui manque à la discrétion pour dépasser de 1 l'interception du serviteur qui bloque
intercept-now = l'interception de { self }
so-far-stealth = la discrétion du serviteur qui agit
so-far-bleed = le montant de la morsure
by-hand-or-weapon = { $by-hand } (avec une arme { $with-weapon })
half-of-strike = la moitié des dégâts de l'assaut du serviteur adverse, arrondie au supérieur
before-prevention = les { $aggravated ->
    [yes] dégâts aggravés
   *[no] dégâts
} que { DOES($which, "a") } infligés ce round, même prévenus
burned-capacity = la capacité du vampire brûlé
damage-taken = le total des dégâts que { $which } a subis dans ce combat
recruited-with = X
damage-last-round = les dégâts infligés à { self } pendant le round précédent de ce combat
played-cost = le coût de cette carte
hand-hits = le nombre de frappes à mains nues de { self } qui ont infligé { $least } blessures ou plus dans ce combat
damage-inflicted = le total des dégâts que { $which } a infligés pendant ce round
lost = le sang que { $which } a perdu par des dégâts pendant ce round
so-much-rounds = le nombre de rounds de combat pendant cette action
so-much-blood = le sang que { $which } a perdu pendant cette action
half = la moitié de { $whole }, arrondie vers le bas
bleed-of = { $this ->
    [tested] { $which-is ->
        [minion] sa morsure actuelle
       *[other] la morsure actuelle de { $which }
    }
   *[other] la morsure actuelle de { $which }
}
clans = le nombre de clans de { $which-many }
twice = le double de { $amount }
for-every = 1 pour chaque { $many } de { $whole }
life-lost = la vie de départ de { $which } moins sa vie
counters-of-seat = le nombre de marqueurs « { $name } » { $seats-whose }
