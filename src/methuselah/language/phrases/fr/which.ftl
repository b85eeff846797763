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
those = ces { $phrase }-là
some-of = { $fixed ->
    [yes] { $most }
   *[no] jusqu'à { $most }
} { $phrase }
that-is = qui est { $words }
that-is-not = qui n'est pas { $words }
whose = de { $who }

noun-minion = serviteur
    .many = serviteurs
noun-card = carte
    .many = cartes
noun-vampire = vampire
    .many = vampires
noun-crypt-card = vampire
    .many = vampires

place-ready = prêt
    .before = { $count ->
        [one] prêt
       *[other] prêts
    }
place-torpor = en torpeur
place-uncontrolled = non contrôlé
    .before = non contrôlé
    .owned = { $owner-is ->
        [you] dans votre région non contrôlée
       *[other] dans la région non contrôlée { $whose }
    }
place-hand = dans une main
    .owned = { $owner-is ->
        [you] dans votre main
       *[other] dans la main { $whose }
    }
place-library = dans une bibliothèque
    .owned = { $owner-is ->
        [you] dans votre bibliothèque
       *[other] dans la bibliothèque { $whose }
    }
place-crypt = dans une crypte
    .owned = { $owner-is ->
        [you] dans votre crypte
       *[other] dans la crypte { $whose }
    }
place-ash-heap = dans un tas de cendres
    .owned = { $owner-is ->
        [you] dans votre tas de cendres
       *[other] dans le tas de cendres { $whose }
    }

ref = cette carte-là
ref-minion = { self }
ref-card = cette carte
ref-bearer = le porteur
ref-acting = le serviteur qui agit
ref-blocker = le serviteur qui bloque
ref-opposing = le serviteur adverse
ref-subject = ce serviteur-là
ref-target = la carte choisie
ref-chosen = la carte choisie

seats-them = ils
    .whose = de leur propriétaire
    .after = qu'ils contrôlent
seats-you = vous
    .whose = à vous
    .after = que vous contrôlez
seats-prey = votre proie
    .whose = de votre proie
seats-predator = votre prédateur
    .whose = de votre prédateur
seats-each = chaque Mathusalem
    .whose = de chaque Mathusalem
    .one = un Mathusalem
seats-others = chaque autre Mathusalem
    .whose = de chaque autre Mathusalem
    .one = un autre Mathusalem
seats-bleedable = chaque autre Mathusalem
    .one = un autre Mathusalem que celui qui agit
seats-bled = le Mathusalem mordu
    .whose = du Mathusalem mordu
seats-acting = le Mathusalem actif
    .whose = du Mathusalem actif
seats-subject = ce Mathusalem-là
    .whose = de ce Mathusalem
seats-controller = le contrôleur de { $of }
    .whose = de son contrôleur
seats-chosen = ce Mathusalem-là
    .whose = de ce Mathusalem
