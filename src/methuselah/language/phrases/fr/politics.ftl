### Voix et référendums.

votes = { $to-is ->
    [none] vous avez { SIGNED($amount) } voix
    [minion] { SIGNED($amount) } voix
   *[other] { $to } a { SIGNED($amount) } voix
} { $only-is ->
    [none] {""}
    [against] contre le référendum
   *[other] pour le référendum
}
abstains = { $which } s'abstient
allocate = répartissez { $points } points entre au moins { $spread } Mathusalems
allocated = chaque Mathusalem { $gain ->
    [yes] gagne
   *[no] brûle
} 1 de réserve par point reçu
    .brief = chacun { $gain ->
        [yes] en gagne
       *[no] en brûle
    } autant
cancel-referendum = le référendum est annulé
