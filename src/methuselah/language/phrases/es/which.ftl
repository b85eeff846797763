### Cartas y Matusalenes: el nombre y lo que lo rodea.

phrase = { $noun } { $before } { $after }
determined-a = { $gender ->
    [f] una
   *[m] un
} { $phrase }
determined-each = cada { $phrase }
determined-many = { $phrase }
determined-bare = { $phrase }
that = { $gender ->
    [f] esa
   *[m] ese
} { $phrase }
the-other = { $gender ->
    [f] la otra
   *[m] el otro
} { $phrase }
those = esos { $phrase }
some-of = { $fixed ->
    [yes] { $most }
    [some] { $gender ->
        [f] una
       *[m] uno
    } o más
    [any] cualquier número de
   *[no] hasta { $most }
} { $phrase }
that-is = que { that-are } { $words }
that-is-not = que no { that-are } { $words }
that-are = { $count ->
    [one] es
   *[other] son
}
whose = de { $who }

noun-minion = siervo
    .many = siervos
noun-card = carta
    .many = cartas
    .gender = f
noun-vampire = vampiro
    .many = vampiros
noun-crypt-card = vampiro
    .many = vampiros

place-ready = preparado
    .before = { $gender ->
        [f] preparada
       *[m] preparado
    }{ $count ->
        [one] {""}
       *[other] s
    }
place-torpor = en letargo
place-uncontrolled = no controlado
    .before = { $count ->
        [one] no controlado
       *[other] no controlados
    }
    .owned = { $owner-is ->
        [you] en tu zona no controlada
        [them] en su zona no controlada
       *[other] en la zona no controlada { $whose }
    }
place-hand = en una mano
    .owned = { $owner-is ->
        [you] en tu mano
        [them] en su mano
       *[other] en la mano { $whose }
    }
place-library = en una biblioteca
    .owned = { $owner-is ->
        [you] en tu biblioteca
        [them] en su biblioteca
       *[other] en la biblioteca { $whose }
    }
place-crypt = en una cripta
    .owned = { $owner-is ->
        [you] en tu cripta
        [them] en su cripta
       *[other] en la cripta { $whose }
    }
place-ash-heap = en un montón de cenizas
    .owned = { $owner-is ->
        [you] en tu montón de cenizas
        [them] en su montón de cenizas
       *[other] en el montón de cenizas { $whose }
    }

ref = esa carta
ref-minion = { self }
ref-card = { $card ->
    [that] esa carta
   *[this] esta carta
}
ref-bearer = el siervo con esta carta
ref-acting = el siervo que actúa
ref-blocker = el siervo que bloquea
remembered-all = cada siervo recordado
bearer-of = el siervo que tiene { $which }
opponent-of = el siervo que se enfrenta a { $which }
ref-opposing = el siervo oponente
ref-subject = ese siervo
ref-points = cada uno, por cada punto
ref-target = la carta elegida
ref-chosen = la carta elegida

seats-them = él
    .whose = suya
    .after = que controla
seats-you = tú
    .whose = tuya
    .after = que controlas
seats-prey = tu presa
    .whose = de tu presa
seats-their-prey = su presa
    .whose = de su presa
seats-predator = tu depredador
    .whose = de tu depredador
seats-prey-of = la presa de { $of }
    .whose = de la presa de { $of }
seats-each = cada Matusalén
    .whose = de cada Matusalén
    .many = Matusalenes
    .one = un Matusalén
seats-others = cada otro Matusalén
    .whose = de cada otro Matusalén
    .many = otros Matusalenes
    .one = otro Matusalén
seats-bleedable = cada otro Matusalén
    .one = otro Matusalén que no sea el que actúa
seats-bled = el Matusalén sangrado
    .whose = del Matusalén sangrado
seats-acting = el Matusalén que actúa
    .whose = del Matusalén que actúa
seats-subject = ese Matusalén
    .whose = de ese Matusalén
seats-controller = el controlador de { $of }
    .brief = su controlador
    .whose = { $of-is ->
        [those] del controlador de { $of-a }
        [bearer] del controlador de { self }
        [card] del controlador de esta carta
        [opposing] del controlador del siervo oponente
       *[other] de su controlador
    }
seats-chosen = { $word ->
    [taker] el Matusalén que usó esta habilidad
    [holder] el Matusalén que la tenía
   *[other] ese Matusalén
}
    .whose = de ese Matusalén
place-incapacitated = incapacitado
    .before = { $count ->
        [one] incapacitado
       *[other] incapacitados
    }
place-permanent = en juego
place-attached = en otra carta
ref-remembered-habit = la carta elegida
ref-remembered-risen = el vampiro devuelto
ref-remembered-keeper = el vampiro que jugó esta carta
ref-remembered-favored = el siervo que actuaba
ref-remembered-king = el vampiro que jugó esta carta
ref-remembered-chosen = el vampiro elegido
ref-remembered-locked = el vampiro girado
ref-remembered-wielder = el vampiro que las usó
ref-remembered-free = el otro vampiro
ref-caller = el vampiro que convocó el referéndum
ref-revealed = la carta revelada
ref-drawn = las cartas robadas
ref-nobody = nadie
ref-number = la carta descartada
striking-gun = { $kind-is ->
    [gun] { $loaded ->
        [yes] el arma de fuego cargada
       *[no] el arma de fuego
    }
   *[other] el arma cuerpo a cuerpo
} con la que { self } golpea
involved-fighters = un siervo en combate
chosen-in-terms = una carta elegida en los términos del referéndum
involved-aimed-at = la carta a la que se dirige la acción
involved-action-card = la carta con la que { self } realizó la acción
involved-card-of-type-action = la carta de acción con la que { self } realizó la acción
involved-equipped-with = el equipo con el que se ha equipado el siervo que actúa
involved-equipping-with = el equipo que toma el siervo que actúa
seats = ese Matusalén
seats-prey-or-predator = tu presa y tu depredador
    .one = tu presa o tu depredador
seats-prey-s-prey = la presa de tu presa
seats-predator-s-predator = el depredador de tu depredador
    .whose = del depredador de tu depredador
seats-turn = el Matusalén que tiene el turno
    .whose = de ese Matusalén
seats-opposing = el controlador del siervo oponente
    .whose = del controlador del siervo oponente
seats-edge = otro Matusalén que tiene la Ventaja
seats-canceller = el Matusalén que lo cancela
seats-former-controller = su controlador
    .whose = de su controlador
seats-voted-for = cada Matusalén que votó a favor del referéndum
    .whose = de cada uno de ellos
seats-voted-against = cada Matusalén que votó en contra del referéndum
    .whose = de cada uno de ellos
seats-voted-only-for = cada Matusalén que solo votó a favor del referéndum
    .whose = de cada uno de ellos
seats-voted-only-against = cada Matusalén con votos solo en contra del referéndum
    .whose = de cada uno de ellos
seats-directed-at = el Matusalén al que se dirige la acción
    .whose = del Matusalén al que se dirige la acción
seats-diablerized = el controlador del vampiro diabolizado
    .whose = del controlador del vampiro diabolizado
seats-all-but = cada uno de los demás Matusalenes
    .whose = de cada uno de ellos
least-seats = al menos { $least } de { $seats-many }
seats-but-you = { $of } (salvo tú)
    .whose = de cada uno de ellos
seats-remembered = ese Matusalén
seats-remembered-several = { $of-is ->
    [none] cada Matusalén elegido para esta carta
   *[other] un Matusalén elegido para { $of-a }
}
    .one = { $of-is ->
        [none] uno de los Matusalenes elegidos para esta carta
       *[other] un Matusalén elegido para { $of-a }
    }
fighter-acting = el siervo que actúa, en combate
fighter-yours = tu siervo en combate
fighter-opposing-yours = el oponente de tu siervo
ref-burned = la carta quemada
