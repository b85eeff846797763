### Votos y referendos.

vote-count = { $amount ->
    [one] voto
   *[other] votos
}
votes = { $to-is ->
    [none] tienes { SIGNED($amount) } { vote-count }
    [minion] { SIGNED($amount) } { vote-count }
   *[other] { $to } tiene { SIGNED($amount) } { vote-count }
} { $only-is ->
    [none] {""}
    [against] en contra
   *[other] a favor
}
abstains = { $which } se abstiene
allocate = reparte { $points } puntos entre al menos { $spread } Matusalenes
allocated = cada Matusalén { $gain ->
    [yes] gana
   *[no] quema
} 1 de reserva por punto recibido
    .brief = cada uno { $gain ->
        [yes] gana
       *[no] quema
    } otro tanto
cancel-referendum = el referéndum se cancela
