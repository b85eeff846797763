### Quand.

table-has-the-edge = vous avez l'Avantage
    .not = vous n'avez pas l'Avantage
table-nobody-has-the-edge = personne n'a l'Avantage
    .not = quelqu'un a l'Avantage
    .only = tant que personne n'a l'Avantage
table-your-turn = c'est votre tour
    .only = pendant votre tour
    .not = ce n'est pas votre tour
table-close-range = la distance est courte
    .only = à courte distance
    .not = la distance n'est pas courte
table-needs-stealth = {""}
    .only = {""}
table-needs-intercept = {""}
    .only = {""}
table-blocker-needs-intercept = {""}
    .only = {""}
burns = { self } a brûlé { burned-kind } { burned-of }
    .only = quand { self } brûle { burned-kind } { burned-of }
burned-kind = { $kind-is ->
    [vampire] un vampire
   *[minion] un serviteur
}
burned-of = { $of-is ->
    [each] {""}
   *[other] que contrôle { $of }
}
table-bleed-not-limited = {""}
    .only = {""}
fits = { $said-is ->
    [bears] { DOES($card, "a") }
    [lacks] { DOES($card, "n'a") } pas
   *[noun] { DOES($card, "est") }
} { $said }
    .not = { $said-is ->
        [bears] { DOES($card, "n'a") } pas
        [lacks] { DOES($card, "a") }
       *[noun] { DOES($card, "n'est") } pas
    } { $said }
exists = { $which-is ->
    [blocker] un serviteur tente de bloquer
    [opposing] il y a un serviteur adverse
   *[other] { $least ->
        [1] il y a { $which-a }
       *[other] il y a au moins { $least } { $which-many }
    }
}
    .not = { $which-is ->
        [blocker] aucun serviteur ne tente de bloquer
       *[other] { $least ->
            [1] il n'y a pas de { $which-many }
           *[other] il y a moins de { $least } { $which-many }
        }
    }
at-least = { $amount } { is-or-are } { $least } ou plus
at-most = { $amount } { is-or-are } { $most } ou moins
is-or-are = { $amount-is ->
    [pointsof] sont
   *[other] est
}
more-than = { $greater } dépasse { $smaller }
    .not = { $greater } ne dépasse pas { $smaller }
odd = { $amount } est impair
    .not = { $amount } est pair
at-superior = cette carte a été jouée au niveau supérieur
at-inferior = cette carte a été jouée au niveau de base
even = { $amount } est pair
    .not = { $amount } est impair
both = { $conditions }
either = { $conditions-or }
bleed-would-succeed = la morsure réussirait
    .only = quand une morsure réussirait
    .not = la morsure ne réussirait pas
hunt-would-succeed = la chasse réussirait
    .only = quand une chasse réussirait
    .not = la chasse ne réussirait pas
bleeding = la morsure est de { $least } ou plus
    .only = pendant une morsure de { $least } ou plus
opposing-vampire = le serviteur adverse est un vampire
    .not = le serviteur adverse n'est pas un vampire
action-is-with-an-action-card = { action-trait } se fait avec une carte d'action
    .only = pendant { action-kind } avec une carte d'action
action-is-puts-a-vampire-in-play = { action-trait } met un vampire en jeu
    .only = pendant { action-kind } qui met un vampire en jeu
action-is-of-the-rulebook = { action-trait } se fait sans carte
    .only = pendant { action-kind } sans carte
action-is-bleeds-you = vous êtes mordu
    .only = pendant qu'on vous mord
action-is-successful = { action-trait } est réussie
    .only = après une action réussie
    .not = { action-trait } n'est pas réussie
action-is-blocked = { action-trait } est bloquée
    .only = après que { action-kind } est bloquée
action-is-passed = le référendum est adopté
    .not = le référendum n'est pas adopté
    .only = après l'adoption du référendum
table-blocking = { self } tente de bloquer
    .not = { self } ne tente pas de bloquer
    .only = pendant que { self } tente de bloquer
table-minion-card-played = une carte de serviteur est jouée
    .only = quand une carte de serviteur est jouée
table-resulting-combat = le combat résulte du blocage
    .only = pendant le combat qui en résulte
    .not = le combat ne résulte pas du blocage
table-first-round = c'est le premier round du combat
    .only = pendant le premier round du combat
    .not = ce n'est pas le premier round du combat
table-only-to-long = cela mène à longue distance
    .only = pour passer à longue distance
table-only-to-close = cela mène à courte distance
    .only = pour passer à courte distance
action-is = l'action est { action-kind }
    .not = { $kinds-is ->
        [none] aucune action n'est en cours
       *[some] l'action n'est pas { action-kind }
    }
    .only = pendant { action-kind }
action-kind = { $kinds-several ->
    [yes] une action ({ $kinds-or })
   *[no] { $kinds-is ->
        [none] une action
        [bleed] une morsure
        [hunt] une chasse
        [political] une action politique
        [political-action] une action politique
        [equip] une action d'équipement
        [employ] une action d'emploi
        [recruit] une action de recrutement
        [diablerie] une diablerie
        [card] une action de carte
        [leave-torpor] une sortie de torpeur
        [rescue] un sauvetage
       *[some] une action ({ $kinds-or })
    }
}
action-trait = { $kinds-is ->
    [none] l'action
   *[some] { $kinds-several ->
        [yes] l'action ({ $kinds-or })
       *[no] { $kinds-is ->
            [bleed] la morsure
            [hunt] la chasse
            [diablerie] la diablerie
            [political] l'action politique
            [political-action] l'action politique
            [equip] l'action d'équipement
            [employ] l'action d'emploi
            [recruit] l'action de recrutement
           *[some] l'action ({ $kinds-or })
        }
    }
}
action-is-directed-at-you = { action-trait } est dirigée contre vous
    .only = pendant { action-kind } dirigée contre vous
action-is-directed = { action-trait } est dirigée
    .only = pendant une action dirigée
action-is-undirected = { action-trait } n'est pas dirigée
    .not = { action-trait } est dirigée
    .only = pendant une action non dirigée
action-is-brought-something = { action-trait } est réussie
    .only = après { action-kind } réussie
action-is-blocked-by-this = { self } a bloqué l'action
    .not = { self } n'a pas bloqué l'action
    .only = après que { self } a bloqué
compare = { $greater } est au moins { $smaller }
    .not = { $greater } est inférieur à { $smaller }
unless = le contraire de ceci : { $condition }
same = { $seats-is ->
    [you] vous êtes
   *[other] { DOES($seats, "est") }
} { $others-one }
    .not = { $seats-is ->
        [you] vous n'êtes
       *[other] { DOES($seats, "n'est") }
    } pas { $others-one }
controls-no = { $seats-is ->
    [you] vous ne contrôlez pas
   *[other] { DOES($seats, "ne contrôle pas") }
} { $which-a }
played-this-action = { $by-is ->
    [none] { $name } a été jouée pendant cette action
   *[other] { $by } a joué { $name } pendant cette action
}
    .not = { $by-is ->
    [none] { $name } n'a pas été jouée pendant cette action
   *[other] { $by } n'a pas joué { $name } pendant cette action
}
played-on = elle est jouée sur { self }
same-name = ces deux cartes ont le même nom
action-of = l'action est faite avec cette carte
    .not = l'action n'est pas faite avec cette carte
taken = { self } a fait l'action de cette carte ce tour-ci
    .not = { self } n'a pas fait l'action de cette carte ce tour-ci
may-block = { self } pourrait bloquer
    .only = quand { self } pourrait bloquer
may-block-anything = { self } pourrait bloquer
    .only = quand { self } pourrait bloquer, même l'action d'un autre Mathusalem
played-at = elle est jouée à { $level }
not-played-this-action = personne n'a joué cette carte ainsi pendant cette action
    .not = { $name } n'a pas encore servi ainsi pendant cette action
not-played-this-turn = personne n'a joué cette carte ce tour-ci
    .not = { $name } n'a pas encore servi ainsi ce tour-ci
burned-by-this = { self } l'a brûlé
    .not = { self } ne l'a pas brûlé
strikes-requiring = { self } frappe avec une frappe demandant { discipline-word }
    .not = { self } ne frappe pas avec une frappe demandant { discipline-word }
from-hand = il vient de la main
    .not = il ne vient pas de la main
action-requires = l'action demande { $words-or }
equips-from-hand = l'action est de s'équiper depuis la main avec { $which-a }
recruits-or-employs = l'action est de recruter ou d'employer { $which-a }
against = la morsure vise toujours ce Mathusalem
fact-makes-this-an-anarch = l'action rend { self } Anarch
fact-no-reaction-card-played = aucune réaction n'a été jouée pendant cette action
fact-not-the-first-action = ce n'est pas votre première action de ce tour
fact-master-card-of-another = un autre Mathusalem joue une carte de maître
    .only = quand un autre Mathusalem joue une carte de maître
fact-first-recruit-this-turn = c'est le premier allié que { self } recrute ce tour-ci
fact-to-enter-combat = l'action est une action pour entrer en combat
    .only = pendant une action pour entrer en combat
    .not = l'action n'est pas une action pour entrer en combat
fact-results-from-an-attack = le combat résulte d'une action réussie pour entrer en combat
    .only = pendant le combat qui résulte d'une action réussie pour entrer en combat
fact-directed-at-the-same = l'action est dirigée contre les mêmes Mathusalems
frenzy-on = une frénésie peut être jouée sur { $which }
    .only = comme frénésie sur { $which }
was-damaged = des dégâts ont été infligés à { self } ce round
was-struck = la frappe du serviteur adverse a infligé des dégâts à { self } ce round
has-failed = un référendum a échoué durant cette action
    .only = après l'échec d'un référendum
opposing-shoots = le serviteur adverse frappe avec une arme qui inflige des dégâts à distance
    .only = si le serviteur adverse frappe avec une arme qui inflige des dégâts à distance
just-hurt = des dégâts sont infligés avec succès à { self }
    .only = à { self }
played-on-those = une carte { $keyword } est jouée sur { $which-a }
    .only = quand une carte { $keyword } est jouée sur { $which-a }
in-next-turn = c'est { next-turn }
    .only = pendant { next-turn }
merged = { self } est fusionné
    .not = { self } n'est pas fusionné
    .only = tant que { self } est fusionné
in-discard-phase = c'est votre phase de défausse
    .only = pendant votre phase de défausse
has-voted = { DOES($which, "a") } voté { fr-voted-side }
    .not = { DOES($which, "n'a") } pas voté { fr-voted-side }
fr-voted-side = { $side ->
    [for] pour
    [against] contre
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
for-any-minion = l'action ne coûte pas de sang et ne demande ni vampire, ni clan, ni Discipline
    .only = pour une action qui ne coûte pas de sang et ne demande ni vampire, ni clan, ni Discipline
blocked-by = l'action a été bloquée par { $tests-or }
    .only = si l'action a été bloquée par { $tests-or }
ended-combat = { self } a fini le combat avant l'étape de poursuite
    .not = { self } n'a pas fini le combat avant l'étape de poursuite
fact-only-mandatory-actions-before = seules des actions obligatoires ont été effectuées ce tour-ci avant celle-ci
fact-no-action-this-turn = aucun serviteur n'a tenté d'agir ce tour-ci
    .not = un serviteur a tenté d'agir ce tour-ci
combat-is-may-follow = les deux combattants sont disponibles et aucun combat ne suit
combat-is-on = un combat est en cours
    .not = aucun combat n'est en cours
    .only = pendant un combat
combat-is-a-vampire-acts = le serviteur qui agit, au combat, est un vampire
combat-is-first-block-combat-of-the-turn = c'est le premier combat de ce tour entre un vampire qui agit et un vampire qui bloque
restricts-strikes = le serviteur adverse joue une carte qui limiterait les frappes de { self }
    .only = quand le serviteur adverse joue une carte de combat qui limiterait les frappes de { self }
used-disciplines = { self } a joué des cartes de { $least } Disciplines ou plus pendant cette action
    .only = après que { self } a joué des cartes de { $least } Disciplines ou plus pendant l'action
latecomers-pay = cette édition le demande aussi à ce qui est venu plus tard
not-called = personne n'a lancé de référendum de cette carte ce tour-ci
table-second-round = c'est le deuxième round du combat
    .only = pendant le deuxième round du combat
    .not = ce n'est pas le deuxième round du combat
brought-by-this = { self } l'a recruté ou engagé
had-the-edge = le Mathusalem dont c'est le tour a l'Avantage
    .not = le Mathusalem dont c'est le tour n'a pas l'Avantage
is-hunted = une chasse de sang est lancée contre { $which }
huntable = contre qui une chasse de sang peut être lancée
    .after = contre qui une chasse de sang peut être lancée
has-counter = { DOES($seats, "a", "avez") } un marqueur « { $name } »
    .not = { DOES($seats, "n'a", "n'avez") } pas de marqueur « { $name } »
