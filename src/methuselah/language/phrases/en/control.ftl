### Who controls what, and contests.

steal = { $to-is ->
    [you] steal { $which }
   *[other] { DOES($to, "takes") } control of { $which }
}
contests = this card contests { $which } as if it were the same card
yields = { DOES($seats, "yields") } their copy of { $which }
turn-face-up = if nobody else contests { $which }, turn it face up, unlocked
seats-contesting = each Methuselah contesting { $of }
    .one = a Methuselah contesting { $of }
place-contested = contested
    .before = contested
change-cannot-be-contested = cannot be contested: a second one entering play burns the first
change-no-transfers = cannot have blood moved to or from it by transfers
    .alone = no transfers can move blood to or from it
contested-by = that { DOES($seats, "contests") }
    .after = that { DOES($seats, "contests") }
to-crypt-top = move { $which } to the top of its owner's crypt
to-ash-heap = move { $which } to its owner's ash heap
to-crypt-bottom = move { $which } to the bottom of its owner's crypt
choose-distinct = choose { $most } of { $which-many }
already-in-play = of which a copy is in play
    .after = of which a copy is in play
    .not-after = of which no copy is in play
commands = put { $which } in play with 1 blood more each; they must bleed, and go to the bottom of your crypt when one bleeds successfully or all that can bleed have
    .brief = put { $which } in play to bleed
change-plays-combat-with-superior = can play combat cards that require { discipline-word } as though that level were superior
change-may-have = can have { $word } all the same
contract-for = a contract for which { $which-a } was chosen
    .after = that is a contract for { $which-a }
fought-for-contract = this vampire fought a minion with a contract for which it was chosen
    .only = after combat with a minion with a contract for which it was chosen
    .not = this vampire fought for no contract
contracted-to = with a contract for which { $which-a } is chosen
    .after = with a contract for which { $which-a } is chosen
ranged-weapon = that is a ranged weapon
    .after = that is a ranged weapon
