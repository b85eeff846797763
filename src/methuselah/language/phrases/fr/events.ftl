### À quoi répond une carte en jeu.

event-unlock-phase = { $who-is ->
    [you] pendant votre phase de redressement
   *[other] pendant la phase de redressement { $whose }
}
event-master-phase = { $who-is ->
    [you] pendant votre phase de maître
   *[other] pendant la phase de maître { $whose }
}
event-discard-phase = { $who-is ->
    [you] pendant votre phase de défausse
   *[other] pendant la phase de défausse { $whose }
}
event-influence-phase = { $who-is ->
    [you] pendant votre phase d'influence
   *[other] pendant la phase d'influence { $whose }
}
event-tallied = { $who-is ->
    [you] au décompte d'un référendum de votre tour
   *[other] au décompte d'un référendum du tour { $whose }
}
event-torpor = quand { DOES($who, "part") } en torpeur
event-came-out = quand { DOES($who, "sort") } de la zone non contrôlée
event-left-torpor = quand { DOES($who, "sort") } de torpeur
event-burned = quand { DOES($who, "est") } brûlé
event-announces = quand { DOES($who, "annonce") } une action
event-attempts-to-block = quand { DOES($who, "tente") } de bloquer
event-blocks = quand { DOES($who, "bloque") }
event-is-blocked = quand { DOES($who, "est") } bloqué
event-fails-to-block = quand { DOES($who, "échoue") } à bloquer une action
event-locked = quand { DOES($who, "s'incline") }
event-unlocked = quand { DOES($who, "se redresse") }
event-left-play = quand { DOES($who, "quitte") } le jeu
event-successful-bleed = quand { DOES($who, "mord") } avec succès
event-end-of-unlock-phase = { $who-is ->
    [you] à la fin de votre phase de redressement
   *[other] à la fin de la phase de redressement { $whose }
}
event-minion-phase = { $who-is ->
    [you] pendant votre phase des serviteurs
   *[other] pendant la phase des serviteurs { $whose }
}
event-end-of-minion-phase = { $who-is ->
    [you] à la fin de votre phase des serviteurs
   *[other] à la fin de la phase des serviteurs { $whose }
}
event-end-of-influence-phase = { $who-is ->
    [you] à la fin de votre phase d'influence
   *[other] à la fin de la phase d'influence { $whose }
}
event-discard-phase-passed = { $who-is ->
    [you] à la fin de votre phase de défausse
   *[other] à la fin de la phase de défausse { $whose }
}
event-discard-action = { $who-is ->
    [you] quand vous dépensez
   *[other] quand { DOES($who, "dépense") }
} une action de la phase de défausse
event-counters = quand les marqueurs sur { $who } changent
event-played-master = { $who-is ->
    [you] quand vous jouez
   *[other] quand { DOES($who, "joue") }
} une carte de maître
event-played-a-discipline = quand { DOES($who, "joue") } une carte qui demande { discipline-word }
event-played = quand { DOES($who, "est") } jouée
event-action-over = { $who-is ->
    [each] après une action
   *[other] après une action de { $who }
}
event-awarded = quand { DOES($who, "reçoit") } un trophée
event-blood-hunt = quand une chasse au sang est appelée contre { $who }
event-discarded = quand { $who } est défaussé
event-burned-minion = quand { $who } brûle un serviteur au combat
event-sent-to-torpor = quand { $who } envoie un vampire en torpeur au combat
event-burned-pool = { $who-is ->
    [you] quand vous brûlez
   *[other] quand { $who } brûle
} de la réserve
event-changed-sect = quand { DOES($who, "change") } de secte
event-combat-over = après un combat de { $who }
event-inflicts = quand { DOES($who, "inflige") } des dégâts
event-faces-damage = quand le serviteur adverse inflige des dégâts à { $who }, même s'ils sont prévenus
event-damaged = quand { DOES($who, "subit") } des dégâts
event-diablerie = quand { $who } commet une diablerie
event-emptied = quand { DOES($who, "n'a") } plus ni sang ni marqueurs
event-entered-play = quand { DOES($who, "entre") } en jeu
event-enters-combat = quand { DOES($who, "entre") } en combat
event-equipped = quand { DOES($who, "est") } prise comme équipement
event-gained-pool = { $who-is ->
    [you] quand vous gagnez
   *[other] quand { DOES($who, "gagne") }
} de la réserve
event-gained-title = quand { DOES($who, "obtient") } un titre
event-lost-title = quand { DOES($who, "perd") } son titre
event-ousted = { $who-is ->
    [you] quand vous êtes évincé
   *[other] quand { DOES($who, "est") } évincé
}
event-prey-ousted = { $who-is ->
    [you] après que votre proie est évincée
   *[other] après que la proie { $whose } est évincée
}
event-evades = quand { DOES($who, "esquive") } ou met fin au combat par sa frappe
event-end-of-round = à la fin de chaque round de combat de { $who }
event-pressed-to-continue = après que { $who } a utilisé une poursuite pour continuer le combat
event-normal-strikes = pendant la résolution des frappes normales
event-press-step = à l'étape de poursuite
event-recruited = quand { DOES($who, "est") } recruté
event-cancelled = quand { $who } est annulé en étant joué
event-referendum-cancelled = quand un référendum appelé par { $who } est annulé
event-referendum-failed = quand un référendum appelé par { $who } est rejeté
event-lost-the-edge = { $who-is ->
    [you] quand vous perdez
   *[other] quand { DOES($who, "perd") }
} l'Avantage
event-paid-infernal = { $who-is ->
    [you] quand vous brûlez
   *[other] quand { DOES($who, "brûle") }
} 1 réserve pour déverrouiller un serviteur infernal
event-took-the-edge = { $who-is ->
    [you] quand vous prenez
   *[other] quand { DOES($who, "prend") }
} l'Avantage
event-withdrew = { $who-is ->
    [you] quand vous vous retirez
   *[other] quand { DOES($who, "se retire") }
}
event-votes-tallied = quand les voix d'un référendum appelé par { $who } sont décomptées
event-referendum-passed = quand un référendum appelé par { $who } est adopté
event-left-ready-region = quand { DOES($who, "quitte") } la zone disponible
event-changed-bearer = quand { DOES($who, "passe") } à un autre serviteur
event-changed-control = quand { DOES($who, "change") } de contrôleur
event-about-to-bleed = quand { $who } va mordre avec succès
event-employed = quand { DOES($who, "est") } employé
event-transferred = quand un transfert met 1 de réserve sur { $who }
event-won-contest = quand { DOES($who, "cesse") } d'être en dispute
