### Les lignes du journal, par leur nom.

log-turn = Tour { $n } : { $who ->
    [you] à vous
   *[other] à { $who }
}
log-phase = { DOES($who, "commence", "commencez") } la { $phase }
log-skipped-turn = { DOES($who, "passe", "passez") } le tour
log-skipped-phase = { DOES($who, "saute", "sautez") } la { $phase }
doing = { $how ->
    [bleed] mord
    [hunt] chasse
    [equip] s'équipe
    [employ] emploie un suivant
    [recruit] recrute un allié
    [political] appelle un référendum
    [leave-torpor] sort de torpeur
    [rescue] part au secours d'un vampire
    [diablerie] part pour une diablerie
    [become-anarch] devient anarch
    [power] acquiert un pouvoir
    [burn-imbued] part brûler un imprégné neutralisé
    [red-list] traque un serviteur marqué
    [card] agit
   *[other] agit ({ $word })
}
log-announced = { $on } { doing }
log-announced-bleed = { $on } lance une morsure contre { $seats }
log-announced-at = { $on } { doing }, contre { $seats }
log-announced-with = { $words } : { $card }
log-played = { DOES($who, "joue", "jouez") } { $card }{ $level }
log-played-with = { DOES($who, "joue", "jouez") } { $card }{ $level } avec { $other }
log-used = { DOES($who, "utilise", "utilisez") } { $card }
log-used-with = { DOES($who, "utilise", "utilisez") } { $card } avec { $other }
log-answered = { $on } : la carte fait son effet
log-cancelled = { $on } : la carte est annulée
log-attempts-to-block = { $on } tente de bloquer
log-failed-to-block = { $on } ne parvient pas à bloquer
log-flipped = { $on } : la pièce tombe sur { $n ->
    [1] face
   *[other] pile
}
log-rolled = { $on } : le dé montre { $n }
log-block-cancelled = { $on } ne tente plus de bloquer
log-blocks = { $on } bloque
log-redirected = { $card } mord maintenant { $who ->
    [you] votre réserve
   *[other] { $who }
}
log-goes-on-unblocked = { $on } continue comme si l'action n'était pas bloquée
log-takes-over-the-action = { $on } reprend l'action de { $other }
log-succeeded = { $on } réussit
log-fizzled = l'action reste sans effet : { $how ->
    [cost] le coût ne peut pas être payé
    [target] sa cible n'est plus là
   *[other] { $word }
}
log-action-ended = { $on } n'agit plus : l'action prend fin
log-action-cancelled = { $on } n'agit plus : l'action est annulée
log-action-over = { $on } a fini ({ $word })
log-bled = { DOES($who, "subit", "subissez") } une morsure de { $n }{ $why }
log-gained-pool = { DOES($who, "gagne", "gagnez") } { $n } de réserve{ $why }
log-burned-pool = { DOES($who, "brûle", "brûlez") } { $n } de réserve{ $why }
log-moved-pool = { DOES($who, "déplace", "déplacez") } { $n } de réserve vers { $target }
log-gained-blood = { $on } gagne { $n } de sang{ $by }
log-burned-blood = { $on } brûle { $n } de sang{ $by }
log-moved-blood = { $n } de sang passe de { $source } à { $target }
log-moved-blood-to-pool = { DOES($who, "déplace", "déplacez") } { $n } de sang de { $source } vers { $who ->
    [you] votre réserve
   *[other] sa réserve
}
log-moved-counters = { $n ->
    [one] { $n } marqueur passe
   *[other] { $n } marqueurs passent
} de { $source } à { $target }
log-moved-counters-to-pool = { DOES($who, "déplace", "déplacez") } { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
} de { $source } vers { $who ->
    [you] votre réserve
   *[other] sa réserve
}
log-returned-to-hand = { $on } revient dans la main
log-stole-blood = { $on } vole { $n } de sang à { $other }
log-drained = { $on } rend { $n } de sang à la banque
log-counters = { $on } a maintenant { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
log-corruption = { $on } a maintenant { $n ->
    [one] { $n } marqueur de corruption
   *[other] { $n } marqueurs de corruption
}
log-has-counters = { DOES($who, "a", "avez") } { $n } { $n ->
    [one] marqueur
   *[other] marqueurs
} « { $word } »
log-locked = { $on } s'incline
log-unlocked = { $on } se redresse
log-moved-ready = { $on } est dans la zone disponible
log-moved-torpor = { $on } part en torpeur
log-moved-permanent = { $on } est en jeu
log-attached = { $on } est placé sur { $other }
log-burned = { $on } est brûlé
log-burns = { $on } brûle
log-discarded = { DOES($who, "défausse", "défaussez") } { $card }
log-changed-control = { DOES($who, "contrôle", "contrôlez") } { $card }
log-merged = { $on } fusionne avec son autre version
log-shuffled = { DOES($who, "mélange", "mélangez") } { $how ->
    [library] la bibliothèque
    [crypt] la crypte
    [library-s-top] le dessus de la bibliothèque
    [ash-heap] le tas de cendres
   *[other] { $word }
}
log-drew = { DOES($who, "pioche", "piochez") } { $card }
log-drew-openly = { DOES($who, "pioche", "piochez") } { $card }, face visible
log-took-in-hand = { DOES($who, "prend", "prenez") } { $card } en main
log-drew-from-the-crypt = { DOES($who, "pioche", "piochez") } une carte de crypte
log-drew-from-the-crypt-known = vous piochez { $card } dans la crypte
log-saw = { DOES($who, "regarde", "regardez") } une carte
log-saw-known = vous voyez { $card }
log-saw-in-hand = { DOES($who, "regarde", "regardez") } une main
log-saw-in-hand-known = vous voyez { $card } dans { $whose ->
    [you] votre main
   *[other] la main de { $whose }
}
log-became = { $on } est maintenant { $word }
log-took-the-edge = { DOES($who, "prend", "prenez") } l'Avantage
log-burned-the-edge = { DOES($who, "brûle", "brûlez") } l'Avantage
log-gained-victory-points = { DOES($who, "gagne", "gagnez") } { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
log-lost-victory-points = { DOES($who, "perd", "perdez") } { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
log-took-seats = le nouvel ordre des places : { $seats }
log-bid = { DOES($who, "enchérit", "enchérissez") } de { $n } de réserve
log-owes = { DOES($who, "doit", "devez") } { $n } de réserve
log-talks-of-trade = { DOES($who, "parle", "parlez") } d'un échange avec { $seats }
log-offers = { DOES($who, "offre", "offrez") } { $card }
log-asks-for = { DOES($who, "demande", "demandez") } { $card }
log-takes-back = { DOES($who, "retire", "retirez") } { $card } des termes
log-offers-pool = { DOES($who, "offre", "offrez") } { $n } de réserve
log-asks-for-pool = { DOES($who, "demande", "demandez") } { $n } de réserve
log-refuses-to-trade = { DOES($who, "refuse", "refusez") } l'échange
log-trades = { DOES($who, "fait", "faites") } un échange avec { $seats }
log-named = { DOES($who, "nomme", "nommez") } { $card }
log-showed-a-sign = { DOES($who, "a montré", "avez montré") } { $word }
log-revealed-number = { DOES($who, "a choisi", "avez choisi") } { $n }
log-stays-in-the-game = { DOES($who, "reste", "restez") } dans la partie : le retrait a échoué
log-anted = { DOES($who, "mise", "misez") } { $card }
log-called-the-hunt = { DOES($who, "appelle", "appelez") } une chasse au sang contre { $card }
log-announced-withdrawal = { DOES($who, "annonce", "annoncez") } un retrait
log-ousted = { DOES($who, "est évincé", "êtes évincé") }
log-withdrew = { DOES($who, "se retire", "vous retirez") } de la partie
log-time-called = le temps est écoulé
over-reason = { $how ->
    [last-standing] il n'en reste qu'un
    [time] le temps est écoulé
    [agreement] d'un commun accord
   *[other] { $word }
}
log-game-over = La partie est finie ({ over-reason }) : { DOES($who, "gagne", "gagnez") }
log-game-over-nobody = La partie est finie ({ over-reason }) : personne ne gagne
log-master-phase-actions = { DOES($who, "a", "avez") } { $n ->
    [one] { $n } action de phase de maître
   *[other] { $n } actions de phase de maître
}
log-trifle = { DOES($who, "gagne", "gagnez") } une action de phase de maître (bagatelle){ $why }
log-marked = { $on } est marqué pour ce tour
log-transfers = { DOES($who, "a", "avez") } { $n ->
    [one] { $n } transfert
   *[other] { $n } transferts
}
log-strikes = { $on } { $how ->
    [hand] frappe à mains nues
    [damage] frappe
    [melee] frappe
    [dodge] esquive
    [ends] frappe : fin du combat
    [steal] frappe pour voler du sang
    [destroy] frappe pour détruire un équipement
    [take] frappe pour voler un équipement
    [none] n'a pas de frappe
   *[other] frappe
}{ $by }
log-additional-strikes = { $on } gagne { $n ->
    [one] { $n } frappe supplémentaire
   *[other] { $n } frappes supplémentaires
}
log-combat = Combat : { $card } et { $another }
log-round = round { $n }
log-combat-over = le combat est fini
log-maneuvered = { $on } manœuvre vers la { $word } distance
log-range = { $word } distance
log-pressed = { $on } utilise une poursuite pour { $how ->
    [continue] continuer
    [end] finir
   *[other] { $word }
}
log-damaged = { $on } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
log-prevented = { $on } prévient { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
log-seized = { $how ->
    [take] { $another } vole { $card }
   *[other] { $another } détruit { $card }
}
log-exchanged = { $on } est échangé contre { $other }
log-revealed = { $on } est révélé
log-diablerizes = { $on } commet une diablerie sur { $other }
log-diablerie-undone = { $on } est sauvé de la diablerie
log-took = { $on } est pris par { $other }
log-awarded = { $on } est attribué à { $other }
log-fetched = { $on } est cherché dans { $how ->
    [library] la bibliothèque
    [ash-heap] le tas de cendres
    [hand] la main
   *[other] { $word }
} pour { $other }
log-blood-hunt = { $on } est la cible d'une chasse au sang
log-referendum = Référendum : { $another }, appelé par { $on }
log-referendum-hunt = Référendum : une chasse au sang contre { $on } ?
log-tallied = Le référendum est { $how ->
    [passed] adopté
    [failed] rejeté
   *[other] { $word }
}{ $n ->
    [0] {""}
    [one] {" "}à { $n } voix près
   *[other] {" "}à { $n } voix près
}
log-cancelled-the-referendum = le référendum est annulé
log-voted = { DOES($who, "donne", "donnez") } { $n } voix { $word } ({ $source })
log-gained-votes = { DOES($who, "gagne", "gagnez") } { $n } voix { $word }{ $by }
log-abstains = { $on } s'abstient
log-votes-changed = { $on } vote maintenant { $word }
log-contested = { $on } est contesté
log-contested-herself = { $on } contesterait son propre exemplaire et est brûlé
log-won-the-contest = { $on } n'est plus contesté
log-yielded = { $on } est cédé
log-title-contested = { $on } conteste le titre : { $word }
log-lost-title = { $on } perd le titre : { $word }
log-won-the-title = { $on } détient seul le titre
the-edge = l'Avantage
