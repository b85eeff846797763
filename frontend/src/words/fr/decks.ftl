## The page of decks

rooms = Pièces
decks-title = Paquets
the-list = La liste
list-lead = Collez une liste ou un « Deck in URL » de VDB, ou ouvrez un fichier.
your-decks = Vos paquets
forget-deck = Oublier { $name }
read-list = Lire
the-cards = Les cartes
cards-lead = Ce que la liste contient, par type ; une carte qui ne se joue pas encore ici vient avec ce qui peut la remplacer.
deck-size = { $crypt } cartes de crypte et { $library } de bibliothèque.
not-played = { $number ->
    [one] Une carte ne se joue pas encore ici.
   *[other] { $number } cartes ne se jouent pas encore ici.
  }
all-played = Toutes se jouent ici.
capacity-and-group = capacité { $capacity }, groupe { $group ->
    [0] quelconque
   *[other] { $group }
  }
not-here-yet = Pas encore ici. À sa place :
take-instead = { $name }
look-at = Regarder { $name }
nothing-near = rien que cette crypte puisse employer.
about-deck = Sur le paquet
about-lead = Où il est légal, ses capacités et ses Disciplines.
legality = Légal en
is-legal = légal
capacities = Capacités
disciplines = Disciplines de la bibliothèque
deck-name = Nom
notes = Notes
keep-deck = Garder
deck-kept = Gardé dans ce navigateur. Il est à la mise en place sous « Coller une liste ».
copy-as = Copier en { $form }
