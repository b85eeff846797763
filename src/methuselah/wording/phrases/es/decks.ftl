### Lo que está mal en un mazo, o en el fichero del que viene: la cosa y el remedio.

at = { $source }: { $said }
at-line = línea { $line }: { $said }
at-line-of-file = { $source }, línea { $line }: { $said }
quoted = «{ $name }»
or = o

wrong-not-a-card = «{ $name }» no es una carta.
wrong-no-list = ahí no hay ninguna lista de cartas.
wrong-site-has-it = ese enlace lleva a una lista que solo tiene su sitio.
wrong-no-deck-in-link = no hay ningún mazo en ese enlace.
wrong-given-up = el resto de la lista no se ha leído.
wrong-not-text = no es un fichero de texto.
wrong-file-unreadable = el fichero no se puede leer ({ $reason }).
wrong-not-json = no es JSON ({ $reason }).
beyond-reading = demasiado profundo, o un número demasiado grande
wrong-no-number-of-copies = «{ $count }» no es un número de copias de «{ $name }».
wrong-list-too-long = la lista pasa de { $n } caracteres.
wrong-no-precon = «{ $name }» no es un mazo preconstruido.
wrong-several-precons = «{ $name }» puede ser varios mazos. Di la expansión: { $choices }.
wrong-neither-file-nor-precon = «{ $name }» no es ni un fichero ni un mazo preconstruido.
wrong-directory = «{ $name }» es una carpeta.
wrong-no-deck-in-folder = esta carpeta no contiene ningún mazo que se pueda jugar aquí.
wrong-no-form-of-list = «{ $form }» no es una forma de lista. Elige entre { $known }.
wrong-deck-file = { $file } no se puede leer: { $reason }. Da otro fichero.
wrong-too-few = la { $part ->
    [crypt] cripta
   *[library] biblioteca
} solo tiene { $size } { $size ->
    [one] carta
   *[other] cartas
}, hacen falta al menos { $least }.
wrong-too-many = la { $part ->
    [crypt] cripta
   *[library] biblioteca
} tiene { $size } { $size ->
    [one] carta
   *[other] cartas
}, caben como mucho { $most }.
wrong-group = «{ $name }» es del grupo { $group }, pero la cripta es sobre todo { $second ->
    [0] del grupo { $first }
   *[other] de los grupos { $first } y { $second }
}; los grupos deben ser iguales o consecutivos.
wrong-banned = «{ $name }» está prohibida desde el { $since }.
wrong-later = «{ $name }» es legal desde el { $since }, después del { $on }.
wrong-not-implemented = { $n ->
    [one] 1 carta no se puede jugar
   *[other] { $n } cartas no se pueden jugar
} aquí todavía: { $names }.

remedy-did-you-mean = ¿Querías decir { $names }?
remedy-copy-the-list = Copia allí la lista misma (como texto o, en VDB, como «Deck in URL») y pégala.
remedy-spelling = Comprueba la ortografía: los nombres de las cartas están en inglés.
remedy-krcg-names = Usa los números o los nombres de krcg.
remedy-mend-above = Corrige primero las líneas de arriba.
remedy-line-of-list = Una línea es un número y un nombre: 2x Govern the Unaligned.
remedy-krcg-json = El JSON de krcg tiene «crypt» y «library», o «cards».
remedy-export-again = Exporta el mazo otra vez, como JSON de krcg.
remedy-whole-number = Escribe un número entero.
remedy-utf-8 = Guarda la lista en UTF-8.
remedy-path = Comprueba la ruta.
remedy-precons = `methuselah deck list` nombra los mazos preconstruidos.
remedy-near-precon = ¿Querías decir «{ $name }»? { remedy-precons }
remedy-deck-check = `methuselah deck check FICHERO` dice lo que falta.
remedy-add = Añade { $n } o más.
remedy-remove = Quita { $n } o más.
remedy-remove-copies = { $n ->
    [one] Quítala.
   *[other] Quita las { $n } copias.
}
remedy-group = Cámbialo por un vampiro del grupo { $first }{ $second ->
    [0] {""}
   *[other] {" "}o { $second }
}.
remedy-older = Cámbiala por una carta más antigua.
remedy-replace = { $n ->
    [one] Cámbiala.
   *[other] Cámbialas.
}

deck-size = { $name }: { $crypt } cartas de cripta y { $library } de biblioteca.
deck-legal = Legal.
deck-not-legal = No es legal:
deck-wants = Aún no se puede jugar aquí, por falta de { $n } { $n ->
    [one] carta
   *[other] cartas
}:
deck-playable = jugable
deck-lacks = faltan { $n } { $n ->
    [one] carta
   *[other] cartas
}
deck-instead = o { $names }
