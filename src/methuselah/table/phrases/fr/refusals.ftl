### Pourquoi quelque chose n'est pas possible maintenant, et quel texte le dit.

colon = :
why-each = { $words }
why-its-text = son texte
why-text-of = le texte de { $name }
why-text-of-effect = le texte d'un effet en cours
why-text-that-cancelled = le texte de la carte qui l'a annulée

why-over = La partie est finie.
why-decision-of = C'est à { $who ->
    [you] vous
   *[other] { $who }
} de décider.
why-card-offered = { $name } peut être utilisé maintenant : c'est parmi les options.
why-not-here = { $name } n'est ni dans votre main ni sur la table.
why-no-such-action = « { $asked } » n'est ni une de vos cartes ni une action. Demandez : { $known }.
why-action-offered = { $name } : vous le pouvez, c'est parmi les options.
why-not-implemented = cette version ne peut pas la jouer
why-not-offered = les règles ne l'offrent pas à ce moment

## Le moment

why-in-your-minion-phase = { $kind ->
    [action] une carte d'action
    [equipment] un équipement
    [ally] un allié
    [retainer] un suivant
    [political-action] une action politique
    [power] un pouvoir
   *[other] une carte « { $word } »
} se joue pendant votre propre phase des serviteurs
why-event-in-discard-phase = un événement se joue pendant votre propre phase de défausse
why-master-in-master-phase = une carte de maître se joue pendant votre propre phase de maître
why-modifier-in-own-action = un modificateur d'action se joue pendant une action de votre propre serviteur
why-reaction-in-others-action = une réaction se joue pendant l'action d'un autre Mathusalem
why-modifier-in-own-turn = un modificateur se joue pendant votre propre tour
why-no-reaction-in-own-turn = aucune réaction ne se joue pendant votre propre tour
why-only-combat-cards = en combat seules les cartes de combat se jouent
why-combat-card-in-combat = une carte de combat se joue en combat
why-added-in-attempt = { $kind ->
    [stealth] la discrétion
   *[intercept] l'interception
} ne s'ajoute que si elle est nécessaire, pendant une tentative de blocage
why-another-moment = elle s'utilise à un autre moment ({ $when }), pas maintenant
why-own-action-in-minion-phase = son action se fait pendant votre propre phase des serviteurs
why-once-each-none-now = elle s'utilise une fois par { $span }, et il n'y en a pas en cours
why-act-in-minion-phase = vos serviteurs agissent pendant votre propre phase des serviteurs
why-transfers-in-influence-phase = les transferts se dépensent pendant votre propre phase d'influence
why-discard-in-discard-phase = vous défaussez une fois, pendant votre propre phase de défausse
why-not-in-this-edition = cette action n'existe pas dans cette édition

## Ce qu'a un Mathusalem

why-contests-herself = elle est unique et vous en contrôlez une : on ne conteste pas une carte avec soi-même
why-no-master-action = il ne vous reste pas d'action de phase de maître
why-out-of-turn-in-others-turn = une carte de maître hors tour se joue pendant le tour d'un autre Mathusalem
why-out-of-turn-played = vous avez joué une carte de maître hors tour depuis votre dernière phase de maître
why-no-ready-minion-required = vous ne contrôlez aucun serviteur disponible qu'elle exige : { $needs }
why-event-once = il a été joué dans cette partie, et chaque événement l'est une fois
why-no-discard-action = il ne vous reste pas d'action de phase de défausse
why-event-this-phase = vous avez joué un événement pendant cette phase de défausse
why-no-ready-unlocked-minion = vous n'avez aucun serviteur disponible et redressé
why-no-ready-minion = vous n'avez aucun serviteur disponible
why-all-locked = tous vos serviteurs disponibles sont inclinés
why-needs-locked-minion = elle se joue avec un serviteur incliné, et vous n'en avez pas de disponible
why-not-in-combat = aucun de vos serviteurs n'est dans ce combat
why-needs-another-minion = elle se joue avec un autre de vos serviteurs disponibles
why-no-minion-to-play-it = vous n'avez aucun serviteur qui pourrait la jouer
why-it-is-of = elle est { $who ->
    [you] à vous
   *[other] à { $who }
}
why-nothing-to-use = il n'y a rien à y utiliser : ce qu'elle fait se fait tout seul
why-nobody-can-use-it = personne chez vous ne peut l'utiliser maintenant
why-used-already = elle a déjà été utilisée
why-it-is-locked = elle est inclinée
why-not-usable-now = elle ne peut pas être utilisée maintenant
why-empty-hand = votre main est vide
why-no-uncontrolled-vampire = vous n'avez aucun vampire non contrôlé
why-no-transfers-left = il ne vous reste pas de transfert
why-no-transfers-left-1996 = il ne vous reste pas de transfert ; les vampires entrent à la fin de la phase
why-no-transfers-to = un effet écarte les transferts de { $name }
why-controlled-already = { $name } reste non contrôlé : vous en contrôlez déjà un
why-scarce = { $name } est rare : vous n'avez pas les { $n } de réserve pour cela

## Les serviteurs

why-is-no = { $name } n'est pas { $clans }
why-none-is = aucun de vos serviteurs qui pourraient la jouer n'est { $clans }
why-off-path = { $name } ne suit pas la Voie de { $path }
why-none-follows = aucun de vos serviteurs qui pourraient la jouer ne suit la Voie de { $path }
why-not-required = { $name } n'est pas ce qu'elle exige : { $need }
why-none-required = aucun de vos serviteurs qui pourraient la jouer n'est ce qu'elle exige : { $need }
why-no-vampire-for-discipline = { $name } n'est pas un vampire, et seul un vampire a { $level }
why-without-discipline = { $name } n'a pas { $level }{ $superior ->
    [yes] , le niveau supérieur
   *[no] {""}
}
why-none-with-discipline = aucun de vos serviteurs qui pourraient la jouer n'a { $level }{ $superior ->
    [yes] , le niveau supérieur
   *[no] {""}
}
why-not-named = { $name } n'est pas de ceux que son texte nomme
why-not-the-bearer = { $name } n'est pas celui qui la porte
why-stuck = { $name } est coincé : il ne peut pas faire l'action qu'il doit faire
why-other-first = { $name } doit agir d'abord : les actions obligatoires passent avant les autres
why-must-hunt = { $name } doit chasser : il n'a pas de sang
why-must-act-otherwise = { $name } doit d'abord faire une autre action
why-minion-is-locked = { $name } est incliné
why-recruited-this-turn = { $name } a été recruté ce tour-ci
why-cannot-act = { $name } ne peut pas agir
why-slave = { $name } est un esclave, et vous n'avez aucun { $clans } disponible
why-sterile = { $name } est stérile et ne met aucun vampire en jeu
why-only-one-of-these = { $name } ne peut en avoir qu'une
why-cannot-use-equipment = { $name } ne peut pas utiliser d'équipement
why-kept-from-reacting = un effet empêche { $name } de réagir

## Ce qui a déjà été fait, et ce qui est interdit

why-action-taken = { $name } a fait cette action ce tour-ci
why-not-again = { $name } ne refait pas la même action ce tour-ci
why-done-bleed = { $name } a déjà mordu ce tour-ci
why-done-political = { $name } a déjà appelé un référendum ce tour-ci
why-political-cancelled = cette action politique a été annulée, et ne se refait pas ce tour-ci
why-played-in-this-action = { $name } l'a déjà jouée pendant cette action
why-played-since-unlock = { $name } l'a jouée depuis votre dernière phase de redressement
why-played-in-this = { $name } l'a déjà jouée ({ $span } en cours)
why-once-a-game = elle a déjà été jouée dans cette partie, et ne l'est qu'une fois
why-you-once-a-game = vous l'avez déjà jouée dans cette partie : une fois suffit
why-once-a-turn = elle a déjà été jouée ce tour-ci, et ne l'est qu'une fois
why-no-more-this-turn = plus personne ne la joue ce tour-ci : elle a été annulée ainsi
why-kept-from-play = un effet empêche de la jouer
why-forbidden-to-play = un effet interdit à { $name } de la jouer
why-forbidden-disciplines = un effet interdit à { $name } ce qui exige une Discipline
why-forbidden-bleed = un effet interdit à { $name } de mordre
why-forbidden-hunt = un effet interdit à { $name } de chasser
why-forbidden-political = un effet interdit à { $name } d'appeler un référendum
why-forbidden-rescue = un effet interdit à { $name } de secourir des vampires
why-forbidden-diablerie = un effet interdit à { $name } de commettre une diablerie

## Les actions

why-only-vampires-hunt = { $name } n'est pas un vampire : seuls les vampires chassent
why-only-vampires-call = { $name } n'est pas un vampire : seuls les vampires appellent des référendums
why-full-of-blood = { $name } a tout le sang qu'il peut avoir
why-no-equipment-to-take = aucun autre de vos serviteurs n'a d'équipement qu'il puisse prendre
why-no-vampire = { $name } n'est pas un vampire
why-none-in-torpor = aucun vampire n'est en torpeur
why-none-of-yours-in-torpor = aucun de vos vampires n'est en torpeur
why-kept-from-directing = un effet empêche { $name } de diriger une action contre { $other }
why-kept-in-torpor = un effet retient { $name } en torpeur
why-not-2-blood-together = { $name } et { $other } n'ont pas les 2 de sang à eux deux
why-blood-cursed = { $name } est maudit par le sang : il ne peut pas commettre de diablerie
why-cannot-be-diablerized = { $name } ne peut pas subir de diablerie
why-anarch-already = { $name } est déjà anarch
why-has-a-title = { $name } a un titre
why-not-the-blood = { $name } n'a pas le sang pour cela

## Les blocages

why-no-action-to-block = aucune action d'un autre Mathusalem n'est en cours
why-too-late-to-block = le moment de bloquer est passé
why-declined-to-block = vous avez renoncé à bloquer cette action
why-directed-at-home = nul ne bloque une action dirigée contre ce que contrôle son propre Mathusalem
why-not-the-target = une action dirigée n'est bloquée que par sa cible
why-neither-prey-nor-predator = une action non dirigée est bloquée par la proie et le prédateur de qui agit
why-attempt-in-progress = les blocages se déclarent tant qu'aucune tentative n'est en cours
why-no-second-attempt = aucun serviteur ne tente deux fois de bloquer une action
why-cannot-pay-attempt = { $name } ne peut pas payer ce que lui coûte une tentative
why-unblockable = l'action ne peut pas être bloquée
why-kept-from-blocking = un effet empêche { $name } de bloquer cette action

## Ce que demande son texte, et ce qu'elle coûte

why-stealth-when-needed = la discrétion ne s'ajoute que si elle est nécessaire, quand une tentative de blocage réussirait
why-intercept-when-needed = l'interception ne s'ajoute que si elle est nécessaire, par le serviteur qui tente de bloquer
why-limited = la morsure a déjà été augmentée par un effet limité, et un seul est permis
why-close-range-alone = elle ne s'utilise qu'à courte distance
why-needs-the-edge = il faut l'Avantage, que vous n'avez pas
why-own-turn-alone = elle ne s'utilise que pendant votre propre tour
why-not-directed-at-you = l'action n'est pas dirigée contre vous
why-undirected-alone = l'action est dirigée, et elle s'utilise pendant une action non dirigée
why-not-blocked = l'action n'a pas été bloquée
why-not-successful = l'action n'a pas réussi
why-has-not-blocked = ce serviteur n'a pas bloqué l'action
why-not-passed = le référendum n'a pas été adopté
why-not-trying-to-block = ce serviteur ne tente pas de bloquer
why-may-not-block = ce serviteur ne peut pas bloquer l'action
why-no-bleed-at-you = l'action n'est pas une morsure contre vous
why-kind-of-action = elle s'utilise pendant une action de ce genre : { $kinds }
why-was-played = { $name } a été joué pendant cette action
why-condition-of-its-text = la condition que pose son texte n'est pas remplie
why-nothing-to-choose = il n'y a rien qu'elle puisse choisir
why-price-of-its-text = le prix que demande son texte ne peut pas être payé
why-costs-pool = elle coûte { $n } de réserve et vous en avez { $has }
why-costs-blood-of-nobody = elle coûte { $n } de sang, et aucun serviteur ne les paie
why-costs-life = elle coûte { $n } de vie à { $name }
why-costs-blood = elle coûte { $n } de sang et { $name } en a { $has }
why-costs-blood-no-vampire = elle coûte du sang, et { $name } n'en a pas : ce n'est pas un vampire
