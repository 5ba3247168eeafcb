"""What a person may be called (G14)."""

from __future__ import annotations

import unicodedata
from random import Random

LONGEST = 24
# What is said at a table and must not be somebody: in English, Russian and Ukrainian.
_TAKEN = (
    "+|-|night|day|pass|thanks|thank you|everyone|nobody|all|none|yes|no|for|against|lift|vote"
    "|up|down|judge|host|machine|mafia|town|civilian|sheriff|don|doctor|maniac|red|black|bot"
    "|system|i have said it all|next|back|pause|go on|foul|out|heart"
    "|дальше|назад|пауза|продолжить|фол|удалить|инфаркт|далі|продовжити|видалити|інфаркт"
    "|ночь|день|пас|пасс|спасибо|все|никто|да|нет|за|против|подъём|подъем|голос|судья|ведущий"
    "|машина|мафия|город|мирный|шериф|дон|доктор|маньяк|красный|чёрный|черный|бот|я всё сказал"
    "|ніч|дякую|усі|всі|ніхто|так|ні|проти|підйом|суддя|ведучий|мафія|місто|лікар|маніяк"
    "|червоний|чорний|я все сказав"
)
WORDS_OF_THE_GAME = frozenset(_TAKEN.split("|"))

# Short, common, alike in three alphabets, and at home in Palermo.
_GIVEN = (
    "Agata|Alba|Aldo|Anita|Arturo|Bianca|Bruno|Carla|Carmela|Ciro|Clara|Cosimo|Dario|Delia|Diego"
    "|Elena|Elsa|Emma|Enzo|Ettore|Fabio|Fausto|Flora|Franca|Gaia|Gino|Greta|Guido|Ida|Irma|Ivo"
    "|Lara|Lea|Lello|Lia|Lidia|Livia|Luca|Luisa|Mara|Marco|Matteo|Mimmo|Mina|Nadia|Nico|Nina|Nino"
    "|Nora|Olga|Orso|Ottavia|Paola|Paolo|Pia|Pietro|Pina|Renata|Rino|Rita|Rocco|Rosa|Salvo|Santo"
    "|Sara|Silvia|Tania|Tina|Tino|Totò|Ugo|Vera|Vito|Viola|Zita|Zoe"
)
GIVEN = tuple(_GIVEN.split("|"))


def tidy(name: str) -> str:
    """A name as it is kept: composed, without blanks around it or doubled in it."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def folded(name: str) -> str:
    """What two names at one table must not share: case and width do not tell them apart."""
    return " ".join(unicodedata.normalize("NFKC", tidy(name)).casefold().split())


def fault(name: str) -> str | None:
    """The code that says why a tidy name cannot be, or None."""
    if not name:
        return "NAME_EMPTY"
    if len(name) > LONGEST:
        return "NAME_TOO_LONG"
    if any(unicodedata.category(sign)[0] == "C" for sign in name):
        return "NAME_UNPRINTABLE"
    plain = folded(name)
    if plain in WORDS_OF_THE_GAME:
        return "NAME_OF_THE_GAME"
    if not any(sign.isalpha() for sign in plain):
        # All digits would be a seat; signs alone would be a call.
        return "NAME_WITHOUT_LETTERS"
    return None


def given(dice: Random) -> str:
    """A name for a guest who has not said his."""
    return dice.choice(GIVEN)


def apart(name: str, taken: set[str]) -> str:
    """The name, or the name with a number, so that nobody in `taken` (folded) has it."""
    number, wanted = 1, name
    while folded(wanted) in taken:
        number += 1
        wanted = f"{name[: LONGEST - 4]} {number}"
    return wanted
