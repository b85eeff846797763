### Ce qu'une page dit à qui l'écoute, et qui la table attend.

waits-for-you = À vous de décider
waits-for-anybody = Chacun peut agir
waits-for = { $names } { $n ->
    [one] décide
   *[other] décident
}
spoken-back = une carte { $back ->
    [crypt] de crypte
   *[library] de bibliothèque
} face cachée
spoken-blood = sang { $n } sur { $full }
spoken-life = vie { $n } sur { $full }
spoken-counters = { $n } marqueurs
spoken-acting = agit
spoken-blocking = bloque
spoken-target = cible
spoken-fighting = combat
spoken-with = avec { $name }
order-action = passe jusqu'à la fin de cette action
order-combat = passe jusqu'à la fin de ce combat
order-phase = passe jusqu'à la fin de cette phase
order-turn = passe jusqu'à la fin de ce tour
order-round = passe jusqu'à ce qui vous concerne
its-keywords = Ses mots-clés.
in-rulebook = Livre de règles : { $place }
in-ruling = Jurisprudence { $name }
