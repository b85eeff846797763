### Réserve et points de victoire, enchères, tours et places, cartes au moment où elles sont jouées.
change-most-bled = ne brûle pas plus de { $amount } de réserve à une morsure
    .alone = cette morsure ne brûle pas plus de { $amount } de réserve
change-most-burned-to-a-bleed = : une morsure ne vous brûle pas plus de { $amount } de réserve
change-points-at-the-end = : gagnez { $amount } point de victoire à la fin de la partie, si vous n'êtes pas évincé
change-points-when-ousted = : une éviction donne { $amount } point de victoire de plus au prédateur
change-redirection-cost = paie { SIGNED($amount) } de sang ou de vie pour les cartes qui redirigent une morsure
change-victory-points-to-you = vous donne le prochain point de victoire qu'il gagne ({ $amount })
event-plays = quand { DOES($who, "est") } jouée
event-skipped-turn = quand { DOES($who, "passe") } un tour
event-turn-begins = { $who-is ->
    [you] quand votre tour commence
   *[other] quand le tour { $whose } commence
}
event-turn-ends = { $who-is ->
    [you] quand votre tour finit
   *[other] quand le tour { $whose } finit
}
replace-in-play = ne remplacez pas cette carte tant qu'elle est en jeu
at-moment-end = à la fin de l'action, { $effects }
being-played = { being-played-what } est jouée
    .only = quand { being-played-what } est jouée
being-played-redirects = { being-played-kind } qui changerait la cible de la morsure est jouée
    .only = quand { being-played-kind } qui changerait la cible de la morsure est jouée
being-played-out-of-turn = c'est une carte jouée hors de son tour
    .not = ce n'est pas une carte jouée hors de son tour
played-fact-first-with-a-discipline = c'est la première carte demandant une Discipline de ce serviteur ce tour-ci
played-fact-cancels-a-minion-card = elle annulerait une carte de serviteur d'un autre Mathusalem
of-played = ce sur quoi cette carte est jouée
of-played-player = le serviteur qui la joue
seats-player = ce Mathusalem-là
give-master-action = { $to-is ->
    [you] {""}
   *[other] { $to } :
} +1 action de phase de maître
not-again = cette carte ne peut plus être jouée ce tour-ci
burns-instead = { $seats-is ->
    [you] brûlez la réserve pour cette morsure à la place de la cible
   *[other] { $seats } brûle la réserve pour cette morsure à votre place
}
bleed-fact-target-burns = la cible brûle la réserve pour cette morsure
    .only = {""}
bleed-fact-burned-pool = de la réserve a été brûlée par cette morsure
    .not = cette morsure n'a pas brûlé de réserve
points-of = les points de victoire { $seats-whose }
lose-points = perdez { $points } point de victoire
tally = comptez { $amount } de plus : { tally-word }
tallied = le nombre de { tally-word }
capacity = { $this ->
    [tested] { $which-is ->
        [minion] sa capacité
       *[other] la capacité de { $which-the }
    }
   *[other] la capacité de { $which-the }
}
auction-control = chaque Mathusalem enchérit en réserve pour le contrôle de { $which }
auction-on-credit = chaque Mathusalem enchérit en réserve pour le contrôle de { $which } ; l'enchère est payée à la banque de sang, jusqu'à { $credit } à crédit, 1 réserve pendant chaque phase de défausse du gagnant
trades = inclinez cette carte pour échanger de la réserve, des cartes de votre main et des cartes que vous contrôlez avec un Mathusalem qui est d'accord
ask-secretly = { DOES($seats, "choisit") } en secret un nombre jusqu'à { $most }, révélés ensemble
secret-number = le nombre choisi
somebody-chose = un autre Mathusalem a choisi { $number }
gather = { $name ->
    [elder] choisissez { $which }
   *[other] il choisit { $which }
}
name-aloud = nommez { $which }
skip-turn = passez le tour entier
end-turn = le tour finit après cette action, et le prédateur de l'évincé joue ensuite
choose-seating = choisissez un nouvel ordre des places
take-seats = chaque Mathusalem prend sa nouvelle place
called = du nom annoncé
    .after = du nom annoncé
named-like = du même nom que { $which-a }
    .after = du même nom que { $which-a }
shuffle-into = mélangez { $which } dans la bibliothèque de son propriétaire
burn-at-random = brûlez au hasard un de ceux-ci : { $which-many }

## Paying.

help = réduisez le coût de { $amount } ({ $of-or })
pays-for-card = { $card-is ->
    [none] { $plays-several ->
        [yes] une carte ({ $plays-or })
       *[no] { $plays-is ->
            [action] une carte d'action
            [combat] une carte de combat
            [master] une carte de maître
            [none] une carte
           *[other] une carte ({ $plays-or })
        }
    }
   *[other] { $card-a } { $plays-is ->
        [none] {""}
       *[other] ({ $plays-or })
    }
}
pays-for = { pays-for-who } { fr-of-paid } pour { pays-for-card }
    .only = quand { pays-for-who } { fr-of-paid } pour { pays-for-card }
pays-for-who = { $payer-is ->
    [none] vous payez
   *[other] { $payer-a } paie
}
cost-left = le reste du coût
ask-for-help = {""}
met-by-ability = dont { self } ne remplit la condition que par cette capacité
    .after = dont { self } ne remplit la condition que par cette capacité
    .not-after = dont { self } remplit la condition
puts-vampires-in-play = qui mettent un vampire en jeu
    .after = qui mettent un vampire en jeu
    .not-after = qui ne mettent pas de vampire en jeu
requires-any-clan = demandant un clan
    .after = demandant un clan
    .not-after = ne demandant pas de clan
requires-clan = demandant { $clan }
    .after = demandant { $clan }
    .not-after = ne demandant pas { $clan }
in-the-terms = la carte est annoncée
    .only = parmi les termes annoncés
cards-cost = { priced-cards } coûtent { SIGNED($amount) } de { $of-or }{ $who-is ->
    [none] {""}
   *[other] { " " }à { $who }
}
cards-cost-now = { $change }{ $to-is ->
    [none] {""}
   *[other] { " " }à { $to }
} { lasting } { provided }
guess-numbers = { DOES($seats, "choisit") } en secret un nombre de 1 à { $most } ; devinez le nombre de chacun ; tous sont révélés ensemble
guessed-right = ce nombre est deviné
    .not = ce nombre n'est pas deviné
play-rock-paper-scissors = jouez à Pierre-Feuille-Ciseaux avec { $seats } : le gagnant vole { $stake } de réserve au perdant, et { $more } de plus à chaque égalité
capacity-or-cost = la capacité ou le coût de { $which-the }
