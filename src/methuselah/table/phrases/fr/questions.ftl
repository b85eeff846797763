### Ce qui est demandé.

summary-bleed = la morsure de { $n } par { $minion } contre { $who ->
    [you] vous
   *[other] { $who }
}
summary-card = { $kind ->
    [card] l'action
    [political] l'action politique
   *[other] l'action ({ $word })
} de { $minion }, { $card }
summary = { $kind ->
    [card] l'action
    [political] l'action politique
   *[other] l'action ({ $word })
} de { $minion }
fate = { $minion } est sur le point { $how ->
    [torpor] de partir en torpeur
    [burned] d'être brûlé
    [incapacitated] d'être neutralisé
   *[other] : { $word }
}

ask-strike = Quelle frappe fait { $about } ?
ask-with-strike = Qu'ajoute { $about } à sa frappe ?
ask-retainer = Avec quelle arme { $about } combat ?
ask-first-to-resolve = Quelle frappe est résolue en premier ?
ask-credit = Combien de votre enchère pour { $about } devez-vous à crédit ?
ask-seize = Quel équipement { $about } prend ?
ask-maneuver = { $about } manœuvre ?
ask-press = { $about } utilise une poursuite ?
ask-additional = { $about } gagne des frappes supplémentaires ?
ask-trigger = Utilisez-vous { $about } ?
ask-effect = { $about } : que faites-vous ?
ask-bearer = { $about } : qui la reçoit ?
ask-target = { $about } : choisissez une cible
ask-aimed = { $about } : choisissez un Mathusalem
ask-to = { $about } : quel Mathusalem ?
ask-x = { $about } : combien vaut X ?
ask-draw = D'où piochez-vous ?
ask-draw-again = Vous avez pioché { $about }. La gardez-vous ?
ask-draw-one-more = Vous avez pioché pour remplacer une carte. En piochez-vous une de plus, pour défausser ensuite ?
ask-requirement = { $about } : en tant que quoi est-elle jouée ?
ask-order = { $about } : quelle carte est au-dessus ?
ask-diablerize = Le blocage réussit. Votre vampire commet-il une diablerie sur { $about } ?
ask-trophy = { $about } : est-il déplacé ?
ask-discard = Votre main est trop grande : quelle carte défaussez-vous ?
ask-equipment = Quel équipement ?
ask-discipline = Une Discipline pour { $about } ?
ask-partner = { $about } : avec qui échangez-vous ?
ask-blood-cost = Combien des 2 de sang paie le vampire qui porte secours ?
ask-points = { $about } : combien de points ?
ask-aim = Qui { $about } frappe ?
ask-about = { $about } : choisissez
ask = Choisissez
ask-trade = Échange avec { $who } : vous donnez { $gives } contre { $gets }

ask-cancel = { $who ->
    [you] Vous jouez
   *[other] { $who } joue
} { $card }. L'annuler ?
ask-votes = Voter ? Jusqu'ici { $for } pour, { $against } contre
ask-in-combat = Combat, { $window } : jouer quelque chose ?
ask-in-window = { $window } : jouer quelque chose ?
ask-unlock = Votre phase de redressement
ask-master = Votre phase de maître : { $n ->
    [one] { $n } action de phase de maître
   *[other] { $n } actions de phase de maître
}
ask-minion = Votre phase des serviteurs : quelle action ?
ask-influence = Votre phase d'influence : { $n ->
    [one] { $n } transfert
   *[other] { $n } transferts
}
ask-discard-phase = Votre phase de défausse : { $n ->
    [one] { $n } défausse
   *[other] { $n } défausses
}
ask-in-phase = { $who ->
    [you] Votre { $window }
   *[other] { $window } de { $who }
} : utiliser quelque chose ?
ask-attempt = { $minion } tente de bloquer { $what } : discrétion { $stealth }, interception { $intercept }
ask-own-action = { $what } : ajouter quelque chose ?
ask-block = Bloquer { $what } ?{ $stealth ->
    [0] {""}
   *[other] {" "}Discrétion { $stealth }
}
ask-react = { $what } : réagir ?
ask-declined = Personne ne bloque { $what }. Jouer quelque chose ?
ask-in-action = { $what }, { $window } : jouer quelque chose ?
