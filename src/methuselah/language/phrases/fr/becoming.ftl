### Les cartes qui deviennent des serviteurs, et les doubles.
ambushes-blocker = le combat n'a pas lieu ; { DOES($which, "entre") } en combat avec le serviteur qui bloque
become-double = { self } et cette carte sont des doubles
choose-discipline = choisissez { $among-is ->
    [none] une { $but-is ->
        [none] {""}
       *[some] autre
    } Discipline
   *[some] { $among-or }
}
chosen-disciplines = les Disciplines choisies au niveau supérieur
its-own-disciplines = sa Discipline
doubles = cette carte ou un de ses doubles
follow = brûlez les autres
reduce-capacity = la capacité de { $which } baisse de { $amount } jusqu'à la fin de la partie
is-trait-flight = avec le vol
    .after = avec le vol
    .not-after = sans le vol
is-trait-immune-to-frenzy = immunisé contre les cartes de frénésie
    .after = immunisé contre les cartes de frénésie
    .not-after = non immunisé contre les cartes de frénésie
is-served = un vampire dont { self } est l'esclave
    .after = dont { self } est l'esclave
can-frenzy = non immunisé contre les cartes de frénésie
    .after = non immunisé contre les cartes de frénésie
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
is-trait-seraph = Seraph
    .before = Seraph
    .not-before = non Seraph
is-trait-sterile = stérile
    .before = stérile
    .not-before = non stérile
is-trait-scarce = rare
    .before = rare
    .not-before = non rare
made-by-this = les serviteurs venus de cette carte
crypt-top = la carte du dessus de { $you ->
    [them] sa
   *[you] votre
} crypte
top-of-library = la carte du dessus de { $you ->
    [them] sa
   *[you] votre
} bibliothèque
older-than = plus vieux que { $which-a }
    .after = plus vieux que { $which-a }
older-than-all = plus vieux que le plus vieux de { $which-many }
    .after = plus vieux que le plus vieux de { $which-many }
younger-than = plus jeune que { $which-a }
    .after = plus jeune que { $which-a }
becoming = { $mood ->
    [can] mettez { $which } en jeu, disponible,
   *[told] { DOES($which, "entre") } en jeu, disponible,
}
form-numbers = { $form-numbers ->
    [usual] {""}
   *[other] , { $form-strength } de force et { $form-bleed } de morsure
}
form-noun = { $kind ->
    [ally] allié
    [vampire] vampire
   *[other] { $kind }
} { $keywords } { form-clan } { form-sect } { form-unique }
form-clan = { $clan-is ->
    [none] {""}
   *[other] { $clan }
}
form-unique = { $unique ->
    [yes] unique
   *[no] {""}
}
form-changes = ; il { $changes }
form-abilities = : { $abilities }
form-ability = « { $ability } »
becoming-like = { $same-is ->
    [none] {""}
   *[other] , comme { $like } ({ $same })
} { $disciplines-is ->
    [none] {""}
   *[other] , avec { $disciplines }
}
becoming-removed = est retiré de la partie quand il est brûlé
playable-on-this = qui pourrait être jouée sur { self }
    .after = qui pourrait être jouée sur { self }
basic-disciplines = { $disciplines } au niveau de base
keeps-clan = cette carte garde le clan que { $of } a maintenant
keeps-sect = cette carte garde la secte que { $of } a maintenant
other-version = l'autre version de { $which }
    .after = qui est l'autre version de { $which }
merges = fusionnez { $which } avec { $vampire }
becomes-unique = cette carte est unique
