### Mains, bibliothèques, cryptes, tas de cendres.

discard = défaussez { $which }{ $replace ->
    [action] , qui ne sont pas remplacées avant la fin de l'action
    [master] , qui n'est pas remplacée avant la phase de maître
   *[other] {""}
}
burn-from-hand = brûlez { $which }{ $replace ->
    [combat] , qui ne sont pas remplacées avant la fin du combat
   *[other] {""}
}
card-count = { $amount ->
    [one] carte
   *[other] cartes
}
draw = piochez { $amount } { card-count }
draw-crypt = déplacez { top-cards } de votre crypte vers votre zone non contrôlée
shuffle = mélangez votre bibliothèque
look = regardez la main { $seats-whose }
remove = retirez { $which } de la partie
find-first = cherchez le premier équipement de votre bibliothèque, en partant du dessus ; celui qui ne peut être porté est brûlé
reveal-hand = { $seats-is ->
    [you] révélez votre main à tous les Mathusalems
   *[other] { DOES($seats, "révèle") } la main à tous les Mathusalems
}
to-top = déplacez { $which } sur { $you ->
    [them] sa
   *[you] votre
} bibliothèque
bottom = déplacez { $which } sous votre bibliothèque
discard-at-random = { $of-is ->
    [you] défaussez { $amount } { card-count } au hasard
   *[other] brûlez { $amount } { card-count } au hasard de la main { $of-whose }
}
draw-up = { $seats-is ->
    [you] {""}
   *[other] { DOES($seats, "complète") } sa main
}
shuffle-top = mélangez { top-cards } de votre bibliothèque
top-card = mettez la carte du dessus de votre bibliothèque en dessous
look-at-top = regardez { top-cards } de { $seats-is ->
    [you] votre bibliothèque
   *[other] la bibliothèque de { $seats-one }
}
bestow = mettez-la sur { $to } en ignorant les conditions ; payez la moitié de son coût, arrondie vers le bas
get = { $event-is ->
    [employed] { self } l'emploie
    [recruited] { self } le recrute
    [brought] mettez-le en jeu en payant son coût
   *[equipped] { self } s'en équipe
} { $free ->
    [yes] (sans tenir compte des conditions)
   *[no] {""}
} { $less-is ->
    [none] {""}
   *[other] { $less }
}
in-blood = {""}
less = (son coût est réduit de { $pool } point de réserve ou de { $blood } points de sang au plus)
as-it-burns = au moment où { DOES($which, "brûle") }, { $effects }
reveal = révélez { $which }
put-here = mettez-la sur { self } en payant son coût
choose-level = {""}
exchange = échangez { $given } contre { $taken }
top-of-crypt = { $to-bottom ->
    [yes] mettez-la sous votre crypte
   *[no] révélez la carte du dessus de votre crypte
}
remove-at-random = retirez-en une de la partie au hasard parmi { $which-many }
to-uncontrolled = déplacez { $which } dans la zone non contrôlée de son propriétaire
reveal-top = { $seats-is ->
    [you] { $you ->
        [them] il révèle la carte du dessus de sa bibliothèque
       *[you] révélez la carte du dessus de votre bibliothèque
    }
   *[other] révélez la carte du dessus de la bibliothèque { $seats-whose }
}
research = cherchez jusqu'à { $number } cartes dans votre bibliothèque, mettez-les face cachée dans votre zone de recherche et mélangez
set-for-research = mettez-les dans votre zone de recherche
shuffle-pile-library = { $seats-is ->
    [you] mélangez votre bibliothèque
   *[other] mélangez la bibliothèque { $seats-whose }
}
shuffle-pile-crypt = { $seats-is ->
    [you] mélangez votre crypte
   *[other] mélangez la crypte { $seats-whose }
}
search-crypt = cherchez dans votre crypte { $which-a }, révélez, déplacez vers votre zone non contrôlée et mélangez
found-in-crypt = déplacez vers votre zone non contrôlée
search = cherchez dans votre bibliothèque { $which-a }, révélez, prenez en main et mélangez
found = prenez en main
recruit-from-hand = { DOES($which, "recrute") } un allié ou emploie un suivant depuis votre main
bar-found = il ne peut pas agir ce tour-ci
top-cards = { $amount ->
    [1] la carte du dessus
   *[other] les { $amount } cartes du dessus
}
top-of-pile = { $seats-is ->
    [you] { top-cards } de votre bibliothèque
   *[other] { top-cards } de la bibliothèque { $seats-whose }
}
discard-from-library = défaussez { $which }
discard-top = défaussez la carte du dessus de { $seats-is ->
    [you] votre bibliothèque
   *[other] la bibliothèque { $seats-whose }
}
burn-top = { $you ->
    [them] il brûle { top-cards } de sa bibliothèque
   *[you] brûlez { top-cards } de votre bibliothèque
}
reorder-top = regardez et rangez { top-cards } de votre bibliothèque
put-in-order = remettez-les dans cet ordre
take-named = prenez { $which }, ou d'autres copies, en main
put-on-top = mettez { $which }, ou d'autres copies, sur le dessus de votre bibliothèque
take-in-hand = prenez { $which } en main
fetch-onto = cherchez dans votre bibliothèque { $test } et mettez-la sur { $onto }
put-fetched = mettez-la sur { $onto }
teaches = { $codes-is ->
    [none] une carte de maître de Discipline
   *[other] une carte de maître pour { $codes-or }
}
    .gender = f
    .noun = { $codes-is ->
        [none] carte de maître de Discipline
       *[other] carte de maître pour { $codes-or }
    }
    .nouns = { $codes-is ->
        [none] cartes de maître de Discipline
       *[other] cartes de maître pour { $codes-or }
    }
as-announced = { $effects }
can-have-this = qui pourrait avoir cette carte
    .after = qui pourrait avoir cette carte
employed-on = mettez plutôt cette carte sur { $which }
lying-here = une carte sur cette carte
    .many = cartes sur cette carte
lay-here = { $use ->
    [used] mettez { $which } sur cette carte, pour s'en servir au combat
    [bearer] déplacez { $which } sur cette carte, face cachée, à jouer par le serviteur qui porte cette carte comme de votre main
    [controller] déplacez { $which } sur cette carte, face cachée, à jouer comme de votre main
    [shown] mettez { $which } sur cette carte, face visible et hors jeu
   *[kept] mettez { $which } face cachée sur cette carte
}
lay-top-here = mettez { top-cards } de votre bibliothèque sur cette carte, face cachée
leave-game-when-burned = quand { DOES($which, "est") } brûlé, retirez-le de la partie
redeal-uncontrolled = { DOES($seats, "mélange") } les cartes de crypte non contrôlées dans la crypte, leur sang allant à la réserve, et en pioche autant
aim-at-others = l'action vise chaque autre Mathusalem
each-has-crypt = la crypte d'aucun Mathusalem n'est vide
compare-crypts = chaque Mathusalem révèle la carte du dessus de sa crypte ; en cas d'égalité pour le coût le plus élevé ou le plus bas, { $tied } ; sinon le plus élevé vole { $stolen } de réserve au plus bas
put-found-in-play = mettez en jeu la carte trouvée (payez son coût)
can-come-into-play = qui pourrait entrer en jeu
    .after = qui pourrait entrer en jeu
    .not-after = qui ne pourrait pas entrer en jeu
bled-in-vain = { $seats } a tenté une morsure sans succès depuis votre dernier tour
    .not = { $seats } n’a pas tenté de morsure sans succès depuis votre dernier tour
scored-lately = { $seats } a reçu un point de victoire depuis votre dernier tour
    .only = { $seats } a reçu un point de victoire depuis votre dernier tour
    .not = { $seats } n’a pas reçu un point de victoire depuis votre dernier tour
ends-wait = toute consigne « ne remplacez pas avant » de { $which } prend fin
