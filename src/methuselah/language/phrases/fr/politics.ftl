### Voix et référendums.

votes = { $to-is ->
    [none] { $you ->
        [them] il a { SIGNED($amount) } voix
       *[you] { $mood ->
            [can] obtenez
           *[told] vous avez
        } { SIGNED($amount) } voix
    }
    [minion] { SIGNED($amount) } voix
   *[other] { DOES($to, "a") } { SIGNED($amount) } voix
} { $only-is ->
    [none] {""}
    [against] contre le référendum
   *[other] pour le référendum
}
abstains = { DOES($which, "s'abstient") }
allocate = répartissez { $points } points entre { $spread ->
    [0] des { $among-many }
    [1] un ou plusieurs { $among-many }
   *[other] au moins { $spread } { $among-many }
} { $but-is ->
    [none] {""}
   *[other] sauf celui qui est choisi
} { $rest-is ->
    [none] {""}
   *[other] et des { $rest-many }
}
allocated = chaque Mathusalem { $gain ->
    [yes] gagne
   *[no] brûle
} 1 de réserve par point reçu
    .brief = chacun { $gain ->
        [yes] en gagne
       *[no] en brûle
    } autant
call-off-referendum = le référendum n'a pas lieu et l'action se termine
referendum-to-come = un référendum va avoir lieu
    .not = aucun référendum ne va avoir lieu
cancel-referendum = le référendum est annulé
vote-count = voix
move-allocated = autant de points de réserve passent du Mathusalem choisi aux autres
move-now = déplacez cette réserve
gain-title = { DOES($to, "devient") } { fr-title-word } { $domain-is ->
    [none] {""}
   *[other] ({ $domain })
}
fr-title-word = { $title ->
    [prince] prince
    [primogen] primogène
    [justicar] justicar
    [archbishop] archevêque
    [bishop] évêque
    [cardinal] cardinal
    [regent] régent
    [priscus] priscus
    [baron] baron
    [magaji] magaji
    [kholo] kholo
    [liaison] liaison
   *[other] { $title }
}
gain-title-2-votes = { DOES($to, "obtient") } un titre à 2 voix
gain-title-2-votes-independent = { DOES($to, "obtient") } un titre indépendant à 2 voix
remove-title = retirez son titre à { $which }
lose-title = { self } perd le titre de { fr-title-word } { $domain-is ->
    [none] {""}
   *[other] ({ $domain })
}
lose-title-2-votes = { self } perd son titre à 2 voix
lose-title-2-votes-independent = { self } perd son titre indépendant à 2 voix
return-political = la carte d'action politique retourne dans la main de son propriétaire
bar-political = la même action politique ne peut plus être faite ce tour-ci
allocate-among = répartissez { $points } points entre { $which-many }, un ou plusieurs{ $most ->
    [0] {""}
   *[other] , { $most } au plus par carte
}
remember-each = retenez { $seats }
remember-also = retenez aussi { $seats-is ->
    [you] ce Mathusalem-là
    [them] ce Mathusalem-là
   *[other] { $seats }
}
next-oust = le prochain prédateur qui évince sa proie gagne { $amount } de réserve au lieu de 6
switch-places = échangez votre place avec { $seats }
notes-call = {""}
