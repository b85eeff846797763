### Ce que l'on peut répondre : les boutons et les lignes de la liste.

option-done = c'est tout
option-discard = défausser { $card }
option-burn-option = défausser { $card }, que personne chez vous ne peut utiliser, pour une nouvelle carte
option-take = { $minion } prend { $target }
option-award = déplacer { $card } vers { $foe }
option-diablerize = { $minion } commet une diablerie sur { $foe }
option-slave-fights = incliner { $minion }, qui combat à la place du vampire bloqué
option-hunt-red-list = { $minion } entre en combat avec { $foe }, qui est marqué
option-mark = marquer { $foe } pour ce tour (une action de phase de maître)
option-bid = enchérir de { $n } de réserve pour { $target }
option-use-promise = { $own } utilise ce que { $card } lui a donné
option-gain-from-the-edge = gagner 1 de réserve grâce à l'Avantage
option-unlock-infernal = brûler 1 de réserve pour redresser { $target }
option-obey = subir l'effet de vos marqueurs « { $word } »
option-burn-counters = brûler l'Avantage pour brûler vos marqueurs « { $word } »
option-pay-for-contest = brûler { $n } de réserve pour continuer de contester { $target }
option-yield = céder { $target } : la carte est brûlée
option-pay-for-title = { $target } brûle { $n } de sang pour continuer de contester le titre
option-yield-title = { $target } cède le titre pour de bon
option-torpor-for-title = { $target } part en torpeur, sans sang pour le titre
option-call-hunt = appeler une chasse au sang contre { $foe }
option-withdraw = annoncer que vous vous retirez de la partie
option-ante = miser la carte du dessus de votre bibliothèque, quelle qu'elle soit
option-merge = fusionner { $card } avec { $target } (4 transferts)
option-draw-from-the-crypt = piocher une carte de crypte (4 transferts, 1 de réserve)

option-decline = ne rien faire
option-decline-diablerie = pas de diablerie : le vampire reste en torpeur
option-decline-card = ne pas utiliser { $card }
option-draw-again = mettre { $target } sous votre bibliothèque et piocher une autre carte
option-draw-one-more = piocher une carte de plus
option-keep = laisser { $card } où elle est
option-way = façon { $n }
option-answer = utiliser { $card }
option-answer-on = utiliser { $card } sur { $minion }

option-play = jouer { $card }{ $level }{ $price }
option-play-with = jouer { $card }{ $level } avec { $minion }{ $price }
option-use = utiliser { $card }{ $does }
option-use-with = utiliser { $card } avec { $minion }{ $does }

option-act-hunt = { $minion } chasse
option-act-leave-torpor = { $minion } sort de torpeur (2 de sang)
option-act-rescue = { $minion } sauve { $target } de la torpeur (2 de sang)
option-act-diablerie = { $minion } commet une diablerie sur { $target }
option-act-become-anarch = { $minion } devient anarch
option-act-take-equipment = { $minion } prend de l'équipement à { $target }
option-act-burn-imbued = { $minion } brûle { $target }, qui est neutralisé
option-act-bleed = { $who ->
    [you] { $minion } vous mord
   *[other] { $minion } mord { $who }
}
option-act-with = { $minion } { $kind ->
    [bleed] mord avec
    [equip] s'équipe de
    [employ] emploie
    [recruit] recrute
    [power] acquiert le pouvoir
    [political] appelle le référendum de
    [hunt] chasse avec
   *[card] agit avec
} { $card }
option-own-action = { $minion } fait sa propre action{ $does }
option-block = bloquer { $acting } avec { $minion }
option-block-nothing = bloquer avec { $minion }

option-choose-seat = { $who ->
    [you] vous
   *[other] { $who }
}, réserve { $n }
option-choose-x = X vaut { $n }
described = { $name } : { $facts }
in-torpor = en torpeur
uncontrolled = non contrôlé
locked = incliné
on-card = sur { $card }
option-allocate = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à { $who }
option-fetch = mettre { $name } de votre { $pile } sur { $minion }
option-recover = { $minion } brûle { $n } convictions et quitte la zone des neutralisés
option-avenge = { $minion } brûle { $card } pour infliger 1 dégât imprévenable à { $foe }

option-hand-strike = frapper à mains nues pour { $n }
option-hand-strike-far = frapper à mains nues, sans effet à longue distance
option-given-strike = frapper comme accordé{ $from }
option-retainer-uses = { $target } utilise { $card }
option-aim = frapper { $foe }
option-aim-retainer = frapper { $target }, un suivant
option-seize-take = voler { $card } à { $foe }
option-seize-destroy = détruire { $card } de { $foe }
option-use-maneuver = manœuvrer{ $to ->
    [long] {" "}vers la longue distance
    [close] {" "}vers la courte distance
   *[none] {""}
}{ $from }
option-use-press-end = poursuite pour finir le combat{ $from }
option-use-press-continue = poursuite pour continuer le combat{ $from }
option-use-prevention = prévenir { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}{ $from }
from-card = , par { $card }

votes = { $n } voix
option-gain-vote = brûler { $card } pour gagner { votes }
option-gain-vote-edge = brûler l'Avantage pour gagner { votes }
option-vote = { votes } { $word } : { $card }
option-vote-minion = { votes } { $word } : { $minion }
option-vote-ballot = bulletin { $word } : { $minion }
option-vote-edge = { votes } { $word } : brûler l'Avantage
option-vote-hand = { votes } { $word } : défausser { $card }
option-vote-burned = { votes } { $word } : de l'Avantage que vous avez brûlé

option-transfer = 1 de réserve vers { $target } ({ $have } sur { $price })
option-take-back = 1 de réserve reprise de { $target } ({ $have } sur { $price }, 2 transferts)
option-move-out = faire entrer { $target }, capacité { $price }, avec { $have } de sang

option-give = donner { $what }
option-ask-for = demander { $what }
option-strike-out = laisser { $what } hors de l'échange
option-propose = proposer ceci à { $who }
option-agree = accepter : l'échange est fait
option-refuse = ne pas échanger avec { $who }

pass = passer
pass-unlock = finir votre phase de redressement
pass-master = plus de cartes de maître
pass-minion = plus d'actions
pass-influence = finir votre phase d'influence
pass-discard = finir votre tour
pass-played = laisser jouer { $card }
pass-block = ne pas bloquer
pass-attempt-meets = passer : le blocage réussit
pass-attempt-fails = passer : le blocage échoue
pass-declined = laisser faire : { $what }
pass-range = rester à { $word } distance
pass-additional = pas de frappe supplémentaire
pass-press-on = pas de poursuite : le combat continue
pass-press-end = pas de poursuite : le combat finit
pass-damage = subir { $n ->
    [one] le dégât
   *[other] les { $n } dégâts
}
