### Cartes et Mathusalems : le nom et ce qui l'entoure.

phrase = { $noun } { $before } { $after }
determined-a = { $gender ->
    [f] une
   *[m] un
} { $phrase }
determined-each = chaque { $phrase }
determined-many = { $phrase }
determined-bare = { $phrase }
that = { $gender ->
    [f] cette
   *[m] ce
} { $phrase }-là
the-other = l'autre { $phrase }
those = ces { $phrase }-là
some-of = { $fixed ->
    [yes] { $most }
    [some] { $gender ->
        [f] une
       *[m] un
    } ou plusieurs
    [any] un nombre quelconque de
   *[no] jusqu'à { $most }
} { $phrase }
that-is = qui { that-are } { $words }
that-is-not = qui { $count ->
    [one] n'est
   *[other] ne sont
} pas { $words }
that-are = { $count ->
    [one] est
   *[other] sont
}
whose = de { $who }

noun-minion = serviteur
    .many = serviteurs
noun-card = carte
    .many = cartes
    .gender = f
noun-vampire = vampire
    .many = vampires
noun-crypt-card = vampire
    .many = vampires

place-ready = disponible
    .before = { $count ->
        [one] disponible
       *[other] disponibles
    }
place-torpor = en torpeur
place-uncontrolled = non contrôlé
    .before = { $count ->
        [one] non contrôlé
       *[other] non contrôlés
    }
    .owned = { $owner-is ->
        [you] dans votre zone non contrôlée
        [them] dans sa zone non contrôlée
       *[other] dans la zone non contrôlée { $whose }
    }
place-hand = dans une main
    .owned = { $owner-is ->
        [you] dans votre main
        [them] dans sa main
       *[other] dans la main { $whose }
    }
place-library = dans une bibliothèque
    .owned = { $owner-is ->
        [you] dans votre bibliothèque
        [them] dans sa bibliothèque
       *[other] dans la bibliothèque { $whose }
    }
place-crypt = dans une crypte
    .owned = { $owner-is ->
        [you] dans votre crypte
        [them] dans sa crypte
       *[other] dans la crypte { $whose }
    }
place-ash-heap = dans un tas de cendres
    .owned = { $owner-is ->
        [you] dans votre tas de cendres
        [them] dans son tas de cendres
       *[other] dans le tas de cendres { $whose }
    }

ref = cette carte-là
ref-minion = { self }
ref-card = { $card ->
    [that] cette carte-là
   *[this] cette carte
}
ref-bearer = le porteur
ref-acting = le serviteur qui agit
ref-blocker = le serviteur qui bloque
remembered-all = chaque serviteur retenu
bearer-of = le serviteur qui a { $which }
opponent-of = le serviteur opposé à { $which }
ref-opposing = le serviteur adverse
ref-subject = ce serviteur-là
ref-points = chacun, pour chaque point
ref-target = la carte choisie
ref-chosen = la carte choisie

seats-them = il
    .whose = de ce Mathusalem-là
    .after = qu'il contrôle
seats-you = vous
    .whose = à vous
    .after = que vous contrôlez
seats-prey = votre proie
    .whose = de votre proie
seats-their-prey = sa proie
    .whose = de sa proie
seats-predator = votre prédateur
    .whose = de votre prédateur
seats-prey-of = la proie de { $of }
    .whose = de la proie de { $of }
seats-each = chaque Mathusalem
    .whose = de chaque Mathusalem
    .many = Mathusalems
    .one = un Mathusalem
seats-others = chaque autre Mathusalem
    .whose = de chaque autre Mathusalem
    .many = autres Mathusalems
    .one = un autre Mathusalem
seats-bleedable = chaque autre Mathusalem
    .one = un autre Mathusalem que celui qui agit
seats-bled = le Mathusalem mordu
    .whose = du Mathusalem mordu
seats-acting = le Mathusalem qui agit
    .whose = du Mathusalem qui agit
seats-subject = ce Mathusalem-là
    .whose = de ce Mathusalem
seats-controller = le contrôleur de { $of }
    .brief = son contrôleur
    .whose = { $of-is ->
        [those] du contrôleur de { $of-a }
        [bearer] du contrôleur de { self }
        [card] du contrôleur de cette carte
        [opposing] du contrôleur du serviteur adverse
       *[other] de son contrôleur
    }
seats-chosen = { $word ->
    [taker] le Mathusalem qui a utilisé cette capacité
    [holder] le Mathusalem qui l'avait
   *[other] ce Mathusalem-là
}
    .whose = de ce Mathusalem
place-incapacitated = neutralisé
    .before = { $count ->
        [one] neutralisé
       *[other] neutralisés
    }
place-permanent = en jeu
place-attached = sur une autre carte
ref-remembered-habit = la carte choisie
ref-remembered-risen = le vampire ramené
ref-remembered-keeper = le vampire qui a joué cette carte
ref-remembered-favored = le serviteur qui agissait
ref-remembered-king = le vampire qui a joué cette carte
ref-remembered-chosen = le vampire choisi
ref-remembered-locked = le vampire incliné
ref-remembered-wielder = le vampire qui s'en est servi
ref-remembered-free = l'autre vampire
ref-caller = le vampire qui a appelé le référendum
ref-revealed = la carte révélée
ref-drawn = les cartes piochées
ref-nobody = personne
ref-number = la carte défaussée
striking-gun = { $kind-is ->
    [gun] { $loaded ->
        [yes] l'arme à feu chargée
       *[no] l'arme à feu
    }
   *[other] l'arme de mêlée
} avec laquelle { self } frappe
involved-fighters = un serviteur au combat
chosen-in-terms = une carte choisie dans les termes du référendum
involved-aimed-at = la carte que vise l'action
involved-action-card = la carte avec laquelle { self } a entrepris l'action
involved-card-of-type-action = la carte d'action avec laquelle { self } a entrepris l'action
involved-equipped-with = l'équipement dont le serviteur qui agit s'est équipé
involved-equipping-with = l'équipement que prend le serviteur qui agit
seats = ce Mathusalem-là
seats-prey-or-predator = votre proie et votre prédateur
    .one = votre proie ou votre prédateur
seats-prey-s-prey = la proie de votre proie
seats-predator-s-predator = le prédateur de votre prédateur
    .whose = du prédateur de votre prédateur
seats-turn = le Mathusalem dont c'est le tour
    .whose = de ce Mathusalem
seats-opposing = le contrôleur du serviteur adverse
    .whose = du contrôleur du serviteur adverse
seats-edge = un autre Mathusalem qui a l'Avantage
seats-canceller = le Mathusalem qui l'annule
seats-former-controller = son contrôleur
    .whose = de son contrôleur
seats-voted-for = chaque Mathusalem qui a voté pour le référendum
    .whose = de chacun d'eux
seats-voted-against = chaque Mathusalem qui a voté contre le référendum
    .whose = de chacun d'eux
seats-voted-only-for = chaque Mathusalem qui n'a voté que pour le référendum
    .whose = de chacun d'eux
seats-voted-only-against = chaque Mathusalem dont les voix sont toutes contre le référendum
    .whose = de chacun d'eux
seats-directed-at = le Mathusalem que vise l'action
    .whose = du Mathusalem que vise l'action
seats-diablerized = le contrôleur du vampire diablerisé
    .whose = du contrôleur du vampire diablerisé
seats-all-but = chacun des autres Mathusalems
    .whose = de chacun d'eux
least-seats = au moins { $least } de { $seats-many }
seats-but-you = { $of } (sauf vous)
    .whose = de chacun d'eux
seats-remembered = ce Mathusalem-là
seats-remembered-several = { $of-is ->
    [none] chaque Mathusalem choisi pour cette carte
   *[other] un Mathusalem choisi pour { $of-a }
}
    .one = { $of-is ->
        [none] un des Mathusalems choisis pour cette carte
       *[other] un Mathusalem choisi pour { $of-a }
    }
fighter-acting = le serviteur qui agit, au combat
fighter-yours = votre serviteur au combat
fighter-opposing-yours = l'adversaire de votre serviteur
ref-burned = la carte brûlée
