### Los textos impresos de las cartas en francés y en español, que alguien da.

wrong-texts-file = { $source }: { $reason }. Da otro fichero, o una dirección que empiece por https://.
wrong-texts-address = { $source } no se puede descargar: { $reason }. Mira si la dirección es correcta, o descarga tú el fichero y da su nombre.
wrong-texts-form = { $source } no es una lista de cartas ({ $reason }). { remedy-texts }
wrong-texts-none = { $source } no tiene ningún texto de carta en francés o en español. { remedy-texts }
wrong-texts-too-long = { $source } pasa de { $most } millones de bytes, demasiado para una lista de cartas. { remedy-texts }
wrong-texts-not-kept = Los textos no se pueden guardar en { $file }: { $reason }. Da otra carpeta en METHUSELAH_DATA.
remedy-texts = Da las cartas como las tiene krcg en JSON, cada una con «id» y «_i18n», o como las tiene el VEKN en CSV, con las columnas «Id», «Name fr-FR» y «Card Text», o un ZIP de ellas.
texts-kept = { $file } tiene { $n-fr ->
    [one] { $n-fr } texto
   *[other] { $n-fr } textos
} en francés y { $n-es } en español.
texts-nothing-kept = No se guardan textos en francés ni en español: los textos impresos son los de krcg. `methuselah texts FICHERO` guarda otros más recientes, de un fichero o una dirección.
