### Ce que les frappes sont et font au-delà des dégâts ; viser, les armes au combat.
weapon-damage = les dégâts que { $which } infligerait comme frappe
of-strike-at-long-range = la distance est longue
    .only = à longue distance
of-strike-not-additional = ce n'est pas une frappe supplémentaire
    .only = pas comme frappe supplémentaire
of-strike-first-additional = c'est la première frappe supplémentaire du round
of-strike-both-strike = les deux serviteurs ont choisi une frappe
of-strike-chooses-first = { self } choisirait sa frappe en premier
of-strike-new-at-this-level = cette carte n'a pas été jouée avec cette Discipline pendant ce combat
    .only = une fois par combat pour chaque Discipline
of-strike-opposed-by-you = vous contrôlez le serviteur adverse
    .only = par le contrôleur du serviteur adverse
of-strike-dodged = le serviteur adverse esquive
    .not = le serviteur adverse n'esquive pas
of-strike-resolves = une frappe de cette carte se résout
of-strike-opposing-vampire-burned = le vampire adverse est brûlé pendant la résolution de cette frappe
of-this-weapon-struck = { self } a frappé avec cette carte pendant ce round
    .only = après avoir frappé avec cette carte
    .not = { self } n'a pas frappé avec cette carte pendant ce round
all-prevented = tous les dégâts de la frappe ont été prévenus par des cartes qui requièrent { $discipline-discipline }
turn-face-down = retournez cette carte face cachée, hors jeu, jusqu'à la fin de l'action
of-this-weapon-inflicted = cette carte a infligé des dégâts pendant ce round
of-this-weapon-initial = la frappe initiale de ce round est faite avec cette carte
commit-initial-strike = la frappe initiale de { self } pendant ce round doit être faite avec cette carte
played-by = { DOES($which, "joue") } une carte ({ $keywords-or })
    .only = quand { DOES($which, "joue") } une carte ({ $keywords-or })
if-inflicted = si cette frappe inflige des dégâts { $more-is ->
    [zero] {""}
   *[other] , { SIGNED($more) } dégât
} { $then-is ->
    [none] {""}
   *[other] , { $then }
}
    .brief = { $more-is ->
        [zero] si elle inflige des dégâts, { $then }
       *[other] { SIGNED($more) } dégât si elle en inflige
    }
strike-does-more = la frappe fait { SIGNED($points) } dégâts
    .brief = { SIGNED($points) } dégâts
change-order = le serviteur adverse choisit sa frappe en premier
only-once = une fois par { $span-is ->
    [turn] tour
   *[combat] combat
}, { $effects }
send-into = après ce combat, { $acting } entre en combat avec { $opposing }
load = utilisez-la comme munitions de { $which }
    .brief = munitions
reveal-first = trouvez la première carte de votre bibliothèque, à partir du dessus, qui est { $test }
could-equip = qui remplit les conditions de la carte trouvée
    .after = qui remplit les conditions de la carte trouvée
place-found = placez la carte trouvée sur ce serviteur, en payant son coût ; s'il n'y en a pas, brûlez-la sans coût
equip-first = cherchez { $test } du dessus de votre bibliothèque, équipez-vous gratuitement de la première et mélangez
    .brief = s'équipe de la première arme de la bibliothèque
first-round-strike = le premier round de ce combat est à { $place ->
    [close] courte
   *[long] longue
} distance, et la première frappe de ce serviteur y est : { $strike }
set-range-to-strike = fixez { fr-range-set } et frappez : { $strike }
fr-range-set = { $place ->
    [long] la distance longue
    [close] la distance courte
   *[other] la distance ({ $place })
}
set-range = fixez { fr-range-set } pour ce round
    .brief = { fr-range-set }
inflict-damage-strike = { $points }R de dégâts { $unpreventable ->
    [yes] imprévenables
   *[no] {""}
} { $aggravated ->
    [yes] aggravés
   *[no] {""}
} à { $to }
inflict-damage-weapon = { $name } inflige { $points } de dégâts { $unpreventable ->
    [yes] imprévenables
   *[no] {""}
} à { $to }
in-round = { round-span } { round-moment }, { $effects }
    .brief = à chaque round, { $effects }
round-span = { $span-is ->
    [round] à ce round
   *[combat] à chaque round de ce combat
}
round-moment = { $moment-is ->
    [before-range] avant la détermination de la distance
    [press-step] à l'étape de poursuite
    [end-of-round] à la fin du round
   *[normal-strikes] pendant la résolution des frappes normales
}
after-strikes-these-strikes = pendant la résolution normale de ces frappes, { $effects }
make-harmless = cette arme n'inflige aucun dégât ce round
after-strikes-this-strike = aussitôt après la résolution de cette frappe, { $effects }
after-strikes-strike-resolution = après la résolution des frappes, { $effects }
round-number = le numéro du round
equip-pool = qui coûte moins de { $below } points
    .after = qui coûte moins de { $below } points
plain-weapon = qui inflige au plus { $most } dégâts, aucun aggravé
    .after = qui inflige au plus { $most } dégâts, aucun aggravé
choose-again = annulez la frappe choisie par { self } et le reste de sa carte ; choisissez une nouvelle frappe
as-next-round-starts = si un autre round de combat commence, { $effects }
cancel-frenzies = annulez les effets des cartes de frénésie utilisées sur { $to } pendant ce combat
played-last-round = { self } a joué cette carte au round précédent
    .not = { self } n'a pas joué cette carte au round précédent
initial-strike = la frappe initiale de { self } pendant ce round sera : { $strike }
falls-after = si { self } subit { $points } dégâts ou plus à partir de maintenant pendant ce combat, il va en torpeur
choose-blood = { self } peut payer jusqu'à la moitié du coût de cette carte, arrondie à l'inférieur, avec son sang
hurt-after-combat = après le combat, { self } inflige { $points } dégâts au serviteur adverse, qui ne peuvent pas être prévenus
of-that-strike = après le combat, { self } inflige { $points } dégâts au serviteur adverse, qui ne peuvent pas être prévenus
used-before = cette arme à feu a déjà été utilisée pendant ce combat
    .not = cette arme à feu n'a pas encore été utilisée pendant ce combat
