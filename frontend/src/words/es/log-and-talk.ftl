## El margen

log = Registro
deals = Tratos
not-enforced = Sin obligación
no-deals = No se ha ofrecido ningún trato.
offer-deal = Ofrecer un trato
deal-to = A
deal-terms = Lo que ofreces y lo que pides
send = Enviar
accept = Aceptar
decline = Rechazar
withdraw = Retirar
deal-offers = { $from } ofrece a { $to }
deal-offers-you = { $from } te ofrece
deal-you-offer = Ofreces a { $to }
deal-accepted = aceptado
deal-declined = rechazado
deal-withdrawn = retirado
deal-open = pendiente
talk = Charla
say-something = Di algo a la mesa
nobody-spoke = Nadie ha dicho nada.
ash-heap = Cenizas
empty = Vacías.
removed = Retiradas del juego
card = Carta
close-card = Cerrar la carta
group = grupo { $number }
advanced = avanzado
costs-blood = Cuesta { $number } de sangre
costs-pool = Cuesta { $number } de reserva
capacity = Capacidad { $number }
blood = Sangre
life = Vida
counters = { $number } contadores
strength-word = fuerza
bleed-word = sangrado
with-card = con { $name }
face-down-card = una carta boca abajo
played-here = Como se juega aquí
not-played-here = Aún no se juega aquí
rulings = Dictámenes

## Volver atrás

rewind-ask = { $name } pide volver a: { $where }
rewind-yours = Pides volver a: { $where }
rewind-waits = Esperando a { $names }
agree = De acuerdo
refuse = Rechazar
ask-rewind = Pedir volver más atrás…
rewind-title = Volver
rewind-lead = Tu último paso se deshace mientras nada haya salido a la luz. Más atrás deben estar de acuerdo todas las personas de la mesa; los bots lo están.
rewind-point = Turno { $turn }: { $name }, { $window }
rewind-nothing = Aún no hay a dónde volver.
misplay = Error de juego
misplay-lead = Un error de juego es lo que se jugó demasiado pronto: se retira, y quien lo jugó ha perdido los pasos anteriores.
misplay-ask = { $name } pide retirar un error de juego: { $where }
misplay-yours = Has pedido retirar un error de juego: { $where }
back-agreed = pidió volver atrás: { $where }. Todos aceptaron.
back-refused = pidió volver atrás: { $where }. Se rechazó.
forfeit = Renunciar a pasos…
forfeit-title = Nada más de ti por un rato
forfeit-lead = Puedes decir de antemano que no tienes nada para los pasos que vienen. Se pasan por ti y siguen abiertos para los demás.
forfeit-before = No tienes nada antes de
forfeit-means = { $number ->
    [one] Un paso queda cerrado para ti: { $steps }. En él ni bloqueas ni juegas nada.
   *[other] { $number } pasos quedan cerrados para ti: { $steps }. En ellos ni bloqueas ni juegas nada.
} Lo que debas elegir se te sigue preguntando. Deshacer lo recupera mientras nadie más haya decidido.
forfeit-aimed = Esta acción va contra ti, y no se te preguntará nada más antes de su efecto, ni siquiera si te expulsa.
forfeit-do = { $number ->
    [one] Renunciar a este paso
   *[other] Renunciar a { $number } pasos
}
forfeit-not = Conservarlos
forfeit-nothing = No hay ningún paso al que renunciar ahora.
forfeited = Nada de ti antes de: { $step }
