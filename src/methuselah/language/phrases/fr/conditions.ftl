### Quand.

table-has-the-edge = vous avez l'Avantage
    .not = vous n'avez pas l'Avantage
table-your-turn = c'est votre tour
    .only = pendant votre tour
    .not = ce n'est pas votre tour
table-close-range = la portée est courte
    .only = à courte portée
table-needs-stealth = {""}
    .only = {""}
table-needs-intercept = {""}
    .only = {""}
table-blocker-needs-intercept = {""}
    .only = {""}
table-bleed-not-limited = {""}
    .only = {""}
fits = { $card } est { $which-a }
    .not = { $card } n'est pas { $which-a }
exists = { $least ->
    [1] il y a { $which-a }
   *[other] il y a au moins { $least } { $which-many }
}
    .not = { $least ->
        [1] il n'y a pas de { $which-many }
       *[other] il y a moins de { $least } { $which-many }
    }
at-least = { $amount } est { $least } ou plus
at-most = { $amount } est { $most } ou moins
at-superior = cette carte a été jouée au niveau supérieur
at-inferior = cette carte a été jouée au niveau de base
both = { $conditions }
either = { $conditions-or }
bleeding = la morsure est de { $least } ou plus
    .only = pendant une morsure de { $least } ou plus
opposing-vampire = le serviteur adverse est un vampire
    .not = le serviteur adverse n'est pas un vampire
action-is-bleeds-you = vous êtes mordu
    .only = pendant qu'on vous mord
action-is-successful = l'action est réussie
    .only = après une action réussie
    .not = l'action n'est pas réussie
action-is-blocked = l'action est bloquée
    .only = après qu'une action est bloquée
action-is-passed = le référendum est adopté
    .only = après l'adoption du référendum
