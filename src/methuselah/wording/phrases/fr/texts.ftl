### Les textes imprimés des cartes en français et en espagnol, que quelqu'un fournit.

wrong-texts-file = { $source } : { $reason }. Donnez un autre fichier, ou une adresse qui commence par https://.
wrong-texts-address = { $source } ne peut pas être téléchargé : { $reason }. Vérifiez l'adresse, ou téléchargez le fichier vous-même et donnez son nom.
wrong-texts-form = { $source } n'est pas une liste de cartes ({ $reason }). { remedy-texts }
wrong-texts-none = { $source } n'a aucun texte de carte en français ou en espagnol. { remedy-texts }
wrong-texts-too-long = { $source } dépasse { $most } millions d'octets, trop pour une liste de cartes. { remedy-texts }
wrong-texts-not-kept = Les textes ne peuvent pas être gardés dans { $file } : { $reason }. Donnez un autre dossier dans METHUSELAH_DATA.
remedy-texts = Donnez les cartes comme krcg les a en JSON, chacune avec « id » et « _i18n », ou comme le VEKN les a en CSV, avec les colonnes « Id », « Name fr-FR » et « Card Text », ou un ZIP de ceux-ci.
texts-kept = { $file } a { $n-fr ->
    [one] { $n-fr } texte
   *[other] { $n-fr } textes
} en français et { $n-es } en espagnol.
texts-nothing-kept = Aucun texte en français ou en espagnol n'est gardé : les textes imprimés sont ceux de krcg. `methuselah texts FICHIER` en garde de plus récents, d'un fichier ou d'une adresse.
