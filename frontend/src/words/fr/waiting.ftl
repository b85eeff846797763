## A table that waits for its people

waiting-title = Une table qui attend
what-you-bring = Ce que vous apportez
deck-is-hidden = Un paquet préconstruit, ou le vôtre. Personne d'autre ne voit lequel avant que vous le jouiez.
who-plays-here = Qui joue
chairs-free = { $number ->
    [one] Une chaise est libre
   *[other] { $number } chaises sont libres
  }
begins-by-itself = La partie commence quand tout le monde est là
all-sit = Tout le monde est assis : commencez quand vous voulez
host-begins = { $host } lance la partie
chair-free = Libre
somebody = Quelqu'un
anybody = Qui vient
host = Hôte
your-chair = Vous
waits-for-somebody = Attend quelqu'un
has-come = Présent
is-away = Absent
sit-here = S'asseoir ici
move-here = Passer ici
bring-this = Apporter ce paquet et ce nom
stand-up = Se lever
seats-are-drawn = Les places sont tirées au sort quand la partie commence.
seats-as-chairs = Chacun chasse le suivant de cette liste.
who-shall-come = Qui doit venir
one-link = Un seul lien pour tous : les amis s'assoient par lui, et regardent une fois la partie commencée.
copied = Copié
qr-label = Le lien en code pour un appareil photo
this-machine-alone = Cette adresse ne s'ouvre que sur cette machine. Pour des amis ailleurs, lancez le serveur avec --host 0.0.0.0 et ouvrez-le à l'adresse de la machine.
show-to-strangers = Montrer cette table à tous sur ce serveur
open-tables = Tables avec une chaise libre
open-table = { $host } : { $free } sur { $chairs } libres
minutes-long = { $minutes } minutes
games-to-watch = Parties à regarder
game-to-watch = { $names }, tour { $turn }
find-a-table = Me trouver une table
same-people = Encore, autres places
set-again = { $name } veut rejouer avec les mêmes personnes.
