### Combien.

count = le nombre de { $which-many }
counters = { $blood ->
    [yes] le sang de { $which }
   *[no] le nombre de marqueurs sur { $which }
}
pool = la réserve { $seats-whose }
margin = le nombre de voix par lequel le référendum est adopté
choose-number = un nombre de { $least } à { $most }
minus = { $first } moins { $second }
library = le nombre de cartes de votre bibliothèque
least = le plus petit de { $first } et { $second }
