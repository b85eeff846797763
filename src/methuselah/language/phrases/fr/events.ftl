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
event-torpor = quand { $who } part en torpeur
event-left-torpor = quand { $who } sort de torpeur
event-burned = quand { $who } est brûlé
event-blocks = quand { $who } bloque
event-is-blocked = quand { $who } est bloqué
event-locked = quand { $who } s'incline
event-unlocked = quand { $who } se redresse
event-left-play = quand { $who } quitte le jeu
event-successful-bleed = quand { $who } mord avec succès
