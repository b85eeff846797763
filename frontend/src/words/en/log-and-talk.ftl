## The rail

log = Log
deals = Deals
not-enforced = Not enforced
no-deals = No deal has been offered.
offer-deal = Offer a deal
deal-to = To
deal-terms = What you offer and what you ask for
send = Send
accept = Accept
decline = Decline
withdraw = Withdraw
deal-offers = { $from } offers { $to }
deal-offers-you = { $from } offers you
deal-you-offer = You offer { $to }
deal-accepted = accepted
deal-declined = declined
deal-withdrawn = withdrawn
deal-open = open
talk = Table talk
say-something = Say something to the table
nobody-spoke = Nobody has said anything.
ash-heap = Ash heap
empty = Empty.
removed = Removed from the game
card = Card
close-card = Close the card
group = group { $number }
advanced = advanced
costs-blood = Costs { $number } blood
costs-pool = Costs { $number } pool
capacity = Capacity { $number }
blood = Blood
life = Life
counters = { $number } counters
strength-word = strength
bleed-word = bleed
with-card = with { $name }
face-down-card = a face-down card
played-here = As it is played here
not-played-here = Not played here yet
rulings = Rulings

## Going back

rewind-ask = { $name } asks to go back to: { $where }
rewind-yours = You asked to go back to: { $where }
rewind-waits = Waiting for { $names }
agree = Agree
refuse = Refuse
ask-rewind = Ask to go back further…
rewind-title = Go back
rewind-lead = Your own last step is taken back by Undo while nothing has come to light. Further back, all people at the table must agree; bots do.
rewind-point = Turn { $turn }: { $name }, { $window }
rewind-nothing = Nothing to go back to yet.
misplay = Misplay
misplay-lead = A misplay is what was played too early: it is taken back, and whoever played it has forfeited the steps before.
misplay-ask = { $name } asks to take back a misplay: { $where }
misplay-yours = You asked to take back a misplay: { $where }
back-agreed = asked to go back: { $where }. All agreed.
back-refused = asked to go back: { $where }. That was refused.
forfeit = Forfeit steps…
forfeit-title = Nothing more from you for a while
forfeit-lead = You may say at once that you have nothing for the steps to come. They are passed for you, and stay open for the others.
forfeit-before = You have nothing before
forfeit-means = { $number ->
    [one] One step is closed for you: { $steps }. You neither block nor play anything in it.
   *[other] { $number } steps are closed for you: { $steps }. You neither block nor play anything in them.
} What you must choose you are still asked. Undo takes it back while nobody else has decided.
forfeit-aimed = This action is aimed at you, and you will not be asked again before it takes effect, not even if it ousts you.
forfeit-do = { $number ->
    [one] Forfeit this step
   *[other] Forfeit { $number } steps
}
forfeit-not = Keep them
forfeit-nothing = There is no step to forfeit now.
forfeited = Nothing from you before: { $step }
