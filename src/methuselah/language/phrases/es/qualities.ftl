### Lo que una carta es o no es.

is-vampire = un vampiro
    .noun = vampiro
    .nouns = vampiros
    .not-after = que no es un vampiro
is-ally = un aliado
    .noun = aliado
    .nouns = aliados
    .not-after = que no es un aliado
is-minion = un siervo
    .noun = siervo
    .nouns = siervos
is-yours = tuyo
    .after = { $you ->
        [them] que controla
       *[you] que controlas
    }
    .not-after = que controla otro Matusalén
is-this = { self }
    .noun = { self }
    .not-after = que no es { self }
is-bearer = { self }
    .noun = { self }
    .not-after = que no es { self }
is-titled = con título
    .after = con título
    .not-after = sin título
is-younger = más joven
    .before = { $count ->
        [one] más joven
       *[other] más jóvenes
    }
is-older = mayor
    .before = { $count ->
        [one] mayor
       *[other] mayores
    }
is-locked = girado
    .before = { $gender ->
        [f] girada
       *[m] girado
    }{ $count ->
        [one] {""}
       *[other] s
    }
    .not-before = { $gender ->
        [f] enderezada
       *[m] enderezado
    }{ $count ->
        [one] {""}
       *[other] s
    }
is-with-blood = con sangre
    .after = con sangre
    .not-after = sin sangre
is-ready = preparado
    .before = { $gender ->
        [f] preparada
       *[m] preparado
    }{ $count ->
        [one] {""}
       *[other] s
    }
is-torpor = en letargo
    .after = en letargo
has-clan = { $value }
    .before = { $value }
    .not-before = no { $value }
has-type = { $value-is ->
    [equipment] un equipo
    [location] un lugar
    [retainer] un criado
    [ally] un aliado
    [master] una carta de maestro
    [vampire] un vampiro
    [imbued] un imbuido
    [political-action] una acción política
    [action-modifier] un modificador de acción
    [reaction] una reacción
    [combat] una carta de combate
    [action] una carta de acción
    [event] un evento
    [power] un poder
    [conviction] una convicción
   *[other] { $value }
}
    .noun = { $value-is ->
        [equipment] equipo
        [location] lugar
        [retainer] criado
        [ally] aliado
        [master] carta de maestro
        [vampire] vampiro
        [imbued] imbuido
        [political-action] acción política
        [action-modifier] modificador de acción
        [reaction] reacción
        [combat] carta de combate
        [action] carta de acción
        [event] evento
        [power] poder
        [conviction] convicción
       *[other] { $value }
    }
    .nouns = { $value-is ->
        [equipment] equipos
        [location] lugares
        [retainer] criados
        [ally] aliados
        [master] cartas de maestro
        [vampire] vampiros
        [imbued] imbuidos
        [political-action] acciones políticas
        [action-modifier] modificadores de acción
        [reaction] reacciones
        [combat] cartas de combate
        [action] cartas de acción
        [event] eventos
        [power] poderes
        [conviction] convicciones
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
has-keyword-location = un lugar
    .noun = lugar
    .nouns = lugares
    .not-before = (no lugar)
is-location = un lugar
    .noun = lugar
    .nouns = lugares
    .not-before = (no lugar)
has-keyword-weapon = un arma
    .noun = arma
    .nouns = armas
    .not-before = (no arma)
has-keyword-melee-weapon = un arma cuerpo a cuerpo
    .noun = arma cuerpo a cuerpo
    .nouns = armas cuerpo a cuerpo
has-keyword-hunting-ground = un coto de caza
    .noun = coto de caza
    .nouns = cotos de caza
has-name = { $value }
    .after = con el nombre { $value }
    .not-after = con otro nombre que { $value }
has-capacity = de capacidad { $value } o más
    .after = de capacidad { $value } o más
    .not-after = de capacidad menor que { $value }
has-controller = controlado por { $value-one }
    .after = { $value-is ->
        [you] que controlas
       *[other] { $gender ->
            [f] controlada
           *[m] controlado
        }{ $count ->
            [one] {""}
           *[other] s
        } por { $value-one }
    }
    .not-after = { $value-is ->
        [you] que no controlas
       *[other] que no es de { $value-one }
    }
has-bears = con { keyword-value }
    .after = con { keyword-value }
    .not-after = sin { keyword-value }
minion-card = una carta de siervo
    .gender = f
    .noun = carta de siervo
    .nouns = cartas de siervo
    .not-after = que no es de siervo
library-card = una carta de biblioteca
    .gender = f
    .noun = carta de biblioteca
    .nouns = cartas de biblioteca
    .not-after = que no es de biblioteca
any-of = { $tests-or }
not = no { $test }
is-on-this = en { self }
    .after = en { self }
is-unique = único
    .before = { $gender ->
        [f] única
       *[m] único
    }{ $count ->
        [one] {""}
       *[other] s
    }
    .not-before = no { $gender ->
        [f] única
       *[m] único
    }{ $count ->
        [one] {""}
       *[other] s
    }
is-acting = que actúa
    .after = que actúa
is-younger-than-acting = más joven que el vampiro que actúa
    .after = { $count ->
        [one] más joven
       *[other] más jóvenes
    } que el vampiro que actúa
is-of-the-chosen-clan = del clan elegido
    .after = del clan elegido
marked = marcado este turno
    .after = { $gender ->
        [f] marcada
       *[m] marcado
    }{ $count ->
        [one] {""}
       *[other] s
    } este turno
    .not-after = sin marcar este turno
marked-fighter = elegido este turno
    .after = elegido este turno
marked-forcing-votes = que ya lo hizo en este referéndum
    .not-after = que aún no lo haya hecho en este referéndum
marked-discarded = descartada en esta fase de descarte
    .after = { $count ->
        [one] descartada
       *[other] descartadas
    } en esta fase de descarte
marked-voted = con un voto emitido
    .after = con un voto emitido
    .not-after = sin voto emitido
failed-to-block = sin haber logrado bloquear esta acción
    .after = { $count ->
        [one] que fracasó
       *[other] que fracasaron
    } al intentar bloquear esta acción
only-while = elegido mientras { $condition }
    .after = mientras { $condition }
marked-not-thirsty = que ha cazado este turno
    .after = { $count ->
        [one] que ha
       *[other] que han
    } cazado este turno
    .not-after = { $count ->
        [one] que no ha
       *[other] que no han
    } cazado este turno
marked-fed = ya alimentado así este turno
    .after = ya alimentado así este turno
    .not-after = aún no alimentado así este turno
marked-hunting-ground = que ya ganó sangre de un coto de caza este turno
    .not-after = sin sangre ganada de un coto de caza este turno
affordable = que puedes pagar
    .after = que puedes pagar
chosen-as = elegido
    .before = { $gender ->
        [f] elegida
       *[m] elegido
    }{ $count ->
        [one] {""}
       *[other] s
    }
    .not-before = { $gender ->
        [f] distinta
       *[m] distinto
    }{ $count ->
        [one] {""}
       *[other] s
    }
played-by-this = jugada por { self } durante { $span-is ->
    [combat] este combate
   *[other] esta acción
} { $kind-is ->
    [combat] como carta de combate
   *[other] {""}
}
    .after = jugada por { self } durante { $span-is ->
        [combat] este combate
       *[other] esta acción
    } { $kind-is ->
        [combat] como carta de combate
       *[other] {""}
    }
voted-against = que ha votado contra el referéndum
    .after = que ha emitido votos o papeletas contra el referéndum
voted = que ha votado
    .after = que ha emitido votos o papeletas
can-block = capaz de bloquear
    .after = que podría bloquear
can-bear = capaz de tener esa carta
    .after = que podría tener esa carta
has-sect = { sect-word }
    .before = { sect-word }
    .not-before = no { sect-word }
sect-word = { $value-is ->
    [anarch] Anarch
    [camarilla] Camarilla
    [sabbat] Sabbat
    [laibon] Laibon
    [independent] Independiente
   *[other] { $value }
}
has-discipline = con { superior-discipline }
    .after = con { superior-discipline }
    .not-after = sin { superior-discipline }
superior-discipline = { discipline-value } { $superior ->
    [yes] superior
   *[no] {""}
}
has-keyword = { keyword-value }
    .before = ({ keyword-value })
    .not-before = (no { keyword-value })
keyword-value = { $value-is ->
    [location] lugar
    [hunting-ground] coto de caza
    [haven] refugio
    [weapon] arma
    [melee-weapon] arma cuerpo a cuerpo
    [gun] arma de fuego
    [vehicle] vehículo
    [electronic] electrónico
    [ghoul] ghoul
    [mage] mago
    [mummy] momia
    [wraith] espectro
    [werewolf] hombre lobo
    [animal] animal
    [demon] demonio
    [mortal] mortal
    [changeling] changeling
    [zombie] zombi
    [hunter] cazador
    [unique] única
    [trophy] trofeo
    [discipline] Disciplina
    [archetype] arquetipo
    [condemnation] condena
    [trifle] bagatela
    [out-of-turn] fuera de turno
    [relic] reliquia
    [derivative] derivada
    [boon] favor
    [title] título
    [investment] inversión
    [true-faith] fe verdadera
    [contract] contrato
   *[other] { $value }
}
has-title = con el título de { es-title }
    .after = con el título de { es-title }
    .not-after = sin el título de { es-title }
es-title = { $value-is ->
    [prince] príncipe
    [primogen] primogénito
    [justicar] justicar
    [inner-circle] Círculo interior
    [archbishop] arzobispo
    [bishop] obispo
    [bishop-or-archbishop] obispo o arzobispo
    [prince-or-archbishop] príncipe o arzobispo
    [justicar-or-inner-circle-member] justicar o miembro del Círculo interior
    [prince-or-justicar-or-inner-circle-member] príncipe, justicar o miembro del Círculo interior
    [cardinal] cardenal
    [regent] regente
    [priscus] priscus
    [baron] barón
    [magaji] magaji
    [kholo] kholo
    [liaison] enlace
   *[other] { $value }
}
has-requires = con requisito de { discipline-value }
    .after = con requisito de { discipline-value }
    .not-after = sin requisito de { discipline-value }
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
of-text-requires-a-discipline = con requisito de una Disciplina
    .after = con requisito de una Disciplina
    .not-after = sin requisito de una Disciplina
of-text-requires-superior = con requisito de una Disciplina en superior
    .after = con requisito de una Disciplina en superior
    .not-after = sin requisito de una Disciplina en superior
of-text-makes-an-anarch = que vuelve Anarch a un vampiro
    .after = que vuelve Anarch a un vampiro
uses-counters = que usa contadores
    .after = que usa contadores
    .not-after = que no usa contadores
is-on = en { $which-a }
    .after = en { $which-a }
corrupted = con al menos { $least } de tus contadores de corrupción
    .after = con { $least ->
        [1] alguno
       *[other] { $least } o más
    } de tus contadores de corrupción
has-played = que ha jugado una carta que requiere [{ $code }] en esta acción
    .after = que ha jugado una carta que requiere [{ $code }] en esta acción
corrupted-by-anyone = con un contador de corrupción
    .after = con algún contador de corrupción
requires-anarch = que requiere un Anarch
    .after = que requiere un Anarch
blood-at-most = con { $amount } de sangre o menos
    .after = con { $amount } de sangre o menos
capacity-below = de capacidad menor que { $amount }
    .after = de capacidad menor que { $amount }
with-counters = con algún contador { $name }
    .after = con algún contador { $name }
can-be-given = que se pueda poner en { $to }
    .after = que se pueda poner en { $to }
bearable = que { self } podría tener
    .after = que { self } podría tener
placeable = que { self } podría tener
    .after = que { self } podría tener
can-recruit = que podría reclutar o emplear desde tu mano
    .after = que podría reclutar o emplear desde tu mano
is-among = uno de estos: { $which-many }
    .after = { $which-is ->
        [involved-fighters] en combate
       *[other] que es { $which-a }
    }
    .not-after = que no es { $which-a }
may-fight = capaz de entrar en combate
    .after = que puede entrar en combate
same-circle = del círculo de { $which }
    .after = del mismo círculo que { $which }
could-have-instead = que { self } podría tener en lugar de { $which }
    .after = que { self } podría tener en lugar de { $which }
    .not-after = que { self } no podría tener en lugar de { $which }
could-have = que { self } podría tener
    .after = que { self } podría tener
    .not-after = que { self } no podría tener
having = para quien { $compared }
    .after = para quien { $compared }
able-to-join = que podría intentar bloquear
    .after = que podría intentar bloquear
newly-ready = que entró en tu zona de preparados durante tu última fase de influencia
    .after = que entró en tu zona de preparados durante tu última fase de influencia
could-be-on = que { $which } podría tener
    .after = que { $which } podría tener
follows = que sigue la Senda de { $path }
    .after = que sigue la Senda de { $path }
    .not-after = que no sigue la Senda de { $path }
can-bleed = una carta de acción que sirve para sangrar
    .after = que sirve para sangrar
    .not-after = que no sirve para sangrar
costs-its-bearer = que cuesta más de { $number } de reserva
    .after = que cuesta más de { $number } de reserva
    .not-after = que cuesta { $number } de reserva o menos
current-damage = cuyo golpe normal inflige daño agravado o más de { $number } de daño
    .after = cuyo golpe normal inflige daño agravado o más de { $number } de daño
same-clan = del mismo clan que { $which }
    .after = del mismo clan que { $which }
same-sect = de la misma secta que { $which }
    .after = de la misma secta que { $which }
masters-chosen = con la Disciplina elegida en superior
    .after = con la Disciplina elegida en superior
    .not-after = sin la Disciplina elegida en superior
hunted-lately = que ha cazado con éxito desde tu último turno
    .after = que ha cazado con éxito desde tu último turno
    .not-after = que no ha cazado con éxito desde tu último turno
burned-lately = quemado estando en juego desde tu último turno
    .after = quemado estando en juego desde tu último turno
    .not-after = no quemado estando en juego desde tu último turno
bled-you = que te ha sangrado con éxito por { $least } de reserva o más desde tu último turno
    .after = que te ha sangrado con éxito por { $least } de reserva o más desde tu último turno
    .not-after = que no te ha sangrado con éxito por { $least } de reserva o más desde tu último turno
has-bled = que ha sangrado con éxito este turno
    .after = que ha sangrado con éxito este turno
    .not-after = que no ha sangrado con éxito este turno
lately-entered = puesto en juego desde tu último turno
    .after = puesto en juego desde tu último turno
lately-contested = que ha sido disputado
    .after = que ha sido disputado
    .not-after = que no ha sido disputado
lately-moved-out = que pasó a una zona de preparados en una fase de influencia desde tu último turno
    .after = que pasó a una zona de preparados en una fase de influencia desde tu último turno
lately-moved-out-now = que has movido a tu zona de preparados en esta fase de influencia
    .after = que has movido a tu zona de preparados en esta fase de influencia
entered-since = que entró en juego desde tu última fase de siervos
    .after = que entró en juego desde tu última fase de siervos
payable-as-x = con una capacidad que se puede pagar como X
    .after = con una capacidad que se puede pagar como X
costs-at-most = que cuesta { $amount } o menos de sangre o reserva
    .after = que cuesta { $amount } o menos de sangre o reserva
