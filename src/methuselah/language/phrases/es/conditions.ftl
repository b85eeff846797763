### Cuándo.

table-has-the-edge = tienes la Ventaja
    .not = no tienes la Ventaja
table-nobody-has-the-edge = nadie tiene la Ventaja
    .not = alguien tiene la Ventaja
    .only = mientras nadie tenga la Ventaja
table-your-turn = es tu turno
    .only = durante tu turno
    .not = no es tu turno
table-close-range = la distancia es corta
    .only = a corta distancia
    .not = la distancia no es corta
table-needs-stealth = {""}
    .only = {""}
table-needs-intercept = {""}
    .only = {""}
table-blocker-needs-intercept = {""}
    .only = {""}
burns = { self } ha quemado { burned-kind } { burned-of }
    .only = cuando { self } quema { burned-kind } { burned-of }
burned-kind = { $kind-is ->
    [vampire] un vampiro
   *[minion] un siervo
}
burned-of = { $of-is ->
    [each] {""}
   *[other] que controla { $of }
}
table-bleed-not-limited = {""}
    .only = {""}
fits = { $said-is ->
    [bears] { DOES($card, "tiene") }
    [lacks] { DOES($card, "no tiene") }
    [state] { DOES($card, "está") }
   *[noun] { DOES($card, "es") }
} { $said }
    .not = { $said-is ->
        [bears] { DOES($card, "no tiene") }
        [lacks] { DOES($card, "tiene") }
        [state] { DOES($card, "no está") }
       *[noun] { DOES($card, "no es") }
    } { $said }
exists = { $which-is ->
    [blocker] un siervo intenta bloquear
    [opposing] hay un siervo oponente
   *[other] { $least ->
        [1] hay { $which-a }
       *[other] hay al menos { $least } { $which-many }
    }
}
    .not = { $which-is ->
        [blocker] ningún siervo intenta bloquear
       *[other] { $least ->
            [1] no hay { $which-many }
           *[other] hay menos de { $least } { $which-many }
        }
    }
at-least = { $amount } { is-or-are } { $least } o más
at-most = { $amount } { is-or-are } { $most } o menos
is-or-are = { $amount-is ->
    [pointsof] son
   *[other] es
}
more-than = { $greater } es mayor que { $smaller }
    .not = { $greater } no es mayor que { $smaller }
odd = { $amount } es impar
    .not = { $amount } es par
at-superior = esta carta se jugó al nivel superior
at-inferior = esta carta se jugó al nivel inferior
even = { $amount } es par
    .not = { $amount } es impar
both = { $conditions }
either = { $conditions-or }
bleed-would-succeed = el sangrado tendría éxito
    .only = cuando un sangrado tendría éxito
    .not = el sangrado no tendría éxito
hunt-would-succeed = la caza tendría éxito
    .only = cuando una caza tendría éxito
    .not = la caza no tendría éxito
bleeding = el sangrado es de { $least } o más
    .only = durante un sangrado de { $least } o más
opposing-vampire = el siervo oponente es un vampiro
    .not = el siervo oponente no es un vampiro
action-is-with-an-action-card = { action-trait } se hace con una carta de acción
    .only = durante { action-kind } con una carta de acción
action-is-puts-a-vampire-in-play = { action-trait } pone en juego a un vampiro
    .only = durante { action-kind } que pone en juego a un vampiro
action-is-of-the-rulebook = { action-trait } se hace sin carta
    .only = durante { action-kind } sin carta
action-is-bleeds-you = te están sangrando
    .only = mientras te sangran
action-is-successful = { action-trait } tiene éxito
    .only = después de una acción con éxito
    .not = { action-trait } no tiene éxito
action-is-blocked = { action-trait } es bloqueada
    .only = después de que una acción sea bloqueada
action-is-passed = el referéndum se aprueba
    .not = el referéndum no se aprueba
    .only = después de aprobarse el referéndum
table-blocking = { self } intenta bloquear
    .not = { self } no intenta bloquear
    .only = mientras { self } intenta bloquear
table-minion-card-played = se juega una carta de siervo
    .only = cuando se juega una carta de siervo
table-resulting-combat = el combate resulta del bloqueo
    .only = durante el combate resultante
    .not = el combate no resulta del bloqueo
table-first-round = es el primer asalto del combate
    .only = en el primer asalto del combate
    .not = no es el primer asalto del combate
table-only-to-long = lleva a larga distancia
    .only = para pasar a larga distancia
table-only-to-close = lleva a corta distancia
    .only = para pasar a corta distancia
action-is = la acción es { action-kind }
    .not = { $kinds-is ->
        [none] no hay ninguna acción en curso
       *[some] la acción no es { action-kind }
    }
    .only = durante { action-kind }
action-kind = { $kinds-several ->
    [yes] una acción ({ $kinds-or })
   *[no] { $kinds-is ->
        [none] una acción
        [bleed] un sangrado
        [hunt] una caza
        [political] una acción política
        [political-action] una acción política
        [equip] una acción de equipar
        [employ] una acción de emplear
        [recruit] una acción de reclutar
        [diablerie] una diablerie
        [card] una acción de carta
        [leave-torpor] una salida del letargo
        [rescue] un rescate
       *[some] una acción ({ $kinds-or })
    }
}
action-trait = { $kinds-is ->
    [none] la acción
   *[some] { $kinds-several ->
        [yes] la acción ({ $kinds-or })
       *[no] { $kinds-is ->
            [bleed] la acción de sangrar
            [hunt] la caza
            [diablerie] la diablerie
            [political] la acción política
            [political-action] la acción política
            [equip] la acción de equipar
            [employ] la acción de emplear
            [recruit] la acción de reclutar
           *[some] la acción ({ $kinds-or })
        }
    }
}
action-is-directed-at-you = { action-trait } se dirige contra ti
    .only = durante { action-kind } contra ti
action-is-directed = { action-trait } es dirigida
    .only = durante una acción dirigida
action-is-undirected = { action-trait } no es dirigida
    .not = la acción es dirigida
    .only = durante una acción no dirigida
action-is-brought-something = { action-trait } tiene éxito
    .only = después de { action-kind } con éxito
action-is-blocked-by-this = { self } bloqueó la acción
    .not = { self } no bloqueó la acción
    .only = después de que { self } bloquee
compare = { $greater } es al menos { $smaller }
    .not = { $greater } es menor que { $smaller }
unless = lo contrario de esto: { $condition }
same = { $seats-is ->
    [you] eres
   *[other] { DOES($seats, "es") }
} { $others-one }
    .not = { $seats-is ->
        [you] no eres
       *[other] { DOES($seats, "no es") }
    } { $others-one }
controls-no = { $seats-is ->
    [you] no controlas
   *[other] { DOES($seats, "no controla") }
} { $which-a }
played-this-action = { $by-is ->
    [none] se jugó { $name } en esta acción
   *[other] { $by } ha jugado { $name } en esta acción
}
    .not = { $by-is ->
    [none] no se jugó { $name } en esta acción
   *[other] { $by } no ha jugado { $name } en esta acción
}
played-on = se juega sobre { self }
same-name = esas dos cartas tienen el mismo nombre
action-of = la acción se realiza con esta carta
    .not = la acción no se realiza con esta carta
taken = { self } ha realizado la acción de esta carta este turno
    .not = { self } no ha realizado la acción de esta carta este turno
may-block = { self } podría bloquear
    .only = cuando { self } podría bloquear
may-block-anything = { self } podría bloquear
    .only = cuando { self } podría bloquear, incluso la acción de otro Matusalén
played-at = se juega a { $level }
not-played-this-action = nadie ha jugado así esta carta en esta acción
    .not = { $name } aún no se usó así en esta acción
not-played-this-turn = nadie ha jugado esta carta este turno
    .not = { $name } aún no se usó así este turno
burned-by-this = { self } lo ha quemado
    .not = { self } no lo ha quemado
strikes-requiring = { self } golpea con un golpe que requiere { discipline-word }
    .not = { self } no golpea con un golpe que requiere { discipline-word }
from-hand = viene de la mano
    .not = no viene de la mano
action-requires = la acción requiere { $words-or }
equips-from-hand = la acción es equiparse desde la mano con { $which-a }
recruits-or-employs = la acción es reclutar o emplear { $which-a }
against = el sangrado sigue siendo contra ese Matusalén
fact-makes-this-an-anarch = la acción vuelve Anarch a { self }
fact-no-reaction-card-played = no se ha jugado ninguna reacción en esta acción
fact-not-the-first-action = no es tu primera acción de este turno
fact-master-card-of-another = otro Matusalén juega una carta de maestro
    .only = cuando otro Matusalén juega una carta de maestro
fact-first-recruit-this-turn = es el primer aliado que { self } recluta este turno
fact-to-enter-combat = la acción es para entrar en combate
    .only = durante una acción para entrar en combate
    .not = la acción no es para entrar en combate
fact-results-from-an-attack = el combate resulta de una acción con éxito para entrar en combate
    .only = durante el combate que resulta de una acción con éxito para entrar en combate
fact-directed-at-the-same = la acción se dirige contra los mismos Matusalenes
frenzy-on = se puede jugar un frenesí sobre { $which }
    .only = como frenesí sobre { $which }
was-damaged = { self } ha sufrido daño en este asalto
was-struck = el golpe del siervo opuesto ha infligido daño a { self } en esta ronda
has-failed = un referéndum ha fracasado en esta acción
    .only = después de fracasar un referéndum
opposing-shoots = el siervo opuesto golpea con un arma que inflige daño a distancia
    .only = si el siervo opuesto golpea con un arma que inflige daño a distancia
just-hurt = se inflige daño con éxito a { self }
    .only = a { self }
played-on-those = se juega una carta { $keyword } sobre { $which-a }
    .only = cuando se juega una carta { $keyword } sobre { $which-a }
in-next-turn = es { next-turn }
    .only = durante { next-turn }
merged = { self } está fusionado
    .not = { self } no está fusionado
    .only = mientras { self } está fusionado
in-discard-phase = es tu fase de descarte
    .only = durante tu fase de descarte
has-voted = { $which } ha votado { es-side }
    .not = { DOES($which, "no ha") } votado { es-side }
es-side = { $side ->
    [for] a favor
    [against] en contra
   *[other] { $side }
}
within-limit = {""}
    .only = {""}
facing-aggravated = {""}
    .only = {""}
to-prevent = {""}
    .only = {""}
possible = {""}
    .only = {""}
for-any-minion = la acción no cuesta sangre ni requiere vampiro, clan o Disciplina
    .only = en una acción que no cuesta sangre ni requiere vampiro, clan o Disciplina
blocked-by = la acción fue bloqueada por { $tests-or }
    .only = si la acción fue bloqueada por { $tests-or }
ended-combat = { self } acabó el combate antes del paso de acoso
    .not = { self } no ha acabado el combate antes del paso de acoso
fact-only-mandatory-actions-before = solo se han realizado acciones obligatorias este turno antes de esta
fact-no-action-this-turn = ningún siervo ha intentado actuar este turno
    .not = algún siervo ha intentado actuar este turno
combat-is-may-follow = ambos combatientes están preparados y no sigue otro combate
combat-is-on = hay un combate en curso
    .not = no hay ningún combate en curso
    .only = durante un combate
combat-is-a-vampire-acts = el siervo que actúa, en combate, es un vampiro
combat-is-first-block-combat-of-the-turn = es el primer combate de este turno entre un vampiro que actúa y un vampiro que bloquea
restricts-strikes = el siervo oponente juega una carta que limitaría los golpes de { self }
    .only = cuando el siervo oponente juega una carta de combate que limitaría los golpes de { self }
used-disciplines = { self } ha jugado cartas de { $least } Disciplinas o más en esta acción
    .only = después de que { self } juegue cartas de { $least } Disciplinas o más en la acción
latecomers-pay = esta edición lo exige también a lo que vino después
not-called = nadie ha convocado un referéndum de esta carta este turno
table-second-round = es el segundo asalto del combate
    .only = durante el segundo asalto del combate
    .not = no es el segundo asalto del combate
brought-by-this = { self } lo reclutó o contrató
had-the-edge = el Matusalén que tiene el turno tiene la Ventaja
    .not = el Matusalén que tiene el turno no tiene la Ventaja
is-hunted = se convoca una caza de sangre contra { $which }
huntable = contra el que se puede convocar una caza de sangre
    .after = contra el que se puede convocar una caza de sangre
has-counter = { DOES($seats, "tiene", "tienes") } un contador { $name }
    .not = { DOES($seats, "no tiene", "no tienes") } contadores { $name }
