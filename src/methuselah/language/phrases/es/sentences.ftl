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
    [imbued] este imbuido
    [employer] el siervo con este criado
    [bearer] el portador
    [attached] el siervo con esta carta
    [subject] ese siervo
    [tested] él
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
action-leave-torpor = acción de salir del letargo { stealth-mark }
action-leave-torpor-taken = acción de salir del letargo { stealth-mark }
action-political = acción política { stealth-mark }
action-equip = acción de equipar { stealth-mark }
action-employ = acción de emplear { stealth-mark }
action-recruit = acción de reclutar { stealth-mark }
action-card-taken = acción { directed-mark } { stealth-mark }
action-bleed-taken = acción { directed-mark } de sangrar { more-bleed } { stealth-mark }
action-political-taken = acción política { stealth-mark }
action-costs = { $action } que cuesta { $cost }
act = { DOES($who, "puede") } realizar una { $action }
act-by = { $who }
act-by-any = cualquier siervo
act-by-controller = cualquier siervo que controles
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
use = { $who-is ->
    [you] puedes
   *[other] { DOES($who, "puede") }
}: { $deed }
    .free = { $deed }
use-by-you = tú
use-by-combatant = un siervo en combate
use-by-bearer = { self }
use-when = { $when }, { $use }
paid = { $cost }: { $deed }
passes = si el referéndum se aprueba, { $effects }
enters = cuando esta carta entra en juego, { $effects }
you-can = puedes: { $effect }

at-unlock = durante tu fase de enderezar
    .other = durante la fase de enderezar de otro Matusalén
    .any = durante cualquier fase de enderezar
at-master = durante tu fase de maestro
    .other = durante la fase de maestro de otro Matusalén
    .any = durante cualquier fase de maestro
at-minion = durante tu fase de siervos
    .other = durante la fase de siervos de otro Matusalén
    .any = durante cualquier fase de siervos
at-influence = durante tu fase de influencia
    .other = durante la fase de influencia de otro Matusalén
    .any = durante cualquier fase de influencia
at-discard = durante tu fase de descarte
    .other = durante la fase de descarte de otro Matusalén
    .any = durante cualquier fase de descarte
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

a-player = { $this ->
    [vampire] un vampiro
    [imbued] un imbuido
   *[minion] un siervo
}
at-level = { $at ->
    [superior] {" "}al nivel superior
    [basic] {" "}al nivel básico
   *[all] {""}
}
once-turn = { $play ->
    [use] solo una vez por turno
    [trigger] solo una vez por turno
   *[other] { $shared ->
        [yes] solo se puede jugar un { $name }{ at-level } por turno
       *[no] { a-player } solo puede jugar un { $name }{ at-level } por turno
    }
}
once-action = { $play ->
    [use] solo una vez por acción
    [trigger] solo una vez por acción
   *[other] { a-player } solo puede jugar un { $name }{ at-level } por acción
}
once-combat = { $play ->
    [use] solo una vez por combate
    [trigger] solo una vez por combate
   *[other] { a-player } solo puede jugar un { $name }{ at-level } por combate
}
once-round = { $play ->
    [use] solo una vez por asalto
    [trigger] solo una vez por asalto
   *[other] { a-player } solo puede jugar un { $name }{ at-level } por asalto
}
once-strike = solo una vez por golpe
once-referendum = { $play ->
    [use] solo una vez por referéndum
   *[other] { a-player } solo puede jugar un { $name }{ at-level } por referéndum
}
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
press-press = { $play ->
    [use] 1 acoso opcional
   *[other] acoso
}
press-press-continue = acoso, solo para continuar el combate
press-press-end = acoso, solo para acabar el combate

standing = { DOES($who, $change) }
standing-while = mientras { $when }, { $standing }
answer = { $event }, { $effect }
event-when = { $event }, si { $when }
spending = quema { $cost }
action-equip-taken = acción de equipar { stealth-mark }
action-hunt-taken = acción de cazar { stealth-mark }
action-employ-taken = acción de emplear { stealth-mark }
action-recruit-taken = acción de reclutar { stealth-mark }
action-power = acción { stealth-mark } para obtener este poder
action-power-taken = acción { stealth-mark } para obtener este poder
by-helper = por un siervo preparado que no sea el que actúa
    .who = por { $who } que no sea el siervo que actúa
by-bystander = por un siervo que no esté en este combate
    .who = por { $who } que no esté en este combate
at-attempt = durante un intento de bloqueo
at-would-block = cuando un bloqueo va a tener éxito
at-would-succeed = cuando una acción va a tener éxito
at-before-combat = antes del combate
at-range = al determinar la distancia
at-strike = al elegir los golpes
at-as-strike-chosen = cuando este siervo elige un golpe
at-strikes-chosen = después de elegir los golpes
at-prevent = cuando se inflige daño
at-damaged = cuando se inflige daño con éxito
at-torpor = cuando un siervo va a ser quemado o a caer en letargo
at-strike-resolved = después de resolver los golpes
at-additional = al obtener golpes adicionales
at-press = en el paso de acoso
at-combat-would-end = cuando el combate acabaría
at-combat-about-to-end = cuando el combate está a punto de acabar
at-before-votes = antes de las votaciones
at-before-hunt = antes de una caza de sangre
at-has-burned = {""}
at-hunt-passed = cuando se aprueba una caza de sangre
at-paying = {""}
at-oust = cuando un Matusalén es expulsado
at-before-referendum = cuando se convoca un referéndum
at-strike-declared = después de elegir el primer golpe
at-after-combat = después del combate
at-diablerie = cuando va a ocurrir una diablerie
at-before-range-before-strikes-strikes-chosen-strike-resolved-end-of-round = durante el combate
at-combat = durante el combate
once-game = solo una vez por partida
once-your-game = solo una vez por partida para cada Matusalén
replace-research = reemplázala con una carta de tu zona de investigación, si quieres
replace-turn = no reemplaces esta carta hasta el final del turno
replace-master = no reemplaces esta carta hasta tu próxima fase maestra
replace-influence = no reemplaces esta carta hasta tu próxima fase de influencia
replace-round = no reemplaces esta carta hasta el final del asalto
replace-referendum = no reemplaces esta carta hasta el final del referéndum
press-must-continue = acoso, que debe usarse para continuar el combate
press-must-end = acoso, que debe usarse para acabar el combate

## Palabras en una lista.

listed-strike = golpe
listed-grapple = agarre
listed-blood = sangre
listed-pool = reserva
listed-life = vida
listed-clan = clan
listed-sect = secta
listed-disciplines = Disciplinas
listed-equipment = equipo
listed-retainer = criado
listed-weapon = arma
listed-melee-weapon = arma cuerpo a cuerpo
listed-gun = arma de fuego
listed-reaction = reacción
listed-master = maestro
listed-combat = combate
listed-action-card = carta de acción
listed-ally = aliado
listed-political-action = acción política
listed-action = acción
listed-hunt = caza
listed-bleed = sangrado
listed-political = política
listed-equip = equipar
listed-employ = emplear
listed-recruit = reclutar
listed-location = lugar
listed-hand = mano
listed-library = biblioteca
listed-ash-heap = montón de cenizas
