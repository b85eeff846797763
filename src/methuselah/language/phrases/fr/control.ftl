### Qui contrôle quoi, et ce qui se conteste.
steal = { $to-is ->
    [you] volez { $which }
   *[other] { DOES($to, "prend") } le contrôle de { $which }
}
contests = cette carte conteste { $which } comme si c'était la même carte
yields = { DOES($seats, "cède") } sa copie de { $which }
turn-face-up = si personne d'autre ne conteste { $which }, retournez-la face visible, redressée
seats-contesting = chaque Mathusalem qui conteste { $of }
    .one = un Mathusalem qui conteste { $of }
place-contested = contesté
    .before = { $gender ->
        [f] contestée
       *[m] contesté
    }
change-cannot-be-contested = ne peut pas être contestée : une seconde qui entre en jeu brûle la première
change-no-transfers = n'a droit à aucun transfert de sang, ni vers lui ni de lui
    .alone = aucun transfert ne peut y mettre ni en prendre de sang
contested-by = que { DOES($seats, "conteste") }
    .after = que { DOES($seats, "conteste") }
to-crypt-top = mettez { $which } sur la crypte de son propriétaire
to-ash-heap = mettez { $which } dans la pile de cendres de son propriétaire
to-crypt-bottom = mettez { $which } sous la crypte de son propriétaire
choose-distinct = choisissez { $most } parmi { $which-many }
already-in-play = dont une copie est en jeu
    .after = dont une copie est en jeu
    .not-after = dont aucune copie n'est en jeu
commands = mettez { $which } en jeu avec 1 de sang de plus chacun ; ils doivent mordre, et vont sous votre crypte quand l'un mord avec succès ou que tous ceux qui peuvent ont mordu
    .brief = { $which } en jeu pour mordre
change-plays-combat-with-superior = peut jouer des cartes de combat qui demandent { discipline-word } comme si ce niveau était supérieur
change-may-have = peut tout de même avoir { $word }
contract-for = un contrat pour lequel { $which-a } a été choisi
    .after = qui est un contrat pour { $which-a }
fought-for-contract = ce vampire a combattu un serviteur avec un contrat pour lequel il a été choisi
    .only = après un combat contre un serviteur avec un contrat pour lequel il a été choisi
    .not = ce vampire n'a combattu pour aucun contrat
contracted-to = avec un contrat pour lequel { $which-a } est choisi
    .after = avec un contrat pour lequel { $which-a } est choisi
ranged-weapon = qui est une arme à distance
    .after = qui est une arme à distance
