### Le terminal : ses titres, ses lignes, ses réponses aux commandes, l'aide et l'aide de jeu.

you-alone = Vous
lies-face-down = face cachée
strength = force { $n }
stealth-of = discrétion { $n }
intercept-of = interception { $n }
a-blood-hunt = chasse au sang
as-played-here = Comme on la joue ici
rulings = Jurisprudence

where-ready = disponible
where-torpor = en torpeur
where-contested = contesté
where-uncontrolled = non contrôlés
where-research = zone de recherche
where-in-play = en jeu

line-seat = { $name } : { $facts }
line-where = { $where } : { $cards }
line-term = { $name } : { $text }
line-hand = { $name } ({ $facts }) : { $does }
line-hand-bare = { $name } ({ $facts })
line-moment = tour { $turn }, { $name } : { $window }
line-action = { $name } : { $what }
line-target = cible { $name }
line-directed = dirigée contre { $names }
line-bleed = morsure de { $n }
line-blocker = { $name } bloque avec interception { $n }
line-combat = Combat, round { $n }, distance { $range } : { $sides }
line-referendum = Référendum, { $what } : { $yes } pour, { $no } contre

panel-piles = bibliothèque { $n } crypte { $crypt } cendres { $ash }
panel-pool = réserve
panel-pool-low = réserve basse
panel-edge = AVANTAGE
panel-hand = main { $n }
panel-torpor = en torpeur

phase-unlock = Redressement
phase-master = Maître
phase-minion = Serviteurs
phase-influence = Influence
phase-discard = Défausse

stage-turn = Tour { $n }
stage-over = la partie est finie
stage-turn-of = { $who ->
    [you] Votre tour
   *[other] Tour de { $who }
}
stage-decides = { DOES($who, "décide", "décidez") }
stage-bleed = : { $n }
stage-versus = contre
stage-blocks = bloque
stage-would-block = suffirait pour bloquer
stage-too-low = ne suffit pas
stage-no-attempt = aucune tentative de blocage
stage-if-it-lands = { $who ->
    [you] votre réserve
   *[other] réserve de { $who }
} { $n } → { $then } si elle réussit
stage-combat = Combat
stage-round = round { $n }, distance { $range }
stage-goes-on = continue
stage-strike = frappe : { $strike }
stage-referendum = Référendum
stage-blood-hunt = une chasse au sang contre { $name }
stage-for = pour { $n }
stage-against = { $n } contre
stage-cast = { $name } { $n } voix { $word }
stage-impulse = Impulsion

doing-bleed = mord
doing-hunt = chasse
doing-equip = s'équipe
doing-employ = emploie un suivant
doing-recruit = recrute un allié
doing-political = appelle un référendum
doing-leave-torpor = sort de torpeur
doing-rescue = secourt
doing-diablerie = diablérise
doing-become-anarch = devient anarch
doing-power = obtient un pouvoir
doing-burn-imbued = brûle un imprégné neutralisé
doing-red-list = traque un serviteur marqué
doing-card = agit

key-pass = passer
key-end = finir
key-rest = repos
key-undo = annuler
key-why = pourquoi
key-card = carte
key-hand = main
key-log = journal
key-table = table
key-help = aide
key-quit = partir

terminal-log = Journal
terminal-hand = Main
terminal-table = La table
terminal-help = Aide
terminal-why-not = Pourquoi pas
terminal-options = Options, si personne ne réagit
terminal-over = La partie est finie : q pour partir, u pour reprendre.
terminal-game-over = La partie est finie.
terminal-looking-on = Vous regardez.
terminal-order = { $order } : Échap arrête
terminal-esc-closes = Échap ferme
terminal-enter-takes = Entrée choisit, Échap ne change rien
terminal-leave = Quitter la table
terminal-leave-how = Enregistrer la partie dans ce fichier ? Entrée enregistre et quitte, une ligne vide quitte sans enregistrer, Échap revient à la table.
terminal-left = La partie est quittée.
terminal-you-leave = Vous quittez la table.
terminal-input-ended = L'entrée est finie : la partie est quittée.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-not-saved = { $file } : la partie n'a pas été enregistrée : { $reason }. Choisissez un autre fichier.
terminal-greeting = Methuselah. Graine { $seed }. Les places, dans le sens horaire :
terminal-uncontrolled = Vos vampires non contrôlés : { $names }
terminal-your-hand = Votre main :
terminal-type-help = Tapez help pour les commandes. Les nombres valent si personne ne réagit.
terminal-passed = { $n ->
    [one] (passé une fois pour vous)
   *[other] (passé { $n } fois pour vous)
}
terminal-no-command = « { $line } » n'est pas une commande. Répondez de 1 à { $n }, ou help.
terminal-no-option = { $option } n'est pas une option : répondez de 1 à { $n }.
terminal-no-pass = Vous ne pouvez pas passer ici : choisissez une option.
terminal-from-now-on = Désormais : { $order }.
terminal-answer-first = Il faut d'abord répondre à cette question.
terminal-hand-has = Votre main a { $n ->
    [one] 1 carte : donnez le numéro 1.
   *[other] { $n } cartes : donnez un numéro de 1 à { $n }.
}
terminal-empty-hand = Votre main est vide.
terminal-give-a-name = Donnez un nom : text Govern the Unaligned ; ou un numéro de votre main : text 3.
terminal-nothing-to-undo = Il n'y a rien à reprendre : vous n'avez encore rien décidé.
terminal-undone = C'est repris.
terminal-no-way-back = Il n'y a rien où revenir.
terminal-one-of-them = Revenez à l'une d'elles : { $how } 1.
terminal-number-of-them = Donnez un numéro de 1 à { $n } ; { $how } seul en donne la liste.
terminal-gone-back = La table est revenue en arrière.
terminal-go-back-to = Revenir à
terminal-take-back = Joué trop tôt : reprendre
terminal-nothing-before = Rien de vous avant
terminal-nothing-in-progress = Il n'y a maintenant aucune étape à laquelle renoncer.
terminal-give-a-step = Donnez une étape : { $steps }.
terminal-steps-closed = Les étapes avant celle-ci sont closes pour vous : { $step }.
terminal-give-a-file = Donnez un fichier : save FICHIER.
terminal-no-card = Il n'y a pas de carte sous le curseur. Tab va à votre main.
terminal-face-down = Cette carte est face cachée.

help-answer = Répondez par le numéro d'une option (2x4 : le transfert 2, quatre fois). Autres commandes :
help-pass = passer : prendre l'option marquée p
help-end = passer jusqu'à la fin de cette action (ou tour)
help-rest = passer jusqu'à ce qui vous concerne
help-why = pourquoi vos cartes en main ne peuvent pas être jouées maintenant
help-why-card = pourquoi la troisième carte de votre main ne peut pas être jouée maintenant
help-why-action = pourquoi aucun des vôtres ne peut mordre maintenant (aussi : hunt, block, equip, diablerie…)
help-hand = votre main
help-table = chacun, et tout ce qui est sur la table
help-log = les dernières lignes du journal
help-text = le texte officiel et la jurisprudence d'une carte ; text 3 pour une carte de votre main
help-undo = reprendre votre dernière décision
help-rewind = les décisions où la table peut revenir ; rewind 3 revient à la troisième
help-misplay = de même, quand une carte a été jouée trop tôt : les étapes d'avant sont closes pour qui l'a jouée, et ouvertes pour les autres
help-forfeit = vous n'avez rien pour les étapes avant celle-ci : forfeit before strikes
help-save = enregistrer la partie
help-aid = l'aide de jeu : ce qui arrive à quelle phase
help-help = cette liste
help-term = ce que veut dire un mot des règles
help-quit = quitter la partie

screen-option = prendre l'option de cette touche ; les flèches et Entrée font de même
screen-pass = passer : l'option qui ne fait rien
screen-end = passer jusqu'à la fin de cette action (ou tour)
screen-rest = repos : passer jusqu'à ce qui vous concerne ; Échap arrête
screen-undo = reprendre votre dernière décision
screen-back = revenir à une décision plus ancienne
screen-misplay = reprendre ce qui a été joué trop tôt : les étapes d'avant sont closes pour qui l'a joué
screen-forfeit = renoncer aux étapes avant l'une d'elles : elles sont passées pour vous
screen-other = des options à votre main et retour
screen-card = le texte officiel et la jurisprudence de la carte sous le curseur
screen-why = pourquoi une carte de votre main ne peut pas être jouée maintenant
screen-log = tout le journal
screen-table = la table en mots
screen-help = cette page
screen-quit = partir, en enregistrant si vous voulez
screen-signs-bars = ▮ un serviteur redressé, ▬ un serviteur incliné, ▁ un vampire en torpeur, ▯ un vampire non contrôlé.
screen-signs-numbers = Anson 5/7 a 5 de sang pour une capacité de 7 ; AUS est Auspex supérieur, aus inférieur ; +2 : il porte 2 cartes.
screen-signs-marks = ▸ dans votre main marque ce que vous pouvez jouer. Les nombres après une option valent si personne ne réagit.

aid-prey = Vous évincez votre proie, à votre gauche, en amenant sa réserve à 0 : 1 point de victoire et 6 de réserve.
aid-predator = Votre prédateur, à votre droite, essaie de même avec vous. Le dernier en jeu gagne 1 point de plus.
aid-points = Le plus de points de victoire gagne.
aid-your-turn = Votre tour
aid-unlock = 1. Redressement : redressez vos cartes ; 1 de réserve si vous avez l'Avantage.
aid-master = 2. Maître : jouez une carte de maître ; une bagatelle en permet une de plus.
aid-minion = 3. Serviteurs : les serviteurs disponibles et redressés agissent : mordre, chasser, s'équiper, employer, recruter, voter, cartes. Un vampire vide doit d'abord chasser.
aid-influence = 4. Influence : 4 transferts (1, 2, 3 aux premiers tours). 1 met 1 de réserve sur un vampire non contrôlé, 2 en reprennent 1, 4 et 1 de réserve piochent une carte de crypte.
aid-discard = 5. Défausse : défaussez une carte et piochez-en une autre.
aid-actions = Actions
aid-directed = Agir incline le serviteur. Une action dirigée n'est bloquée que par sa cible, toute autre par votre proie et votre prédateur.
aid-blocked = Un blocage réussit si l'interception égale au moins la discrétion ; alors il y a combat.
aid-paid = Une carte d'action n'est payée que si l'action réussit.
aid-combat = Combat, un round
aid-steps = Avant la distance, manœuvres (courte ou longue), avant les frappes, frappes, dégâts, frappes supplémentaires, poursuite, fin.
aid-damage = Une frappe à mains nues fait 1 dégât à distance courte. Le sang soigne les dégâts ; un vampire qui ne peut pas soigner part en torpeur.
