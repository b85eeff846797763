### The printed texts of cards in French and Spanish, which somebody gives.

wrong-texts-file = { $source }: { $reason }. Give another file, or an address that begins with https://.
wrong-texts-address = { $source } cannot be fetched: { $reason }. Look whether the address is right, or fetch the file yourself and give its name.
wrong-texts-form = { $source } is no list of cards ({ $reason }). { remedy-texts }
wrong-texts-none = { $source } has no French or Spanish text of a card. { remedy-texts }
wrong-texts-too-long = { $source } has more than { $most } million bytes, too many for a list of cards. { remedy-texts }
wrong-texts-not-kept = The texts cannot be kept in { $file }: { $reason }. Name another folder in METHUSELAH_DATA.
remedy-texts = Give the cards as krcg has them in JSON, each with "id" and "_i18n", or as VEKN has them in CSV, with the columns "Id", "Name fr-FR" and "Card Text", or a ZIP of those.
texts-kept = { $file } has { $n-fr ->
    [one] { $n-fr } text
   *[other] { $n-fr } texts
} in French and { $n-es } in Spanish.
texts-nothing-kept = No texts in French or Spanish are kept: the printed texts are those that krcg has. `methuselah texts FILE` keeps newer ones of a file or an address.
