### Les vampires qui viennent et s'en vont.
would-contest-any = qui en contesterait un en jeu
    .after = qui en contesterait un en jeu
    .not-after = qui n'en contesterait aucun en jeu
would-contest-yours = qui en contesterait un des vôtres
    .after = qui en contesterait un des vôtres
    .not-after = qui n'en contesterait aucun des vôtres
bring-into-play = { $on-is ->
    [none] déplacez { $which } dans votre zone disponible
   *[other] mettez { $which } sur { $on }
}
come-into-play = { DOES($which, "passe") } dans votre zone disponible { $blood ->
    [0] {""}
   *[other] avec { $blood } de sang
}
banish = déplacez { $which } dans la zone non contrôlée, avec tout ce qu'il porte
lend = { DOES($to, "prend") } le contrôle de { $which } jusqu'à votre prochaine phase de redressement
become-of-sect = { $mood ->
    [can] faites que { $which } devienne { becomes-sect }
   *[told] { DOES($which, "devient") } { becomes-sect }
}
becomes-sect = { $sect-is ->
    [anarch] Anarch
    [camarilla] Camarilla
    [sabbat] Sabbat
    [laibon] Laibon
    [independent] Indépendant
   *[other] { $sect }
}
in-influence-phase = c'est votre phase d'influence
    .only = une fois par tour, qui que ce soit qui la joue
choose-circle = choisissez un cercle
join-circle = { self } en fait partie
go-onto = mettez cette carte sur { $to }
draw-from-crypt = piochez la carte du dessus de votre crypte
event-vampire-burned = quand { DOES($who, "est") } brûlé
replace-diablerie = ne remplacez pas cette carte avant qu'un vampire commette une diablerie
replace-hunt = ne remplacez pas cette carte avant qu'un vampire chasse avec succès
replace-ousted = ne remplacez pas cette carte avant qu'un Mathusalem soit évincé
illusion-fights = après le combat, mettez la carte du dessous de votre crypte dans votre zone disponible avec { $part ->
    [1] autant de sang que sa capacité
   *[other] la moitié de sa capacité en sang
} ; elle combat le serviteur adverse, ne conteste rien, et est retirée de la partie à la fin de ce combat
replace-prey-ousted = ne remplacez pas cette carte avant que votre proie soit évincée
replace-titled-torpor = ne remplacez pas cette carte avant qu'un vampire titré aille en torpeur
replace-left-torpor = ne remplacez pas cette carte avant qu'un vampire passe de la torpeur à la zone disponible
replace-liaison = ne remplacez pas cette carte avant qu'un vampire devienne liaison
change-gains-no-pool = ne peut pas gagner de réserve
change-discards-replaced-later = ne remplace pas une carte défaussée par une action de phase de défausse { $word-is ->
    [unlock] avant sa prochaine phase de redressement
   *[other] avant sa prochaine phase { $word }
}
change-sect-is-no-more = { $word-is ->
    [sabbat] est considéré comme indépendant s'il est du Sabbat
    [camarilla] est considéré comme indépendant s'il est de la Camarilla
   *[other] est considéré comme indépendant s'il est { $word }
}
younger-diablerized = le vampire diablerisé était plus jeune
    .not = le vampire diablerisé n'était pas plus jeune
change-older-rescue-cost = coûte { SIGNED($amount) } de sang à qui, plus jeune, le secourt
