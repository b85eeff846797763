### Lo que el sistema niega acerca de ficheros, y lo que una partida no acepta en su registro: razones dentro de una frase.

system-says = { $reason }
system-eacces = el acceso está denegado
system-eexist = ya hay un fichero con ese nombre
system-eisdir = es una carpeta
system-enoent = no existe tal fichero o carpeta
system-enospc = no queda espacio en el disco
system-enotdir = una parte de la ruta no es una carpeta
system-eperm = el sistema no lo permite
system-erofs = no se puede escribir nada allí
system-not-text = no es texto en UTF-8

wrong-game-over = la partida ha terminado: deshaz la última respuesta para seguir desde ahí
wrong-no-entry = { $entry } no es una respuesta, ni dice nada que pueda ocurrir
wrong-nothing-played = el puesto { $seat } no ha jugado nada en ningún paso desde la respuesta { $to }
wrong-no-such-answers = no se pueden deshacer { $number } respuestas: hay { $n }
wrong-no-answer-to-go-to = la partida no puede ir a la respuesta { $to }: tiene { $n }
wrong-no-seat-or-step = «{ $entry }» no nombra ningún puesto o ningún paso: { $known }
wrong-no-step-in-progress = «{ $entry }»: no hay nada en curso que tenga ese paso
wrong-nothing-asked = no se pregunta nada: llama antes a advance, o la partida ha terminado
wrong-answer = la respuesta { $index } a «{ $kind }» ({ $window }) no es una opción: elige de 0 a { $last }
