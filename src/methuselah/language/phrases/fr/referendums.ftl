### Le cours d'un référendum, les référendums d'autres cartes, les cartes gardées pour être jouées.
at-referendum-tallied = au décompte des voix, { $effects }
at-referendum-passed = si le référendum est adopté, { $effects }
at-referendum-failed = si le référendum est rejeté, { $effects }
first-passes = le premier référendum appelé ce tour-ci par { $which-a } est adopté d'office
next-passes = le prochain référendum appelé par { $who-is ->
    [you] un vampire que vous contrôlez
   *[other] un vampire
} { $until ->
    [turn] ce tour-ci est adopté d'office
   *[other] est adopté d'office
}
fail-referendum = le référendum est rejeté
referendum-is-called-by-this = { self } appelle le référendum
    .only = pendant un référendum que { self } appelle
referendum-is-called-by-a-vampire = le référendum est celui d'une action politique
    .not = le référendum n'est pas celui d'une action politique
    .only = pendant une action politique
referendum-is-requires-a-title = le référendum demande un vampire titré
lose-as-much = { DOES($who, "perd") } autant de réserve que vous en avez perdu par cet effet
votes-of = les voix de { $which }
counted = autant
    .subject = ce nombre
votes-of-counters = { $amount } voix pour lui ne viennent de personne
more-votes = { DOES($to, "a") } { SIGNED($amount) } voix
keep-city = la ville est celle de { $which }
gain-title-of-city = { DOES($to, "devient") } { fr-title-word } de cette ville
lose-given-title = { self } perd le titre obtenu par cette carte
take-title = { DOES($to, "reçoit") } (et conteste) le titre de { $which }
contesting = qui conteste son titre
    .after = qui conteste son titre
    .not-after = qui ne conteste pas son titre
contests-title-of = qui conteste le titre de { $which }
    .after = qui conteste le titre de { $which }
claims-title = titré { fr-title-word } (contesté ou non)
    .after = titré { fr-title-word } (contesté ou non)
title-of-city = avec le titre de { fr-title-word } de { $city }
    .after = avec le titre de { fr-title-word } de { $city }
steal-title = { DOES($to, "vole") } le titre de { $which }
choose-referendum = choisissez une carte d'action politique de votre main ou un référendum que permet une carte en jeu
call-referendum = { self } appelle ce référendum{ $begins-is ->
    [none] {""}
   *[other] ; { $begins }
}
called-card = la carte d'action politique qui a servi à appeler le référendum
keep-to-play = déplacez { $which } sur { $to }, face cachée et hors du jeu ; à jouer comme de votre main
printed-cost = { $blood ->
    [yes] le coût en sang de
   *[no] le coût en réserve de
} { $which }
points-left = les points non répartis
burn-for-votes = { $which-many } peuvent brûler du sang pour gagner des voix : { $votes } pour chaque sang
bled-for = le montant de la morsure réussie
pool-bled = la réserve perdue
in-unlock-phase = c'est une phase de redressement
    .not = ce n'est pas une phase de redressement
in-master-phase = c'est une phase de maître
    .only = pendant une phase de maître
in-minion-phase = c'est une phase des serviteurs
    .only = pendant une phase des serviteurs
in-your-master-phase = c'est votre phase de maître
    .only = pendant votre phase de maître
in-your-minion-phase = c'est votre phase des serviteurs
    .only = pendant votre phase des serviteurs

hunted = le vampire visé par une chasse au sang
referendum-is-blood-hunt-on-this = le référendum est celui d'une chasse au sang contre { self }
referendum-is-edge-burned = l'Avantage a été brûlé pour une voix
votes-changed = les voix et bulletins de { $which } sont { $side ->
    [for] pour
   *[against] contre
} le référendum
referendum-is-blood-hunt = le référendum est celui d'une chasse au sang
    .only = pendant le référendum d'une chasse au sang
cancel-hunt = annulez la chasse au sang
diablerize = { self } diablérise { $which }
older-diablerized = le vampire diablerisé était plus ancien
in-diablerie = une diablerie est en cours
    .only = pendant une diablerie
yield-title = { DOES($which, "cède") } le titre contesté
at-referendum-cancelled = si le référendum est annulé, { $effects }
counts-as-hunt = c'est un référendum de chasse au sang contre { $which }
bars-for-the-game = plus aucun exemplaire de cette carte ne peut être joué dans cette partie
still-playable = aucun effet n'a banni cette carte de la partie
