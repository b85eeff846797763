### Ce qu'une carte est ou n'est pas.

is-vampire = un vampire
    .noun = vampire
    .nouns = vampires
    .not-after = qui n'est pas un vampire
is-ally = un allié
    .noun = allié
    .nouns = alliés
    .not-after = qui n'est pas un allié
is-minion = un serviteur
    .noun = serviteur
    .nouns = serviteurs
is-yours = à vous
    .after = { $you ->
        [them] qu'ils contrôlent
       *[you] que vous contrôlez
    }
    .not-after = qu'un autre Mathusalem contrôle
is-this = { self }
    .noun = { self }
    .not-after = autre que { self }
is-bearer = { self }
    .noun = { self }
    .not-after = autre que { self }
is-titled = titré
    .before = titré
    .not-before = non titré
is-younger = plus jeune
    .after = plus jeune
is-older = plus vieux
    .after = plus vieux
is-locked = incliné
    .before = incliné
    .not-before = redressé
is-with-blood = avec du sang
    .after = avec du sang
    .not-after = sans sang
is-ready = prêt
    .before = prêt
is-torpor = en torpeur
    .after = en torpeur
has-clan = { $value }
    .before = { $value }
    .not-before = non { $value }
has-type = { $value-is ->
    [equipment] un équipement
    [location] un lieu
    [retainer] un compagnon
    [ally] un allié
    [master] une carte de maître
   *[other] { $value }
}
    .noun = { $value-is ->
        [equipment] équipement
        [location] lieu
        [retainer] compagnon
        [ally] allié
        [master] carte de maître
       *[other] { $value }
    }
    .nouns = { $value-is ->
        [equipment] équipements
        [location] lieux
        [retainer] compagnons
        [ally] alliés
        [master] cartes de maître
       *[other] { $value }
    }
has-keyword-location = un lieu
    .noun = lieu
    .nouns = lieux
has-name = { $value }
    .after = nommé { $value }
has-capacity = de capacité { $value } ou plus
    .after = de capacité { $value } ou plus
    .not-after = de capacité inférieure à { $value }
has-controller = contrôlé par { $value }
    .after = { $value-is ->
        [you] que vous contrôlez
       *[other] contrôlé par { $value }
    }
has-bears = avec { $value }
    .after = avec { $value }
    .not-after = sans { $value }
library-card = une carte de bibliothèque
    .gender = f
    .noun = carte de bibliothèque
    .nouns = cartes de bibliothèque
