### What a card is or not: said of it ("it is ready"), and the place that the word has at a noun.

any-of = { $tests-or }
not = not { $test }
is-vampire = a vampire
    .noun = vampire
    .nouns = vampires
    .not-before = non-vampire
is-ally = an ally
    .noun = ally
    .nouns = allies
    .not-before = non-ally
is-minion = a minion
    .noun = minion
    .nouns = minions
is-yours = yours
    .after = { $you ->
        [them] they control
       *[you] you control
    }
    .not-after = another Methuselah controls
is-this = { self }
    .noun = { self }
    .not-before = other
is-titled = titled
    .before = titled
    .not-before = non-titled
is-younger = younger
    .before = younger
is-older = older
    .before = older
is-locked = locked
    .before = locked
    .not-before = unlocked
is-with-blood = with any blood
    .after = with any blood
    .not-after = with no blood
is-bearer = { self }
    .noun = { self }
    .not-before = other
is-on-this = on { self }
    .after = on { self }
is-unique = unique
    .before = unique
    .not-before = non-unique
is-acting = acting
    .before = acting
is-younger-than-acting = younger than the acting vampire
    .after = younger than the acting vampire
is-of-the-chosen-clan = of the chosen clan
    .after = of the chosen clan
is-ready = ready
    .before = ready
is-torpor = in torpor
    .after = in torpor

marked = marked this turn
    .after = marked this turn
    .not-after = not marked this turn
marked-fighter = chosen this turn
    .after = chosen this turn
marked-forcing-votes = that already did so in this referendum
    .not-after = that { $count ->
        [one] has
       *[other] have
    } not done so in this referendum
marked-discarded = discarded in this discard phase
    .after = discarded in this discard phase
marked-voted = with a vote cast
    .after = with a vote cast
    .not-after = without a vote cast
failed-to-block = having failed to block this action
    .after = that failed to block this action
    .not-after = that did not fail to block this action
only-while = chosen while { $condition }
    .after = while { $condition }
marked-not-thirsty = that hunted this turn
    .after = that hunted this turn
    .not-after = that did not hunt this turn
marked-fed = fed so this turn
    .after = fed so this turn
    .not-after = not fed so this turn
marked-hunting-ground = already gaining from a hunting ground this turn
    .not-after = that { $count ->
        [one] has
       *[other] have
    } gained no blood from a hunting ground this turn
affordable = affordable
    .after = that you can afford
chosen-as = chosen
    .before = chosen
    .not-before = other
played-by-this = played by { self } during this { $span }
    .after = played by { self } during this { $span }{ $kind-is ->
        [combat] {" "}as a combat card
       *[other] {""}
    }
voted-against = voting against the referendum
    .after = that has cast votes or ballots against the referendum
voted = voting
    .after = that has cast votes or ballots
can-block = able to block
    .after = that could block
can-bear = able to have that card
    .after = that could have that card

has-clan = { $value }
    .before = { $value }
    .not-before = non-{ $value }
has-sect = { sect-word }
    .before = { sect-word }
    .not-before = non-{ sect-word }
sect-word = { $value-is ->
    [anarch] Anarch
    [camarilla] Camarilla
    [sabbat] Sabbat
    [laibon] Laibon
    [independent] Independent
   *[other] { $value }
}
has-discipline = with { superior-discipline }
    .after = with { superior-discipline }
    .not-after = without { superior-discipline }
superior-discipline = { $superior ->
    [yes] superior
   *[no] {""}
} { discipline-value }
has-type = { $value-is ->
    [combat] a combat card
   *[other] { ARTICLE($value) }
}
    .noun = { $value-is ->
        [combat] combat card
       *[other] { $value }
    }
    .nouns = { $value-is ->
        [combat] combat cards
        [equipment] equipment
        [ally] allies
       *[other] { $value }s
    }
    .not-before = non-{ $value }
has-name = { $value }
    .after = named { $value }
    .not-after = not named { $value }
has-keyword = { keyword-value }
    .before = { keyword-value }
    .not-before = non-{ keyword-value }
has-keyword-location = a location
    .noun = location
    .nouns = locations
    .not-before = non-location
is-location = a location
    .noun = location
    .nouns = locations
    .not-before = non-location
has-keyword-weapon = a weapon
    .noun = weapon
    .nouns = weapons
    .not-before = non-weapon
has-keyword-melee-weapon = a melee weapon
    .noun = melee weapon
    .nouns = melee weapons
has-keyword-hunting-ground = a hunting ground
    .noun = hunting ground
    .nouns = hunting grounds
keyword-value = { $value-is ->
    [gehenna] Gehenna
   *[other] { $value }
}
has-title = with the title of { $value }
    .after = with the title of { $value }
    .not-after = without the title of { $value }
has-requires = requiring { discipline-value }
    .after = requiring { discipline-value }
    .not-after = not requiring { discipline-value }
has-capacity = with capacity { $value } or more
    .after = with capacity { $value } or more
    .not-after = with capacity less than { $value }
has-controller = controlled by { $value-one }
    .after = { $value-is ->
        [you] you control
       *[other] controlled by { $value-one }
    }
    .not-after = not controlled by { $value-one }
has-bears = with { $value }
    .after = with { $value }
    .not-after = without { $value }
discipline-value = { $value-is ->
    [abo] Abombwe
    [ani] Animalism
    [aus] Auspex
    [cel] Celerity
    [chi] Chimerstry
    [dai] Daimoinon
    [dem] Dementation
    [dom] Dominate
    [for] Fortitude
    [nec] Necromancy
    [obf] Obfuscate
    [obl] Oblivion
    [pot] Potence
    [pre] Presence
    [pro] Protean
    [qui] Quietus
    [ser] Serpentis
    [tha] Blood Sorcery
    [vic] Vicissitude
    [mel] Melpominee
    [myt] Mytherceria
    [obe] Obeah
    [obt] Obtenebration
    [san] Sanguinus
    [spi] Spiritus
    [str] Striga
    [tem] Temporis
    [thn] Thanatosis
    [val] Valeren
    [vis] Visceratika
    [mal] Maleficia
   *[other] { $value }
}

of-text-requires-a-discipline = requiring a Discipline
    .after = requiring a Discipline
    .not-after = not requiring a Discipline
of-text-requires-superior = requiring a Discipline at superior
    .after = requiring a Discipline at superior
    .not-after = not requiring a Discipline at superior
of-text-makes-an-anarch = that makes a vampire an Anarch
    .after = that makes a vampire an Anarch
uses-counters = that uses counters
    .after = that uses counters
    .not-after = that uses no counters
is-on = on { $which-a }
    .after = on { $which-a }

## Of other chapters.

corrupted = with { $least } or more of your corruption counters
    .after = with { $least ->
        [1] any
       *[other] { $least } or more
    } of your corruption counters
has-played = that has played a card requiring [{ $code }] this action
    .after = that has played a card requiring [{ $code }] this action
corrupted-by-anyone = with a corruption counter
    .after = with any corruption counters
minion-card = a minion card
    .noun = minion card
    .nouns = minion cards
    .not-before = non-minion
library-card = a library card
    .noun = library card
    .nouns = library cards
    .not-before = non-library
requires-anarch = that requires an Anarch
    .after = that requires an Anarch
blood-at-most = with { $amount } or fewer blood
    .after = with { $amount } or fewer blood
capacity-below = with capacity less than { $amount }
    .after = with capacity less than { $amount }
with-counters = with any { $name } counters
    .after = with any { $name } counters
can-be-given = that could be put on { $to }
    .after = that could be put on { $to }
bearable = that { self } could have
    .after = that { self } could have
placeable = that { self } could have
    .after = that { self } could have
can-recruit = that could recruit or employ from your hand
    .after = that could recruit or employ from your hand
is-among = one of { $which-many }
    .after = { $which-is ->
        [involved-fighters] in combat
       *[other] that is { $which-a }
    }
    .not-after = other than { $which }
may-fight = able to enter combat
    .after = that can enter combat
same-circle = of the circle of { $which }
    .after = of the same circle as { $which }
could-have-instead = that { self } could have instead of { $which }
    .after = that { self } could have instead of { $which }
    .not-after = that { self } could not have instead of { $which }
could-have = that { self } could have
    .after = that { self } could have
    .not-after = that { self } could not have
having = for which { $compared }
    .after = for which { $compared }
able-to-join = that could attempt to block
    .after = that could attempt to block
newly-ready = which entered your ready region during your last influence phase
    .after = which entered your ready region during your last influence phase
could-be-on = that { $which } could have
    .after = that { $which } could have
follows = who follows the Path of { $path }
    .after = who follows the Path of { $path }
    .not-after = who does not follow the Path of { $path }
can-bleed = an action card that can be used to bleed
    .after = that can be used to bleed
    .not-after = that cannot be used to bleed
costs-its-bearer = that costs more than { $number } pool
    .after = that costs more than { $number } pool
    .not-after = that costs { $number } pool or less
current-damage = that inflicts aggravated damage or more than { $number } damage with a regular strike
    .after = that inflicts aggravated damage or more than { $number } damage with a regular strike
same-clan = of the same clan as { $which }
    .after = of the same clan as { $which }
same-sect = of the same sect as { $which }
    .after = of the same sect as { $which }
masters-chosen = with the chosen Discipline at superior
    .after = with the chosen Discipline at superior
    .not-after = without the chosen Discipline at superior
hunted-lately = that successfully hunted since your last turn
    .after = that successfully hunted since your last turn
    .not-after = that did not successfully hunt since your last turn
burned-lately = burned from play since your last turn
    .after = burned from play since your last turn
    .not-after = not burned from play since your last turn
bled-you = that successfully bled you for { $least } pool or more since your last turn
    .after = that successfully bled you for { $least } pool or more since your last turn
    .not-after = that did not successfully bleed you for { $least } pool or more since your last turn
has-bled = that bled successfully this turn
    .after = that bled successfully this turn
    .not-after = that did not bleed successfully this turn
lately-entered = which was put into play since your last turn
    .after = which was put into play since your last turn
lately-contested = which has been contested
    .after = which has been contested
    .not-after = which has not been contested
lately-moved-out = which moved to a ready region in an influence phase since your last turn
    .after = which moved to a ready region in an influence phase since your last turn
lately-moved-out-now = which you have moved to your ready region in this influence phase
    .after = which you have moved to your ready region in this influence phase
entered-since = which entered play since your last minion phase
    .after = which entered play since your last minion phase
payable-as-x = with a capacity that can be paid as X
    .after = with a capacity that can be paid as X
costs-at-most = that costs { $amount } or less blood or pool
    .after = that costs { $amount } or less blood or pool
