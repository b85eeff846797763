### El curso de las acciones.

at-moment-blocked = si la acción es bloqueada, { $effects }
at-moment-after-resolution = después de resolverse la acción, { $effects }
at-moment-successful-bleed = si el sangrado tiene éxito, { $effects }
redirect = cambia el objetivo del sangrado: { $to }
    .brief = redirige el sangrado
attempt = { $which } intenta bloquear
    .brief = intenta bloquear
fail-attempt = el intento de bloqueo fracasa
cancel-card = cancela esa carta { $free ->
    [yes] , y su coste no se paga
   *[no] {""}
}
