### Ce qu'une carte est ou n'est pas.

is-vampire = un vampire
    .noun = vampire
    .nouns = vampires
    .not-after = qui n'est pas un vampire
is-ally = un allié
    .noun = allié
    .nouns = alliés
    .not-after = qui n'est pas un allié
is-minion = un serviteur
    .noun = serviteur
    .nouns = serviteurs
is-yours = à vous
    .after = { $you ->
        [them] qu'il contrôle
       *[you] que vous contrôlez
    }
    .not-after = qu'un autre Mathusalem contrôle
is-this = { self }
    .noun = { self }
    .not-after = autre que { self }
is-bearer = { self }
    .noun = { self }
    .not-after = autre que { self }
is-titled = titré
    .before = { $count ->
        [one] titré
       *[other] titrés
    }
    .not-before = { $count ->
        [one] non titré
       *[other] non titrés
    }
is-younger = plus jeune
    .before = { $count ->
        [one] plus jeune
       *[other] plus jeunes
    }
is-older = plus vieux
    .before = plus vieux
is-locked = incliné
    .before = { $gender ->
        [f] inclinée
       *[m] incliné
    }{ $count ->
        [one] {""}
       *[other] s
    }
    .not-before = { $gender ->
        [f] redressée
       *[m] redressé
    }{ $count ->
        [one] {""}
       *[other] s
    }
is-with-blood = avec du sang
    .after = avec du sang
    .not-after = sans sang
is-ready = disponible
    .before = { $count ->
        [one] disponible
       *[other] disponibles
    }
is-torpor = en torpeur
    .after = en torpeur
has-clan = { $value }
    .before = { $value }
    .not-before = non { $value }
has-type = { $value-is ->
    [equipment] un équipement
    [location] un lieu
    [retainer] un suivant
    [ally] un allié
    [master] une carte de maître
    [vampire] un vampire
    [imbued] un imprégné
    [political-action] une action politique
    [action-modifier] un modificateur d'action
    [reaction] une réaction
    [combat] une carte de combat
    [action] une carte d'action
    [event] un événement
    [power] un pouvoir
    [conviction] une conviction
   *[other] { $value }
}
    .noun = { $value-is ->
        [equipment] équipement
        [location] lieu
        [retainer] suivant
        [ally] allié
        [master] carte de maître
        [vampire] vampire
        [imbued] imprégné
        [political-action] action politique
        [action-modifier] modificateur d'action
        [reaction] réaction
        [combat] carte de combat
        [action] carte d'action
        [event] événement
        [power] pouvoir
        [conviction] conviction
       *[other] { $value }
    }
    .nouns = { $value-is ->
        [equipment] équipements
        [location] lieux
        [retainer] suivants
        [ally] alliés
        [master] cartes de maître
        [vampire] vampires
        [imbued] imprégnés
        [political-action] actions politiques
        [action-modifier] modificateurs d'action
        [reaction] réactions
        [combat] cartes de combat
        [action] cartes d'action
        [event] événements
        [power] pouvoirs
        [conviction] convictions
       *[other] { $value }
    }
    .gender = { $value-is ->
        [master] f
        [political-action] f
        [reaction] f
        [combat] f
        [action] f
        [conviction] f
       *[other] m
    }
has-keyword-location = un lieu
    .noun = lieu
    .nouns = lieux
    .not-before = (non lieu)
is-location = un lieu
    .noun = lieu
    .nouns = lieux
    .not-before = (non lieu)
has-keyword-weapon = une arme
    .gender = f
    .noun = arme
    .nouns = armes
    .not-before = (non arme)
has-keyword-melee-weapon = une arme de mêlée
    .gender = f
    .noun = arme de mêlée
    .nouns = armes de mêlée
has-keyword-hunting-ground = un terrain de chasse
    .noun = terrain de chasse
    .nouns = terrains de chasse
has-name = { $value }
    .after = du nom de { $value }
    .not-after = d'un autre nom que { $value }
has-capacity = de capacité { $value } ou plus
    .after = de capacité { $value } ou plus
    .not-after = de capacité inférieure à { $value }
has-controller = contrôlé par { $value-one }
    .after = { $value-is ->
        [you] que vous contrôlez
       *[other] { $gender ->
            [f] contrôlée
           *[m] contrôlé
        }{ $count ->
            [one] {""}
           *[other] s
        } par { $value-one }
    }
    .not-after = { $value-is ->
        [you] que vous ne contrôlez pas
       *[other] qui n'est pas à { $value-one }
    }
has-bears = avec { keyword-value }
    .after = avec { keyword-value }
    .not-after = sans { keyword-value }
minion-card = une carte de serviteur
    .gender = f
    .noun = carte de serviteur
    .nouns = cartes de serviteur
    .not-after = qui n'est pas de serviteur
library-card = une carte de bibliothèque
    .gender = f
    .noun = carte de bibliothèque
    .nouns = cartes de bibliothèque
    .not-after = qui n'est pas de bibliothèque
any-of = { $tests-or }
not = pas { $test }
is-on-this = sur { self }
    .after = sur { self }
is-unique = unique
    .before = { $count ->
        [one] unique
       *[other] uniques
    }
    .not-before = { $count ->
        [one] non unique
       *[other] non uniques
    }
is-acting = qui agit
    .after = qui agit
is-younger-than-acting = plus jeune que le vampire qui agit
    .after = { $count ->
        [one] plus jeune
       *[other] plus jeunes
    } que le vampire qui agit
is-of-the-chosen-clan = du clan choisi
    .after = du clan choisi
marked = marqué ce tour-ci
    .after = { fr-marked } ce tour-ci
    .not-after = non { fr-marked } ce tour-ci
fr-marked = marqué{ $gender ->
    [f] e
   *[m] {""}
}{ $count ->
    [one] {""}
   *[other] s
}
marked-fighter = choisi ce tour-ci
    .after = choisi ce tour-ci
marked-forcing-votes = qui l'a déjà fait pendant ce référendum
    .not-after = qui ne l'a pas encore fait pendant ce référendum
marked-discarded = défaussée pendant cette phase de défausse
    .after = { $count ->
        [one] défaussée
       *[other] défaussées
    } pendant cette phase de défausse
marked-voted = avec un vote exprimé
    .after = avec un vote exprimé
    .not-after = sans vote exprimé
failed-to-block = ayant échoué à bloquer cette action
    .after = { $count ->
        [one] qui a
       *[other] qui ont
    } échoué à bloquer cette action
only-while = choisi tant que ceci est vrai : { $condition }
    .after = (tant que ceci est vrai : { $condition })
marked-not-thirsty = qui a chassé ce tour-ci
    .after = { $count ->
        [one] qui a
       *[other] qui ont
    } chassé ce tour-ci
    .not-after = { $count ->
        [one] qui n'a
       *[other] qui n'ont
    } pas chassé ce tour-ci
marked-fed = déjà nourri ainsi ce tour-ci
    .after = déjà nourri ainsi ce tour-ci
    .not-after = pas encore nourri ainsi ce tour-ci
marked-hunting-ground = ayant déjà gagné du sang d'un terrain de chasse ce tour-ci
    .not-after = n'ayant gagné de sang d'aucun terrain de chasse ce tour-ci
affordable = que vous pouvez payer
    .after = que vous pouvez payer
chosen-as = choisi
    .before = { $gender ->
        [f] choisie
       *[m] choisi
    }{ $count ->
        [one] {""}
       *[other] s
    }
    .not-before = { $gender ->
        [f] différente
       *[m] différent
    }{ $count ->
        [one] {""}
       *[other] s
    }
played-by-this = joué par { self } pendant { $span-is ->
    [combat] ce combat
   *[other] cette action
} { $kind-is ->
    [combat] comme carte de combat
   *[other] {""}
}
    .after = joué par { self } pendant { $span-is ->
        [combat] ce combat
       *[other] cette action
    } { $kind-is ->
        [combat] comme carte de combat
       *[other] {""}
    }
voted-against = qui a voté contre le référendum
    .after = qui a utilisé des voix ou des bulletins contre le référendum
voted = qui a voté
    .after = qui a utilisé des voix ou des bulletins
can-block = capable de bloquer
    .after = qui pourrait bloquer
can-bear = capable d'avoir cette carte-là
    .after = qui pourrait avoir cette carte-là
has-sect = { sect-word }
    .before = { sect-word }
    .not-before = non { sect-word }
sect-word = { $value-is ->
    [anarch] Anarch
    [camarilla] Camarilla
    [sabbat] Sabbat
    [laibon] Laibon
    [independent] Indépendant
   *[other] { $value }
}
has-discipline = avec { superior-discipline }
    .after = avec { superior-discipline }
    .not-after = sans { superior-discipline }
superior-discipline = { discipline-value } { $superior ->
    [yes] supérieur
   *[no] {""}
}
has-keyword = { keyword-value }
    .before = ({ keyword-value })
    .not-before = (non { keyword-value })
keyword-value = { $value-is ->
    [location] lieu
    [hunting-ground] terrain de chasse
    [haven] refuge
    [weapon] arme
    [melee-weapon] arme de mêlée
    [gun] arme à feu
    [vehicle] véhicule
    [electronic] électronique
    [ghoul] goule
    [mage] mage
    [mummy] momie
    [wraith] spectre
    [werewolf] loup-garou
    [animal] animal
    [demon] démon
    [mortal] mortel
    [changeling] changelin
    [zombie] zombie
    [hunter] chasseur
    [unique] unique
    [trophy] trophée
    [discipline] Discipline
    [archetype] archétype
    [condemnation] condamnation
    [trifle] bagatelle
    [out-of-turn] hors de son tour
    [relic] relique
    [derivative] dérivée
    [boon] faveur
    [title] titre
    [investment] investissement
    [true-faith] foi véritable
    [contract] contrat
   *[other] { $value }
}
has-title = titré { fr-title }
    .not-after = sans le titre de { fr-title }
    .after = { $count ->
        [one] titré
       *[other] titrés
    } { fr-title }
has-requires = demandant { discipline-value }
    .after = demandant { discipline-value }
    .not-after = ne demandant pas { discipline-value }
discipline-value = { $value-is ->
    [abo] Abombwe
    [ani] Animalism
    [aus] Auspex
    [cel] Celerity
    [chi] Chimerstry
    [dai] Daimoinon
    [dem] Dementation
    [dom] Dominate
    [for] Fortitude
    [nec] Necromancy
    [obf] Obfuscate
    [obl] Oblivion
    [pot] Potence
    [pre] Presence
    [pro] Protean
    [qui] Quietus
    [ser] Serpentis
    [tha] Blood Sorcery
    [vic] Vicissitude
    [mel] Melpominee
    [myt] Mytherceria
    [obe] Obeah
    [obt] Obtenebration
    [san] Sanguinus
    [spi] Spiritus
    [str] Striga
    [tem] Temporis
    [thn] Thanatosis
    [val] Valeren
    [vis] Visceratika
    [mal] Maleficia
   *[other] { $value }
}
of-text-requires-a-discipline = demandant une Discipline
    .after = demandant une Discipline
    .not-after = ne demandant pas une Discipline
of-text-requires-superior = demandant une Discipline au niveau supérieur
    .after = demandant une Discipline au niveau supérieur
    .not-after = ne demandant pas de Discipline au niveau supérieur
of-text-makes-an-anarch = qui rend un vampire Anarch
    .after = qui rend un vampire Anarch
uses-counters = qui utilise des marqueurs
    .after = qui utilise des marqueurs
    .not-after = qui n'utilise pas de marqueurs
is-on = sur { $which-a }
    .after = sur { $which-a }
corrupted = avec au moins { $least } de vos marqueurs de corruption
    .after = avec { $least ->
        [1] un ou plusieurs
       *[other] { $least } ou plus
    } de vos marqueurs de corruption
has-played = qui a joué une carte demandant [{ $code }] pendant cette action
    .after = qui a joué une carte demandant [{ $code }] pendant cette action
corrupted-by-anyone = avec un marqueur de corruption
    .after = avec un marqueur de corruption ou plus
requires-anarch = qui demande un Anarch
    .after = qui demande un Anarch
blood-at-most = avec { $amount } de sang ou moins
    .after = avec { $amount } de sang ou moins
capacity-below = de capacité inférieure à { $amount }
    .after = de capacité inférieure à { $amount }
with-counters = avec un marqueur { $name } ou plus
    .after = avec un marqueur { $name } ou plus
can-be-given = qui peut être mise sur { $to }
    .after = qui peut être mise sur { $to }
bearable = que { self } pourrait avoir
    .after = que { self } pourrait avoir
placeable = que { self } pourrait avoir
    .after = que { self } pourrait avoir
can-recruit = qui pourrait recruter ou employer depuis votre main
    .after = qui pourrait recruter ou employer depuis votre main
is-among = un de ceux-ci : { $which-many }
    .after = { $which-is ->
        [involved-fighters] au combat
       *[other] qui est { $which-a }
    }
    .not-after = autre que { $which }
may-fight = capable d'entrer en combat
    .after = qui peut entrer en combat
same-circle = du cercle de { $which }
    .after = du même cercle que { $which }
could-have-instead = que { self } pourrait avoir à la place ({ $which })
    .after = que { self } pourrait avoir à la place ({ $which })
    .not-after = que { self } ne pourrait pas avoir à la place ({ $which })
could-have = que { self } pourrait avoir
    .after = que { self } pourrait avoir
    .not-after = que { self } ne pourrait pas avoir
fr-title = { $value-is ->
    [prince] prince
    [primogen] primogène
    [justicar] justicar
    [inner-circle] du Cercle intérieur
    [archbishop] archevêque
    [bishop] évêque
    [bishop-or-archbishop] évêque ou archevêque
    [prince-or-archbishop] prince ou archevêque
    [justicar-or-inner-circle-member] justicar ou membre du Cercle intérieur
    [prince-or-justicar-or-inner-circle-member] prince, justicar ou membre du Cercle intérieur
    [cardinal] cardinal
    [regent] régent
    [priscus] priscus
    [baron] baron
    [magaji] magaji
    [kholo] kholo
    [liaison] liaison
   *[other] { $value }
}
having = pour qui { $compared }
    .after = pour qui { $compared }
able-to-join = qui pourrait tenter de bloquer
    .after = qui pourrait tenter de bloquer
newly-ready = arrivé dans votre zone disponible pendant votre dernière phase d'influence
    .after = arrivé dans votre zone disponible pendant votre dernière phase d'influence
could-be-on = que { $which } pourrait avoir
    .after = que { $which } pourrait avoir
follows = qui suit la Voie de { $path }
    .after = qui suit la Voie de { $path }
    .not-after = qui ne suit pas la Voie de { $path }
can-bleed = une carte d'action qui peut servir à mordre
    .after = qui peut servir à mordre
    .not-after = qui ne peut pas servir à mordre
costs-its-bearer = qui coûte plus de { $number } de réserve
    .after = qui coûte plus de { $number } de réserve
    .not-after = qui coûte { $number } de réserve ou moins
current-damage = dont une frappe normale inflige des dégâts aggravés ou plus de { $number } dégâts
    .after = dont une frappe normale inflige des dégâts aggravés ou plus de { $number } dégâts
same-clan = du même clan que { $which }
    .after = du même clan que { $which }
same-sect = de la même secte que { $which }
    .after = de la même secte que { $which }
masters-chosen = qui a au niveau supérieur la Discipline choisie
    .after = qui a au niveau supérieur la Discipline choisie
    .not-after = qui n'a pas au niveau supérieur la Discipline choisie
hunted-lately = qui a réussi une chasse depuis votre dernier tour
    .after = qui a réussi une chasse depuis votre dernier tour
    .not-after = qui n'a pas réussi de chasse depuis votre dernier tour
burned-lately = brûlé alors que la carte était en jeu, depuis votre dernier tour
    .after = brûlé alors que la carte était en jeu, depuis votre dernier tour
    .not-after = non brûlé alors que la carte était en jeu, depuis votre dernier tour
bled-you = qui a réussi contre vous un saignement de { $least } réserve ou plus depuis votre dernier tour
    .after = qui a réussi contre vous un saignement de { $least } réserve ou plus depuis votre dernier tour
    .not-after = qui n'a pas réussi contre vous un saignement de { $least } réserve ou plus depuis votre dernier tour
has-bled = qui a réussi un saignement ce tour
    .after = qui a réussi un saignement ce tour
    .not-after = qui n'a pas réussi de saignement ce tour
lately-entered = mis en jeu depuis votre dernier tour
    .after = mis en jeu depuis votre dernier tour
lately-contested = qui a été contesté
    .after = qui a été contesté
    .not-after = qui n'a pas été contesté
lately-moved-out = arrivé dans une zone disponible pendant une phase d'influence depuis votre dernier tour
    .after = arrivé dans une zone disponible pendant une phase d'influence depuis votre dernier tour
lately-moved-out-now = que vous avez déplacé dans votre zone disponible pendant cette phase d'influence
    .after = que vous avez déplacé dans votre zone disponible pendant cette phase d'influence
entered-since = entré en jeu depuis votre dernière phase des serviteurs
    .after = entré en jeu depuis votre dernière phase des serviteurs
payable-as-x = d'une capacité qui peut être payée comme X
    .after = d'une capacité qui peut être payée comme X
costs-at-most = qui coûte { $amount } ou moins de sang ou de réserve
    .after = qui coûte { $amount } ou moins de sang ou de réserve
