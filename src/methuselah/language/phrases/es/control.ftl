### Quién controla qué, y las disputas.
steal = { $to-is ->
    [you] roba { $which }
   *[other] { DOES($to, "toma") } el control de { $which }
}
contests = esta carta disputa { $which } como si fuera la misma carta
yields = { DOES($seats, "cede") } su copia de { $which }
turn-face-up = si nadie más disputa { $which }, ponla boca arriba, enderezada
seats-contesting = cada Matusalén que disputa { $of }
    .one = un Matusalén que disputa { $of }
place-contested = en disputa
    .before = en disputa
change-cannot-be-contested = no puede disputarse: una segunda que entra en juego quema la primera
change-no-transfers = no admite transferencias de sangre
    .alone = ninguna transferencia puede ponerle ni quitarle sangre
contested-by = que { DOES($seats, "disputa") }
    .after = que { DOES($seats, "disputa") }
to-crypt-top = mueve { $which } a la parte superior de la cripta de su propietario
to-ash-heap = mueve { $which } al montón de cenizas de su propietario
to-crypt-bottom = mueve { $which } al fondo de la cripta de su propietario
choose-distinct = elige { $most } entre { $which-many }
already-in-play = del que hay una copia en juego
    .after = del que hay una copia en juego
    .not-after = del que no hay copia en juego
commands = pon { $which } en juego con 1 de sangre más cada uno; deben sangrar, y van al fondo de tu cripta cuando uno sangra con éxito o lo han hecho todos los que pueden
    .brief = { $which } en juego para sangrar
change-plays-combat-with-superior = puede jugar cartas de combate que requieren { discipline-word } como si ese nivel fuera superior
change-may-have = puede tener { $word } de todos modos
contract-for = un contrato para el que se eligió a { $which-a }
    .after = que es un contrato para { $which-a }
fought-for-contract = este vampiro ha luchado contra un siervo con un contrato para el que fue elegido
    .only = tras un combate contra un siervo con un contrato para el que fue elegido
    .not = este vampiro no ha luchado por ningún contrato
contracted-to = con un contrato para el que se eligió { $which-a }
    .after = con un contrato para el que se eligió { $which-a }
ranged-weapon = que es un arma a distancia
    .after = que es un arma a distancia
