"""Crypt keywords are data; what is not a keyword stays in the rest, word by word."""

from __future__ import annotations

from methuselah.pool import keywords, merged_keywords, pool


def test_a_vampire_without_abilities_is_sect_only():
    brazil = keywords(pool()["Brazil"])
    assert (brazil.sect, brazil.title, brazil.rest) == ("camarilla", None, "")
    assert brazil.only


def test_title_city_and_a_flat_bonus_leave_no_rest():
    prince = next(
        f for f in pool().crypt if f.text == "Camarilla Prince of Buenos Aires: +1 bleed."
    )
    read = keywords(prince)
    assert (read.title, read.city, read.bleed, read.rest) == ("prince", "Buenos Aires", 1, "")


def test_an_ability_stays_in_the_rest_beside_a_bonus():
    natasha = keywords(pool()["Natasha Volfchek"])
    assert natasha.title == "primogen"
    assert natasha.bleed == 1
    assert natasha.stealth == 0, "only on political actions"
    assert natasha.rest == "Natasha gets +1 stealth on political actions."


def test_a_justicar_has_the_office_of_a_clan():
    diana = keywords(pool()["Diana Iadanza"])
    assert (diana.title, diana.title_clan, diana.bleed) == ("justicar", "Toreador", 1)
    assert not diana.only


def test_votes_of_an_independent_count_either_way_they_are_written():
    assert keywords(pool()["Synesios"]).votes == 2
    assert keywords(pool()["Randall"]).votes == 1
    assert keywords(pool()["The Baron"]).votes == 2
    assert keywords(pool()["Anson"]).votes == 0
    for face in pool().crypt:
        printed = face.title if face.title and face.title[0].isdigit() else "0"
        assert keywords(face).votes == int(printed[0]), face.name


def test_words_of_keywords_are_flags():
    assert keywords(pool()["Harika Guljan"]).blood_cursed
    appius = keywords(pool()["Appius Claudius Corvus"])
    assert (appius.black_hand, appius.seraph, appius.stealth, appius.rest) == (True, True, 1, "")
    assert keywords(pool()["Midget"]).infernal
    assert keywords(pool()["Synesios"]).scarce
    assert keywords(pool()["Angelo"]).red_list
    assert keywords(pool()["Angelo"]).sterile
    assert not keywords(pool()["Anson"]).scarce


def test_slaves_flight_and_circles():
    luma = keywords(pool()["Luma, Stone Beauty"])
    assert (luma.slave_of, luma.flight) == ("Tremere", True)
    assert keywords(pool()["Pugfar"]).slave_of == "Tremere antitribu"
    circles = {keywords(f).circle for f in pool().crypt} - {None}
    assert circles == {"Budapest", "Chicago", "Kiev", "Mexico City", "Torrance"}
    assert keywords(pool()["Angelo"]).circle is None, "it names no circle of his own"


def test_what_only_a_merged_vampire_has_is_no_keyword():
    maria = keywords(pool()["Maria Stone (ADV)"])
    assert (maria.advanced, maria.strength, maria.sterile) == (True, -1, True)
    assert maria.rest.startswith("[MERGED]")


def test_what_a_vampire_has_while_merged():
    def read(name):
        return merged_keywords(pool()[name])

    assert (read("Kemintiri (ADV)").title, read("Kemintiri (ADV)").sect) == ("3 votes", None)
    assert (read("Dominique (ADV)").sect, read("Dominique (ADV)").city) == ("anarch", "Paris")
    melinda = read("Melinda Galbraith (G4 ADV)")
    assert (melinda.sect, melinda.title, melinda.bleed) == ("sabbat", "regent", 2)
    ashrad = read("Al-Ashrad, Amr of Alamut (G2 ADV)")
    assert (ashrad.title, ashrad.title_clan) == ("inner circle", "Banu Haqim")
    assert read("Batsheva (G4 ADV)").strength == 0, "in addition to another bonus: no keyword"
    assert read("Brazil").title is None


def test_a_capital_in_primogen_changes_nothing():
    odd = next(f for f in pool().crypt if f.text.startswith("Camarilla Primogen"))
    assert keywords(odd).title == "primogen"
    assert not keywords(odd).rest.startswith("Camarilla")


def test_a_word_is_read_or_left_over_never_lost():
    """The rest holds sentences as printed, in order."""
    for face in pool().crypt:
        position = 0
        printed = " ".join(face.text.split())
        for word in keywords(face).rest.split():
            position = printed.index(word, position) + len(word)


def test_a_third_of_the_crypt_is_keyword_only():
    only = [f for f in pool().crypt if keywords(f).only]
    print(f"{len(only)} of {len(pool().crypt)} crypt cards are keyword-only")
    assert len(only) == 624
    assert all("vampire" in f.types for f in only), "every imbued does something"
