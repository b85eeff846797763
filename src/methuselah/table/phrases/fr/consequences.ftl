### Ce qui suit d'une option, en chiffres.

then-pool = { $who ->
    [you] votre réserve
   *[other] réserve de { $who }
} { $was } → { $now }
then-pool-ousted = { then-pool }, évincé
then-points = { $who ->
    [you] vos PV
   *[other] PV de { $who }
} { $was } → { $now }
then-votes = { $for } pour, { $against } contre : { $verdict ->
    [passes] adopté
   *[fails] rejeté
}
then-no-edge = l'Avantage est brûlé
then-edge = l'Avantage passe à { $who ->
    [you] vous
   *[other] { $who }
}
then-leaves = { $name } quitte le jeu
then-ready = { $name } devient disponible
then-torpor = { $name } part en torpeur
then-controls = { DOES($who, "contrôle", "contrôlez") } { $name }
then-blood = { $name } sang { $was } → { $now }
then-counters = { $name } { $was } → { $now }
then-locks = { $name } s'incline
then-unlocks = { $name } se redresse
