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
change-hunt-to-pool = a { $amount } du sang de la chasse mis dans votre réserve
    .alone = mettez { $amount } du sang gagné par la chasse dans votre réserve
change-life = a { SIGNED($amount) } en vie
    .alone = { SIGNED($amount) } en vie
change-capacity = a { SIGNED($amount) } en capacité
    .alone = { SIGNED($amount) } en capacité
change-hand-size = : { SIGNED($amount) } en taille de main
    .alone = { SIGNED($amount) } en taille de main
change-transfers = : { SIGNED($amount) } { $amount ->
    [one] transfert
   *[other] transferts
}
    .alone = { SIGNED($amount) } { $amount ->
        [one] transfert
       *[other] transferts
    }
change-votes = a { SIGNED($amount) } voix
    .alone = { SIGNED($amount) } voix
change-awake = se réveille
change-cannot-block = ne peut pas bloquer
    .alone = cette action ne peut pas être bloquée
    .brief = ne peut pas bloquer
change-unaffected-by-reactions = ne subit pas l'effet des réactions demandant { $word-is ->
    [dom] Dominate
    [pre] Presence
   *[other] { $word }
}
change-mirrors-strikes = lance une pièce pour chaque frappe portée contre lui (pile : aucun effet sur lui ; face : plus de pièces)
change-unblockable = ne peut pas être bloqué
    .alone = cette action ne peut pas être bloquée
change-open-hand = joue avec sa main visible
change-sees-hands = peut regarder la main de chaque Mathusalem
change-may-stay-locked = peut ne pas se redresser normalement
change-does-not-unlock = ne se redresse pas normalement
change-superior-discipline = a au niveau supérieur { discipline-word }
change-only-one = ne peut avoir qu'un { $word-is ->
    [archetype] archétype
    [vehicle] véhicule
    [haven] refuge
   *[other] { $word }
}
change-black-hand = est de la Main Noire
    .alone = Main Noire
change-sterile = est stérile
    .alone = stérile
change-flight = a le vol
    .alone = vol
change-capacity-at-most = compte comme ayant une capacité de { $amount } si { self } en a plus
change-discard-cost = paie { $amount } de réserve pour défausser une carte par une action de phase de défausse
change-discard-actions = : { SIGNED($amount) } action de phase de défausse
    .alone = { SIGNED($amount) } action de phase de défausse
change-master-actions = : { SIGNED($amount) } action de phase de maître
    .alone = { SIGNED($amount) } action de phase de maître
change-card-cost = vous coûte { SIGNED($amount) } de réserve
change-cannot-be-played = ne peut pas être jouée
priced-cards = { $card-is ->
    [none] { $plays-is ->
        [none] les cartes
       *[other] les cartes { $plays-or }
    }
   *[other] les { $card-many }{ $plays-is ->
        [none] {""}
       *[other] { " " }({ $plays-or })
    }
}
change-cards-cost = paie { SIGNED($amount) } de { $of-or } pour { priced-cards }
    .alone = { priced-cards } { $who-is ->
        [you] vous coûtent
        [none] coûtent à { self }
       *[other] coûtent à { $who }
    } { more-or-less }
more-or-less = { $amount-is ->
    [negative] { UNSIGNED($amount) } de { $of-or } de moins
   *[other] { $amount } de { $of-or } de plus
}
change-rescue-cost = coûte { SIGNED($amount) } de sang à { self } pour être secouru de la torpeur
    .alone = secourir { self } de la torpeur coûte { SIGNED($amount) } de sang
change-block-cost = doit brûler { $amount } de sang pour tenter de bloquer
    .alone = les serviteurs doivent brûler { $amount } de sang pour tenter de bloquer
change-block-cost-or-life = doit brûler { $amount } de sang ou de vie pour tenter de bloquer
change-action-cost-or-life = paye { SIGNED($amount) } sang ou vie pour les actions
change-action-pool-cost = paie { SIGNED($amount) } de réserve pour ses actions
change-action-cost = paie { SIGNED($amount) } de sang pour { $word-is ->
    [leave-torpor] l'action de quitter la torpeur
    [bleed] ses morsures
    [political] ses actions politiques
    [hunt] ses chasses
   *[other] ses actions
}
change-master-on-it = { $word ->
    [yours] : vos cartes de maître qui visent { self } coûtent { SIGNED($amount) } de réserve
   *[other] : les cartes de maître qui visent { self } coûtent { SIGNED($amount) } de réserve
}
    .alone = { $word ->
        [yours] vos cartes de maître qui visent { self } coûtent { SIGNED($amount) } de réserve
       *[other] les cartes de maître qui visent { self } coûtent { SIGNED($amount) } de réserve
    }
change-vote-multiplier = a des voix qui comptent { $amount } fois au décompte
    .alone = les voix comptent { $amount } fois au décompte
change-vote-tax = : les vampires doivent brûler { $amount } de sang pour voter contre ses référendums
    .alone = les vampires doivent brûler { $amount } de sang pour utiliser voix et bulletins contre les référendums de { self }
change-environmental-damage = subit { $amount }{ $word ->
    [R] R
   *[other] {""}
} de dégâts environnementaux { $word ->
    [unpreventable] imprévenables
   *[other] {""}
} par round
    .brief = subit { $amount }{ $word ->
        [R] R
       *[other] {""}
    } de dégâts par round
change-cannot-play = ne peut pas jouer { barred-cards }
barred-cards = { $word-is ->
    [reaction] de réactions
    [action-modifier] de modificateurs d'action
    [action] d'actions
    [ally] d'alliés
    [equipment] d'équipements
    [political-action] d'actions politiques
    [retainer] de suivants
    [power] de pouvoirs
    [combat] de cartes de combat
    [cel] de cartes demandant Celerity
    [pro] de cartes demandant Protean
    [vic] de cartes demandant Vicissitude
    [requiring-a-superior-discipline] de cartes demandant une Discipline supérieure
    [dom] de cartes demandant Dominate
    [pre] de cartes demandant Presence
    [dem] de cartes demandant Dementation
    [chi] de cartes demandant Chimerstry
    [obf] de cartes demandant Obfuscate
    [action-modifier-dem] de modificateurs d'action demandant Dementation
    [action-modifier-chi] de modificateurs d'action demandant Chimerstry
    [action-modifier-obf] de modificateurs d'action demandant Obfuscate
    [combat-chi] de cartes de combat demandant Chimerstry
    [combat-obf] de cartes de combat demandant Obfuscate
    [action-modifier-dom] de modificateurs d'action demandant Dominate
    [action-modifier-nec] de modificateurs d'action demandant Necromancy
    [action-modifier-pre] de modificateurs d'action demandant Presence
    [requiring-a-discipline] de cartes demandant une Discipline
   *[other] de cartes du nom de { $word }
}
change-cannot-strike = { $word-is ->
    [else] ne peut frapper que pour esquiver ou mettre fin au combat
    [card] ne peut pas jouer de cartes de frappe
   *[other] n'a pas droit à la frappe : { strike-class }
}
strike-class = { $word-is ->
    [ends] fin du combat
    [dodge] esquive
    [steal] vol de sang
   *[other] { $word }
}
change-cannot-unlock = ne peut pas se redresser
    .alone = les serviteurs ne peuvent pas se redresser
change-must-act = { $word-is ->
    [hunt] doit chasser
    [diablerie] doit tenter une diablerie
    [this-attack] doit entrer en combat par l'action de cette carte
   *[other] doit mordre avec +1 en morsure
}
    .alone = { $word-is ->
        [hunt] { self } doit chasser
        [diablerie] { self } doit tenter une diablerie
        [this-attack] { self } doit entrer en combat par l'action de cette carte
       *[other] { self } doit mordre avec +1 en morsure
    }
change-locks-as-it-votes = s'incline quand il vote
change-abstains = ne peut pas utiliser de voix ni de bulletins
change-strike-damage = inflige { SIGNED($amount) } { $amount ->
    [one] dégât
   *[other] dégâts
} { fr-strike-with }
    .alone = { self } inflige { SIGNED($amount) } { $amount ->
    [one] dégât
   *[other] dégâts
} { fr-strike-with }
fr-strike-with = { $word-is ->
    [none] par ses frappes
    [hand] à mains nues
    [weapon] par ses armes
    [melee-weapon] par ses armes de mêlée
    [gun] par ses armes à feu
    [ranged] par ses frappes à distance
   *[other] par ses frappes de { discipline-word }
}
change-aggravated-strike-damage = inflige { SIGNED($amount) } dégât aggravé par ses frappes
    .alone = les frappes de { self } infligent { SIGNED($amount) } dégât aggravé
change-aggravates-damage-to = inflige des dégâts aggravés aux { $word }
change-aggravated-damage-from = subit des dégâts aggravés de chaque { $word }
change-aggravated-strikes = inflige des dégâts aggravés { $word-is ->
    [hand] à mains nues
    [melee-weapon] par ses armes de mêlée
   *[other] par ses frappes
}
    .alone = les frappes { $word-is ->
        [hand] à mains nues
        [melee-weapon] avec une arme de mêlée
       *[other] {""}
    } de { self } font des dégâts aggravés
    .brief = { $word-is ->
        [hand] mains nues aggravées
       *[other] frappes aggravées
    }
change-halves-strikes = a la moitié des dégâts de chaque frappe (arrondie au supérieur) prévenue
    .alone = la moitié des dégâts de chaque frappe du serviteur adverse (arrondie au supérieur) est prévenue
change-strikes-as-in-later-rounds = peut utiliser les frappes demandant { discipline-word } qui ne s'utilisent pas au premier round
change-aggravated-next-strike = inflige des dégâts aggravés par la prochaine { $word-is ->
    [hand] frappe à mains nues
    [melee-weapon] frappe avec une arme de mêlée
   *[other] frappe
}
change-undodgeable-strikes = frappe sans que l'on puisse esquiver
change-no-weapon-damage = n'inflige pas de dégâts par ses armes
change-only-first-damage = { $word-is ->
    [normal] ne subit par round que le premier dégât non aggravé
   *[other] ne subit par round que le premier dégât
}
change-uses-weapons = peut utiliser une arme de son employeur au lieu de ses dégâts
change-only-hand-strikes = n'a droit qu'aux frappes à mains nues
    .alone = seules les frappes à mains nues sont permises
    .brief = mains nues seulement
change-prevents-strikes = prévient tous les dégâts des frappes du serviteur adverse
change-bleed-replaced = mord pour rien
    .alone = la morsure ne brûle pas de réserve et échoue
change-late-discipline-cards = ne voit pas les cartes demandant une Discipline qu'il joue pendant une action remplacées avant la fin de cette action, ou avant que la main soit vide
change-late-combat-cards = ne voit pas ses cartes de combat remplacées avant votre prochaine phase de redressement
change-replaced-as-it-locks = ne remplace pas les cartes jouées avant que { self } s'incline ou que le tour finisse
change-late-reactions = ne voit pas ses réactions remplacées
    .alone = les réactions ne sont remplacées qu'à la fin de l'action
change-gains-no-blood = ne peut gagner ni sang ni vie
change-acts-at-once = peut agir le tour de son recrutement
change-plays-as-an-anarch = joue ces cartes en tant que vampire Anarch
change-plays-as-a-vampire = peut jouer comme { as-a-vampire } les cartes qui demandent { discipline-word } de base
change-plays-combat-cards-as-a-vampire = peut jouer comme { as-a-vampire } les cartes de combat qui demandent { discipline-word } de base
change-plays-non-allies-as-a-vampire = peut jouer comme { as-a-vampire } les cartes qui demandent { discipline-word } de base, sauf les alliés
change-plays-non-actions-as-a-vampire = peut jouer comme { as-a-vampire } les cartes qui demandent { discipline-word } de base, sauf les actions
change-draws-from-it = pouvez piocher une carte sur cette carte au lieu d'une de votre bibliothèque
    .alone = piochez une carte sur cette carte au lieu d'une de votre bibliothèque
change-may-draw-again = pouvez, une fois par tour, mettre une carte que vous piochez sous votre bibliothèque et en piocher une autre
change-may-draw-one-more = { $word-is ->
    [none] peut piocher une carte de plus pour remplacer une carte qu'il joue (défaussez ensuite)
    [combat] peut piocher une carte de plus après avoir remplacé une carte de combat qu'il a jouée (défaussez ensuite)
   *[other] peut piocher une carte de plus après avoir remplacé une carte demandant { $word } qu'il a jouée (défaussez ensuite)
}
change-late-cards = ne remplace pas les cartes jouées avant la fin de l'action
change-draws-from-prey = pouvez remplacer une carte jouée par celle du dessus de la bibliothèque de votre proie, face visible
    .alone = remplacez une carte jouée par celle du dessus de la bibliothèque de votre proie
change-plays-action-cards-as-if = peut jouer des cartes d'action demandant { $word } comme si { self } y répondait
change-recruits-as-if = peut recruter des alliés ({ $word }) comme si { self } répondait à ce que ces cartes demandent
change-plays-minion-cards-as-if = peut jouer des cartes de serviteur demandant { $word } comme si { self } y répondait
change-plays-as-if = peut jouer des cartes demandant { qualifying-word } comme si { self } y répondait
change-plays-as-if-once = peut répondre à ce qu'une carte demande en { qualifying-word }, une seule fois par partie pour chacun
qualifying-word = { $word-is ->
    [clan-sect] clan ou secte
    [clan-sect-trait] clan, secte ou trait de vampire non infernal
   *[other] { $word }
}
change-plays-with-basic = peut jouer des cartes qui demandent { $word ->
    [any] une Discipline
   *[other] { discipline-word }
} comme si { self } avait cette Discipline au niveau de base
change-plays-with-superior = peut jouer des cartes qui demandent { $word ->
    [chosen] la Discipline choisie
   *[other] { discipline-word }
} comme si { self } avait cette Discipline au niveau supérieur
change-learns-superior = a le niveau supérieur de la Discipline de chaque carte Maître : Discipline sur { self }
change-burned-instead-of-unlocking = peut brûler cette carte au lieu de se redresser normalement
change-counter-instead-of-unlocking = brûle 1 marqueur de cette carte au lieu de se redresser
change-does-not-lock-to-block = ne s'incline pas pour ce blocage
change-no-other-equipment = n'a pas de morsure d'un autre équipement
change-cannot-act-to-leave-torpor = ne peut pas tenter de quitter la torpeur
change-cannot-leave-torpor = ne peut pas passer dans la zone disponible
change-immune-to-frenzy = est immunisé contre les cartes de frénésie
change-cannot-be-diablerized = ne peut pas subir de diablerie
change-attempts-burn = fait brûler { $amount } sang aux vampires qui tentent un blocage contre lui
change-master-actions-are = a { $amount } actions de phase de maître au lieu d'une
change-burns-the-edge = brûle l'Avantage au lieu d'en prendre le contrôle
change-block-burns = doit brûler { top-cards } de sa bibliothèque pour tenter de bloquer
change-title-of-the-eldest = passe au plus ancien (ou à un des plus anciens) Laibon { $word } prêt et sans titre dès que son vampire n'est pas un Laibon { $word } prêt ou est plus jeune que lui
change-leaves-the-game-when = est retiré du jeu
change-half-blood-cost = paie moitié moins de sang, arrondi par défaut, pour les cartes { $word-is ->
    [none] {""}
   *[other] (sauf { $word })
} qui coûtent du sang
change-inflicts-no-damage-in-combat = n'inflige aucun dégât au combat
change-spares-allies = n'inflige aucun dégât aux alliés
change-less-damage = subit { UNSIGNED($amount) } dégât de moins de chaque frappe ou effet du serviteur adverse
change-damage-at-most = subit au plus { UNSIGNED($amount) } dégâts de chaque effet
change-hurts-thieves = inflige 1 dégât à un vampire pour chaque vie qu'il vole à { self }
change-less-of-all-damage = subit { UNSIGNED($amount) } dégât de moins de chaque frappe ou effet qui en inflige
change-lends-together = peut jouer les cartes qui demandent plusieurs des Disciplines que prête cette carte
change-burns-when = brûle
change-cannot-have = ne peut pas avoir { $word-is ->
    [ranged-weapon] d'armes à distance
    [contract] de contrats
    [equipment] d'équipements
    [retainer] de suivants
   *[other] { $word }
}
change-damages-vampires-aggravated = rend aggravés tous les dégâts infligés à des vampires
    .alone = tous les dégâts infligés à des vampires sont aggravés
change-range-each-round = combat à chaque round à distance { fr-range-word }
    .alone = chaque round des combats de ce serviteur est à distance { fr-range-word }
fr-range-word = { $word ->
    [long] longue
    [close] courte
   *[other] { $word }
}
change-aims-no-action-at-it = ne peut pas diriger d'action contre ce serviteur
change-no-action-at-it = ne peut pas être la cible d'actions des autres Mathusalems
change-no-action-at-it-requiring = ne peut pas être la cible d'actions dirigées demandant { discipline-word }
change-attempt-cost = doit brûler { $amount } sang pour tenter toute action sauf les chasses et les actions d'entrer en combat
change-takes-fallen-allies = vole et verrouille un allié adverse au combat au lieu qu'il soit brûlé ; sans vie, celui-ci gagne 1 vie
change-shuns = ne peut ni porter de cartes demandant { discipline-word }, ni en être la cible (elles sont brûlées)
change-no-card-at-it-requiring = ne peut pas être la cible de cartes demandant { discipline-word }
change-no-action-at-it-without = ne peut pas être la cible d'actions dirigées de serviteurs sans { discipline-word }
change-superior-no-action-at-it-without = ne peut pas être la cible d'actions dirigées de serviteurs sans { discipline-word } supérieur
change-instead-of-replacing = brûlez 1 marqueur de cette carte au lieu de remplacer une carte
    .alone = brûlez 1 marqueur de cette carte au lieu de remplacer une carte
change-discipline = a +1 niveau en { $word-is ->
    [chosen] Discipline choisie
   *[other] { discipline-word }
}
change-acts-in-any-minion-phase = peut agir pendant la phase des serviteurs de chaque Mathusalem
change-ballots = a { SIGNED($amount) } { $amount ->
    [one] bulletin
   *[other] bulletins
}
change-blood-cost = paie { SIGNED($amount) } de sang pour les cartes qui coûtent du sang
change-pool-cost = paie { SIGNED($amount) } de réserve pour les cartes qui coûtent de la réserve
change-no-first-conviction = n'a pas de conviction en entrant en jeu
change-recovers-in-unlock-phase = peut quitter la zone des neutralisés en brûlant { $amount } convictions à chaque phase de redressement
change-no-cost = joue ses cartes sans en payer le coût
change-no-own-blood-cost = ne brûle pas de sang pour payer le coût propre { $word-is ->
    [combat] de ses cartes de combat
   *[other] de ses cartes ({ $word })
}
change-cannot-act = ne peut pas agir
change-cannot-bleed = ne peut pas mordre
change-cannot-diablerize = ne peut pas commettre de diablerie
change-cannot-rescue = ne peut pas secourir de vampires en torpeur
change-contest-cost = coûte { SIGNED($amount) } de réserve pour continuer à contester
change-title-contest-cost = paie { SIGNED($amount) } de sang pour continuer à contester son titre
change-cannot-have-titles = ne peut recevoir aucun titre
change-must-yield-title = doit céder son titre contesté pendant la phase de redressement
change-yields-title-at-once = cède aussitôt son titre s'il allait être contesté
change-cannot-cast = ne peut pas voter { $word-is ->
    [against] contre
   *[for] pour
} le référendum
change-strike-steals = vole { SIGNED($amount) } de sang ou de vie{ $word-is ->
    [tha] {" "}par ses frappes demandant Blood Sorcery
    [ranged] {" "}par ses frappes à distance
   *[other] {""}
}
change-cannot-enter-combat = ne peut pas entrer en combat
change-loses-abilities = perd ses capacités
change-cannot-gain-strikes = ne peut pas avoir de frappes supplémentaires
change-cannot-direct-actions = ne peut pas entreprendre d'action dirigée
change-becomes-anarch-free = ne paie pas de sang pour l'action de devenir Anarch
change-cannot-hunt = ne peut pas chasser
change-cannot-maneuver = ne peut pas manœuvrer { $word-is ->
    [none] {""}
    [long] vers la longue distance
    [close] vers la courte distance
   *[other] : { $word }
}
change-cannot-press = ne peut pas utiliser de poursuite { $word-is ->
    [none] {""}
    [end] pour finir le combat
    [continue] pour continuer le combat
   *[other] : { $word }
}
change-cannot-react = ne peut pas réagir
change-ends-when-quiet = finit le combat après { $amount } { $amount ->
    [one] round
   *[other] rounds
} sans carte jouée
    .alone = le combat finit après { $amount } { $amount ->
        [one] round
       *[other] rounds
    } sans carte jouée
change-forced-vote = doit voter { $word ->
    [for] pour
    [against] contre
   *[other] { $word }
}
change-given-strike = peut utiliser cette frappe
change-immune = ne subit pas de dégâts { $word-is ->
    [none] {""}
    [aggravated] aggravés
    [ally] d'alliés
    [retainer] de suivants
    [employer] de son employeur
    [normal] normaux
    [opposing-weapon] des armes du serviteur adverse
    [Baali] de Baali
   *[other] : { $word }
}
change-blocks-as-an-ally = peut bloquer comme un allié
change-reacts-as-if-unlocked = peut jouer des réactions demandant { $word-is ->
    [aus] Auspex
   *[other] { $word }
} comme s'il était déverrouillé
change-intercept-at-most = ne peut pas avoir plus de { $amount } d'interception
change-blocks-as-if-unlocked = peut tenter de bloquer même incliné
change-leaves-the-game = est retiré de la partie s'il quitte le jeu
change-may-block-anything = peut bloquer des actions dirigées contre n'importe qui
change-methuselah-votes = : { SIGNED($amount) } voix
    .alone = { SIGNED($amount) } voix
change-no-blood-hunt = ne peut pas subir de chasse au sang
    .alone = aucune chasse au sang ne peut être appelée contre { self }
change-no-blood-hunt-after = n'attire aucune chasse au sang à qui commet la diablerie sur { self }
    .alone = si { self } est victime de diablerie, aucune chasse au sang ne peut être appelée
change-no-strike = ne frappe pas
change-oust-pool = gagne { SIGNED($amount) } de réserve à une éviction
change-passes-automatically = appelle un référendum qui est adopté d'office
    .alone = le référendum est adopté d'office
change-plays-void = joue sa prochaine carte sans effet
change-press-damage = subit { $amount } de dégâts environnementaux imprévenables à chaque étape de poursuite
change-presses-to-continue = utilise à chaque round une poursuite pour continuer le combat
change-returns-damage = rend au serviteur adverse, pendant chaque résolution de frappes, les dégâts que celui-ci lui inflige, en dégâts environnementaux { $word-is ->
    [aggravated] aggravés
   *[none] {""}
}
    .brief = rend les dégâts
change-draws-more = : piochez { $amount } de plus pour remplacer chaque carte et défaussez-en autant
change-torpor-instead-of-hunting = va en torpeur si ce vampire doit chasser
change-skip-phase = : passez la phase de { fr-phase-word }
fr-phase-word = { $word ->
    [unlock] redressement
    [master] maître
    [minion] serviteurs
    [influence] influence
    [discard] défausse
   *[other] { $word }
}
change-passes-play-to-the-right = passe le tour à sa droite au lieu de sa gauche, ou de nouveau à sa gauche
    .alone = les tours passent à droite
change-skip-turn = : passez un tour
change-treats-aggravated-as-normal = traite les dégâts aggravés comme des dégâts normaux
change-unusable = ne peut pas être utilisé
change-vulnerable = subit des dégâts aggravés d'armes : { $word }
change-wounded = compte comme blessé
change-clan = compte comme { $word-is ->
    [chosen] du clan choisi
   *[other] { $word }
}
change-sect = compte comme { $word-is ->
    [chosen] de la secte choisie
    [anarch] Anarch
    [camarilla] de la Camarilla
    [sabbat] du Sabbat
    [laibon] Laibon
    [independent] Indépendant
   *[other] { $word }
}
change-title = compte comme { $word }
change-plays-from-it = peut jouer les cartes posées sur cette carte comme de votre main
    .alone = jouez les cartes posées sur cette carte comme de votre main
change-passes-to-the-diablerist = reçoit cette carte en commettant la diablerie sur qui la porte
    .alone = reçoit cette carte par diablerie
change-considered-chosen = est considéré comme choisi pour ce contrat
    .alone = considéré comme choisi
change-no-blood-curse = n'est plus empêché de commettre la diablerie par la Malédiction du sang
    .alone = pas de Malédiction du sang
change-blood-cursed = est maudit par le sang
    .alone = maudit par le sang
change-seraph = est un Seraph
    .alone = Seraph
change-scarce = est rare
    .alone = rare
change-infernal = est infernal
    .alone = infernal
change-red-list = est sur la Liste rouge
    .alone = Liste rouge
change-outlives-burning = reçoit un marqueur et part en torpeur au lieu d'être brûlé ; avec { $amount } marqueurs il quitte la partie
change-not-for-the-diablerist = ne cède pas cette carte à qui commet une diablerie sur lui
change-cannot-recruit = ne peut pas recruter d'alliés
change-cannot-employ = ne peut pas engager de suivants
change-cannot-political = ne peut pas faire d'actions politiques
change-circle = est du Cercle { $word }
    .alone = Cercle { $word }
change-slave = { $word-is ->
    [chosen] est un esclave du clan choisi
   *[other] est un esclave { $word }
}
    .alone = { $word-is ->
    [chosen] esclave du clan choisi
   *[other] esclave { $word }
}
discipline-word = { $word-is ->
    [abo] Abombwe
    [ani] Animalism
    [aus] Auspex
    [cel] Celerity
    [chi] Chimerstry
    [dai] Daimoinon
    [dem] Dementation
    [dom] Dominate
    [for] Fortitude
    [mel] Melpominee
    [myt] Mytherceria
    [nec] Necromancy
    [obe] Obeah
    [obf] Obfuscate
    [obl] Oblivion
    [obt] Obtenebration
    [pot] Potence
    [pre] Presence
    [pro] Protean
    [qui] Quietus
    [san] Sanguinus
    [ser] Serpentis
    [spi] Spiritus
    [str] Striga
    [tem] Temporis
    [thn] Thanatosis
    [tha] Blood Sorcery
    [val] Valeren
    [vic] Vicissitude
    [vis] Visceratika
    [mal] Maleficia
   *[other] { $word }
}
change-cannot-burn-blood = ne peut ni brûler ni dépenser de sang
change-keyword = compte comme { $word-is ->
    [location] un lieu
   *[other] { $word }
}
change-type = est traité comme { $word-is ->
    [ally] un allié
    [vampire] un vampire
   *[other] { $word }
}
change-edge-votes = brûle l'Avantage pour { SIGNED($amount) } voix de plus
    .alone = brûler l'Avantage vaut { SIGNED($amount) } voix de plus
change-replaces-later = ne remplace pas ses cartes { $word-is ->
    [minion-phase] avant la fin de la phase de serviteur
   *[other] {""}
}
change-votes-with = vote comme { self } au décompte
change-cannot-hunt-as-normal = ne peut pas chasser normalement
change-cannot-attack = ne peut pas entreprendre d'action pour entrer en combat avec les { $word }
change-cannot-use-weapons = { $word-is ->
    [melee-weapon] ne peut pas utiliser d'armes de mêlée
   *[other] ne peut pas utiliser d'armes
}
change-first-strike = { $word ->
    [gun] frappe en premier avec une arme à feu
   *[other] frappe en premier
}
change-strikes-each-round = a { SIGNED($amount) } frappe supplémentaire (limité) par round
change-strikes-each-combat = a { SIGNED($amount) } frappe supplémentaire (limité) une fois par combat
change-each-combat = { $word-is ->
    [prevention] peut prévenir 1 dégât
    [press] a 1 poursuite optionnelle
    [press-continue] a 1 poursuite optionnelle pour continuer le combat
    [press-end] a 1 poursuite optionnelle pour terminer le combat
    [maneuver-or-press] a 1 manœuvre ou poursuite optionnelle
    [maneuver-long] a 1 manœuvre optionnelle pour passer à la longue distance
    [maneuver-close] a 1 manœuvre optionnelle pour passer à la courte distance
   *[maneuver] a 1 manœuvre optionnelle
} à chaque combat
change-only-acts = n'effectue aucune action { $word-is ->
    [this] sauf celles de cette carte
    [hunt] autre que la chasse
    [diablerie] autre que la diablerie
   *[other] d'une autre sorte
}
