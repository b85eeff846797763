### Votos y referendos.

vote-count = { $amount ->
    [one] voto
   *[other] votos
}
votes = { $to-is ->
    [none] { $you ->
        [them] tiene { SIGNED($amount) } { vote-count }
       *[you] { $mood ->
            [can] obtén
           *[told] tienes
        } { SIGNED($amount) } { vote-count }
    }
    [minion] { SIGNED($amount) } { vote-count }
   *[other] { DOES($to, "tiene") } { SIGNED($amount) } { vote-count }
} { $only-is ->
    [none] {""}
    [against] en contra
   *[other] a favor
}
abstains = { DOES($which, "se abstiene") }
allocate = reparte { $points } puntos entre { $spread ->
    [0] { $among-many }
    [1] uno o más { $among-many }
   *[other] al menos { $spread } { $among-many }
} { $but-is ->
    [none] {""}
   *[other] salvo el elegido
} { $rest-is ->
    [none] {""}
   *[other] y { $rest-many }
}
allocated = cada Matusalén { $gain ->
    [yes] gana
   *[no] quema
} 1 de reserva por punto recibido
    .brief = cada uno { $gain ->
        [yes] gana
       *[no] quema
    } otro tanto
call-off-referendum = el referéndum no se celebra y la acción termina
referendum-to-come = va a celebrarse un referéndum
    .not = no va a celebrarse ningún referéndum
cancel-referendum = el referéndum se cancela
move-allocated = otros tantos puntos de reserva pasan del Matusalén elegido a los demás
move-now = mueve esa reserva
gain-title = { DOES($to, "se convierte") } en { es-title-word } { $domain-is ->
    [none] {""}
   *[other] ({ $domain })
}
es-title-word = { $title ->
    [prince] príncipe
    [primogen] primogénito
    [justicar] justicar
    [archbishop] arzobispo
    [bishop] obispo
    [cardinal] cardenal
    [regent] regente
    [priscus] priscus
    [baron] barón
    [magaji] magaji
    [kholo] kholo
    [liaison] enlace
   *[other] { $title }
}
gain-title-2-votes = { DOES($to, "obtiene") } un título de 2 votos
gain-title-2-votes-independent = { DOES($to, "obtiene") } un título independiente de 2 votos
remove-title = quita su título a { $which }
lose-title = { self } pierde el título de { es-title-word } { $domain-is ->
    [none] {""}
   *[other] ({ $domain })
}
lose-title-2-votes = { self } pierde su título de 2 votos
lose-title-2-votes-independent = { self } pierde su título independiente de 2 votos
return-political = la carta de acción política vuelve a la mano de su propietario
bar-political = la misma acción política no se puede repetir este turno
allocate-among = reparte { $points } puntos entre { $which-many }, uno o más{ $most ->
    [0] {""}
   *[other] , { $most } como máximo a cada uno
}
remember-each = recuerda { $seats }
remember-also = recuerda también { $seats-is ->
    [you] a ese Matusalén
    [them] a ese Matusalén
   *[other] { $seats }
}
next-oust = el próximo depredador que expulse a su presa gana { $amount } de reserva en lugar de 6
switch-places = intercambia tu sitio con { $seats }
notes-call = {""}
