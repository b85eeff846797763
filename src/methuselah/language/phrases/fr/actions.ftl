### Le cours des actions.

at-moment-blocked = si l'action est bloquée, { $effects }
at-moment-after-resolution = après la résolution de l'action, { $effects }
at-moment-successful-bleed = si la morsure réussit, { $effects }
redirect = changez la cible de la morsure : { $to }
    .brief = redirige la morsure
attempt = { $which } tente de bloquer
    .brief = tente de bloquer
fail-attempt = la tentative de blocage échoue
cancel-card = annulez cette carte { $free ->
    [yes] , et son coût n'est pas payé
   *[no] {""}
}
