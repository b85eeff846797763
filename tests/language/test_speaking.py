"""What definitions say of themselves: our own words for well known cards, as players write them."""

from __future__ import annotations

from pathlib import Path

import pytest

from methuselah.cards import definitions
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    YOU,
    burn_pool,
    choose,
    controlled_by,
    count,
    each,
    gain_blood,
    gain_pool,
    hand,
    modifier,
    on,
    ready,
    stealth,
    uncontrolled,
    vampire,
    younger,
    yours,
)
from methuselah.language.reading.seats import OTHERS, PREY
from methuselah.language.speaking import LONGEST, effect_words, gist, rules_text, way_gist
from methuselah.language.speaking.book import book
from methuselah.language.speaking.gists import _cut
from methuselah.language.speaking.speaker import Speaker
from methuselah.pool import pool
from methuselah.wording.book import Book


def named(name: str) -> Definition:
    """The definition of a card."""
    return definitions()[pool()[name].id]


def golden() -> dict[str, tuple[str, ...]]:
    """The sentences of each card in `sentences.txt`: our own words, not the printed ones."""
    file = Path(__file__).with_name("sentences.txt")
    cards = (card.split("\n") for card in file.read_text("utf-8").strip().split("\n\n"))
    return {name: tuple(line.strip() for line in lines) for name, *lines in cards}


GOLDEN = golden()


@pytest.mark.parametrize("name", GOLDEN)
def test_a_card_is_said_as_players_would_write_it(name: str) -> None:
    """Design, laws of the cards 6; generated, not the printed text."""
    assert rules_text(named(name)) == GOLDEN[name]


GISTS = {
    "Govern the Unaligned": "[dom] +2 bleed [DOM] 3 blood to a younger vampire",
    "Deflection": "[dom] redirect the bleed",
    "Bonding": "[dom] +1 bleed [DOM] +1 stealth, +1 bleed",
    "Enhanced Senses": "[aus] +1 intercept [AUS] +2 intercept",
    "Majesty": "[pre] combat ends [PRE] combat ends; unlock",
    ".44 Magnum": "2R damage · get 1 optional maneuver",
    "Kine Resources Contested": "allocate 4 points among 2 or more Methuselahs",
    "Wake with Evening's Freshness": "wake",
    "Blood Doll": "1 blood from it to your pool or 1 pool from your pool to it",
    "Heart of the City": "+1/2 bleed · can have only one Heart of the City",
    "Fame": "its controller burns 3 pool · that Methuselah burns 1 pool",
}


@pytest.mark.parametrize("name", GISTS)
def test_a_gist_says_the_most_important_first(name: str) -> None:
    """What limits a card, and what it only pays, is dropped before what it does."""
    assert gist(named(name)) == GISTS[name]


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        ("The Path of Metamorphosis", "en", "cards cost each Tzimisce vampire 1 less blood"),
        ("Therbold Realty", "fr", "les lieux vous coûtent 1 de sang ou réserve de moins"),
        ("Therbold Realty", "es", "lugares te cuestan 1 de sangre o reserva menos"),
        ("Malabranca (G4)", "en", "1 pool from your prey to your pool"),
        ("Malabranca (G4)", "fr", "1 de réserve de votre proie vers votre réserve"),
        ("Malabranca (G4)", "es", "1 de reserva de tu presa a tu reserva"),
    ],
)
def test_a_gist_says_who_pays_less_and_what_moves(name: str, language: str, words: str) -> None:
    """The ones that pay, not whoever the card is on."""
    assert words in gist(named(name), language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "to a younger vampire"),
        ("fr", "à un vampire plus jeune"),
        ("es", "a un vampiro más joven"),
    ],
)
def test_a_gist_says_who_may_gain(language: str, words: str) -> None:
    """A word that belongs to the noun stays with it where what stands behind is left out."""
    assert words in gist(named("Govern the Unaligned"), language)


def test_a_way_has_a_gist_of_its_own() -> None:
    """For the option that uses it: what it does, not what it costs where there is no room."""
    (lock,) = named("The Barrens").uses
    shot, maneuver = named(".44 Magnum").uses

    assert way_gist(named("The Barrens"), lock) == "discard a card in your hand"
    assert way_gist(named(".44 Magnum"), shot) == "2R damage"
    assert way_gist(named(".44 Magnum"), maneuver) == "get 1 optional maneuver"


def test_a_phrase_that_is_too_long_ends_between_two_words() -> None:
    """Never in the middle of one."""
    long = "word " * 20

    cut = _cut(long.strip())

    assert len(cut) <= LONGEST
    assert cut.rstrip("…").split() == ["word"] * (len(cut.split()))


def say(effect: object) -> str:
    """A part of a definition in English."""
    return effect_words(effect, named("Bum's Rush"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (gain_pool(1), "gain 1 pool"),
        (burn_pool(2, PREY), "your prey burns 2 pool"),
        (gain_blood(1), "this minion gains 1 blood"),
        (each(OTHERS, burn_pool(1)), "for each other Methuselah: they burn 1 pool"),
        (stealth(+1), "+1 stealth"),
    ],
)
def test_an_effect_names_who_does_it(effect: object, words: str) -> None:
    """You are addressed, everybody else is named."""
    assert say(effect) == words


def test_a_choice_is_said_where_it_is_first_mentioned() -> None:
    """And is "that vampire" from then on."""
    way = modifier(
        choose(uncontrolled(vampire, yours, younger)), gain_blood(1, TARGET), burn_pool(1)
    )
    speaker = Speaker(book("en"), way)

    assert speaker.block(way.announce) == ""
    assert speaker.say(way.effect.effects[0]) == (
        "add 1 blood to a younger vampire in your uncontrolled region"
    )
    assert speaker.say(way.effect.effects[0]) == "add 1 blood to that vampire"


def test_a_number_read_from_the_table_is_a_letter_explained_behind() -> None:
    """ "Gain X pool, where X is the number of ready vampires you control"."""
    effect = gain_pool(count(ready(vampire, yours)))
    speaker = Speaker(book("en"), effect)

    assert speaker.say(effect) + speaker.where() == (
        "gain X pool, where X is the number of ready vampires you control"
    )


def test_a_plural_and_a_controller() -> None:
    """The same tests, in each form of the noun."""
    speaker = Speaker(book("en"), None)
    which = on(vampire, controlled_by(PREY))

    assert speaker.which(which, "a") == "a vampire controlled by your prey"
    assert speaker.which(which, "many") == "vampires controlled by your prey"
    assert speaker.which(YOU) == "you"


def test_another_language_falls_back_to_english(tmp_path: Path) -> None:
    """A message that French lacks is said in English, as that of a new word may be."""
    for language, messages in (("en", "new = a new word\nold = old\n"), ("fr", "old = vieux\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(messages, "utf-8")
    french = Book("fr", tmp_path)

    assert (french.say("new", {}), french.say("old", {})) == ("a new word", "vieux")


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        (
            "fr",
            "Govern the Unaligned",
            (
                "[dom] Ⓓ Mordre avec +2 en morsure.",
                (
                    "[DOM] Action à +1 en discrétion. Ajoutez 3 de sang à un vampire plus jeune"
                    " dans votre zone non contrôlée."
                ),
            ),
        ),
        (
            "es",
            "Govern the Unaligned",
            (
                "[dom] Ⓓ Sangrar con +2 al sangrado.",
                (
                    "[DOM] Acción con +1 al sigilo. Añade 3 de sangre a un vampiro más joven en tu"
                    " zona no controlada."
                ),
            ),
        ),
        (
            "fr",
            "Uptown Hunting Ground",
            (
                "Mettez cette carte en jeu.",
                (
                    "Pendant votre phase de redressement, vous pouvez : ajoutez 1 de sang à un"
                    " vampire disponible que vous contrôlez n'ayant gagné de sang d'aucun terrain"
                    " de chasse ce tour-ci. Une seule fois par tour."
                ),
            ),
        ),
    ],
)
def test_a_card_is_said_in_the_language_of_the_reader(
    language: str, name: str, said: tuple[str, ...]
) -> None:
    """Whole sentences; nouns have their gender, "you can" its own form."""
    lines = rules_text(named(name), language)
    assert tuple(line.replace("\u00a0", " ") for line in lines) == said


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "une carte dans votre main"), ("es", "una carta en tu mano")]
)
def test_an_article_agrees_with_its_noun(language: str, said: str) -> None:
    """A card without more words is a feminine noun; a vampire in a hand is none."""
    speaker = Speaker(book(language), None)

    assert speaker.which(hand(yours), "a") == said
    assert speaker.which(hand(yours, vampire), "a").split(" ")[0] == "un"


def test_a_language_that_is_not_there_is_refused() -> None:
    """With the names of those that are."""
    with pytest.raises(KeyError, match="en, fr, es"):
        book("tlh")
