"""What a definition need not say: the parts whose words would tell a reader nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

__all__ = [
    "NEEDLESS",
    "ONE_CARD",
    "QUIET",
    "QUIET_FIELDS",
    "Needless",
    "is_needless",
    "is_quiet",
]


@dataclass(frozen=True, slots=True)
class Needless:
    """A part that a sentence may leave out, and why its reader loses nothing.

    part: class and field; value: how it begins, "" for any; within: class and field around it, ""
    for any; card: the only card for which that is so, "" for all.
    """

    part: str
    because: str
    value: str = ""
    within: str = ""
    card: str = ""

    def excuses(self, part: str, value: str, within: str, card: str) -> bool:
        """Whether it is about this part of a card."""
        return (
            self.part == part
            and value.startswith(self.value)
            and self.within in ("", within)
            and self.card in ("", card)
        )


QUIET: Final[Mapping[str, str]] = {
    "Possible": "that what it does is possible, which is the effect of the same sentence",
    "PointsLeft": "the points that are not allocated, for what may be left over",
    "PayOrResign": "beside the price of attempting to block: an attempt that is there pays too",
    "ChooseLevel": "how it is brought into play, beside the effect that does so",
    "AskForHelp": "how it is paid, beside the effect that brings it into play",
    "TakesConviction": "R0: a conviction goes to an imbued",
    "NotesCall": "that none was called this turn is the condition of the way beside it",
    "RememberDirectedAt": '"the same Methuselahs" are those of the action it was played on',
    "RememberTurn": '"your next turn" is after the turn in which it was played',
    "ToPrevent": "that there is damage to prevent, beside the prevention",
}
"""Nodes that say nothing with all that is in them, and why."""

QUIET_FIELDS: Final[Mapping[str, str]] = {
    "Choose.least": "how many must be chosen where there are fewer",
    "ChooseClan.which": "whose clans there are, as a help for who chooses",
    "Bearable.less": "what it costs less stands in the effect that brings it into play",
    "Mark.which": "who has gained blood is asked of them",
}
"""Fields whose nodes say nothing, and why."""
QUIET_WITHIN: Final[Mapping[tuple[str, str], str]] = {
    ("ChooseSeat.only", "Exists"): "there is what is chosen of theirs in the same sentence",
}
"""Kinds of node that say nothing in a field, and why."""
ONE_CARD: Final = ("Is(word='bearer')", "Is(word='this')", "IsAmong(which=Ref(")
"""How the tests begin of what is said as the one card that it is, wherever that is in play."""

NEEDLESS: Final = (
    Needless("Mode.key", "the name of the way, for decisions and saved games"),
    Needless("Mode.play", "the type of the card says it"),
    Needless("Mode.kind", "the type of the card says it"),
    Needless("Mode.traits", "read from the effects"),
    Needless("Mode.windows", "R0: actions are taken in the minion phase", "('minion',)"),
    Needless("Mode.windows", "R0: master cards are played in the master phase", "('master',)"),
    Needless("Mode.by", "the type of the card says who plays it", "'actor'"),
    Needless("Mode.by", "the type of the card says who plays it", "'combatant'"),
    Needless("Mode.by", "the type of the card says who plays it", "'methuselah'"),
    Needless("Mode.by", "the type of the card says who plays it", "'acting'"),
    Needless("Mode.by", "the type of the card says who plays it", "'reacting'"),
    Needless("Mode.by", '"you can" is whoever controls the card', "'controller'"),
    Needless("Mode.by", "who may use it stands at the beginning", "'any'"),
    Needless("Mode.windows", "R0: strikes are chosen in their step", "('strike',)"),
    Needless("Mode.windows", "R0: maneuvers are used as range is determined", "('range',)"),
    Needless("Mode.windows", "R0: strikes and maneuvers have their steps", "('range', 'strike')"),
    Needless("Mode.windows", "R0: presses are used in their step", "('press',)"),
    Needless("Mode.windows", "R0: damage is prevented as it is inflicted", "('prevent',)"),
    Needless("Mode.windows", "R0: additional strikes are gained in a step", "('additional',)"),
    Needless("Mode.windows", "R0: stealth, intercept in block attempts", "('attempt',)"),
    Needless("Mode.windows", "R0: action modifiers, reactions in an action", "('action', 'attempt"),
    Needless("Mode.windows", "the action that the condition names", "('action',)"),
    Needless("Mode.windows", "the condition says that it is over", "('after_resolution',)"),
    Needless("Mode.windows", "the condition says that a card is played", "('as_played',)"),
    Needless("Mode.windows", "the condition says that something is paid", "('paying',)"),
    Needless("Mode.windows", "at any time, as nothing is said", "('unlock', 'master', 'minion'"),
    Needless("Mode.windows", "whenever one can react", "('as_played', 'action', 'attempt'"),
    Needless("Mode.windows", "the condition says it", "('combat_would_end',)"),
    Needless("Mode.windows", "the condition says it", "('has_burned',)"),
    Needless("Mode.windows", "the condition is that phase, or it is said", "('discard',)"),
    Needless("Mode.only", "the window says it", "CombatIs(word='would end')"),
    Needless("Mode.by", "its action says that it leaves torpor", "'actor in torpor'"),
    Needless("Mode.by", "the window says it: as a minion would be burned", "'doomed'"),
    Needless("Mode.by", "R0: convictions are taken by imbued", "'to an imbued'"),
    Needless("Mode.strike", "the strike of the weapon whose maneuver it is, said once"),
    Needless("Strike.gun", "the face says that the weapon is a gun"),
    Needless("Mode.only", '"(limited)"', "Table(word='bleed not limited')"),
    Needless("Either.conditions", '"(limited)"', "Table(word='bleed not limited')"),
    Needless("Mode.only", '"(limited)"', "WithinLimit()"),
    Needless("Mode.only", "beside the damage that it treats as normal", "FacingAggravated("),
    Needless("FacingAggravated.of_strike", "beside the damage that it treats as normal"),
    Needless("Mode.only", "the effect says it: instead of the target", "BleedFact(word='target"),
    Needless("Choose.aimed", "R0: the mark of a directed action, or of one that is aimed"),
    Needless("ChooseDistinct.aimed", "R0: the mark of a directed action, or of one that is aimed"),
    Needless("Choose.fights", "R0: nobody fights a minion of her own"),
    Needless("Block.effects", "who uses it: said where that one takes", "Remember(name='taker'"),
    Needless("Block.effects", "whose it was: it is her pool that goes", "Remember(name='holder'"),
    Needless("Remembers.name", "what was chosen, as the sentence beside it says"),
    Needless(
        "Ref.name", "the card found by the search beside it", "'found'", card="Coroner's Contact"
    ),
    Needless(
        "Counters.which",
        "the capacity beside it is of the same vampire",
        card="Tomb of Rameses III",
    ),
    Needless("Block.effects", "it is asked for as a choice of the card", "Remember(name='player'"),
    Needless("Aim.fights", "the rest of the sentence says that they enter combat"),
    Needless("EnterCombat.target_is_acting", "R0: the acting minion is the acting one in combat"),
    Needless("Ref.name", "who plays or uses the card enters combat", "'minion'", "EnterCombat.who"),
    Needless("Seats.of", '"its controller" is that of the card', "Ref(name='minion'", "Pool.seats"),
    Needless("Ref.name", '"its controller" is that of the card', "'minion'", "Seats.of"),
    Needless(
        "Ref.name",
        '"another card with the same name" is not the first',
        "'first'",
        "NamedLike.which",
    ),
    Needless("Ref.name", "nothing is the same as of another", "'minion'", "BecomeMinion.like"),
    Needless("Ref.name", "nothing is the same as of another", "'minion'", "BecomeVampire.like"),
    Needless("Ref.name", "that card: of those for each of which it is done", "'one'"),
    Needless("Add.to", "where nobody is named, who plays or uses it", "Ref(name='minion"),
    Needless("Add.until", '"during that combat" is said before it', "'combat'", "", "Rumble"),
    Needless("Ref.name", "where nobody is named, it is who plays the card", "'minion'", "Add.to"),
    Needless("Fits.card", "whom the change is about", "Ref(name='minion')", "Add.when"),
    Needless("Trigger.who", "this card, as where nobody is named", "Ref(name='card')"),
    Needless("Prevent.sources", "three words for the strikes of the opposing minion", "'"),
    Needless("PreventFrom.sources", "several words for strikes", "'"),
    Needless("PreventTo.sources", "three words for strikes", "'"),
    Needless("AnyOf.tests", "one of two words for a location", "Has(trait='keyword', value='loc"),
    Needless("AnyOf.tests", "one of two words for a location", "Has(trait='type', value='locat"),
    Needless("Has.trait", '"controlled by" is all that it is', "'controller'"),
    Needless("Get.name", "the name of a choice"),
    Needless("Get.kind", "the verb says it: equips, employs"),
    Needless("Bearable.kind", "the verb of the same sentence says it: equips, employs"),
    Needless("Bearable.free", "said where it is brought into play"),
    Needless("Bearable.less", "said where it is brought into play", "InBlood"),
    Needless("Get.less", "said where it is chosen how much of the cost is so paid", "InBlood"),
    Needless("Seats.word", "the name of a choice"),
    Needless("Chosen.name", "the name of a choice", "'number'"),
    Needless("Choose.most", '"any number"', "99"),
    Needless("ByLevel.inferior", '"at superior"', "", "Compare.greater"),
    Needless("ByLevel.superior", '"at superior"', "", "Compare.greater"),
    Needless("Static.word", "a maneuver, as nothing else is said", "'maneuver'"),
    Needless("Static.word", "R0: who must act must take the action of the card", "'this'"),
    Needless("MayDuringAction.once", '"once" is said of the round and the phase'),
    Needless("MayDuringAction.window", "when what it gives is of use"),
    Needless("MayDuringAction.when", "R0: intercept when needed", "Table(word='needs intercept')"),
    Needless("IllusionFights.part", '"half"', "2"),
    Needless("Seats.name", "among Methuselahs", "'each'", "Allocate.among"),
    Needless("Seats.name", "you, where nobody is named", "'you'", "LosePoints.seats"),
    Needless("Block.effects", "asked later: gained from a ground", "Mark(name='hunting ground'"),
    Needless("AnyOf.tests", '"chosen": one of both', "ChosenAs(", "", "Gurchon Hall"),
    Needless("Block.effects", "the choice is said", "Mark(name='fighter'"),
    Needless("Ref.name", "that card, which is named before", "'card'", "ShuffleInto.which"),
    Needless("Ref.name", "that card, which is named before", "'lost'", "NameAloud.which"),
    Needless("Ref.name", "that card, which is named before", "'lost'", "Discard.which"),
    Needless("Ref.name", "that card, which is named before", "'elder'", "Capacity.which"),
    Needless("Gather.name", "the name of a group, said where it is read"),
    Needless("Ref.name", "those that were chosen", "'purged'", "", "Baltimore Purge"),
    Needless("ChooseByName.aimed", "cards of an ash heap: nobody is aimed at", "True"),
    Needless(
        "Seats.name", '"each other Methuselah" is all that it is', "'others'", "AimAtOthers.seats"
    ),
    Needless("Aim.which", "each of those to which it is done", card="Shepherd's Innocence"),
    Needless("Those.places", "to which it is done", "", "Aim.which", "Shepherd's Innocence"),
    Needless("Those.tests", "to which it is done", "", "Aim.which", "Shepherd's Innocence"),
    Needless("AimAsChosen.which", "what was chosen, which is named before", card="Set's Curse"),
    Needless("Ref.name", "what was chosen, named before", "'cursed'", card="Set's Curse"),
    Needless("Help.most", "what it can come to before it is known, for whoever pays"),
    Needless("CostLeft.of", '"the rest of the cost"'),
    Needless("Ref.name", "of the combat in progress", "", "AtEnd.of"),
    Needless("Ref.name", "that card, which is named before", "'card'", "Fits.card"),
    Needless("Ref.name", "that card, which is named before", "'target'", "SkipUnlock.which"),
    Needless("Ref.name", "this vampire doubles itself", "'minion'", "BecomeDouble.which"),
    Needless("Ref.name", "rounds are counted, not a vampire's", "'minion'", "SoMuch.which"),
    Needless("Ref.name", "this card contests", "'card'", "Contests.card"),
    Needless("Ref.name", "the minion with this card, under another name", "'bearer'"),
    Needless("Static.who", "the minion with this card, as elsewhere", "Ref(name='bearer"),
    Needless("Trigger.who", "the minion with this card, as elsewhere", "Ref(name='bearer"),
    Needless("Counter.seats", "you, as where nobody is named", "Seats(name='you'"),
    Needless("Counter.cards", "whoever plays or uses it, as elsewhere", "Ref(name='minion'"),
    Needless("Votes.to", "whoever plays or uses it, as elsewhere", "Ref(name='minion'"),
    Needless("Add.word", "bleeding is what else is said", "'bleed'"),
    Needless("Add.word", "for cards that ask what prevents", "'for'"),
    Needless("Add.word", "for cards that ask what prevents", "'chi'", card="Far Fatuus"),
    Needless("Add.kind", '"is considered" is said of every trait', "'keyword'"),
    Needless("Taken.key", "the action of this card: it has one such", "'attack'"),
    Needless("Plus.times", '"minus"', "-1"),
    Needless("Seats.name", "the predator of the ousted one", "'others'", "EndTurn.left"),
    Needless("Count.which", "one or more, up to all", "Seats(name='each'", "ChooseSeat.most"),
    Needless("Add.until", '"in the first round" ends before it', "", "", "Hunter's Mark"),
    Needless("Compare.smaller", '"at superior"', "1", "", "Feral Hound"),
    Needless("Compare.smaller", '"at superior"', "1", "", "Marked Path"),
    Needless("Compare.smaller", '"at superior"', "1", "Trigger.when", "Blithe Acceptance"),
    Needless("Compare.smaller", '"at superior"', "1", "", "Enrage"),
    Needless("Trigger.who", "both combatants have the press step", "Involved(", "", "Trap"),
    Needless("Involved.word", "both combatants have the press step", "'fighters'", "", "Trap"),
    Needless("Trigger.who", "both have the press step", "Involved(", "", "Conquer the Beast"),
    Needless("Involved.word", "both have the press step", "'fighters'", "", "Conquer the Beast"),
    Needless("Mode.effect", "the choice is said", "", "", "Powerbase: Luanda"),
    Needless("Mode.effect", "R0: a conviction goes to an imbued", "Block(effects=(TakesConviction"),
    Needless("Mode.announce", '"that Methuselah"', "Block(effects=(ChooseSeat(seats=Seats("),
    Needless("Block.effects", '"that Methuselah"', "ChooseSeat(seats=Seats(name='remembered'"),
    Needless("Mode.only", "R0: stealth is added when it is needed", "Table(word='needs stealth')"),
    Needless("Mode.only", "R0: intercept is added when needed", "Table(word='needs intercept')"),
    Needless(
        "Mode.only",
        "R0: intercept is added when it is needed",
        "Table(word='blocker needs intercept')",
    ),
    Needless("Mode.only", "beside the bleed at you that it contains", "ActionIs(kinds=('bleed',)"),
    Needless("Those.tests", "the noun says it", "Is(word='vampire')"),
    Needless("Those.tests", "the noun says it", "Is(word='minion')"),
    Needless("Those.tests", "your library is in the verb", "Is(word='yours')", "Search.which"),
    Needless("Those.places", "the library is in the verb", "'library'", "Search.which"),
    Needless("Those.places", "beside ready and torpor: anywhere in play", "'incapacitated'"),
    Needless(
        "Block.effects", "R0: a hand is filled up again at once", "DrawUp(seats=Seats(name='you'"
    ),
    Needless("Block.effects", "the number is said where it is used", "ChooseX("),
    Needless("Block.effects", "the number is said where it is used", "ChooseNumber("),
    Needless("Mode.announce", "the number is said where it is used", "Block(effects=(ChooseX("),
    Needless(
        "Mode.announce", "the number is said where it is used", "Block(effects=(ChooseNumber("
    ),
    Needless("Choose.name", "the name of a choice"),
    Needless("ChosenAs.name", "the name of a choice"),
    Needless("ChooseNumber.name", "the name of a choice"),
    Needless("ChooseSeat.name", "the name of a choice"),
    Needless("ChooseDiscipline.name", "the name of a choice"),
    Needless("ChooseDiscipline.but", 'the names of the choices: "another" is said'),
    Needless("ChosenDisciplines.names", "the names of the choices"),
    Needless("ChooseClan.name", "the name of a choice"),
    Needless("TakesWord.name", "the name of a choice"),
    Needless("PickAtRandom.name", "the name of a choice"),
    Needless("Remember.name", "the name under which one minion is remembered"),
    Needless("Mark.name", "the name of a mark: no card sets two kinds"),
    Needless("Mark.until", "for how long it is asked of, where it is asked"),
    Needless("Trigger.event", "asked at the end of the phase", "'announces'", "", "Thirst"),
    Needless("Trigger.who", "asked at the end of the phase", "Those(", "", "Thirst"),
    Needless("Trigger.when", "asked at the end of the phase", "ActionIs(", "", "Thirst"),
    Needless("Trigger.effect", "asked at the end of the phase", "Block(", "", "Thirst"),
    Needless("Block.effects", "asked at the end of the phase", "Mark(name='not thirsty'"),
    Needless("Block.effects", "asked where it is used again", "Mark(name='fed'"),
    Needless("Block.effects", "asked where it is used again", "AsAnnounced("),
    Needless("Mode.announce", "asked where it is used again", "Block(effects=(AsAnnounced("),
    Needless("Block.effects", "asked where it is used again", "Mark(name='forcing votes'"),
    Needless("Ref.name", "the cards chosen for it", "'eaten'"),
    Needless("Ref.name", '"those two cards"', "'first'", "", "Babalawo Alafin (G4)"),
    Needless("Ref.name", '"those two cards"', "'second'", "", "Babalawo Alafin (G4)"),
    Needless("Trigger.who", "the fighter is yours", "Fighter(", "", "Gianna di Canneto"),
    Needless("Fighter.word", "the fighter is yours", "'yours'", "", "Gianna di Canneto"),
    Needless(
        "Counters.which", "X is said where it stands first", "Ref(name='card'", "", "Despiral"
    ),
    Needless("Counters.which", "as many as are burned", "Ref(name='card'", "", "Fatuus Mastery"),
    Needless("Seats.of", '"each other Methuselah"', "Seats(name='chosen'", "", "Finding the Path"),
    Needless("Seats.name", '"each other Methuselah"', "'chosen'", "", "Finding the Path"),
    Needless(
        "Add.until", '"during that combat" is said before it', "'combat'", "", "Purity of the Beast"
    ),
    Needless("CanBear.name", '"that card", which is named before'),
    Needless(
        "Trigger.who", "only retainers are employed", "Those(", "", "Baba Yaga, the Iron Hag (G5)"
    ),
    Needless(
        "Those.tests",
        "only retainers are employed",
        "Has(trait='type'",
        "",
        "Baba Yaga, the Iron Hag (G5)",
    ),
    Needless(
        "Seats.of", '"its controller" is that of each', "Ref(name='one'", "", "The Baron (G2)"
    ),
    Needless(
        "Ref.name", "this card, which is the target", "'target'", "", "Calebros, The Martyr (G2)"
    ),
    Needless("Seats.name", '"your prey" is said instead', "'chosen'", "", "Malabranca (G4)"),
    Needless("Marked.name", "the name of a mark: no card sets two kinds"),
)


def is_quiet(node: object, within: str) -> bool:
    """Whether a node says nothing with all that is in it, or is one card wherever it is."""
    kind = type(node).__name__
    if within in QUIET_FIELDS or kind in QUIET or (within, kind) in QUIET_WITHIN:
        return True
    tests = getattr(node, "tests", ()) if kind == "Those" else ()
    return any(repr(test).startswith(ONE_CARD) for test in tests)


def is_needless(part: str, value: str, within: str, card: str) -> bool:
    """Whether a part needs no words."""
    kind = value.partition("(")[0]
    quiet = part in QUIET_FIELDS or kind in QUIET or (part, kind) in QUIET_WITHIN
    return quiet or any(one.excuses(part, value, within, card) for one in NEEDLESS)
