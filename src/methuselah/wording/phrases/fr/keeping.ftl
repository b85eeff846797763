### Ce qui empêche de garder une partie, ou de la reprendre.

wrong-data-folder = { $folder } ne peut pas être le dossier des parties : { $reason }. Donnez-en un autre avec --data.
wrong-no-such-database = Cette sorte de base de données n'existe pas : { $reason }. Donnez son URL, par exemple postgresql://USER:PASSWORD@HOST/NAME, avec le paquet asyncpg.
wrong-database = { $place } : { $error }
wrong-newer-database = Une version plus récente de Methuselah a fait cette base de données (schéma { $theirs } ; cette version connaît { $known }). Mettez Methuselah à jour, ou donnez un autre dossier avec --data.
wrong-unreadable-game = la partie { $game } ne peut pas être lue dans la base de données : { $reason }. Commencez-en une autre, ou remettez une copie.
wrong-damaged-game = La partie { $game } est endommagée dans la base de données : la réponse { $place } n'est pas ce qui a été écrit. Rétablissez une copie de la base ; { $whole ->
    [one] 1 réponse avant elle est intacte
   *[other] { $whole } réponses avant elle sont intactes
}.
wrong-empty-database = { $place } est vide : ce qu'il contenait est perdu, ou ce n'a jamais été une base de données. Rétablissez une copie, supprimez le fichier pour recommencer, ou donnez un autre dossier avec --data.
wrong-not-kept = Les parties ne peuvent pas être gardées dans { $place } : { $reason }. Voyez s'il reste de la place et si l'on peut y écrire, ou donnez un autre --data.

wrong-no-record = { $source } n'est pas une partie de Methuselah : { $reason }. Donnez un fichier enregistré par `methuselah play`, entier et inchangé.
wrong-record-format = { $source } est un « { $kind } » de format { $format }, et cette version lit des parties de format { $own }. Prenez la version qui l'a enregistrée ({ $engine }).
wrong-record-seats = { $source } a { $names } noms et { $decks } decks, mais une partie veut au moins deux joueurs avec un deck chacun. Enregistrez-la de nouveau.
wrong-record-answer = { $source }, réponse { $place } : { $entry } n'est pas une réponse. Chargez une autre copie.
wrong-record-edition = { $source } est jouée selon l'édition « { $edition } ». Cette version a { $known }.
wrong-record-cards = { $source } emploie des cartes qui ne sont pas encore jouables ici : { $cards }. Prenez la version qui l'a enregistrée ({ $engine }).
wrong-record-texts = { $source } a été jouée avec d'autres textes de { $cards }. Prenez la version qui l'a enregistrée ({ $engine }).
wrong-record-rules = { $source }, réponse { $place } sur { $n } : { $reason }. Elle a été jouée selon d'autres règles : prenez la version qui l'a enregistrée ({ $engine }).

database-full = le disque est plein, ou la base de données
database-readonly = la base de données ne peut qu'être lue
database-unopened = le fichier de la base de données ne peut pas être ouvert
database-locked = un autre programme tient la base de données
database-none = ce fichier n'est pas une base de données
database-malformed = la base de données est abîmée
