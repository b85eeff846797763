### Ce qui arrive.

lasting = { $until-is ->
    [combat] { $span ->
        [combat] {""}
       *[any] pour ce combat
    }
    [round] pour ce round
    [turn] pour ce tour
    [referendum] lors de ce référendum
    [unlock] jusqu'à { $you ->
        [them] sa
       *[you] votre
    } prochaine phase de redressement
    [discard] jusqu'à { $you ->
        [them] sa
       *[you] votre
    } prochaine phase de défausse
    [game] pour le reste de la partie
   *[other] {""}
}
provided = { $when-is ->
    [none] {""}
   *[other] si { $when }
}
to-get = {""}
add-bleed = { $amount-is ->
    [taken] réduisez la morsure de { $amount }
    [negative] { $until-is ->
        [action] réduisez la morsure de { UNSIGNED($amount) }
       *[other] { bleed-of-whom } { lasting }
    }
   *[other] { bleed-of-whom } { lasting }
} { provided }
    .brief = { $amount-is ->
        [taken] -{ $amount } morsure
       *[other] { SIGNED($amount) } morsure
    }
add-awake = { $to-is ->
    [minion] { $mood ->
        [can] se réveiller
       *[told] { DOES($to, "se réveille") }
    }
   *[other] { DOES($to, "se réveille") }
}
    .brief = réveil
counter-gain-blood = { $cards-is ->
    [minion] { $mood ->
        [can] gagnez { $amount } de { blood-or-life }
       *[told] { DOES($cards, "gagne") } { $amount } de { blood-or-life }
    }
   *[other] ajoutez { $amount } de { blood-or-life } à { $cards }
}
    .brief = { $cards-is ->
        [minion] gagne { $amount } de { blood-or-life }
       *[other] { $amount } de { blood-or-life } à { $cards }
    }
counter-burn-blood = { $cards-is ->
    [minion] brûlez { $amount } de { blood-or-life }
    [card] brûlez { $amount } de vie de { $cards }
   *[other] { DOES($cards, "brûle") } { $amount } de { blood-or-life }
}
counter-gain-pool = { $seats-is ->
    [you] gagnez { $amount } de réserve
    [them] il gagne { $amount } de réserve
   *[other] { DOES($seats, "gagne") } { $amount } de réserve
}
counter-burn-pool = { $seats-is ->
    [you] brûlez { $amount } de réserve
    [them] il brûle { $amount } de réserve
   *[other] { $seats } brûle { $amount } de réserve
}
counter-add-counters = { $amount-is ->
    [negative] brûlez un marqueur de { $cards }
   *[other] mettez { $amount } { $amount ->
        [one] marqueur
       *[other] marqueurs
    } sur { $cards }
}
move = déplacez { $amount } { $source-is ->
    [you] {""}
    [them] de réserve
    [prey] de réserve
    [chosen] de réserve
    [card] { $to-is ->
        [you] { $amount ->
            [one] marqueur
           *[other] marqueurs
        }
       *[other] de sang
    }
   *[other] de sang
} de { $source-is ->
    [you] votre réserve
    [them] sa réserve
   *[other] { $source }
} vers { $to-is ->
    [you] votre réserve
    [them] sa réserve
   *[other] { $to }
}
    .brief = { $amount }{ $source-is ->
        [you] {""}
        [them] {" "}de réserve
        [prey] {" "}de réserve
        [chosen] {" "}de réserve
        [card] {" "}{ $to-is ->
            [you] { $amount ->
                [one] marqueur
               *[other] marqueurs
            }
           *[other] de sang
        }
       *[other] {" "}de sang
    } de { $source-is ->
        [you] votre réserve
        [them] sa réserve
       *[other] { $source }
    } vers { $to-is ->
        [you] votre réserve
        [them] sa réserve
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
}{ still-yours }
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
   *[other] { DOES($to, "prend") } le contrôle de { $which }
}
choose = choisissez { $which }
choose-seat = { $name ->
    [bled] mordez { $seats-one }{ $only-is ->
        [none] {""}
       *[other] , si { $only }
    }
   *[other] choisissez { $least-is ->
        [int] {""}
       *[other] au moins { $least } parmi
    } { $seats }
}
may = { $you ->
    [them] il peut
   *[you] vous pouvez
} : { $effects }
one-of = { $ways-or }
when-otherwise = { $otherwise-is ->
    [none] {""}
   *[other] ; sinon { $otherwise }
}
when = si { $condition }, { $then }{ when-otherwise }
    .brief = { $then }
each-seat = { $seats-is ->
    [subject] { $effects }
   *[other] pour { $seats } : { $effects }
}
times = { $amount } fois : { $effects }
from-sources = { $sources-is ->
    [none] {""}
    [normal] non aggravés
    [aggravated] aggravés
    [normal-strike] non aggravés { source-names }
   *[other] { source-names }
}
source-names = des frappes du serviteur adverse
may-prevent-this-strike = { DOES($which, "peut") } : { $effects } pour prévenir tous les dégâts de cette frappe
prevent = prévenez { $amount ->
    [1000] tous les dégâts
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} { $sources-is ->
    [aggravated-strike] aggravés { source-names }
   *[other] { from-sources }
}
gain-starting-life = { DOES($to, "a") } { SIGNED($amount) } en vie de départ
add-life = ajoutez { $amount } { $life ->
    [yes] de vie à { $to } (jusqu'à sa vie de départ)
   *[no] de sang ou de vie à { $to }
}
    .brief = { $amount } de vie à { $to }
add = { $to-is ->
    [none] { $change-alone }
    [minion] { $change-alone-is ->
        [yes] { $change-alone }
       *[no] { DOES($to, $change) }
    }
   *[other] { DOES($to, $change) }
} { lasting } { provided }
    .brief = { $change-alone-is ->
        [yes] { $change-brief }
       *[no] { $to } { $change-brief }
    } { lasting }
add-cannot-block = { $to-is ->
    [none] { $when-is ->
        [none] cette action ne peut pas être bloquée
        [fits] cette action ne peut pas être bloquée par des { $when-many }
       *[other] les serviteurs ne peuvent pas bloquer cette action { provided }
    }
   *[other] { DOES($to, "ne peut") } pas bloquer { $until-is ->
        [action] cette action
       *[other] { lasting }
    } { provided }
}
    .brief = { $when-is ->
        [fits] pas de blocage par des { $when-many }
       *[other] { DOES($to, "ne peut") } pas bloquer
    }
add-cannot-play = { $to-is ->
    [none] les serviteurs ne peuvent pas jouer { barred-cards }
   *[other] { DOES($to, $change) }
} { lasting } { provided }
    .brief = { $to-is ->
        [none] les serviteurs ne peuvent pas jouer { barred-cards }
       *[other] { $to } { $change-brief }
    } { lasting }
add-votes = { $when-is ->
    [fits] { $change-alone } aux { $when-many }
   *[other] { $change-alone } { provided }
} { lasting }
add-cannot-unlock = { $when-is ->
    [fits] les { $when-many } ne peuvent pas se redresser pendant cette action
   *[other] { $change-alone } { provided }
}
add-block-cost = { $when-is ->
    [fits] les { $when-many } doivent brûler { $amount } de sang pour tenter de bloquer
   *[other] { $change-alone } { provided }
}
add-block-cost-or-life = { $when-is ->
    [fits] les { $when-many } doivent brûler { $amount } de sang ou de vie pour tenter de bloquer
   *[other] { $change-alone } { provided }
}
add-cannot-use-equipment = { DOES($to, "ne peut") } pas utiliser d'équipement { lasting }
add-hand-size = { $to-is ->
    [you] {""}
   *[other] { $to } :
} { SIGNED($amount) } en taille de main { lasting }
draw-at-lock = remplacez les cartes que vous ne remplaciez pas
forgo-edge = renoncez à la réserve de l'Avantage
gain-edge = prenez l'Avantage
steal-edge = volez l'Avantage
take-edge = { $seats-is ->
    [you] prenez l'Avantage à qui que ce soit
   *[other] { DOES($seats, "prend") } l'Avantage à qui que ce soit
}
move-onto = déplacez { $which } vers { $to }{ still-yours }
become = cette carte devient { $keywords-is ->
    [none] { fr-become-kind }
   *[other] { fr-become-kind } ({ $keywords })
}
fr-become-kind = { $kind ->
    [ally] un allié
    [retainer] un suivant
    [vampire] un vampire
    [equipment] un équipement
    [location] un lieu
    [master] une carte de maître
   *[other] { $kind }
}
remember-all = retenez { $which }
remember = retenez { $value }
masters = avec une Discipline supérieure
    .after = avec une Discipline supérieure
choose-superior = choisissez une Discipline que { $of } a au niveau supérieur
takes-word = cette carte concerne ce qui a été choisi
choose-by-name = choisissez { $least } { $which-many } par leur nom
deck = une carte de bibliothèque de votre paquet
name-card = nommez { $which-a }
remembers = { $name ->
    [holder] vous l'aviez
   *[other] cette carte a son choix
}
    .not = rien n'a encore été choisi pour cette carte
choose-clan = choisissez un clan{ $which-is ->
    [those] {""}
   *[other] { " " }de { $which-a }
}
each = pour { $which } : { $effects }
each-new = pour { $which }, une fois par tour : { $effects }
aim = {""}
aim-as-chosen = {""}
forget-blocked-bleeds = désormais les morsures bloquées comptent
no-bleed-blocked = aucune morsure n'a été bloquée depuis
    .not = une morsure a été bloquée depuis
    .only = aucune morsure n'a été bloquée depuis
hunts-from-bank = la chasse ne prend rien à sa cible
price = { $effects }
environmental-damage = { DOES($to, "subit") } { $points }{ $ranged ->
    [yes] R
   *[no] {""}
} de dégâts { $unpreventable ->
    [yes] imprévenables
   *[no] {""}
} { $aggravated ->
    [yes] aggravés
   *[no] {""}
} environnementaux
    .brief = { $to-is ->
        [minion] subit
       *[other] { DOES($to, "subit") }
    } { $points } de dégâts { $aggravated ->
        [yes] aggravés
       *[no] {""}
    }
treat-as-normal = traitez { $amount ->
    [1000] tous les dégâts aggravés
    [one] { $amount } dégât aggravé
   *[other] { $amount } dégâts aggravés
} { $of-strike ->
    [yes] { source-names }
   *[no] {""}
} comme des dégâts normaux
prevent-from = prévenez jusqu'à { $points } de { kinds } { $until-is ->
    [round] dans ce round
   *[other] par combat
}{ $uses ->
    [one] {""}
   *[other] , { $uses } fois par combat
}
damaging-weapons = une source des dégâts
kinds = { $sources-is ->
    [none] dégâts
    [gun] dégâts d'armes à feu
    [melee-weapon] dégâts des frappes d'armes de mêlée
    [normal] dégâts non aggravés
    [aggravated] dégâts aggravés
    [normal-strike] dégâts non aggravés { source-names }
    [strike] dégâts { source-names }
   *[other] dégâts d'autres sources
}
prevent-to = prévenez { $points ->
    [1000] tous les
   *[other] { $points } de
} { kinds } subis par { $which-a }
spend-discard-action = dépensez une action de la phase de défausse
counter-burn-counters = brûlez { $amount } { $amount ->
    [one] marqueur
   *[other] marqueurs
} de { $cards }
block-together = { self } et { $which } tentent de bloquer ensemble, avec la somme de leur interception
blood-or-life = { $life ->
    [yes] vie
   *[no] sang
}
ref-remembered = le serviteur retenu
remember-chosen = choisissez et retenez { $value }
chosen-or-none = { $phrase } (ou aucun)
determined-the = { $gender ->
    [f] la
   *[m] le
} { $phrase }
forget = oubliez { $value }
out-of-turn = hors de votre tour
    .own = hors de votre tour, ou pendant votre propre tour
usable-without-action = utilisable même sans action en cours
by-even-locked-actor = {""}
    .who = {""}
by-locked-actor = par un serviteur incliné
    .who = par { $who } s'il est incliné
fr-of-paid = en { $of-or }
one-if = { $who } (si { $condition })
some-seats = un ou plusieurs { $seats-many }
bleed-of-whom = { $to-is ->
    [none] { $change-alone }
    [minion] { $change-alone }
   *[other] { DOES($to, $change) }
}
add-must-act = { $to-is ->
    [minion] { $change-alone }
   *[other] { DOES($to, $change) }
} { lasting } { provided }
as-a-vampire = un vampire { $amount-is ->
    [zero] {""}
   *[other] de capacité { $amount }
}
still-yours = { $kept ->
    [yes] { "; " }vous la contrôlez toujours
   *[no] {""}
}
being-played-what = { being-played-kind } { $by-is ->
    [none] {""}
   *[other] de { $by-one }
} { $requires-is ->
    [none] {""}
    [any] demandant une Discipline ou une Vertu
   *[other] qui demande { $requires-discipline }
}
next-turn = { $in-minion-phase ->
    [yes] la phase de serviteur de votre prochain tour
   *[no] votre prochain tour
}
tally-word = { $name-is ->
    [skipped] tours passés
    [burned] points de réserve brûlés
   *[other] { $name }
}
choose-x = X est { $most-is ->
    [none] { $least } ou plus
   *[other] un nombre de { $least } à { $most }
}
cost-x = le X de son coût est { $amount }
costs-fewer = elle coûte { $amount } de moins
cost-fewer = elle coûte { $amount } de moins si { $condition }
if-ready = { $phrase } (s'il est disponible)
listed-minion-card = carte de serviteur
chosen-by = { $phrase } (au choix de { $who })
being-played-kind = { $kinds-several ->
    [yes] une carte ({ $kinds-or })
   *[no] { $kinds-is ->
        [none] une carte
        [event] une carte d'événement
        [master] une carte de maître
        [action] une carte d'action
        [combat] une carte de combat
       *[some] une carte ({ $kinds-or })
    }
}
call-hunt = un référendum est appelé pour lancer une chasse au sang contre { $which }
first-copy = aucun autre exemplaire de cette carte ne compte
choose-any-clan = choisissez un clan
yield-unfit = { $which } cède un titre contesté qui ne lui convient plus
rearrange = choisissez qui reçoit { $which }, parmi { $to-many } ; tout se déplace en même temps une fois tout choisi
assign-bearer = choisissez qui la reçoit
move-assigned = déplacez-les en même temps
