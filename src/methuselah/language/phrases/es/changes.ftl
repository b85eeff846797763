### Lo que cambia por un tiempo, o mientras una carta está en juego.

limited = { $word ->
    [limited] (limitado)
   *[other] {""}
}
change-bleed = tiene { SIGNED($amount) } al sangrado { limited }
    .alone = { SIGNED($amount) } al sangrado { limited }
change-stealth = tiene { SIGNED($amount) } al sigilo
    .alone = { SIGNED($amount) } al sigilo
change-intercept = tiene { SIGNED($amount) } a la intercepción
    .alone = { SIGNED($amount) } a la intercepción
change-strength = tiene { SIGNED($amount) } a la fuerza
    .alone = { SIGNED($amount) } a la fuerza
change-strength-is = tiene fuerza { $amount }
    .brief = fuerza { $amount }
change-hunt = tiene { SIGNED($amount) } a la caza
    .alone = { SIGNED($amount) } a la caza
change-hunt-to-pool = tiene { $amount } de la sangre de la caza movida a tu reserva
    .alone = mueve { $amount } de la sangre ganada con la caza a tu reserva
change-life = tiene { SIGNED($amount) } a la vida
    .alone = { SIGNED($amount) } a la vida
change-capacity = tiene { SIGNED($amount) } a la capacidad
    .alone = { SIGNED($amount) } a la capacidad
change-hand-size = : { SIGNED($amount) } al tamaño de la mano
    .alone = { SIGNED($amount) } al tamaño de la mano
change-transfers = : { SIGNED($amount) } { $amount ->
    [one] transferencia
   *[other] transferencias
}
    .alone = { SIGNED($amount) } { $amount ->
        [one] transferencia
       *[other] transferencias
    }
change-votes = tiene { SIGNED($amount) } { $amount ->
    [one] voto
   *[other] votos
}
    .alone = { SIGNED($amount) } { $amount ->
        [one] voto
       *[other] votos
    }
change-awake = se despierta
change-cannot-block = no puede bloquear
    .alone = esta acción no puede ser bloqueada
    .brief = no puede bloquear
change-unaffected-by-reactions = no se ve afectado por reacciones que requieren { $word-is ->
    [dom] Dominate
    [pre] Presence
   *[other] { $word }
}
change-mirrors-strikes = lanza una moneda por cada golpe dirigido contra él (cruz: ningún efecto en él; cara: no más monedas)
change-unblockable = no puede ser bloqueado
    .alone = esta acción no se puede bloquear
change-open-hand = juega con la mano descubierta
change-sees-hands = puede mirar la mano de cada Matusalén
change-may-stay-locked = puede no enderezarse de manera normal
change-does-not-unlock = no se endereza de manera normal
change-superior-discipline = tiene en superior { discipline-word }
change-only-one = solo puede tener un { $word-is ->
    [archetype] arquetipo
    [vehicle] vehículo
    [haven] refugio
   *[other] { $word }
}
change-black-hand = es de la Mano Negra
    .alone = Mano Negra
change-sterile = es estéril
    .alone = estéril
change-flight = tiene vuelo
    .alone = vuelo
change-capacity-at-most = cuenta como de capacidad { $amount } si { self } tiene más
change-discard-cost = paga { $amount } de reserva por descartar una carta con una acción de fase de descarte
change-discard-actions = : { SIGNED($amount) } acción de fase de descarte
    .alone = { SIGNED($amount) } acción de fase de descarte
change-master-actions = : { SIGNED($amount) } acción de fase de maestro
    .alone = { SIGNED($amount) } acción de fase de maestro
change-card-cost = te cuesta { SIGNED($amount) } de reserva
change-cannot-be-played = no puede jugarse
priced-cards = { $card-is ->
    [none] { $plays-is ->
        [none] cartas
       *[other] cartas de { $plays-or }
    }
   *[other] { $card-many }{ $plays-is ->
        [none] {""}
       *[other] { " " }({ $plays-or })
    }
}
change-cards-cost = paga { SIGNED($amount) } de { $of-or } por { priced-cards }
    .alone = { priced-cards } { $who-is ->
        [you] te cuestan
        [none] cuestan a { self }
       *[other] cuestan a { $who }
    } { more-or-less }
more-or-less = { $amount-is ->
    [negative] { UNSIGNED($amount) } de { $of-or } menos
   *[other] { $amount } de { $of-or } más
}
change-rescue-cost = cuesta { SIGNED($amount) } de sangre a { self } que lo rescaten del letargo
    .alone = rescatar a { self } del letargo cuesta { SIGNED($amount) } de sangre
change-block-cost = debe quemar { $amount } de sangre para intentar bloquear
    .alone = los siervos deben quemar { $amount } de sangre para intentar bloquear
change-block-cost-or-life = debe quemar { $amount } de sangre o vida para intentar bloquear
change-action-cost-or-life = paga { SIGNED($amount) } sangre o vida por las acciones
change-action-pool-cost = paga { SIGNED($amount) } de reserva por sus acciones
change-action-cost = paga { SIGNED($amount) } de sangre por { $word-is ->
    [leave-torpor] la acción de salir del letargo
    [bleed] sus sangrados
    [political] sus acciones políticas
    [hunt] sus cacerías
   *[other] sus acciones
}
change-master-on-it = { $word ->
    [yours] : tus cartas de maestro que tienen por objetivo a { self } cuestan { SIGNED($amount) } de reserva
   *[other] : las cartas de maestro que tienen por objetivo a { self } cuestan { SIGNED($amount) } de reserva
}
    .alone = { $word ->
        [yours] tus cartas de maestro que tienen por objetivo a { self } cuestan { SIGNED($amount) } de reserva
       *[other] las cartas de maestro que tienen por objetivo a { self } cuestan { SIGNED($amount) } de reserva
    }
change-vote-multiplier = tiene votos que cuentan { $amount } veces en el recuento
    .alone = los votos cuentan { $amount } veces en el recuento
change-vote-tax = : los vampiros deben quemar { $amount } de sangre para votar contra sus referendos
    .alone = los vampiros deben quemar { $amount } de sangre para emitir votos y papeletas contra los referendos de { self }
change-environmental-damage = sufre { $amount }{ $word ->
    [R] R
   *[other] {""}
} de daño ambiental { $word ->
    [unpreventable] imprevenible
   *[other] {""}
} cada asalto
    .brief = sufre { $amount }{ $word ->
        [R] R
       *[other] {""}
    } de daño cada asalto
change-cannot-play = no puede jugar { barred-cards }
barred-cards = { $word-is ->
    [reaction] reacciones
    [action-modifier] modificadores de acción
    [action] cartas de acción
    [ally] aliados
    [equipment] equipo
    [political-action] acciones políticas
    [retainer] criados
    [power] poderes
    [combat] cartas de combate
    [cel] cartas que requieren Celerity
    [pro] cartas que requieren Protean
    [vic] cartas que requieren Vicissitude
    [requiring-a-superior-discipline] cartas que requieren una Disciplina superior
    [dom] cartas que requieren Dominate
    [pre] cartas que requieren Presence
    [dem] cartas que requieren Dementation
    [chi] cartas que requieren Chimerstry
    [obf] cartas que requieren Obfuscate
    [action-modifier-dem] modificadores de acción que requieren Dementation
    [action-modifier-chi] modificadores de acción que requieren Chimerstry
    [action-modifier-obf] modificadores de acción que requieren Obfuscate
    [combat-chi] cartas de combate que requieren Chimerstry
    [combat-obf] cartas de combate que requieren Obfuscate
    [action-modifier-dom] modificadores de acción que requieren Dominate
    [action-modifier-nec] modificadores de acción que requieren Necromancy
    [action-modifier-pre] modificadores de acción que requieren Presence
    [requiring-a-discipline] cartas que requieren una Disciplina
   *[other] cartas con el nombre { $word }
}
change-cannot-strike = { $word-is ->
    [else] solo puede golpear para esquivar o terminar el combate
    [card] no puede jugar cartas de golpe
   *[other] no puede usar el golpe: { strike-class }
}
strike-class = { $word-is ->
    [ends] fin del combate
    [dodge] esquivar
    [steal] robar sangre
   *[other] { $word }
}
change-cannot-unlock = no puede enderezarse
    .alone = los siervos no pueden enderezarse
change-must-act = { $word-is ->
    [hunt] debe cazar
    [diablerie] debe intentar una diablerie
    [this-attack] debe entrar en combate con la acción de esta carta
   *[other] debe sangrar con +1 al sangrado
}
    .alone = { $word-is ->
        [hunt] { self } debe cazar
        [diablerie] { self } debe intentar una diablerie
        [this-attack] { self } debe entrar en combate con la acción de esta carta
       *[other] { self } debe sangrar con +1 al sangrado
    }
change-locks-as-it-votes = se gira cuando vota
change-abstains = no puede emitir votos ni papeletas
change-strike-damage = inflige { SIGNED($amount) } de daño { es-strike-with }
    .alone = { self } inflige { SIGNED($amount) } de daño { es-strike-with }
es-strike-with = { $word-is ->
    [none] con sus golpes
    [hand] con las manos
    [weapon] con sus armas
    [melee-weapon] con sus armas cuerpo a cuerpo
    [gun] con sus armas de fuego
    [ranged] con sus golpes a distancia
   *[other] con sus golpes de { discipline-word }
}
change-aggravated-strike-damage = inflige { SIGNED($amount) } de daño agravado con sus golpes
    .alone = los golpes de { self } infligen { SIGNED($amount) } de daño agravado
change-aggravates-damage-to = inflige daño agravado a { $word }
change-aggravated-damage-from = recibe daño agravado de cada { $word }
change-aggravated-strikes = inflige daño agravado { $word-is ->
    [hand] con las manos
    [melee-weapon] con sus armas cuerpo a cuerpo
   *[other] con sus golpes
}
    .alone = los golpes { $word-is ->
        [hand] con las manos
        [melee-weapon] con un arma cuerpo a cuerpo
       *[other] {""}
    } de { self } hacen daño agravado
    .brief = { $word-is ->
        [hand] manos agravadas
       *[other] golpes agravados
    }
change-halves-strikes = tiene prevenida la mitad del daño de cada golpe (redondeada hacia arriba)
    .alone = la mitad del daño de cada golpe del siervo oponente (redondeada hacia arriba) se previene
change-strikes-as-in-later-rounds = puede usar los golpes que requieren { discipline-word } y no se usan en el primer asalto
change-aggravated-next-strike = inflige daño agravado con el próximo { $word-is ->
    [hand] golpe con las manos
    [melee-weapon] golpe con un arma cuerpo a cuerpo
   *[other] golpe
}
change-undodgeable-strikes = golpea sin que se pueda esquivar
change-no-weapon-damage = no inflige daño con armas
change-only-first-damage = { $word-is ->
    [normal] solo sufre el primer daño no agravado de cada asalto
   *[other] solo sufre el primer daño de cada asalto
}
change-uses-weapons = puede usar un arma de su empleador en lugar de su daño
change-only-hand-strikes = solo puede golpear con las manos
    .alone = solo se permiten golpes con las manos
    .brief = solo golpes con las manos
change-prevents-strikes = previene todo el daño de los golpes del siervo oponente
change-bleed-replaced = sangra por nada
    .alone = el sangrado no quema reserva y fracasa
change-late-discipline-cards = no reemplaza las cartas con requisito de Disciplina que juega durante una acción hasta el final de esa acción, o hasta que la mano esté vacía
change-late-combat-cards = no reemplaza sus cartas de combate hasta tu próxima fase de enderezar
change-replaced-as-it-locks = no reemplaza las cartas jugadas hasta que { self } se gire o termine el turno
change-late-reactions = no reemplaza sus reacciones
    .alone = las reacciones no se reemplazan hasta el final de la acción
change-gains-no-blood = no puede ganar sangre ni vida
change-acts-at-once = puede actuar el turno en que es reclutado
change-plays-as-an-anarch = juega esas cartas como vampiro Anarch
change-plays-as-a-vampire = puede jugar como { as-a-vampire } cartas que requieren { discipline-word } básico
change-plays-combat-cards-as-a-vampire = puede jugar como { as-a-vampire } cartas de combate que requieren { discipline-word } básico
change-plays-non-allies-as-a-vampire = puede jugar como { as-a-vampire } cartas que requieren { discipline-word } básico, salvo aliados
change-plays-non-actions-as-a-vampire = puede jugar como { as-a-vampire } cartas que requieren { discipline-word } básico, salvo acciones
change-draws-from-it = puedes robar una carta de esta carta en lugar de una de tu biblioteca
    .alone = roba una carta de esta carta en lugar de una de tu biblioteca
change-may-draw-again = puedes, una vez por turno, poner una carta que robas en el fondo de tu biblioteca y robar otra
change-may-draw-one-more = { $word-is ->
    [none] puede robar una carta más al reemplazar una carta que juega (descarta después)
    [combat] puede robar una carta más tras reemplazar una carta de combate que ha jugado (descarta después)
   *[other] puede robar una carta más tras reemplazar una carta que requiere { $word } que ha jugado (descarta después)
}
change-late-cards = no reemplaza las cartas jugadas hasta el final de la acción
change-draws-from-prey = puedes reemplazar una carta jugada por la de encima de la biblioteca de tu presa, boca arriba
    .alone = reemplaza una carta jugada por la de encima de la biblioteca de tu presa
change-plays-action-cards-as-if = puede jugar cartas de acción que requieren { $word } como si { self } lo cumpliera
change-recruits-as-if = puede reclutar aliados ({ $word }) como si { self } cumpliera sus requisitos
change-plays-minion-cards-as-if = puede jugar cartas de siervo que requieren { $word } como si { self } lo cumpliera
change-plays-as-if = puede jugar cartas que requieren { qualifying-word } como si { self } lo cumpliera
change-plays-as-if-once = puede cumplir lo que una carta requiere de { qualifying-word }, cada requisito solo una vez por partida
qualifying-word = { $word-is ->
    [clan-sect] clan o secta
    [clan-sect-trait] clan, secta o rasgo de vampiro no infernal
   *[other] { $word }
}
change-plays-with-basic = puede jugar cartas que requieren { $word ->
    [any] una Disciplina
   *[other] { discipline-word }
} como si { self } tuviera el nivel básico de esa Disciplina
change-plays-with-superior = puede jugar cartas que requieren { $word ->
    [chosen] la Disciplina elegida
   *[other] { discipline-word }
} como si { self } tuviera el nivel superior de esa Disciplina
change-learns-superior = tiene el nivel superior de la Disciplina de cada carta Maestro: Disciplina en { self }
change-burned-instead-of-unlocking = puede quemar esta carta en vez de enderezarse normalmente
change-counter-instead-of-unlocking = quema 1 contador de esta carta en lugar de enderezarse
change-does-not-lock-to-block = no se gira por el bloqueo
change-no-other-equipment = no tiene sangrado de otro equipo
change-cannot-act-to-leave-torpor = no puede intentar salir del letargo
change-cannot-leave-torpor = no puede pasar a la zona de preparados
change-immune-to-frenzy = es inmune a las cartas de frenesí
change-cannot-be-diablerized = no puede sufrir diablerie
change-attempts-burn = hace que los vampiros que intentan bloquearlo quemen { $amount } de sangre
change-master-actions-are = tiene { $amount } acciones de fase maestra en lugar de una
change-burns-the-edge = no puede ganar la Ventaja: se quema en su lugar
change-block-burns = debe quemar { top-cards } de su biblioteca para intentar bloquear
change-title-of-the-eldest = pasa al (o a uno de los) Laibon { $word } preparado y sin título de más edad en cuanto su vampiro no es un Laibon { $word } preparado o es más joven que él
change-leaves-the-game-when = se retira del juego
change-half-blood-cost = paga la mitad de sangre, redondeando hacia abajo, por las cartas { $word-is ->
    [none] {""}
   *[other] (salvo { $word })
} que cuestan sangre
change-inflicts-no-damage-in-combat = no inflige daño en combate
change-spares-allies = no inflige daño a los aliados
change-less-damage = sufre { UNSIGNED($amount) } de daño menos de cada golpe o efecto del siervo oponente
change-damage-at-most = sufre como máximo { UNSIGNED($amount) } de daño de cada efecto
change-hurts-thieves = inflige 1 de daño a un vampiro por cada vida que roba a { self }
change-less-of-all-damage = sufre { UNSIGNED($amount) } de daño menos de cada golpe o efecto que hace daño
change-lends-together = puede jugar cartas que requieren varias de las Disciplinas que presta esta carta
change-burns-when = se quema
change-cannot-have = no puede tener { $word-is ->
    [ranged-weapon] armas a distancia
    [contract] contratos
    [equipment] equipo
    [retainer] criados
   *[other] { $word }
}
change-damages-vampires-aggravated = hace agravado todo el daño infligido a vampiros
    .alone = todo el daño infligido a vampiros es agravado
change-range-each-round = combate cada asalto a distancia { es-range }
    .alone = cada asalto de los combates de este siervo es a distancia { es-range }
es-range = { $word ->
    [long] larga
    [close] corta
   *[other] { $word }
}
change-aims-no-action-at-it = no puede dirigir acciones contra este siervo
change-no-action-at-it = no puede ser objetivo de acciones de otros Matusalenes
change-no-action-at-it-requiring = no puede ser objetivo de acciones dirigidas que requieren { discipline-word }
change-attempt-cost = debe quemar { $amount } sangre para intentar cualquier acción salvo cazar y entrar en combate
change-takes-fallen-allies = roba y gira a un aliado oponente en combate en lugar de que se queme; sin vida, este gana 1 vida
change-shuns = no puede tener cartas que requieren { discipline-word } ni ser su objetivo (se queman)
change-no-card-at-it-requiring = no puede ser objetivo de cartas que requieren { discipline-word }
change-no-action-at-it-without = no puede ser objetivo de acciones dirigidas de siervos sin { discipline-word }
change-superior-no-action-at-it-without = no puede ser objetivo de acciones dirigidas de siervos sin { discipline-word } superior
change-instead-of-replacing = quema 1 contador de esta carta en lugar de reemplazar una carta
    .alone = quema 1 contador de esta carta en lugar de reemplazar una carta
change-discipline = tiene +1 nivel de { $word-is ->
    [chosen] la Disciplina elegida
   *[other] { discipline-word }
}
change-acts-in-any-minion-phase = puede actuar en la fase de siervos de cualquier Matusalén
change-ballots = tiene { SIGNED($amount) } { $amount ->
    [one] papeleta
   *[other] papeletas
}
change-blood-cost = paga { SIGNED($amount) } de sangre por cartas que cuestan sangre
change-pool-cost = paga { SIGNED($amount) } de reserva por cartas que cuestan reserva
change-no-first-conviction = no gana convicción al entrar en juego
change-recovers-in-unlock-phase = puede salir de la zona de incapacitados quemando { $amount } convicciones en cualquier fase de enderezar
change-no-cost = juega cartas sin coste
change-no-own-blood-cost = no quema sangre para pagar el coste propio de { $word-is ->
    [combat] sus cartas de combate
   *[other] sus cartas ({ $word })
}
change-cannot-act = no puede actuar
change-cannot-bleed = no puede sangrar
change-cannot-diablerize = no puede cometer diablerie
change-cannot-rescue = no puede rescatar vampiros del letargo
change-contest-cost = cuesta { SIGNED($amount) } de reserva seguir disputándola
change-title-contest-cost = paga { SIGNED($amount) } de sangre para seguir disputando su título
change-cannot-have-titles = no puede recibir ningún título
change-must-yield-title = debe ceder su título disputado en la fase de enderezar
change-yields-title-at-once = cede su título en cuanto fuera a disputarse
change-cannot-cast = no puede votar { $word-is ->
    [against] en contra
   *[for] a favor
} del referéndum
change-strike-steals = roba { SIGNED($amount) } de sangre o vida{ $word-is ->
    [tha] {" "}con golpes que requieren Blood Sorcery
    [ranged] {" "}con golpes a distancia
   *[other] {""}
}
change-cannot-enter-combat = no puede entrar en combate
change-loses-abilities = pierde sus habilidades
change-cannot-gain-strikes = no puede tener golpes adicionales
change-cannot-direct-actions = no puede realizar acciones dirigidas
change-becomes-anarch-free = no paga sangre por la acción de volverse Anarquista
change-cannot-hunt = no puede cazar
change-cannot-maneuver = no puede maniobrar { $word-is ->
    [none] {""}
    [long] a distancia larga
    [close] a distancia corta
   *[other] : { $word }
}
change-cannot-press = no puede usar acosos { $word-is ->
    [none] {""}
    [end] para acabar el combate
    [continue] para continuar el combate
   *[other] : { $word }
}
change-cannot-react = no puede reaccionar
change-ends-when-quiet = acaba el combate después de { $amount } { $amount ->
    [one] asalto
   *[other] asaltos
} sin cartas jugadas
    .alone = el combate acaba después de { $amount } { $amount ->
        [one] asalto
       *[other] asaltos
    } sin cartas jugadas
change-forced-vote = debe votar { $word ->
    [for] a favor
    [against] en contra
   *[other] { $word }
}
change-given-strike = puede usar este golpe
change-immune = no sufre daño { $word-is ->
    [none] {""}
    [aggravated] agravado
    [ally] de aliados
    [retainer] de criados
    [employer] de su empleador
    [normal] normal
    [opposing-weapon] de las armas del siervo oponente
    [Baali] de Baali
   *[other] : { $word }
}
change-blocks-as-an-ally = puede bloquear como un aliado
change-reacts-as-if-unlocked = puede jugar reacciones que requieren { $word-is ->
    [aus] Auspex
   *[other] { $word }
} como si estuviera desbloqueado
change-intercept-at-most = no puede tener más de { $amount } de intercepción
change-blocks-as-if-unlocked = puede intentar bloquear aunque esté girado
change-leaves-the-game = se retira de la partida si sale del juego
change-may-block-anything = puede bloquear acciones dirigidas a cualquiera
change-methuselah-votes = : { SIGNED($amount) } { $amount ->
    [one] voto
   *[other] votos
}
    .alone = { SIGNED($amount) } { $amount ->
        [one] voto
       *[other] votos
    }
change-no-blood-hunt = no puede sufrir cazas de sangre
    .alone = no se pueden convocar cazas de sangre contra { self }
change-no-blood-hunt-after = no trae caza de sangre a quien comete diablerie en { self }
    .alone = si { self } es diablerizado, no se puede convocar ninguna caza de sangre
change-no-strike = no golpea
change-oust-pool = gana { SIGNED($amount) } de reserva en una expulsión
change-passes-automatically = convoca un referéndum que se aprueba automáticamente
    .alone = el referéndum se aprueba automáticamente
change-plays-void = juega su próxima carta sin efecto
change-press-damage = sufre { $amount } de daño ambiental imprevenible en cada paso de acoso
change-presses-to-continue = usa un acoso para continuar el combate cada asalto
change-returns-damage = devuelve al siervo oponente, durante cada resolución de golpes, el daño que este le inflige, como daño ambiental { $word-is ->
    [aggravated] agravado
   *[none] {""}
}
    .brief = devuelve el daño
change-draws-more = : roba { $amount } más para reponer cada carta y descarta otras tantas
change-torpor-instead-of-hunting = cae en letargo si tiene que cazar
change-skip-phase = : se salta la fase de { es-phase }
es-phase = { $word ->
    [unlock] enderezar
    [master] maestro
    [minion] siervos
    [influence] influencia
    [discard] descarte
   *[other] { $word }
}
change-passes-play-to-the-right = pasa el turno a su derecha en vez de a su izquierda, o de nuevo a su izquierda
    .alone = los turnos pasan a la derecha
change-skip-turn = : se salta un turno
change-treats-aggravated-as-normal = trata el daño agravado como daño normal
change-unusable = no se puede usar
change-vulnerable = sufre daño agravado de armas: { $word }
change-wounded = cuenta como herido
change-clan = cuenta como { $word-is ->
    [chosen] del clan elegido
   *[other] { $word }
}
change-sect = cuenta como { $word-is ->
    [chosen] de la secta elegida
    [anarch] Anarch
    [camarilla] de la Camarilla
    [sabbat] del Sabbat
    [laibon] Laibon
    [independent] Independiente
   *[other] { $word }
}
change-title = cuenta como { $word }
change-plays-from-it = puede jugar las cartas de esta carta como si fueran de tu mano
    .alone = juega las cartas de esta carta como si fueran de tu mano
change-passes-to-the-diablerist = recibe esta carta si diaboliza a quien la lleva
    .alone = recibe esta carta por diablerie
change-considered-chosen = se considera elegido para este contrato
    .alone = se considera elegido
change-no-blood-curse = no tiene prohibida la diablerie por la Maldición de la Sangre
    .alone = sin Maldición de la Sangre
change-blood-cursed = está maldito por la sangre
    .alone = maldito por la sangre
change-seraph = es un Seraph
    .alone = Seraph
change-scarce = es escaso
    .alone = escaso
change-infernal = es infernal
    .alone = infernal
change-red-list = está en la Lista Roja
    .alone = Lista Roja
change-outlives-burning = recibe un contador y cae en letargo en lugar de quemarse; con { $amount } contadores sale de la partida
change-not-for-the-diablerist = no pierde esta carta ante quien cometa diablerie sobre él
change-cannot-recruit = no puede reclutar aliados
change-cannot-employ = no puede emplear criados
change-cannot-political = no puede realizar acciones políticas
change-circle = es del Círculo { $word }
    .alone = Círculo { $word }
change-slave = { $word-is ->
    [chosen] es un esclavo del clan elegido
   *[other] es un esclavo { $word }
}
    .alone = { $word-is ->
    [chosen] esclavo del clan elegido
   *[other] esclavo { $word }
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
change-cannot-burn-blood = no puede quemar ni gastar sangre
change-keyword = cuenta como { $word-is ->
    [location] un lugar
   *[other] { $word }
}
change-type = se trata como { $word-is ->
    [ally] un aliado
    [vampire] un vampiro
   *[other] { $word }
}
change-edge-votes = quema la Ventaja por { SIGNED($amount) } { $amount ->
    [one] voto
   *[other] votos
} más
    .alone = quemar la Ventaja vale { SIGNED($amount) } voto más
change-replaces-later = no reemplaza sus cartas { $word-is ->
    [minion-phase] hasta el final de la fase de siervos
   *[other] {""}
}
change-votes-with = vota como { self } en el recuento
change-cannot-hunt-as-normal = no puede cazar de manera normal
change-cannot-attack = no puede realizar acciones para entrar en combate con { $word }
change-cannot-use-weapons = { $word-is ->
    [melee-weapon] no puede usar armas cuerpo a cuerpo
   *[other] no puede usar armas
}
change-first-strike = { $word ->
    [gun] golpea primero con un arma de fuego
   *[other] golpea primero
}
change-strikes-each-round = tiene { SIGNED($amount) } golpe adicional (limitado) cada asalto
change-strikes-each-combat = tiene { SIGNED($amount) } golpe adicional (limitado) una vez por combate
change-each-combat = { $word-is ->
    [prevention] puede prevenir 1 punto de daño
    [press] tiene 1 acoso opcional
    [press-continue] tiene 1 acoso opcional para continuar el combate
    [press-end] tiene 1 acoso opcional para terminar el combate
    [maneuver-or-press] tiene 1 maniobra o acoso opcional
    [maneuver-long] tiene 1 maniobra opcional para pasar a distancia larga
    [maneuver-close] tiene 1 maniobra opcional para pasar a distancia corta
   *[maneuver] tiene 1 maniobra opcional
} en cada combate
change-only-acts = no realiza acciones { $word-is ->
    [this] salvo las de esta carta
    [hunt] distintas de cazar
    [diablerie] distintas de diablerizar
   *[other] de otra clase
}
