### Cuándo.

table-has-the-edge = tienes la Ventaja
    .not = no tienes la Ventaja
table-your-turn = es tu turno
    .only = durante tu turno
    .not = no es tu turno
table-close-range = la distancia es corta
    .only = a corta distancia
table-needs-stealth = {""}
    .only = {""}
table-needs-intercept = {""}
    .only = {""}
table-blocker-needs-intercept = {""}
    .only = {""}
table-bleed-not-limited = {""}
    .only = {""}
fits = { $card } es { $which-a }
    .not = { $card } no es { $which-a }
exists = { $least ->
    [1] hay { $which-a }
   *[other] hay al menos { $least } { $which-many }
}
    .not = { $least ->
        [1] no hay { $which-many }
       *[other] hay menos de { $least } { $which-many }
    }
at-least = { $amount } es { $least } o más
at-most = { $amount } es { $most } o menos
at-superior = esta carta se jugó al nivel superior
at-inferior = esta carta se jugó al nivel inferior
both = { $conditions }
either = { $conditions-or }
bleeding = el sangrado es de { $least } o más
    .only = durante un sangrado de { $least } o más
opposing-vampire = el siervo oponente es un vampiro
    .not = el siervo oponente no es un vampiro
action-is-bleeds-you = te están sangrando
    .only = mientras te sangran
action-is-successful = la acción tiene éxito
    .only = después de una acción con éxito
    .not = la acción no tiene éxito
action-is-blocked = la acción es bloqueada
    .only = después de que una acción sea bloqueada
action-is-passed = el referéndum se aprueba
    .only = después de aprobarse el referéndum
