### Ce qu'une page a envoyé et que la table ne fait pas.

wrong-not-away-for-long = Un robot joue pour qui est absent depuis { $n } secondes.
wrong-looking-on = Vous regardez : seuls ceux qui sont assis à la table peuvent faire cela.
wrong-consent-first = Tous doivent d'abord dire s'ils acceptent de revenir en arrière.
wrong-no-such-end = Rien ne finit avec « { $until } ».
wrong-stale = La table a continué depuis : cette réponse était pour une autre question.
wrong-over = La partie est finie.
wrong-not-asked = Rien ne vous est demandé maintenant.
wrong-somebody-else-asked = La question est à quelqu'un d'autre.
wrong-option = Il y a { $n } options.
wrong-ask-from-a-seat = Vous regardez : demandez depuis une place.
wrong-not-here = Cette carte n'est ni dans votre main ni sur la table.
wrong-no-way-back = La table ne peut pas revenir là.
wrong-no-misplay = Rien n'y a été joué qui appartienne à une étape ultérieure.
wrong-others-decided = Quelqu'un d'autre a décidé depuis votre dernière décision.
wrong-came-to-light = Une chose cachée a été révélée depuis votre dernière décision.
wrong-nothing-said = Rien n'a été dit.
wrong-too-long = Au plus { $n } caractères à la fois.
wrong-enough-said = Assez a été dit dans cette partie.
wrong-deal-to-another = Un marché se propose à une autre place.
wrong-no-such-deal = Ce marché n'existe pas.
wrong-not-yours-to-say = Ce n'est pas à vous de le dire.
wrong-deal-closed = Ce marché est déjà { $state ->
    [accepted] accepté
    [declined] refusé
   *[withdrawn] retiré
}.
wrong-asks-already = Quelqu'un demande déjà à revenir en arrière.
wrong-nobody-asks = Personne ne demande à revenir en arrière.
wrong-no-stop = « { $stop } » n'est pas un arrêt.
wrong-no-such-step = Cette étape n'est pas à venir.
wrong-nothing-to-undo = il n'y a rien à reprendre : vous n'avez encore rien décidé
wrong-order-in-own-turn = C'est votre propre tour : aucun ordre n'en passe une étape. Dites jusqu'à quand : la fin du tour, ou jusqu'à ce que quelque chose vous concerne.
wrong-nothing-to-wait-for = Rien de tel n'est en cours ({ $until }).
wrong-fault = La table s'est arrêtée par une faute de notre part ; rien n'est perdu. Reprenez votre dernière décision et décidez autrement, et signalez-le : la sortie du serveur dit où cela s'est produit.
