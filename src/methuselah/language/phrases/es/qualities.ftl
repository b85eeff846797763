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
        [them] que controlan
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
    .after = más joven
is-older = mayor
    .after = mayor
is-locked = girado
    .before = girado
    .not-before = enderezado
is-with-blood = con sangre
    .after = con sangre
    .not-after = sin sangre
is-ready = preparado
    .before = preparado
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
   *[other] { $value }
}
    .noun = { $value-is ->
        [equipment] equipo
        [location] lugar
        [retainer] criado
        [ally] aliado
        [master] carta de maestro
       *[other] { $value }
    }
    .nouns = { $value-is ->
        [equipment] equipos
        [location] lugares
        [retainer] criados
        [ally] aliados
        [master] cartas de maestro
       *[other] { $value }
    }
has-keyword-location = un lugar
    .noun = lugar
    .nouns = lugares
has-name = { $value }
    .after = llamado { $value }
has-capacity = de capacidad { $value } o más
    .after = de capacidad { $value } o más
    .not-after = de capacidad menor que { $value }
has-controller = controlado por { $value }
    .after = { $value-is ->
        [you] que controlas
       *[other] controlado por { $value }
    }
has-bears = con { $value }
    .after = con { $value }
    .not-after = sin { $value }
library-card = una carta de biblioteca
    .gender = f
    .noun = carta de biblioteca
    .nouns = cartas de biblioteca
