### Cartas que se vuelven siervos, y dobles.
ambushes-blocker = el combate no ocurre; { DOES($which, "entra") } en combate con el siervo que bloquea
become-double = { self } y esta carta son dobles
choose-discipline = elige { $among-is ->
    [none] { $but-is ->
        [none] una
       *[some] otra
    } Disciplina
   *[some] { $among-or }
}
chosen-disciplines = las Disciplinas elegidas al nivel superior
its-own-disciplines = su Disciplina
doubles = esta carta o uno de sus dobles
follow = quema los demás
reduce-capacity = la capacidad de { $which } se reduce en { $amount } hasta el final de la partida
is-trait-flight = con vuelo
    .after = con vuelo
    .not-after = sin vuelo
is-trait-immune-to-frenzy = inmune a las cartas de frenesí
    .after = inmune a las cartas de frenesí
    .not-after = no inmune a las cartas de frenesí
is-served = un vampiro al que { self } está esclavizado
    .after = al que { self } está esclavizado
can-frenzy = no inmune a las cartas de frenesí
    .after = no inmune a las cartas de frenesí
is-trait-slave = esclavo
    .after = esclavo
is-trait-black-hand = de la Mano Negra
    .before = de la Mano Negra
    .not-before = fuera de la Mano Negra
is-trait-infernal = infernal
    .before = { $count ->
        [one] infernal
       *[other] infernales
    }
    .not-before = { $count ->
        [one] no infernal
       *[other] no infernales
    }
is-trait-red-list = de la Lista Roja
    .before = de la Lista Roja
    .not-before = fuera de la Lista Roja
is-trait-seraph = Seraph
    .before = Seraph
    .not-before = no Seraph
is-trait-sterile = estéril
    .before = estéril
    .not-before = no estéril
is-trait-scarce = escaso
    .before = escaso
    .not-before = no escaso
made-by-this = los siervos hechos por esta carta
crypt-top = la carta de encima de { $you ->
    [them] su
   *[you] tu
} cripta
top-of-library = la carta de encima de { $you ->
    [them] su
   *[you] tu
} biblioteca
older-than = mayor que { $which-a }
    .after = mayor que { $which-a }
older-than-all = mayor que el mayor de { $which-many }
    .after = mayor que el mayor de { $which-many }
younger-than = más joven que { $which-a }
    .after = más joven que { $which-a }
becoming = { $mood ->
    [can] pon { $which } en juego, en la zona de preparados,
   *[told] { DOES($which, "entra") } en juego, en la zona de preparados,
}
form-numbers = { $form-numbers ->
    [usual] {""}
   *[other] , { $form-strength } de fuerza y { $form-bleed } de sangrado
}
form-noun = { $kind ->
    [ally] aliado
    [vampire] vampiro
   *[other] { $kind }
} { $keywords } { form-clan } { form-sect } { form-unique }
form-clan = { $clan-is ->
    [none] {""}
   *[other] { $clan }
}
form-unique = { $unique ->
    [yes] único
   *[no] {""}
}
form-changes = ; { $changes }
form-abilities = : { $abilities }
form-ability = «{ $ability }»
becoming-like = { $same-is ->
    [none] {""}
   *[other] , como { $like } ({ $same })
} { $disciplines-is ->
    [none] {""}
   *[other] , con { $disciplines }
}
becoming-removed = se retira de la partida cuando es quemado
playable-on-this = que se podría jugar sobre { self }
    .after = que se podría jugar sobre { self }
basic-disciplines = { $disciplines } al nivel básico
keeps-clan = esta carta conserva el clan que { $of } tiene ahora
keeps-sect = esta carta conserva la secta que { $of } tiene ahora
other-version = la otra versión de { $which }
    .after = que es la otra versión de { $which }
merges = fusiona { $which } con { $vampire }
becomes-unique = esta carta es única
