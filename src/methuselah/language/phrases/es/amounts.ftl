### Cuánto.

count = el número de { $which-many }
counters = { $blood ->
    [yes] la sangre de { $which }
   *[no] el número de contadores en { $which }
}
pool = la reserva { $seats-whose }
margin = el número de votos por el que se aprueba el referéndum
choose-number = un número de { $least } a { $most }
minus = { $first } menos { $second }
library = el número de cartas de tu biblioteca
least = el menor de { $first } y { $second }
