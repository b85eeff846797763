## La marge

log = Journal
deals = Accords
not-enforced = Sans contrainte
no-deals = Aucun accord n’a été proposé.
offer-deal = Proposer un accord
deal-to = À
deal-terms = Ce que vous offrez et ce que vous demandez
send = Envoyer
accept = Accepter
decline = Refuser
withdraw = Retirer
deal-offers = { $from } propose à { $to }
deal-offers-you = { $from } vous propose
deal-you-offer = Vous proposez à { $to }
deal-accepted = accepté
deal-declined = refusé
deal-withdrawn = retiré
deal-open = en attente
talk = Discussion
say-something = Dites quelque chose à la table
nobody-spoke = Personne n’a rien dit.
ash-heap = Cendres
empty = Vides.
removed = Retirées du jeu
card = Carte
close-card = Fermer la carte
group = groupe { $number }
advanced = avancé
costs-blood = Coûte { $number } sang
costs-pool = Coûte { $number } de réserve
capacity = Capacité { $number }
blood = Sang
life = Vie
counters = { $number } marqueurs
strength-word = force
bleed-word = morsure
with-card = avec { $name }
face-down-card = une carte face cachée
played-here = Comme on la joue ici
not-played-here = Pas encore jouée ici
rulings = Jurisprudence

## Retour en arrière

rewind-ask = { $name } demande de revenir à : { $where }
rewind-yours = Vous demandez de revenir à : { $where }
rewind-waits = On attend { $names }
agree = D’accord
refuse = Refuser
ask-rewind = Demander de revenir plus loin…
rewind-title = Revenir
rewind-lead = Votre dernier pas se reprend par Annuler tant que rien n’a été révélé. Plus loin, toutes les personnes à la table doivent être d’accord ; les robots le sont.
rewind-point = Tour { $turn } : { $name }, { $window }
rewind-nothing = Rien encore où revenir.
misplay = Erreur de jeu
misplay-lead = Une erreur de jeu, c’est ce qui a été joué trop tôt : on le reprend, et qui l’a joué a perdu les étapes d’avant.
misplay-ask = { $name } demande à reprendre une erreur de jeu : { $where }
misplay-yours = Vous avez demandé à reprendre une erreur de jeu : { $where }
back-agreed = a demandé à revenir : { $where }. Tous ont accepté.
back-refused = a demandé à revenir : { $where }. Cela a été refusé.
forfeit = Renoncer à des étapes…
forfeit-title = Plus rien de vous pour un moment
forfeit-lead = Vous pouvez dire d’emblée que vous n’avez rien pour les étapes à venir. Elles sont passées pour vous et restent ouvertes aux autres.
forfeit-before = Vous n’avez rien avant
forfeit-means = { $number ->
    [one] Une étape vous est fermée : { $steps }. Vous n’y bloquez ni n’y jouez rien.
   *[other] { $number } étapes vous sont fermées : { $steps }. Vous n’y bloquez ni n’y jouez rien.
} Ce que vous devez choisir vous est encore demandé. Annuler y revient tant que personne d’autre n’a décidé.
forfeit-aimed = Cette action vous vise, et rien ne vous sera plus demandé avant son effet, pas même si elle vous évince.
forfeit-do = { $number ->
    [one] Renoncer à cette étape
   *[other] Renoncer à { $number } étapes
}
forfeit-not = Les garder
forfeit-nothing = Il n’y a pas d’étape à laquelle renoncer.
forfeited = Rien de vous avant : { $step }
