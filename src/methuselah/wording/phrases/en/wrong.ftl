### What a page sent and the table does not do.

wrong-not-away-for-long = A bot plays for somebody who has been away for { $n } seconds.
wrong-looking-on = You look on: only those who sit at the table can do that.
wrong-consent-first = First all must say whether they agree to go back.
wrong-no-such-end = Nothing is over with "{ $until }".
wrong-stale = The table has gone on since: this answer was for another question.
wrong-over = The game is over.
wrong-not-asked = Nothing is asked of you now.
wrong-somebody-else-asked = Somebody else is asked.
wrong-option = There are { $n } options.
wrong-ask-from-a-seat = You look on: ask from a seat.
wrong-not-here = That card is neither in your hand nor on the table.
wrong-no-way-back = The table cannot go back to there.
wrong-no-misplay = Nothing was played there that belongs to a later step.
wrong-others-decided = Somebody else has decided since your last decision.
wrong-came-to-light = Something hidden has come to light since your last decision.
wrong-nothing-said = Nothing was said.
wrong-too-long = At most { $n } characters at a time.
wrong-enough-said = Enough has been said in this game.
wrong-deal-to-another = A deal is offered to another seat.
wrong-no-such-deal = There is no such deal.
wrong-not-yours-to-say = That is not for you to say.
wrong-deal-closed = That deal is { $state ->
    [accepted] accepted
    [declined] declined
   *[withdrawn] withdrawn
} already.
wrong-asks-already = Somebody asks to go back already.
wrong-nobody-asks = Nobody asks to go back.
wrong-no-stop = "{ $stop }" is no stop.
wrong-no-such-step = No such step is to come.
wrong-nothing-to-undo = there is nothing to undo: you have not decided anything yet
wrong-order-in-own-turn = It is your own turn: no order passes a step of it. Say until when: the end of the turn, or until something concerns you.
wrong-nothing-to-wait-for = There is no { $until } now that could be over.
wrong-fault = The table has stopped by a fault of ours; nothing is lost. Take back your last decision and decide otherwise, and please report it: the server's output says where it happened.
