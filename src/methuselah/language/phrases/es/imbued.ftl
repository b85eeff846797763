### Los imbuidos: convicciones, poderes, monstruos.
imbued = un imbuido
    .noun = imbuido
    .nouns = imbuidos
    .not-before = no imbuido
monster = un monstruo
    .noun = monstruo
    .nouns = monstruos
    .not-before = no monstruo
hurt = herido
    .after = con menos vida que al principio
    .not-after = sin menos vida que al principio
convictions = { $number } { $number ->
    [one] convicción
   *[other] convicciones
}
spend-this = esta carta
takes-conviction = {""}
gain-conviction = { DOES($which, "puede") } ganar una convicción: { es-places }
es-places = de estos sitios tuyos: { $places-or }
move-spent = mueve esa convicción a { $to }
surges = { $number } contadores de ímpetu, cada uno de los cuales previene 1 de daño no agravado en esta acción
    .brief = previene { $number } de daño
no-copy-used = { self } no usó ninguna copia de esta carta en esta acción
    .not = { self } usó una copia de esta carta en esta acción
turned-on = { $disciplines-is ->
    [none] lo que se juega o anuncia cambiaría el control de { self }
   *[other] { self } es el objetivo de una acción, o de un golpe de su oponente, que requiere { $disciplines-or }
}
leaves-incapacitated = { $which } sale de la zona de incapacitados con una vida más
