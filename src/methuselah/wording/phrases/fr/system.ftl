### Ce que le système refuse à propos de fichiers, et ce qu'une partie ne prend pas dans son journal : des raisons dans une phrase.

system-says = { $reason }
system-eacces = l'accès est refusé
system-eexist = il y a déjà un fichier de ce nom
system-eisdir = c'est un dossier
system-enoent = il n'y a pas de tel fichier ou dossier
system-enospc = il ne reste pas de place sur le disque
system-enotdir = une partie du chemin n'est pas un dossier
system-eperm = le système ne le permet pas
system-erofs = on ne peut rien y écrire
system-not-text = ce n'est pas du texte en UTF-8

wrong-game-over = la partie est finie : annulez la dernière réponse pour continuer de là
wrong-no-entry = { $entry } n'est pas une réponse, et ne dit rien qui puisse arriver
wrong-nothing-played = la place { $seat } n'a rien joué dans aucune étape depuis la réponse { $to }
wrong-no-such-answers = { $number } réponses ne peuvent pas être reprises : il y en a { $n }
wrong-no-answer-to-go-to = la partie ne peut pas aller à la réponse { $to } : elle en a { $n }
wrong-no-seat-or-step = « { $entry } » ne nomme pas de place ou pas d'étape : { $known }
wrong-no-step-in-progress = « { $entry } » : rien qui ait cette étape n'est en cours
wrong-nothing-asked = rien n'est demandé : appelez d'abord advance, ou la partie est finie
wrong-answer = la réponse { $index } à « { $kind } » ({ $window }) n'est pas une option : choisissez de 0 à { $last }
