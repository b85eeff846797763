### Ce qui change pour un temps, ou tant qu'une carte est en jeu.

limited = { $word ->
    [limited] (limité)
   *[other] {""}
}
change-bleed = a { SIGNED($amount) } en morsure { limited }
    .alone = { SIGNED($amount) } en morsure { limited }
change-stealth = a { SIGNED($amount) } en discrétion
    .alone = { SIGNED($amount) } en discrétion
change-intercept = a { SIGNED($amount) } en interception
    .alone = { SIGNED($amount) } en interception
change-strength = a { SIGNED($amount) } en force
    .alone = { SIGNED($amount) } en force
change-strength-is = a une force de { $amount }
    .brief = force { $amount }
change-hunt = a { SIGNED($amount) } en chasse
    .alone = { SIGNED($amount) } en chasse
change-life = a { SIGNED($amount) } en vie
change-capacity = a { SIGNED($amount) } en capacité
    .alone = { SIGNED($amount) } en capacité
change-hand-size = avez { SIGNED($amount) } en taille de main
    .alone = { SIGNED($amount) } en taille de main
change-transfers = avez { SIGNED($amount) } transferts
    .alone = { SIGNED($amount) } transferts
change-votes = a { SIGNED($amount) } voix
    .alone = { SIGNED($amount) } voix
change-awake = se réveille
change-cannot-block = ne peut pas bloquer
    .alone = cette action ne peut pas être bloquée
    .brief = ne peut pas bloquer
change-unblockable = ne peut pas être bloqué
change-open-hand = joue avec sa main visible
change-does-not-unlock = ne se redresse pas normalement
change-only-one = ne peut avoir qu'un { $word }
change-black-hand = est de la Main Noire
    .alone = Main Noire
change-sterile = est stérile
    .alone = stérile
change-flight = a le vol
    .alone = vol
