"""What single words come out as in the sentence of a card, in each language."""

from __future__ import annotations

import pytest

from methuselah.cards import definitions
from methuselah.language.speaking import rules_text
from methuselah.pool import pool


def lines(name: str, language: str = "en") -> str:
    """All that a card says, its spaces plain."""
    said = rules_text(definitions()[pool()[name].id], language)
    return " ".join(said).replace("\u00a0", " ")


MARKS = [
    ("Army of Rats", "en", "your prey burns 1 pool and mark this card"),
    ("Army of Rats", "en", "if there are no cards marked this turn"),
    ("The Ankou (G5)", "en", "unlocked, mark that minion"),
    ("The Ankou (G5)", "en", "burn a vampire marked this turn"),
    ("Cleansing Ritual", "en", "unlock each minion marked this turn"),
    ("Powerbase: Luanda", "en", "A ready vampire chosen this turn can take"),
    ("The Ankou (G5)", "fr", "marquez ce serviteur-là."),
    ("The Ankou (G5)", "fr", "brûlez un vampire marqué ce tour-ci"),
    ("The Ankou (G5)", "es", "marca ese siervo."),
    ("Heaven's Gate", "fr", "cet allié-là"),
    ("The Ankou (G5)", "es", "quema un vampiro marcado este turno"),
]
"""A mark is said where it is set and where it is asked for."""

TESTED = [
    ("Gurchon Hall", "en", "for which there are no ready vampires you control older than it"),
    ("Gurchon Hall", "fr", "plus vieux que celui-ci"),
    ("Gurchon Hall", "es", "mayor que él"),
    (
        "Grand Temple of Set",
        "en",
        "is more than its capacity, where X is the capacity of that vampire plus 1",
    ),
    ("Grand Temple of Set", "fr", "dépasse sa capacité"),
    ("Flames of Insurrection", "fr", "il peut : ajoutez 1 de sang à un vampire dans sa zone non"),
    ("Flames of Insurrection", "es", "puede: añade 1 de sangre a un vampiro en su zona no"),
    ("Flames of Insurrection", "es", "en su zona no controlada"),
    ("Brothers Grimm", "fr", "dans sa main"),
    ("Heidelberg Castle, Germany", "en", "If no action is in progress"),
    ("Heidelberg Castle, Germany", "fr", "aucune action n'est en cours"),
    ("Heidelberg Castle, Germany", "es", "no hay ninguna acción en curso"),
    ("Not to Be", "fr", "quand une carte d'événement est jouée"),
    ("Not to Be", "es", "cuando se juega una carta de evento"),
    ("Haqim's Law: Leadership", "en", "not younger than any of the ready Banu Haqim vampires"),
    ("Khabar: Glory", "fr", "Vous gagnez +4 de réserve"),
    ("Khabar: Glory", "es", "Ganas +4 de reserva"),
    ("Democritus (G1)", "fr", "chaque carte contestée que vous contestez"),
    ("Democritus (G1)", "es", "que disputas"),
    ("Therbold Realty", "fr", "Les lieux vous coûtent 1 de sang ou réserve de moins"),
    ("Therbold Realty", "es", "Lugares te cuestan 1 de sangre o reserva menos"),
    ("Grand Temple of Set", "es", "es mayor que su capacidad"),
    ("Cleansing Ritual", "en", "for which there is a card on it that is"),
]
"""The card that a test looks at is "it" in the test, not the minion of the definition."""

BEARERS = [
    (
        "Codex of the Edenic Groundskeepers",
        "en",
        "The bearer can take a Ⓓ bleed action that costs 1 blood if the bearer is a ready vampire",
    ),
    ("Codex of the Edenic Groundskeepers", "fr", "Le porteur peut faire une"),
    ("Codex of the Edenic Groundskeepers", "es", "El portador puede realizar una"),
    ("Call the Great Beast", "en", "The attached minion can take a +1 stealth action if"),
]
"""Whoever bears a card acts, if the bearer is what the action asks for."""

AIMED = [
    ("Phantom Speaker", "en", "block resolution is cancelled, and the action is still blocked"),
    ("Make an Example", "en", "damage on the acting minion and the blocking minion"),
    ("Unthinkable Humiliation", "en", "[pot] Minions must burn 1 blood or life to attempt"),
    ("Haven Uncovered", "en", "Any minion can take a Ⓓ +1 stealth action if"),
    ("Poison the Well of Life", "en", "[QUI] Ⓓ"),
    ("Call the Great Beast", "en", "The attached minion can take a +1 stealth action if"),
]
"""An action without a choice that is aimed at what another controls is directed."""

WHOSE_PHASE = [
    ("Vigil: The Thin Line", "en", "the blocking minion is a ready Defender minion"),
    ("Gracetius (G5)", "en", "If you have the Edge, this vampire can wake."),
    ("Eric Kressida (G4)", "en", "During another Methuselah's discard phase, if this card is"),
    ("Eric Kressida (G4)", "fr", "la phase de défausse d'un autre Mathusalem"),
    ("Eric Kressida (G4)", "es", "la fase de descarte de otro Matusalén"),
    ("Intisar (G2)", "en", "During your unlock phase, if you have the Edge"),
    ("Powerbase: Los Angeles", "en", "During your discard phase, you can lock"),
]
"""A window that is a phase says in whose turn; another one leaves that to the condition."""

CHOSEN = [
    ("Bestial Vengeance", "en", "Choose a retainer on this vampire and each round of this combat"),
    ("Bestial Vengeance", "fr", "Choisissez un suivant sur ce vampire et à chaque round"),
    ("Bestial Vengeance", "es", "Elige un criado en este vampiro y cada asalto de este combate"),
    ("Shadow of the Wolf", "en", "if it is the first additional strike of the round"),
    ("Shadow of the Wolf", "fr", "si c'est la première frappe supplémentaire du round"),
    ("Shadow of the Wolf", "es", "si es el primer golpe adicional del asalto"),
    ("Revelation of the Sire", "en", "This card is about what was chosen."),
    ("Revelation of the Sire", "en", "The attached minion is considered of the chosen clan."),
    ("Revelation of the Sire", "fr", "compte comme du clan choisi"),
    ("Revelation of the Sire", "fr", "cette carte concerne ce qui a été choisi"),
    ("Revelation of the Sire", "es", "cuenta como del clan elegido"),
    ("Revelation of the Sire", "es", "esta carta trata de lo elegido"),
    ("Field Training", "en", "gets +1 level of the chosen Discipline"),
]
"""A chosen word is a clan, a sect or a Discipline."""


NUMBERS = [
    ("Apparition", "en", "[CHI] Only usable"),
    ("Apparition", "en", "prevent 2 damage each round of this combat"),
    ("Apparition", "fr", "prévenez 2 de dégâts à chaque round"),
    ("Apparition", "es", "previene 2 de daño cada asalto"),
    ("Inquisition", "en", "Those vampires take 2 unpreventable environmental damage"),
    ("Inquisition", "fr", "Ces vampires-là subissent 2 de dégâts"),
    ("Inquisition", "es", "Esos vampiros sufren 2 de daño"),
    ("Expulsion", "fr", "ces serviteurs-là ne peuvent pas bloquer"),
    ("Expulsion", "es", "esos siervos no pueden bloquear"),
    ("Huitzilopochtli (G2)", "en", "burn 1 pool: you get +1 master phase action"),
    ("Aristotle de Laurent (G3)", "en", "each Methuselah gets +1 hand size"),
    ("Hecate (G5)", "en", "do this for the Methuselah being bled: they burn the top card of their"),
    ("Hecate (G5)", "fr", "la carte du dessus de sa bibliothèque"),
    ("Hecate (G5)", "es", "la carta de encima de su biblioteca"),
    ("Shilmulo Tarot", "en", "you can move the top card of your library to this card"),
]
"""One does, several do, and so do you."""


STATES = [
    ("Unmada (G5)", "en", "While this vampire is ready, you get"),
    ("Unmada (G5)", "fr", "Tant que ce vampire est disponible, vous"),
    ("Unmada (G5)", "es", "Mientras este vampiro está preparado,"),
    ("The Ankou (G5)", "en", "and this vampire is ready and unlocked, mark"),
    ("The Ankou (G5)", "fr", "ce vampire est disponible et redressé, marquez"),
    ("The Ankou (G5)", "es", "este vampiro está preparado y enderezado, marca"),
    ("Melange", "en", "this card is in an ash heap"),
    ("Street Cred", "en", "A vampire can play only one Street Cred each turn"),
    ("Loup", "en", "Only one Loup can be played each turn"),
    ("The Jones", "en", "can play only one The Jones at superior each round"),
    ("The Jones", "fr", "qu'un The Jones au niveau supérieur par round"),
    ("Charismatic Aura", "es", "un Charismatic Aura al nivel básico por asalto"),
    ("Weather Control", "en", "can play only one Weather Control each combat"),
    ("Martyr's Resilience", "en", "where Y is X plus 1"),
    ("Absorb the Mind", "en", "move a master Discipline card on"),
    ("Wind Dance", "en", "1 additional strike: dodge (limited)"),
    ("Cryptic Mission", "en", "Choose a minion or a retainer and if the chosen card is a vampire"),
    ("Kaymakli Fragment", "en", "a minion in combat can strike: steal this card"),
    ("Conquer the Beast", "fr", "1 poursuite obligatoire pour continuer le combat"),
    ("Young Bloods", "en", "and no combat is in progress, add 2 blood"),
    ("Disengage", "es", "juega una carta (agarre)"),
    ("Lord Tremere (G5)", "fr", "et si ce serviteur-là est incliné, redressez"),
    ("Lord Tremere (G5)", "es", "y si ese siervo está girado, endereza"),
    ("Abuse of Power", "es", "y ese siervo no está preparado, el controlador"),
    ("Abuse of Power", "es", "si ese siervo está preparado y este siervo no"),
    ("Disarm", "en", "this vampire is ready, not about to go to torpor and not about to be burned"),
    ("The Path of Typhon", "en", "if this minion is a vampire"),
]
"""What is said of a card that is known needs no noun."""

NOUNS = [
    ("Poacher's Hunting Ground", "en", "vampires you control that have gained no blood"),
    ("Powerbase: Savannah", "en", "lock a unique unlocked location you control"),
    ("Smash and Grab", "en", "Burn a location controlled by your prey or predator"),
    ("Smash and Grab", "fr", "un lieu contrôlé par votre proie ou votre prédateur"),
    ("Smash and Grab", "es", "un lugar controlado por tu presa o tu depredador"),
    ("Talbot's Chainsaw", "en", "enter combat with a ready minion."),
    ("Fee Stake: Boston", "en", "that does not contest its title"),
    ("Oblivion", "en", "a vampire without superior Oblivion"),
    ("Oblivion", "fr", "un vampire sans Oblivion supérieur"),
    ("Oblivion", "es", "un vampiro sin Oblivion superior"),
]
"""A keyword can be the noun; one of several Methuselahs is "or" and "another"."""

CONDITIONS = [
    ("Marijava Ghoul", "en", "While the action requires Presence"),
    ("Marijava Ghoul", "fr", "l'action demande Presence"),
    ("Sonar", "en", "Only usable if the action is not undirected"),
    ("Bleeding the Vine", "en", "it is not an out-of-turn card"),
    ("Bleeding the Vine", "fr", "ce n'est pas une carte jouée hors de son tour"),
    ("Bleeding the Vine", "es", "no es una carta fuera de turno"),
]
"""The opposite of a condition has words of its own."""

THEIRS = [
    ("Anarchist Uprising", "en", "where X is the number of minions they control"),
    ("Anarchist Uprising", "fr", "où X est le nombre de serviteurs qu'il contrôle"),
    ("Anarchist Uprising", "es", "donde X es el número de siervos que controla"),
    ("Judgment: Camarilla Segregation", "en", "phase, if there is a non-Camarilla vampire they"),
    (
        "Chaundice (G4)",
        "en",
        "This vampire can prevent up to 2 non-aggravated damage from strikes of",
    ),
]
"""What each of several Methuselahs loses is counted among what is theirs."""


ONCE_SAID = [
    ("Rumble", "en", "during that combat you get +1 hand size."),
    ("Rumble", "fr", "pendant ce combat +1 en taille de main."),
    ("Rumble", "es", "durante ese combate +1 al tamaño de la mano."),
    ("Bribes", "en", "each Methuselah who voted only for the referendum (but you) gains 1 pool"),
    ("Bribes", "fr", "n'a voté que pour le référendum (sauf vous) gagne 1"),
    ("Bribes", "es", "solo votó a favor del referéndum (salvo tú) gana 1"),
    (
        "Waxen Poetica",
        "en",
        "minion is not an ally or a vampire with Celerity, the",
    ),
    ("Waxen Poetica", "fr", "n'est pas un allié ou un vampire avec Celerity, le"),
    ("Waxen Poetica", "es", "no es un aliado o un vampiro con Celerity, el"),
]
"""How long is said once, who is left out behind the others; an ally is an ally."""


SUBJECTS = [
    ("Telepathic Counter", "en", "Reduce the bleed by 1."),
    ("Telepathic Counter", "fr", "Réduisez la morsure de 1."),
    ("Telepathic Counter", "es", "Reduce el sangrado en 1."),
    ("Omme Enberbenight (G4)", "en", "Cards requiring Mytherceria cost this vampire 1 less blood"),
    ("Muaziz, Archon of Ulugh Beg (G2)", "en", "Blood hunts cannot be called on this vampire"),
    (
        "Muaziz, Archon of Ulugh Beg (G2)",
        "fr",
        "Aucune chasse au sang ne peut être appelée contre",
    ),
    (
        "Muaziz, Archon of Ulugh Beg (G2)",
        "es",
        "No se pueden convocar cazas de sangre contra este",
    ),
    ("Omme Enberbenight (G4)", "fr", "coûtent à ce vampire 1 de sang de moins"),
    ("Omme Enberbenight (G4)", "es", "cuestan a este vampiro 1 de sangre menos"),
    ("Quickness", "en", "A vampire can play only one Quickness each round"),
    ("Quickness", "fr", "Un vampire ne peut jouer"),
    ("Quickness", "es", "Un vampiro solo puede jugar"),
    (
        "Concoction of Vitality",
        "en",
        "if the acting minion is the bearer, a vampire, the bearer can",
    ),
]
"""Who or what it is about stands at the beginning."""

SHORTER = [
    ("Mantle of the Moon", "en", "This action cannot be blocked."),
    ("Mantle of the Moon", "fr", "Cette action ne peut pas être bloquée."),
    ("Mantle of the Moon", "es", "Esta acción no se puede bloquear."),
    ("Heroic Might", "en", "gets +1 (superior: +2) strength"),
    ("Heroic Might", "en", "Only usable if this vampire does not have Heroic Might."),
    ("Heroic Might", "fr", "si ce vampire n'a pas Heroic Might."),
    ("Heroic Might", "es", "si este vampiro no tiene Heroic Might."),
    ("Wise Spider", "en", "Only usable if this vampire does not have Wise Spider."),
    ("Conservative Agitation", "en", "where X is the number of Methuselahs."),
    ("Sudden Reversal", "en", "Only usable as another Methuselah plays a master card."),
    ("Bleeding the Vine", "en", "as a master card of another Methuselah is played"),
    ("Bleeding the Vine", "fr", "d'un autre Mathusalem est jouée"),
    ("Bleeding the Vine", "es", "de otro Matusalén"),
    ("Harass", "en", "with 1 optional press to continue that combat"),
    ("Sengir Dagger", "en", "strike: strength aggravated damage"),
    ("The Gate of Acheron", "en", "remove one of library cards in their ash heap at random from"),
    ('J. Oswald "Ozzy" Hyde-White (G3)', "en", "if that number is 2 or less"),
    ("Third Tradition: Progeny", "en", "with 1 capacity, with the clan of this minion"),
    ("Taunt the Caged Beast", "en", "a ready vampire, with 1 optional maneuver"),
    ("Sakhar (G7)", "en", "search your library for an equipment,"),
]
"""What is clear anyway is not said."""


BECOME = [
    (
        "Jake Washington",
        "en",
        "as a unique mortal ally with 1 life, 0 strength and 0 bleed: “During your",
    ),
    (
        "Jake Washington",
        "en",
        "you can burn this card: add X blood to a ready vampire with no blood",
    ),
    ("Jake Washington", "fr", "un allié mortel unique avec 1 de vie, 0 de force et 0 de morsure"),
    ("Jake Washington", "fr", "un vampire disponible sans sang"),
    ("Jake Washington", "es", "un aliado mortal único con 1 de vida, 0 de fuerza y 0 de sangrado"),
    ("Jake Washington", "es", "un vampiro preparado sin sangre"),
    ("Blood Brother Ambush", "en", "cards that require basic Potence as a vampire"),
    (
        "Blood Brother Ambush",
        "en",
        "“This ally can strike: 2R damage”, “After a combat of this ally, burn",
    ),
    ("Blood Brother Ambush", "fr", "« Cet allié peut : frappe : 2R dégâts »"),
    ("Blood Brother Ambush", "es", "«Este aliado puede: golpe: 2R de daño»"),
    (
        "Call the Great Beast",
        "en",
        "choose a Discipline, choose another Discipline, choose another",
    ),
    (
        "Call the Great Beast",
        "en",
        "a unique Independent vampire with 9 capacity, 4 strength and 3 bleed",
    ),
    ("Call the Great Beast", "en", "with the chosen Disciplines at superior; it is infernal"),
    ("Call the Great Beast", "en", "enter combat with a ready minion"),
    ("Call the Great Beast", "en", "prevent up to 1 damage each combat"),
    (
        "Call the Great Beast",
        "fr",
        "Disciplines choisies au niveau supérieur ; il est infernal",
    ),
    ("Call the Great Beast", "es", "las Disciplinas elegidas al nivel superior; es infernal"),
    ("Shock Troops", "en", "with its Discipline; it gets -1 stealth, cannot bleed and cannot take"),
    (
        "Shock Troops",
        "fr",
        "il a -1 en discrétion, ne peut pas mordre et ne peut pas faire d'actions",
    ),
    ("Shock Troops", "es", "tiene -1 al sigilo, no puede sangrar y no puede realizar acciones"),
    (
        "Spell of Life",
        "en",
        "as a unique mummy ally with X life, 2 strength and 1 bleed: “This ally",
    ),
    ("Spell of Life", "en", "where X is the capacity of that card"),
    ("Spell of Life", "fr", "un allié momie unique avec X de vie"),
    ("Spell of Life", "es", "un aliado momia único con X de vida"),
    (
        "Absimiliard's Army",
        "en",
        "they can put the top card of their library into play ready as a ghoul",
    ),
    ("Absimiliard's Army", "en", "without a name or text of its own with 2 life"),
    ("Absimiliard's Army", "en", "it is removed from the game when it is burned"),
    ("Absimiliard's Army", "fr", "mettez la carte du dessus de sa bibliothèque en jeu"),
    ("Absimiliard's Army", "es", "pon la carta de encima de su biblioteca en juego"),
    ("Dual Form", "en", "with X capacity, with the clan, sect and Disciplines of this vampire"),
    ("Dual Form", "en", "“When this card or one of its doubles leaves the ready region, burn the"),
    (
        "Unleash Hell's Fury",
        "en",
        "as a unique vampire with 9 capacity; it wakes, is infernal and gets +2",
    ),
    (
        "Unleash Hell's Fury",
        "en",
        "takes 1 unpreventable environmental aggravated damage and burn this",
    ),
    ("Unleash Hell's Fury", "fr", "un vampire unique avec 9 de capacité"),
    ("Unleash Hell's Fury", "es", "un vampiro único con 9 de capacidad"),
]
"""What a card becomes is said with all that it is and can do."""

READ_WRONG = [
    ("Lunatic Eruption", "en", "the attached minion must enter combat by the action of this card"),
    ("Lunatic Eruption", "fr", "doit entrer en combat par l'action de cette carte"),
    ("Lunatic Eruption", "es", "debe entrar en combate con la acción de esta carta"),
    ("Heaven's Gate", "en", "That ally cannot block this turn."),
    ("Heaven's Gate", "en", "Only usable as a minion would be burned or go to torpor"),
    ("Heaven's Gate", "en", "by a ready unlocked vampire that is not in this combat"),
    ("Heaven's Gate", "en", "If that ally has no life, add 1 life to that ally."),
    ("Heaven's Gate", "en", "add 2 life to that ally (up to the life with which it started)"),
    ("Heaven's Gate", "fr", "ne peut pas bloquer pour ce tour"),
    ("Heaven's Gate", "fr", "Si cet allié-là n'a pas de vie, ajoutez 1 de vie"),
    ("Heaven's Gate", "es", "no puede bloquear en este turno"),
    ("Heaven's Gate", "es", "Si ese aliado no tiene vida, añade 1 de vida"),
    ("Carver's Meat Packing and Storage", "en", "During any unlock phase, a ready vampire can"),
    ("Carver's Meat Packing and Storage", "en", "During your master phase, you can lock"),
    ("Carver's Meat Packing and Storage", "fr", "n'importe quelle phase de redressement"),
    ("Carver's Meat Packing and Storage", "es", "durante cualquier fase de enderezar"),
    ("Garibaldi-Meucci Museum", "en", "there are 2 or more Anarch vampires in combat"),
    ("Garibaldi-Meucci Museum", "fr", "2 vampires Anarch au combat"),
    ("Garibaldi-Meucci Museum", "es", "2 vampiros Anarch en combate"),
    ("Malleable Visage", "en", "resolving the block, unlock the acting minion, and this vampire"),
    ("Malleable Visage", "fr", "redressez le serviteur qui agit"),
    ("Malleable Visage", "es", "endereza el siervo que actúa"),
    (
        "Betrayer",
        "en",
        "Choose and remember a vampire controlled by another Methuselah with the same",
    ),
    ("Betrayer", "en", "with the same name as a vampire in your uncontrolled region"),
    ("Betrayer", "en", "During the remembered minion's controller's unlock phase"),
    ("Betrayer", "en", "if that vampire is the remembered minion, burn this card"),
    ("Betrayer", "fr", "du contrôleur du serviteur retenu"),
    ("Betrayer", "es", "del controlador del siervo recordado"),
    (
        "Ancient Influence",
        "en",
        "for each Methuselah: they choose a ready vampire they control (or none)",
    ),
    ("Ancient Influence", "en", "where X is the capacity of the chosen minion they control"),
    ("Ancient Influence", "fr", "la capacité du serviteur choisi qu'il contrôle"),
    ("Ancient Influence", "es", "la capacidad del siervo elegido que controla"),
    ("Alamut", "en", "you can burn X counters from this card"),
    ("Alamut", "fr", "brûlez X marqueurs de cette carte"),
    ("Alamut", "es", "quema X contadores de esta carta"),
]
"""Sentences that said something else than the card does, or left a part of it out."""


LEFT_OUT = [
    ("Brothers Grimm", "en", "in their hand or the Methuselah who used this ability gains control"),
    ("Brothers Grimm", "fr", "le Mathusalem qui a utilisé cette capacité prend le contrôle"),
    ("Brothers Grimm", "es", "el Matusalén que usó esta habilidad toma el control"),
    ("Specialization", "fr", "et une carte différente dans votre main"),
    ("Specialization", "es", "y una carta distinta en tu mano"),
    ("Twilight Camp", "fr", "sort de la zone non contrôlée, vous pouvez : brûlez 1 marqueur"),
    ("Twilight Camp", "es", "de esta carta y haz que ese siervo se vuelva Anarch"),
    ("Theo Bell (G2 ADV)", "fr", "titré justicar ou membre du Cercle intérieur"),
    ("Theo Bell (G2 ADV)", "es", "el título de justicar o miembro del Círculo interior"),
    ("Eddie Gaines (G3)", "fr", "si la chasse est réussie"),
    ("Eddie Gaines (G3)", "es", "si la caza tiene éxito"),
    ("Ellison Humboldt (G3)", "en", "must vote in favor in this referendum"),
    ("Ellison Humboldt (G3)", "fr", "doit voter pour lors de ce référendum"),
    ("Ellison Humboldt (G3)", "es", "debe votar a favor en este referéndum"),
    (
        "Parity Shift",
        "en",
        "Choose another Methuselah (if that Methuselah's pool is more than your pool)",
    ),
    ("Parity Shift", "en", "among one or more Methuselahs but the chosen one"),
    ("Eat the Rich", "en", "one or more Methuselahs burn X pool"),
    ("Eat the Rich", "fr", "un ou plusieurs Mathusalems"),
    ("Brujah Frenzy", "en", "The acting minion enters combat with that minion"),
    ("Brujah Frenzy", "es", "El siervo que actúa entra en combate con ese siervo"),
    ("Horrid Reality", "en", "from the top for a weapon, equip with the first one"),
    ("Horrid Reality", "en", "At the end of combat, burn that card"),
    ("Monkey Wrench", "en", "X is a number from 1 to 3"),
    (
        "Veil the Legions",
        "en",
        "The next X actions of minions you control this turn get +1 stealth",
    ),
    ("Uriah Winter (G1)", "en", "if your prey's pool is more than your pool, your prey takes"),
    ("Political Struggle", "en", "where X is the votes of the minion with this card"),
    ("Wash", "en", "if a master card of your predator is played or a master card of your prey"),
    ("Hide the Mind", "en", "as a combat card that requires Auspex is played"),
    ("Hide the Mind", "fr", "qui demande Auspex"),
    ("Absolution of the Diabolist", "en", "Out of turn, or in your own turn."),
    ("Lord Ashton (G3)", "en", "for a master card for Animalism, Fortitude or Protean"),
    ("Spirit Marionette", "en", "That minion must bleed with +1 bleed this turn"),
    ("Annabelle Triabell (G3)", "en", "each Toreador vampire gets +1 bleed this turn"),
    ("Shock Troops", "en", "The X of its cost is the number of those masters."),
    (
        "Soul of the Earth",
        "en",
        "pays blood or pool for a card requiring Gargoyle (ally or retainer)",
    ),
    ("Game of Malkav", "en", "chooses a number up to X in secret"),
    ("Gnaeus Aemilius Augustinus (G6)", "en", "(chosen by your prey)"),
    ("Nose of the Hound", "en", "with 2 optional maneuvers that combat"),
    ("Nose of the Hound", "fr", "avec 2 manœuvres facultatives"),
    ("Ghouled Street Thug", "en", "as a vampire with capacity 2"),
    ("Draba", "en", "you still control it"),
    ("Rewind Time", "en", "Usable even while there is no action."),
    ("Force of Will", "en", "by a ready vampire while locked"),
    ("Feast of the Soul's Secrets", "en", "ready, in torpor or in your uncontrolled region"),
    ("Crusade: Amsterdam", "en", "(Amsterdam)"),
    ("Guillaume Giovanni (G4)", "fr", "une action (emploi ou recrutement)"),
    ("Flurry of Action", "es", "si la acción de sangrar tiene éxito"),
]
"""Parts that left no trace: limits, whom it is about, what is paid, which kind."""


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        *(*BECOME, *READ_WRONG, *LEFT_OUT),
        *(*SUBJECTS, *SHORTER, *ONCE_SAID),
        *(*MARKS, *TESTED, *BEARERS, *AIMED, *WHOSE_PHASE, *CHOSEN, *NUMBERS),
        *(*STATES, *NOUNS, *CONDITIONS, *THEIRS),
    ],
)
def test_a_word_says_what_it_means(name: str, language: str, words: str) -> None:
    """In the sentence that a reader of the card sees."""
    assert words.casefold() in lines(name, language).casefold()


def test_what_is_said_twice_is_said_once() -> None:
    """The window of an ability and its condition may say the same."""
    said = lines("Powerbase: Los Angeles").casefold()

    assert said.count("during your discard phase") == 1
    assert "during any discard phase" not in said
    assert "no Gehenna cards" in lines("Emergency Powers")
