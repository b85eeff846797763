### Ce qui arrive.

lasting = { $until-is ->
    [combat] pour ce combat
    [round] pour ce round
    [turn] pour ce tour
    [referendum] pour ce référendum
   *[other] {""}
}
provided = { $when-is ->
    [none] {""}
   *[other] si { $when }
}
to-get = {""}
add-bleed = { $change-alone } { provided }
    .brief = { SIGNED($amount) } morsure
add-awake = { $to } se réveille
    .brief = réveil
counter-gain-blood = { $cards-is ->
    [minion] { $mood ->
        [can] gagner { $amount } sang
       *[told] { $cards } gagne { $amount } sang
    }
   *[other] ajoutez { $amount } sang à { $cards }
}
    .brief = { $cards-is ->
        [minion] gagne { $amount } sang
       *[other] { $amount } sang à { $cards }
    }
counter-burn-blood = { $cards-is ->
    [minion] brûlez { $amount } sang
    [card] brûlez { $amount } vie de { $cards }
   *[other] { $cards } brûle { $amount } sang
}
counter-gain-pool = { $seats-is ->
    [you] gagnez { $amount } de réserve
    [them] ils gagnent { $amount } de réserve
   *[other] { $seats } gagne { $amount } de réserve
}
counter-burn-pool = { $seats-is ->
    [you] brûlez { $amount } de réserve
    [them] ils brûlent { $amount } de réserve
   *[other] { $seats } brûle { $amount } de réserve
}
counter-add-counters = { $amount-is ->
    [negative] brûlez un marqueur de { $cards }
   *[other] mettez { $amount } { $amount ->
        [one] marqueur
       *[other] marqueurs
    } sur { $cards }
}
move = déplacez { $amount } de { $source-is ->
    [you] votre réserve
   *[other] { $source }
} vers { $to-is ->
    [you] votre réserve
   *[other] { $to }
}
steal-pool = volez { $amount } de réserve à { $seats }
change-lock = inclinez { $which }
change-unlock = redressez { $which }
change-burn = brûlez { $which }
change-torpor = envoyez { $which } en torpeur
change-leave-torpor = sortez { $which } de torpeur
burn-edge = brûlez l'Avantage
put-counters = { $counters ->
    [0] {""}
    [one] { " " }avec { $counters } marqueur
   *[other] { " " }avec { $counters } marqueurs
}
put = { $on-is ->
    [none] mettez cette carte en jeu{ put-counters }
   *[other] mettez cette carte sur { $on }{ put-counters }
}
    .brief = { $on-is ->
        [none] { $counters ->
            [0] {""}
           *[other] en jeu{ put-counters }
        }
        [minion] {""}
       *[other] sur { $on }{ put-counters }
    }
give-control = { $to-is ->
    [you] prenez le contrôle de { $which }
   *[other] { $to } prend le contrôle de { $which }
}
choose = choisissez { $which }
choose-seat = choisissez { $seats }
may = vous pouvez : { $effects }
one-of = { $ways-or }
when-otherwise = { $otherwise-is ->
    [none] {""}
   *[other] ; sinon { $otherwise }
}
when = si { $condition }, { $then }{ when-otherwise }
    .brief = { $then }
each-seat = pour { $seats } : { $effects }
times = { $amount } fois : { $effects }
from-sources = { $sources-is ->
    [none] {""}
   *[other] { source-names }
}
source-names = des frappes du serviteur adverse
prevent = prévenez { $amount ->
    [1000] tous les
   *[other] { $amount }
} dégâts { from-sources }
add-life = ajoutez { $amount } sang ou vie à { $to }
    .brief = { $amount } vie à { $to }
