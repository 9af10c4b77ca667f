# ruff: noqa: RUF001  (foreign alphabets are what is tested)
"""Forms that people type, language by language; every one was written down by hand."""

import pytest

from garabato.kit.word_match import tokens
from garabato.words.inflection import RULES, Traits, forms_of

ALIVE, MANY = Traits(alive=True), Traits(many=True)

PLURALS = {
    "en": """apple apples|box boxes|bush bushes|watch watches|cherry cherries|toy toys|leaf leaves|knife knives
        potato potatoes|piano pianos|cactus cacti|octopus octopuses|oasis oases|museum museums|fisherman fishermen
        tooth teeth|mouse mice|goose geese|foot feet|bus buses|lady ladies|woman women|child children|person people
        waltz waltzes""",
    "es": """mesa mesas|oso osos|corazón corazones|árbol árboles|lápiz lápices|pez peces|luz luces|café cafés
        jabalí jabalíes|iglú iglús|autobús autobuses|compás compases|león leones|reloj relojes|rey reyes
        paraguas paraguas|imán imanes|robot robots|papá papás""",
    "it": """libro libri|casa case|cane cani|fungo funghi|amico amici|medico medici|barca barche|lago laghi|bottega botteghe
        arancia arance|valigia valigie|occhio occhi|città città|uovo uova|dito dita|mano mani|braccio braccia|osso ossa
        uomo uomini|collega colleghi|ciliegia ciliegie|zio zii|artista artisti|ginocchio ginocchia|bus bus""",
    "ro": """urs urși|pisică pisici|câine câini|șarpe șerpi|floare flori|carte cărți|ou ouă|copac copaci|stea stele
        mașină mașini|dinte dinți|măr mere|om oameni|cal cai|fată fete|masă mese|școală școli|tren trenuri|scaun scaune
        obraz obraji|leu lei|cafea cafele|familie familii|cuvânt cuvinte|brad brazi|mână mâini|munte munți|pește pești
        artist artiști|castel castele|lup lupi|mănușă mănuși|cheie chei|oaie oi""",
    "ru": """зуб зубы|кошка кошки|медведь медведи|ёж ежи|чайник чайники|человек люди|ребёнок дети|цветок цветы|ухо уши
        дерево деревья|дом дома|окно окна|море моря|крючок крючки|лев львы|заяц зайцы|орёл орлы|котёнок котята
        медвежонок медвежата|музей музеи|неделя недели|здание здания|стул стулья|яблоко яблоки|день дни
        инопланетянин инопланетяне|нож ножи|кот коты""",
}
OTHERS = {
    "ro": """urs ursul|pisică pisica|pisică pisicile|floare floarea|carte cartea|câine câinele|copac copacul|urs urșii
        cafea cafeaua|radio radioul|familie familia|fată fetele|leu leul""",
    "ru": """бык быка|бык быком|кошка кошку|кошка кошек|окно окон|медведь медведя|море морем|музей музеем|здание зданием
        неделя недель|летучий летучие|большая большие|синее синим|зайчик зайчика|рыба рыб|котёнок котятами|люди людей""",
}
WOMEN = {
    "es": "gato gata|niña niño|nadador nadadora|bailarín bailarina|león leona|jefe jefa|campeón campeones",
    "it": "gatto gatta|ballerina ballerino|nuotatore nuotatrice|lettrice lettore|infermiere infermiera|gatto gatti",
    "ro": "înotător înotătoare|profesor profesoare|elev elevă|pisică pisici|actor actoare|urs urși",
    "ru": "певец певица|художник художница|учитель учительница|турист туристка|силач силачи|спортсмен спортсмены|певец певицы",
}
SINGLES = {
    "en": "cherries cherry|scissors scissor|wars war|knives knife|boxes box|glasses glass|twins twin",
    "es": "gafas gafa|tijeras tijera|auriculares auricular|luces luz|gemelos gemelo",
    "it": "occhiali occhiale|ciliegie ciliegia|forbici forbice|funghi fungo|bacchette bacchetta|amici amico|barche barca|draghe draga",
    "ro": "ochelari ochelar|mănuși mănușă|frați frate|brazi brad",
    "ru": "усы ус|вишни вишня|лыжи лыжа|сапоги сапог|блины блин",
}


def cases(table: dict[str, str], traits: Traits = Traits()) -> list[tuple[str, str, str, Traits]]:  # noqa: B008  (a tuple)
    split = ((language, pair.split()) for language, text in table.items() for pair in text.replace("\n", "|").split("|"))
    return [(language, word, form, traits) for language, (word, form) in split]


@pytest.mark.parametrize(
    ("language", "word", "form", "traits"),
    [*cases(PLURALS), *cases(OTHERS), *cases(WOMEN, ALIVE), *cases(SINGLES, MANY)],
)
def test_a_form_that_people_type_is_made(language: str, word: str, form: str, traits: Traits) -> None:
    (base,), (wanted,) = tokens(word, language), tokens(form, language)
    forms = forms_of(base, language, traits)
    assert wanted in {*forms.roots, *forms.others}


@pytest.mark.parametrize(
    ("language", "word", "other"),
    [("it", "tavolo", "tavola"), ("es", "libro", "libra"), ("en", "king", "kingdom"), ("ru", "кошка", "кот"), ("ro", "perie", "periuță")],
)
def test_another_word_is_no_form(language: str, word: str, other: str) -> None:
    forms = forms_of(word, language, Traits())
    assert other not in {*forms.roots, *forms.others}


@pytest.mark.parametrize("language", RULES)
def test_the_word_itself_comes_first_whatever_it_is(language: str) -> None:
    for word in ("a", "x", "ie", "ий", "я", "ь", "ea", "ñ"):
        for traits in (Traits(), ALIVE, MANY):
            assert forms_of(word, language, traits).roots[0] == word


def test_a_language_without_rules_has_the_word_alone() -> None:
    assert forms_of("haus", "de", Traits()) == (("haus",), ())
