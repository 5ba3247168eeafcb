"""Persons, sessions, names and notes, in memory and in a migrated file."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from palermo.store.people import REVISION, Note, People, Person, Player, TableFacts, migrate
from palermo.store.people_tables import metadata

Story = Callable[[People], Awaitable[None]]
Play = Callable[[Story], None]
NINA = Person("p1", "Nina", "en")
TABLE = TableFacts("t", False, 1, b"d", b"m")


@pytest.fixture(params=["memory", "file"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    async def tell(story: Story) -> None:
        memory = request.param == "memory"
        people = People.in_memory() if memory else People.open(tmp_path / "people.sqlite")
        await people.add_person(NINA, "cookie", 1)
        await people.add_table(TABLE)
        await story(people)
        await people.close()

    return lambda story: asyncio.run(tell(story))


def test_a_session_names_its_person(play: Play) -> None:
    async def story(people: People) -> None:
        assert await people.person_of("cookie") == NINA
        assert await people.person_of("other") is None
        await people.rename("p1", "Nino", "uk")
        assert await people.person_of("cookie") == Person("p1", "Nino", "uk")

    play(story)


def test_a_handover_works_once_and_replaces_the_first_session(play: Play) -> None:
    async def story(people: People) -> None:
        await people.offer_handover("cookie", "link", expires=100)
        assert await people.take_over("link", "phone", 100)
        assert await people.person_of("phone") == NINA
        assert await people.person_of("cookie") is None
        assert not await people.take_over("link", "thief", 100)

    play(story)


def test_a_handover_grows_old(play: Play) -> None:
    async def story(people: People) -> None:
        await people.offer_handover("cookie", "link", expires=100)
        assert not await people.take_over("link", "phone", 101)
        assert not await people.take_over("nothing", "phone", 1)
        assert await people.person_of("cookie") == NINA

    play(story)


def test_a_name_is_taken_once_at_a_table(play: Play) -> None:
    async def story(people: People) -> None:
        await people.add_person(Person("p2", "nina", "en"), "second", 1)
        assert await people.join("t", Player("a", "p1", "Nina"), "nina")
        assert not await people.join("t", Player("b", "p2", "nina"), "nina")
        assert not await people.join("t", Player("c", "p1", "Other"), "other")
        assert await people.join("t", Player("b", "p2", "Nora"), "nora")
        assert not await people.call("t", "b", "NINA", "nina")
        assert await people.call("t", "b", "Rosa", "rosa")
        assert [(p.who, p.name) for p in await people.players("t")] == [
            ("a", "Nina"),
            ("b", "Rosa"),
        ]

    play(story)


def test_tables_keep_their_secrets_and_their_sequel(play: Play) -> None:
    async def story(people: People) -> None:
        assert await people.table("t") == TABLE
        assert await people.table("none") is None
        assert await people.link_again("t", "t2") == "t2"
        assert await people.link_again("t", "t3") == "t2"

    play(story)


def test_a_person_can_be_forgotten(play: Play) -> None:
    async def story(people: People) -> None:
        await people.join("t", Player("a", "p1", "Nina"), "nina")
        await people.note("t", "a", Note(3, "black", "lies"))
        await people.note("t", "a", Note(2, "", "kind"))
        await people.note("t", "a", Note(2, "", ""))
        assert await people.notes("t", "a") == [Note(3, "black", "lies")]
        await people.forget_person("p1")
        assert await people.person_of("cookie") is None
        assert await people.players("t") == []
        assert await people.notes("t", "a") == []

    play(story)


def test_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'people.sqlite'}")
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_file_is_up_to_date_at_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "palermo.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == REVISION
