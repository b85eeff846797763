### Les cartes qui deviennent des serviteurs, et les doubles.
ambushes-blocker = le combat n'a pas lieu ; { DOES($which, "entre") } en combat avec le serviteur qui bloque
become-double = { self } et cette carte sont des doubles
choose-discipline = choisissez une Discipline
chosen-disciplines = les Disciplines choisies
its-own-disciplines = sa Discipline
doubles = cette carte ou un de ses doubles
follow = brûlez les autres
reduce-capacity = la capacité de { $which } baisse de { $amount } jusqu'à la fin de la partie
is-trait-slave = esclave
    .after = esclave
is-trait-black-hand = de la Main Noire
    .before = de la Main Noire
    .not-before = hors de la Main Noire
is-trait-infernal = infernal
    .before = { $count ->
        [one] infernal
       *[other] infernaux
    }
    .not-before = { $count ->
        [one] non infernal
       *[other] non infernaux
    }
is-trait-red-list = de la Liste rouge
    .before = de la Liste rouge
    .not-before = hors de la Liste rouge
is-trait-sterile = stérile
    .before = stérile
    .not-before = non stérile
made-by-this = les serviteurs venus de cette carte
top-of-library = la carte du dessus de la bibliothèque
older-than = plus vieux que { $which-a }
    .after = plus vieux que { $which-a }
younger-than = plus jeune que { $which-a }
    .after = plus jeune que { $which-a }
