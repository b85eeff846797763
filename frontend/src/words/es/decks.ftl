## The page of decks

rooms = Salas
decks-title = Mazos
the-list = La lista
list-lead = Pega una lista o un «Deck in URL» de VDB, o abre un archivo.
your-decks = Tus mazos
forget-deck = Olvidar { $name }
read-list = Leer
the-cards = Las cartas
cards-lead = Lo que hay en la lista, por tipo; una carta que aún no se juega aquí viene con lo que puede sustituirla.
deck-size = { $crypt } cartas de cripta y { $library } de biblioteca.
not-played = { $number ->
    [one] Una carta aún no se juega aquí.
   *[other] { $number } cartas aún no se juegan aquí.
  }
all-played = Todas se juegan aquí.
capacity-and-group = capacidad { $capacity }, grupo { $group ->
    [0] cualquiera
   *[other] { $group }
  }
not-here-yet = Aún no está. En su lugar:
take-instead = { $name }
look-at = Mirar { $name }
nothing-near = nada que esta cripta pueda usar.
about-deck = Sobre el mazo
about-lead = Dónde es legal, sus capacidades y Disciplinas.
legality = Legal en
is-legal = legal
capacities = Capacidades
disciplines = Disciplinas de la biblioteca
deck-name = Nombre
notes = Notas
keep-deck = Guardar
deck-kept = Guardado en este navegador. Está en la preparación, en «Pegar una lista».
copy-as = Copiar como { $form }
