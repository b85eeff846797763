### Les phrases : listes, façons d'utiliser une carte, ce qu'elle fait en jeu.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = { $first }, { $last }
where = { $letter } est { $amount }
where-all = , où { $clauses }
nothing = rien

self = { $this ->
    [vampire] ce vampire
    [ally] cet allié
    [imbued] cet imprégné
    [employer] l'employeur
    [bearer] le porteur
    [attached] le serviteur attaché
    [subject] ce serviteur-là
    [tested] celui-ci
   *[minion] ce serviteur
}

directed-mark = { $directed ->
    [yes] Ⓓ
   *[no] {""}
}
stealth-mark = { $stealth ->
    [0] {""}
   *[other] à { SIGNED($stealth) } en discrétion
}
action-card = { directed-mark } action { stealth-mark }
more-bleed = { $more ->
    [0] {""}
   *[other] avec { SIGNED($more) } en morsure
}
action-bleed = { directed-mark } mordre { more-bleed } { stealth-mark }
    .brief = { $more ->
        [0] morsure
       *[other] { SIGNED($more) } morsure
    }
action-hunt = action de chasse { stealth-mark }
action-leave-torpor = action de sortie de torpeur { stealth-mark }
action-leave-torpor-taken = action de sortie de torpeur { stealth-mark }
action-political = action politique { stealth-mark }
action-equip = action d'équipement { stealth-mark }
action-employ = action d'emploi { stealth-mark }
action-recruit = action de recrutement { stealth-mark }
action-card-taken = action { directed-mark } { stealth-mark }
action-bleed-taken = action { directed-mark } de morsure { more-bleed } { stealth-mark }
action-political-taken = action politique { stealth-mark }
action-costs = { $action } qui coûte { $cost }
act = { DOES($who, "peut") } faire une { $action }
act-by = { $who }
act-by-any = n'importe quel serviteur
act-by-controller = n'importe quel serviteur que vous contrôlez
act-by-bearer = { self }
act-only = { $act } { $only }
act-deed = { $act } : { $deed }

only-usable = utilisable seulement { $when }
usable-if = si { $condition }
usable-locked = utilisable aussi par un serviteur incliné
by-who = par { $who }
by-locked = par un { $this ->
    [vampire] vampire
   *[minion] serviteur
} incliné
    .who = par { $who } s'il est incliné
by-helper = par un serviteur disponible autre que celui qui agit
    .who = par { $who } autre que le serviteur qui agit
by-bystander = par un serviteur qui n'est pas dans ce combat
    .who = par { $who } qui n'est pas dans ce combat
use = { $who-is ->
    [you] vous pouvez
   *[other] { DOES($who, "peut") }
} : { $deed }
    .free = { $deed }
use-by-you = vous
use-by-combatant = un serviteur au combat
use-by-bearer = { self }
use-when = { $when }, { $use }
paid = { $cost } : { $deed }
passes = si le référendum est adopté, { $effects }
enters = quand cette carte arrive en jeu, { $effects }
you-can = vous pouvez : { $effect }

at-unlock = pendant votre phase de redressement
    .other = pendant la phase de redressement d'un autre Mathusalem
    .any = pendant n'importe quelle phase de redressement
at-master = pendant votre phase de maître
    .other = pendant la phase de maître d'un autre Mathusalem
    .any = pendant n'importe quelle phase de maître
at-minion = pendant votre phase de serviteur
    .other = pendant la phase de serviteur d'un autre Mathusalem
    .any = pendant n'importe quelle phase de serviteur
at-influence = pendant votre phase d'influence
    .other = pendant la phase d'influence d'un autre Mathusalem
    .any = pendant n'importe quelle phase d'influence
at-discard = pendant votre phase de défausse
    .other = pendant la phase de défausse d'un autre Mathusalem
    .any = pendant n'importe quelle phase de défausse
at-as-played = quand une carte est jouée
at-announced = à l'annonce d'une action
at-action = pendant une action
at-blocked = après qu'une action est bloquée
at-declined = après que les blocages sont refusés
at-after-resolution = après la résolution d'une action
at-before-range = avant de déterminer la distance
at-before-strikes = avant le choix des frappes
at-end-of-round = à la fin d'un round
at-polling = pendant le vote
at-before-votes-polling = pendant un référendum

a-player = { $this ->
    [vampire] un vampire
    [imbued] un imprégné
   *[minion] un serviteur
}
at-level = { $at ->
    [superior] {" "}au niveau supérieur
    [basic] {" "}au niveau de base
   *[all] {""}
}
once-turn = { $play ->
    [use] une seule fois par tour
    [trigger] une seule fois par tour
   *[other] { $shared ->
        [yes] un seul { $name } peut être joué{ at-level } par tour
       *[no] { a-player } ne peut jouer qu'un { $name }{ at-level } par tour
    }
}
once-action = { $play ->
    [use] une seule fois par action
    [trigger] une seule fois par action
   *[other] { a-player } ne peut jouer qu'un { $name }{ at-level } par action
}
once-combat = { $play ->
    [use] une seule fois par combat
    [trigger] une seule fois par combat
   *[other] { a-player } ne peut jouer qu'un { $name }{ at-level } par combat
}
once-round = { $play ->
    [use] une seule fois par round
    [trigger] une seule fois par round
   *[other] { a-player } ne peut jouer qu'un { $name }{ at-level } par round
}
once-strike = une seule fois par frappe
once-referendum = { $play ->
    [use] une seule fois par référendum
   *[other] { a-player } ne peut jouer qu'un { $name }{ at-level } par référendum
}
once-phase = une seule fois par phase
once-unlock = une seule fois entre vos phases de redressement
replace-combat = ne remplacez pas cette carte avant la fin du combat
replace-discard = ne remplacez pas cette carte avant votre prochaine phase de défausse
replace-action = ne remplacez pas cette carte avant la fin de l'action
replace-unlock = ne remplacez pas cette carte avant votre prochaine phase de redressement

strike = frappe : { $strike }
    .brief = { $strike }
strike-with-maneuver = manœuvre, ou frappe : { $strike }
    .brief = { $strike }, manœuvre
maneuver = { $play ->
    [use] 1 manœuvre facultative
   *[other] manœuvre
}
press-press = { $play ->
    [use] 1 poursuite facultative
   *[other] poursuite
}
press-press-continue = poursuite, seulement pour continuer le combat
press-press-end = poursuite, seulement pour finir le combat

standing = { DOES($who, $change) }
standing-while = tant que { $when }, { $standing }
answer = { $event }, { $effect }
event-when = { $event }, si { $when }
spending = brûlez { $cost }
action-equip-taken = action d'équipement { stealth-mark }
action-hunt-taken = action de chasse { stealth-mark }
action-employ-taken = action d'emploi { stealth-mark }
action-recruit-taken = action de recrutement { stealth-mark }
action-power = action { stealth-mark } pour obtenir ce pouvoir
action-power-taken = action { stealth-mark } pour obtenir ce pouvoir
at-attempt = pendant une tentative de blocage
at-would-block = quand un blocage va réussir
at-would-succeed = quand une action va réussir
at-before-combat = avant le combat
at-range = en déterminant la distance
at-strike = au choix des frappes
at-as-strike-chosen = quand ce serviteur choisit une frappe
at-strikes-chosen = après le choix des frappes
at-prevent = quand des dégâts sont infligés
at-damaged = quand des dégâts sont infligés avec succès
at-torpor = quand un serviteur va être brûlé ou partir en torpeur
at-strike-resolved = après la résolution des frappes
at-additional = quand on obtient des frappes supplémentaires
at-press = à l'étape de poursuite
at-combat-would-end = quand le combat finirait
at-combat-about-to-end = quand le combat est sur le point de finir
at-before-votes = avant les votes
at-before-hunt = avant une chasse au sang
at-has-burned = {""}
at-hunt-passed = quand une chasse au sang passe
at-paying = {""}
at-oust = quand un Mathusalem est évincé
at-before-referendum = quand un référendum est appelé
at-strike-declared = après le choix de la première frappe
at-after-combat = après le combat
at-diablerie = quand une diablerie va avoir lieu
at-before-range-before-strikes-strikes-chosen-strike-resolved-end-of-round = pendant le combat
at-combat = pendant le combat
once-game = une seule fois par partie
once-your-game = une seule fois par partie pour chaque Mathusalem
replace-research = remplacez-la par une carte de votre zone de recherche, si vous voulez
replace-turn = ne remplacez pas cette carte avant la fin du tour
replace-master = ne remplacez pas cette carte avant votre prochaine phase de maître
replace-influence = ne remplacez pas cette carte avant votre prochaine phase d'influence
replace-round = ne remplacez pas cette carte avant la fin du round
replace-referendum = ne remplacez pas cette carte avant la fin du référendum
press-must-continue = poursuite, à utiliser pour continuer le combat
press-must-end = poursuite, à utiliser pour finir le combat

## Des mots dans une liste.

listed-strike = frappe
listed-grapple = lutte
listed-blood = sang
listed-pool = réserve
listed-life = vie
listed-clan = clan
listed-sect = secte
listed-disciplines = Disciplines
listed-equipment = équipement
listed-retainer = suivant
listed-weapon = arme
listed-melee-weapon = arme de mêlée
listed-gun = arme à feu
listed-reaction = réaction
listed-master = maître
listed-combat = combat
listed-action-card = carte d'action
listed-ally = allié
listed-political-action = action politique
listed-action = action
listed-hunt = chasse
listed-bleed = morsure
listed-political = politique
listed-equip = équipement
listed-employ = emploi
listed-recruit = recrutement
listed-location = lieu
listed-hand = main
listed-library = bibliothèque
listed-ash-heap = tas de cendres
