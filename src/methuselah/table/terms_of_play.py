"""The terms that rules and cards use (R3 11, Wording Templates, Rules Glossary, Imbued Rules)."""

from __future__ import annotations

from typing import Final

from methuselah.table.term import Term

__all__ = ["TERMS"]

GLOSSARY: Final = "R3 Rules Glossary"

TERMS: Final = (
    # -- special terms ----------------------------------------------------------------------------
    Term(
        "Blood cursed",
        "A trait of vampires that are kept from diablerie: neither their action nor a card lets "
        "them commit it.",
        "R3 11; RB24 7",
    ),
    Term(
        "Infernal",
        "A minion that stays locked when the others unlock. In its controller's unlock phase 1 "
        "pool unlocks it, also when something else keeps it locked.",
        "R3 11; R3 4",
    ),
    Term(
        "Red List",
        "Minions with a price on their heads. A master phase action marks one for the turn; then "
        "each ready vampire of that Methuselah may attack it once, for 1 blood at +1 stealth. Who "
        "burns it so earns trophies before any blood hunt.",
        "R3 11; RB24 7",
    ),
    Term(
        "Trophy",
        "A master card that does nothing until it is moved to a vampire that has burned a Red List "
        "minion in combat or by a directed action. One may be fetched then; others in play come if "
        "their controllers like. It is awarded once only.",
        "R3 1.6.2; R3 11",
    ),
    Term(
        "Research area",
        "A place for cards that some effects set aside: face down, out of play, seen by their "
        "keeper, and out of reach of whatever does not name it.",
        "R3 11",
    ),
    Term(
        "Scarce",
        "Bringing such a vampire out of the uncontrolled region costs 3 pool for each of its clan "
        "that you control already; in the comprehensive edition for each in play.",
        "RB24 7; R3 11",
    ),
    Term(
        "Slave",
        "A minion bound to a clan. Without a ready member of that clan on its side it takes no "
        "directed action; and it may be locked to fight in the place of a blocked one, who "
        "unlocks.",
        "R3 11; RB24 7",
    ),
    Term(
        "Sterile",
        "A vampire that takes no action which puts another vampire in play.",
        "R3 11; RB24 7",
    ),
    Term(
        "Title",
        "A rank of a vampire that is worth votes. A vampire has one at most; a new one replaces "
        "it. Outside the fitting sect (or clan) it sleeps, and is given up as soon as it is "
        "contested.",
        "R3 10; RB24 6",
        ("Titled vampire", "Titled"),
    ),
    Term(
        "Title card",
        "A card that stands for a title. It is burned when the title is lost or yielded; a contest "
        "for a unique one is paid with the blood of the vampire.",
        "R3 11",
    ),
    Term(
        "Unique",
        "Only one of these can be in play. When somebody brings out a second one, both are "
        "contested until all but one have been yielded.",
        "R3 11; R3 4.1",
    ),
    Term(
        "Vulnerability",
        "A weak spot of a vampire: damage from weapons with the named trait is aggravated to it.",
        "R3 11",
        ("Vulnerable",),
    ),
    Term(
        "Wake",
        "An effect by which a locked minion reacts and blocks for the rest of the action as if it "
        "were unlocked. It may be used even as another card is being played. Unlocking alone is no "
        "wake, and a price of locking cannot be paid by a minion that is only awake.",
        "R3 11; RB24 8",
    ),
    # -- wording ----------------------------------------------------------------------------------
    Term(
        "During X, do Y",
        "Once in each X with each card that says so: a Vessel moves blood once in an unlock phase.",
        "R3 Wording Templates; RB24 3",
        ("during",),
    ),
    Term(
        "Cancel",
        "A cancelled card has no effect and was played all the same: its cost is paid unless the "
        "canceller says otherwise. A cancelled strike card leaves another strike to be chosen. For "
        "a cancelled action card nothing is paid, the minion does not lock and may try it again.",
        "R3 Wording Templates; RB24 3",
        ("Cancel a card", "Cancelled"),
    ),
    Term(
        "Lock X to do Y",
        "Locking is the price, so that a minion which is locked already cannot pay it, awake or "
        'not. "Lock X. Do Y" is no price and can be done by a locked minion that is awake.',
        "R3 Wording Templates; RB24 3",
    ),
    Term(
        "Search",
        "Look through your library or crypt for a card, which you need not name beforehand and "
        "need not find. What was searched is shuffled.",
        "R3 Wording Templates; RB24 3",
    ),
    # -- glossary ---------------------------------------------------------------------------------
    Term("Acting minion", "The minion whose action is in progress.", GLOSSARY),
    Term(
        "Action card",
        "A card by which a minion takes an action; equipment, retainers, allies and political "
        "actions are such cards too.",
        GLOSSARY,
    ),
    Term(
        "Action modifier",
        "A card that the acting minion plays to change its action; the same one once an action.",
        GLOSSARY,
        ("Modifier",),
    ),
    Term(
        "Additional strike",
        "A strike more in the same round, at the same range, after the first pair.",
        "R3 6.4.3.3",
    ),
    Term(
        "Aggravated damage",
        "Damage that no blood mends: it wounds a vampire, and may burn one that is wounded.",
        "R3 6.4.6",
        ("Aggravated",),
    ),
    Term(
        "Ally",
        "A minion that is no vampire. One that was recruited does not act in the same turn.",
        "R3 6.1.5",
    ),
    Term(
        "Ash heap",
        "Where your burned and discarded cards lie, open to all. An action at cards in an ash heap "
        "is never directed.",
        GLOSSARY,
        ("Discard pile",),
    ),
    Term("Attached", "On another card, or with another card on it.", GLOSSARY),
    Term(
        "Bearer",
        "The minion that has an equipment. A kind of bearer named in the text is needed to use it.",
        GLOSSARY,
    ),
    Term(
        "Bleed",
        "An action that burns pool of the prey: 1 unless changed. One a turn for each minion; with "
        "1 or more its Methuselah takes the Edge.",
        "R3 6.1.1",
    ),
    Term(
        "Block",
        "To stop an action, with intercept that reaches the stealth of the acting minion. The "
        "blocker locks and they fight.",
        "R3 6.2.2",
    ),
    Term(
        "Blocking minion",
        "The minion that is attempting to block, or that has blocked, the action.",
        GLOSSARY,
    ),
    Term(
        "Blood",
        "The counters on a vampire: they mend damage and pay for cards.",
        GLOSSARY,
        ("Blood counter",),
    ),
    Term("Blood bank", "The counters that nobody has. It never runs out.", GLOSSARY, ("Bank",)),
    Term(
        "Blood hunt",
        "After a diablerie a referendum is held whether the diablerist is burned. It is no action: "
        "nothing blocks it, and no modifiers or reactions are played.",
        "R3 6.5.6",
        ("Wild hunt",),
    ),
    Term(
        "Burn",
        "To put a card in play on its owner's ash heap, or a counter back in the bank.",
        "R3 1.1",
    ),
    Term(
        "Burn option",
        "A card with this icon may be discarded in any unlock phase by a Methuselah without a "
        "minion that meets its requirements: one card in each such phase.",
        "R3 1.6.1.3; RB24 4",
    ),
    Term(
        "Capacity",
        "How much blood a vampire holds, what it costs to bring out, and how old it is: the "
        "larger, the older. Never below 1.",
        "R3 1.5.2",
        ("Older", "Younger", "Age"),
    ),
    Term(
        "Circle",
        "The band of a Blood Brother. A vampire without one is a circle of its own.",
        GLOSSARY,
    ),
    Term("Combat card", "A card that a minion plays while it is in combat.", GLOSSARY),
    Term(
        "Combat ends",
        "A strike that ends combat at any range before other strikes resolve.",
        "R3 6.4.5.6",
    ),
    Term(
        "Contest",
        "A struggle for a unique card, paid with 1 pool in each of your unlock phases, or for a "
        "unique title, paid with blood of the vampire. Who does not pay yields.",
        "R3 4.1; R3 4.2",
        ("Contested card", "Contested title", "Yield"),
    ),
    Term(
        "Controlled region", "What is yours in play: ready, in torpor, and other cards.", "R3 2.3"
    ),
    Term("Crypt", "The deck of the minions that you may bring out.", "R3 1.2"),
    Term(
        "Diablerie",
        "A ready vampire drinks another one out: it takes all its blood and, if it likes, its "
        "equipment; the victim is burned, and an older one may leave it a Discipline.",
        "R3 6.5.5",
        ("Diablerize", "Diablerise"),
    ),
    Term("Diablerist", "A vampire that commits diablerie.", "R3 6.5.5"),
    Term(
        "Directed action",
        "An action at another Methuselah or something of hers: only those at whom it is directed "
        "may block.",
        "R3 6.2.2.1",
        ("Directed",),
    ),
    Term("Discard", "To move a card from the hand to the ash heap.", GLOSSARY),
    Term(
        "Dodge",
        "A strike that keeps its minion and what is on it from the opposing strike; not its "
        "retainers.",
        "R3 6.4.5.5",
    ),
    Term(
        "Edge",
        "A token for whoever bled successfully last: worth 1 pool in her unlock phase, or 1 "
        "vote if it is burned.",
        "R3 1.2; R3 4",
        ("The Edge",),
    ),
    Term("Equipment", "A thing on a minion, taken by an equip action at +1 stealth.", "R3 6.1.3"),
    Term("Employer", "The minion that a retainer serves.", GLOSSARY),
    Term(
        "First strike",
        "A strike that resolves before ordinary ones; whoever it fells does not strike back.",
        "R3 6.4.5.4",
    ),
    Term("Hunt", "An action of a vampire, at +1 stealth, to gain 1 blood.", "R3 6.1.2"),
    Term("Influence phase", "The fourth phase: transfers are spent, vampires come out.", "R3 7"),
    Term(
        "Intercept",
        "What lets a minion block stealthy actions. It is added only while it is lacking.",
        "R3 6.2.2.2",
    ),
    Term("Library", "The deck from which the hand is drawn.", "R3 1.2"),
    Term("Life", "The counters of an ally or a retainer. Without them it is burned.", GLOSSARY),
    Term("Lock", "To turn a card sideways, as used.", "R3 1.1", ("Locked", "Tap", "Tapped")),
    Term(
        "Maneuver",
        "What changes the range of a round, from close to long or back.",
        "R3 6.4.2",
    ),
    Term(
        "Master card",
        "A card that a Methuselah plays herself with a master phase action.",
        "R3 1.6.2",
        ("Master",),
    ),
    Term(
        "Master phase action",
        "What may be done in a master phase: one by default, and lost if it is not used.",
        "R3 5",
    ),
    Term("Minion", "A vampire or an ally.", GLOSSARY),
    Term("Minion card", "A card that a minion plays.", GLOSSARY),
    Term(
        "Out-of-turn master",
        "A master card played in another's turn against one's next master phase; no second one "
        "before that, cancelled or not.",
        "R3 1.6.2",
        ("Out-of-turn", "Out of turn"),
    ),
    Term(
        "Trifle",
        "A master card that gives back a master phase action: one in each master phase.",
        "R3 1.6.2",
    ),
    Term("Polling", "The step of a referendum in which votes and ballots are cast.", "R3 6.3.2"),
    Term(
        "Ballot",
        "What a priscus casts in the sub-referendum that decides where the 3 votes of the "
        "prisci go.",
        "R3 6.3.3.4",
        ("Prisci block", "Sub-referendum"),
    ),
    Term("Pool", "A Methuselah's own counters. Without pool she is ousted.", GLOSSARY),
    Term("Predator", "Who sits to your right: you are her prey.", "R3 2.1"),
    Term(
        "Press",
        "What makes combat go on for another round, or takes such a press back.",
        "R3 6.4.4",
    ),
    Term("Prey", "Who sits to your left, and who must go.", "R3 2.1"),
    Term(
        "Reaction card",
        "A card of a ready unlocked minion during the action of another Methuselah's minion.",
        "R3 1.6.3",
        ("Reaction",),
    ),
    Term("Reflex", "A card that cancels a kind of card as it is played.", "R3 1.6.3"),
    Term("Ready region", "Where minions are that can act, block and fight.", "R3 2.3", ("Ready",)),
    Term(
        "Referendum",
        "Terms, votes, and what passes: the vote that a political action or a diablerie brings.",
        "R3 6.3.2",
    ),
    Term("Retainer", "A servant on a minion, with life of its own, that does not act.", "R3 6.1.4"),
    Term(
        "Stealth",
        "What keeps an action from being blocked while it is above the intercept of the "
        "blocker. It is added only while it is needed.",
        "R3 6.2.2.2",
    ),
    Term("Strength", "The damage of a hand strike: 1 by default.", "R3 6.4.5.1"),
    Term(
        "Strike",
        "What a minion does to the other in a round of combat, dodging included.",
        "R3 6.4.3",
    ),
    Term(
        "Hand strike", "The strike of a minion without better means, at close range.", "R3 6.4.5.1"
    ),
    Term(
        "Torpor",
        "Where wounded vampires lie: controlled, not ready, and a prey for diablerie.",
        "R3 6.5",
        ("Torpor region",),
    ),
    Term(
        "Transfer",
        "What an influence phase gives: it moves pool to uncontrolled vampires, or brings new "
        "ones.",
        "R3 7",
    ),
    Term("Uncontrolled region", "Your crypt cards that are not out yet, face down.", "R3 2.3"),
    Term(
        "Undirected action",
        "An action at nobody else: prey and predator may block it.",
        "R3 6.2.2.1",
        ("Undirected",),
    ),
    Term("Unlock", "To turn a locked card upright.", "R3 1.1", ("Unlocked", "Untap")),
    Term(
        "Victory point",
        "One for the prey that is ousted, one for being the last. The most points win.",
        "R3 9.1",
    ),
    Term(
        "Withdraw",
        "To leave the game with a victory point: announced with an empty library and a short hand, "
        "and undone by any combat or any loss of blood or pool before the next unlock phase.",
        "R3 9.2",
    ),
    Term("Wounded", "With damage that is not mended, on the way to torpor or in it.", "R3 6.4.6"),
    Term(
        "Draft effect",
        "A way to use a card that only counts in limited tournaments; otherwise it is void.",
        "R3 1.6.1.6",
        ("Draft",),
    ),
    # -- the imbued -------------------------------------------------------------------------------
    Term(
        "Imbued",
        "Crypt cards that are mortal allies: they come out for their life, bleed for 1, and fall "
        "into the incapacitated region instead of being burned.",
        "R3 Imbued Rules 1",
    ),
    Term(
        "Conviction",
        "A card played on an imbued in your unlock phase, from the hand or the ash heap: one on "
        "each imbued, five at most. Some effects are paid with it.",
        "R3 Imbued Rules 2",
    ),
    Term(
        "Power",
        "A card that an imbued gets by an action at +1 stealth, after which it unlocks; never "
        "two of a kind. What bears an icon is used by locking it.",
        "R3 Imbued Rules 3",
    ),
    Term("Creed", "What a clan is to vampires, of an imbued.", "R3 Imbued Rules 1"),
    Term(
        "Virtue",
        "What a Discipline is to vampires, of an imbued, with one level.",
        "R3 Imbued Rules 1",
    ),
    Term(
        "Monster",
        "A vampire, or an ally or retainer that is neither mortal nor animal.",
        "R3 Imbued Rules 4",
    ),
    Term(
        "Incapacitated",
        "An imbued without life: controlled and not ready. Three convictions in its unlock phase "
        "bring it back; any minion may burn it by an action.",
        "R3 Imbued Rules 5",
        ("Incapacitated region",),
    ),
)
"""The terms of the rules."""
