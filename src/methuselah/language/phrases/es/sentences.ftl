### Las frases: listas, maneras de usar una carta, lo que hace en juego.

list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-comma = { $first }, { $last }
where = { $letter } es { $amount }
where-all = , donde { $clauses }
nothing = nada

self = { $this ->
    [vampire] este vampiro
    [ally] este aliado
    [employer] el siervo con este criado
    [bearer] el portador
    [attached] el siervo con esta carta
    [subject] ese siervo
   *[minion] este siervo
}

directed-mark = { $directed ->
    [yes] Ⓓ
   *[no] {""}
}
stealth-mark = { $stealth ->
    [0] {""}
   *[other] con { SIGNED($stealth) } al sigilo
}
action-card = { directed-mark } acción { stealth-mark }
more-bleed = { $more ->
    [0] {""}
   *[other] con { SIGNED($more) } al sangrado
}
action-bleed = { directed-mark } sangrar { more-bleed } { stealth-mark }
    .brief = { $more ->
        [0] sangrar
       *[other] { SIGNED($more) } sangrado
    }
action-hunt = acción de cazar { stealth-mark }
action-political = acción política { stealth-mark }
action-equip = acción de equipar { stealth-mark }
action-employ = acción de emplear { stealth-mark }
action-recruit = acción de reclutar { stealth-mark }
action-card-taken = acción { directed-mark } { stealth-mark }
action-bleed-taken = acción { directed-mark } de sangrar { more-bleed } { stealth-mark }
action-political-taken = acción política { stealth-mark }
action-costs = { $action } que cuesta { $cost }
act = { $who } puede realizar una { $action }
act-by = { $who }
act-by-any = cualquier siervo
act-by-bearer = { self }
act-only = { $act } { $only }
act-deed = { $act }: { $deed }

only-usable = solo se puede usar { $when }
usable-if = si { $condition }
usable-locked = también la puede usar un siervo girado
by-who = por { $who }
by-locked = por un { $this ->
    [vampire] vampiro
   *[minion] siervo
} girado
    .who = por { $who } si está girado
use = { $who } puede: { $deed }
use-by-you = tú
use-by-bearer = { self }
use-when = { $when }, { $use }
paid = { $cost }: { $deed }
passes = si el referéndum se aprueba, { $effects }
enters = cuando esta carta entra en juego, { $effects }
you-can = puedes: { $effect }

at-unlock = durante tu fase de enderezar
at-master = durante tu fase de maestro
at-minion = durante tu fase de siervos
at-influence = durante tu fase de influencia
at-discard = durante tu fase de descarte
at-as-played = al jugarse una carta
at-announced = al anunciarse una acción
at-action = durante una acción
at-blocked = después de que una acción sea bloqueada
at-declined = después de que se renuncie a bloquear
at-after-resolution = después de resolverse una acción
at-before-range = antes de determinar la distancia
at-before-strikes = antes de elegir los golpes
at-end-of-round = al final de un asalto
at-polling = durante la votación
at-before-votes-polling = durante un referéndum

once-turn = { $play ->
    [use] solo una vez por turno
    [trigger] solo una vez por turno
   *[other] solo un { $name } por turno
}
once-action = { $play ->
    [use] solo una vez por acción
    [trigger] solo una vez por acción
   *[other] un siervo solo puede jugar un { $name } por acción
}
once-combat = { $play ->
    [use] solo una vez por combate
    [trigger] solo una vez por combate
   *[other] un siervo solo puede jugar un { $name } por combate
}
once-round = { $play ->
    [use] solo una vez por asalto
    [trigger] solo una vez por asalto
   *[other] un siervo solo puede jugar un { $name } por asalto
}
once-referendum = solo una vez por referéndum
once-phase = solo una vez por fase
once-unlock = solo una vez entre tus fases de enderezar
replace-combat = no reemplaces esta carta hasta el final del combate
replace-discard = no reemplaces esta carta hasta tu próxima fase de descarte
replace-action = no reemplaces esta carta hasta el final de la acción
replace-unlock = no reemplaces esta carta hasta tu próxima fase de enderezar

strike = golpe: { $strike }
    .brief = { $strike }
strike-with-maneuver = maniobra, o golpe: { $strike }
    .brief = { $strike }, maniobra
maneuver = { $play ->
    [use] 1 maniobra opcional
   *[other] maniobra
}
press-press = acoso
press-press-continue = acoso, solo para continuar el combate
press-press-end = acoso, solo para acabar el combate

standing = { $who } { $change }
standing-while = mientras { $when }, { $standing }
answer = { $event }, { $effect }
event-when = { $event }, si { $when }
