### Ce qui ne va pas dans un deck, ou dans le fichier dont il vient : la chose et le remède.

at = { $source } : { $said }
at-line = ligne { $line } : { $said }
at-line-of-file = { $source }, ligne { $line } : { $said }
quoted = « { $name } »
or = ou

wrong-not-a-card = « { $name } » n'est pas une carte.
wrong-no-list = il n'y a là aucune liste de cartes.
wrong-site-has-it = ce lien mène à une liste que seul son site possède.
wrong-no-deck-in-link = il n'y a pas de paquet dans ce lien.
wrong-given-up = le reste de la liste n'a pas été lu.
wrong-not-text = ce n'est pas un fichier de texte.
wrong-file-unreadable = le fichier ne peut pas être lu ({ $reason }).
wrong-not-json = ce n'est pas du JSON ({ $reason }).
beyond-reading = trop profond, ou un nombre trop grand
wrong-no-number-of-copies = « { $count } » n'est pas un nombre d'exemplaires de « { $name } ».
wrong-list-too-long = la liste dépasse { $n } caractères.
wrong-no-precon = « { $name } » n'est pas un deck préconstruit.
wrong-several-precons = « { $name } » peut désigner plusieurs decks. Nommez l'extension : { $choices }.
wrong-neither-file-nor-precon = « { $name } » n'est ni un fichier ni un deck préconstruit.
wrong-directory = « { $name } » est un dossier.
wrong-no-deck-in-folder = ce dossier ne contient aucun deck jouable ici.
wrong-no-form-of-list = « { $form } » n'est pas une forme de liste. Choisissez parmi { $known }.
wrong-deck-file = { $file } ne peut pas être lu : { $reason }. Donnez un autre fichier.
wrong-too-few = la { $part ->
    [crypt] crypte
   *[library] bibliothèque
} n'a que { $size } { $size ->
    [one] carte
   *[other] cartes
}, il en faut au moins { $least }.
wrong-too-many = la { $part ->
    [crypt] crypte
   *[library] bibliothèque
} a { $size } { $size ->
    [one] carte
   *[other] cartes
}, il en faut au plus { $most }.
wrong-group = « { $name } » est du groupe { $group }, alors que la crypte est surtout { $second ->
    [0] du groupe { $first }
   *[other] des groupes { $first } et { $second }
} ; les groupes doivent être identiques ou consécutifs.
wrong-banned = « { $name } » est interdite depuis le { $since }.
wrong-later = « { $name } » est autorisée à partir du { $since }, après le { $on }.
wrong-not-implemented = { $n ->
    [one] 1 carte n'est pas encore jouable
   *[other] { $n } cartes ne sont pas encore jouables
} ici : { $names }.

remedy-did-you-mean = Vouliez-vous dire { $names } ?
remedy-copy-the-list = Copiez-y la liste elle-même (en texte, ou dans VDB en « Deck in URL »), et collez-la.
remedy-spelling = Vérifiez l'orthographe : les noms des cartes sont en anglais.
remedy-krcg-names = Employez les numéros ou les noms de krcg.
remedy-mend-above = Corrigez d'abord les lignes ci-dessus.
remedy-line-of-list = Une ligne est un nombre et un nom : 2x Govern the Unaligned.
remedy-krcg-json = Le JSON de krcg a « crypt » et « library », ou « cards ».
remedy-export-again = Exportez le deck de nouveau, en JSON de krcg.
remedy-whole-number = Écrivez un nombre entier.
remedy-utf-8 = Enregistrez la liste en UTF-8.
remedy-path = Vérifiez le chemin.
remedy-precons = `methuselah deck list` nomme les decks préconstruits.
remedy-near-precon = Vouliez-vous dire « { $name } » ? { remedy-precons }
remedy-deck-check = `methuselah deck check FICHIER` dit ce qui manque.
remedy-add = Ajoutez-en { $n } ou plus.
remedy-remove = Retirez-en { $n } ou plus.
remedy-remove-copies = { $n ->
    [one] Retirez-la.
   *[other] Retirez les { $n } exemplaires.
}
remedy-group = Remplacez-le par un vampire du groupe { $first }{ $second ->
    [0] {""}
   *[other] {" "}ou { $second }
}.
remedy-older = Remplacez-la par une carte plus ancienne.
remedy-replace = { $n ->
    [one] Remplacez-la.
   *[other] Remplacez-les.
}

deck-size = { $name } : { $crypt } cartes de crypte et { $library } de bibliothèque.
deck-legal = Légal.
deck-not-legal = Pas légal :
deck-wants = Pas encore jouable ici, faute de { $n } { $n ->
    [one] carte
   *[other] cartes
} :
deck-playable = jouable
deck-lacks = il manque { $n } { $n ->
    [one] carte
   *[other] cartes
}
deck-instead = ou { $names }
