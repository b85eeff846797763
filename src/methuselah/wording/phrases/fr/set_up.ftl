### Ce qui ne va pas dans une table que l'on veut dresser, ou dans ce que l'on demande au serveur.

wrong-number-of-seats = { $n } places : une table en a de { $least } à { $most }.
wrong-number-of-decks = { $n } decks : une table a de { $least } à { $most } places, avec un deck chacune.
wrong-no-seat = Il n'y a pas de place { $seat } : choisissez de 1 à { $n }.
wrong-time-limit = Une limite de { $n } tours n'est pas possible : 0 veut dire aucune.
wrong-minutes = Une limite de { $n } minutes n'est pas possible : 0 veut dire aucune, { $most } est le plus.
wrong-no-edition = « { $name } » n'est pas une édition. Il y a : { $known }.
wrong-no-format = « { $name } » n'est pas un format. Il y a : { $known }.
wrong-no-player = « { $name } » n'est pas un joueur. Il y a : { $known }.
wrong-nor-a-person = { $error } Ou une personne : { $persons }.
wrong-player-from-a-file = Un joueur tiré d'un fichier ne s'assoit qu'au terminal.
wrong-trained-first = « { $name } » s'entraîne d'abord : `methuselah lab train`, puis { $kind }:FICHIER.
wrong-no-trained-file = { $file } : ce fichier n'existe pas. Donnez-en un qu'un entraînement a laissé.
wrong-trained-otherwise = { $file } a été entraîné avec d'autres colonnes que celles de cette version de Methuselah. Entraînez-le de nouveau : `methuselah lab train`.
wrong-no-trained-player = { $file } n'est pas un joueur entraîné : { $reason }.
wrong-needs-pytorch = Les joueurs { $kind } ont besoin de PyTorch : `pip install 'methuselah[train]'`.
wrong-no-budget = « { $written } » n'est pas un budget : donnez des itérations par décision, comme 400, ou des secondes par tour, comme 2s.
wrong-no-budget-for = « { $name } » : { $kind } ne prend pas de budget. Ceux qui en prennent : { $thinkers }.
wrong-nobody-takes-a-budget = Aucun de { $players } ne prend de budget. Ceux qui en prennent : { $thinkers }.
wrong-decks-without-names = --decks veut ensuite des noms de decks préconstruits ou de fichiers.
wrong-file = { $file } : { $reason }. Donnez un autre fichier.

wrong-no-such-game = Cette partie n'existe pas.
wrong-no-such-table = Cette table n'existe plus. Redemandez son lien, ou dressez une table vous-même.
wrong-table-has-begun = La partie a commencé : plus personne ne change de place.
wrong-host-alone = Seul l'hôte en décide.
wrong-host-plays = Qui dresse une table y est assis : le premier siège est « you ».
wrong-chair-taken = Quelqu'un d'autre y est assis. Choisissez une chaise libre.
wrong-chair-of-the-host = La chaise de l'hôte ne se donne pas : levez-vous plutôt.
wrong-sit-down-first = Vous regardez : asseyez-vous d'abord.
wrong-chairs-free = { $n ->
    [one] Une chaise est libre : attendez quelqu'un, ou donnez-la à un robot.
   *[other] { $n } chaises sont libres : attendez du monde, ou donnez-les à des robots.
}
wrong-not-over-again = La partie n'est pas finie : les mêmes personnes pourront dresser une autre table ensuite.
wrong-no-such-seat = Cette place n'existe pas.
wrong-no-such-card = Cette carte n'existe pas.
wrong-nothing-to-try = Il n'y a rien à rejouer à cet endroit : choisissez un moment avant la fin, où cette place était encore en jeu.
wrong-game-not-here = Cette partie ne peut pas être jouée ici.
wrong-not-over = La partie n'est pas finie : la revoir montrerait des mains.
wrong-not-over-file = La partie n'est pas finie : son fichier montrerait des mains.
wrong-here-alone = Seule cette machine peut demander cela.
wrong-nothing-to-back-up = { $folder } ne garde aucune partie : nommez le dossier avec --data.
wrong-backup-exists = { $file } existe déjà : nommez un autre fichier.
wrong-backup-fails = { $file } ne peut pas être écrit : { $reason }. Choisissez un autre endroit.
wrong-no-backup = Il n'y a pas de fichier { $file }.
wrong-backup-damaged = { $file } est abîmé, rien n'a changé. Parties illisibles : { $games }.
wrong-server-runs = Un serveur tient { $file } : arrêtez-le d'abord. Rien n'a changé.
wrong-no-database-of-ours = { $file } n'est pas une copie de parties : { $reason }.
wrong-foreign-name = Ce serveur n'est pas connu sous le nom { $name }. Ouvrez-le par son adresse, ou lancez-le avec --name { $name }.
wrong-foreign-page = Ceci vient d'une page de { $origin }. Ouvrez la page de la table elle-même.
wrong-not-as-json = Envoyez ceci en application/json.
too-slow = Cette page n'a pas suivi. Tout lui est montré à nouveau.
wrong-too-much-at-once = C'est trop à la fois : réessayez dans { $n } s.
wrong-too-many-bytes = { $size } octets, c'est trop : au plus { $most }.
wrong-unreadable = Cela ne peut pas être lu : { $reason }.
wrong-message-too-long = Un message de { $size } octets est trop long : au plus { $most }.
wrong-no-message = Ce n'est pas un message de cette table : { $reason }.
wrong-no-name-of-an-action = Ce n'est le nom d'aucune action.

wrong-no-term = « { $name } » n'est pas un terme des règles. { $remedy }
remedy-terms = `methuselah help` donne la liste des termes.
