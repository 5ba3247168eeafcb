"""The real server: its command line, its sockets, its sessions, its end."""

from __future__ import annotations

import signal
import socket
import ssl
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from palermo.cli.serve import reachable
from tests.shell.house import House, Visitor, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("home")) as here:
        yield here


@pytest.fixture
def nina(home: House) -> Iterator[Visitor]:
    yield from visiting(home)


@pytest.fixture
def rosa(home: House) -> Iterator[Visitor]:
    yield from visiting(home)


def visiting(home: House) -> Iterator[Visitor]:
    visitor = Visitor(home.origin)
    visitor.me()
    yield visitor
    visitor.close()


def test_play_with_bots_in_one_request(nina: Visitor) -> None:
    table = nina.post("/api/play").json()["id"]
    nina.enter(table)
    assert nina.state["me"]["seat"] in (3, 4, 5)
    assert [s["kind"] for s in nina.state["seats"]].count("bot") == 9
    assert nina.state["names"]["me"]["host"]
    nina.until(lambda m: nina.state["step"]["name"] == "acquaintance")
    nina.send(t="ping", n=7)
    assert nina.until(lambda m: m["t"] == "pong")["n"] == 7


def test_the_lobby_lists_public_tables_and_what_everyone_may_see(nina: Visitor) -> None:
    private = nina.post("/api/tables", private=True).json()["id"]
    public = nina.post("/api/tables", size=6, pace="quick", options={"vote": "free"}).json()
    rows = {row["id"]: row for row in nina.http.get("/api/tables").json()}
    assert private not in rows
    assert public["link"] == f"{nina.origin}/t/{public['id']}"
    row = rows[public["id"]]
    assert (row["size"], row["status"], row["people"], row["bots"]) == (6, "lobby", 0, 0)
    assert row["host"] == nina.me()["name"]
    page = nina.http.get(f"/api/tables/{private}").json()
    assert page["table"]["id"] == private
    assert nina.http.get("/api/tables/none").json()["code"] == "NO_TABLE"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rulebook": "chess"}, "BAD_BOOK"),
        ({"pace": "bullet"}, "BAD_BOOK"),
        ({"options": {"speech": 0}}, "BAD_OPTION"),
        ({"options": {"dance": 1}}, "BAD_OPTION"),
        ({"options": {"vote": "trial"}}, "SPEECHES_WITH_TRIAL"),
        ({"size": 3}, "SIZE"),
        ({"size": "ten"}, "BAD_REQUEST"),
        ({"deck": {"mafia": 5, "civilian": 5}}, "DECK"),
        ({"seats": 4}, "BAD_REQUEST"),
        ({"options": {"x" * 20_000: 1}}, "TOO_LARGE"),
    ],
)
def test_a_table_nobody_could_play_at_is_refused(
    nina: Visitor, body: dict[str, object], code: str
) -> None:
    answer = nina.http.post("/api/tables", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["message"]
    asked = nina.http.post("/api/rulebooks/check", json=body).json()
    assert code in [asked.get("code"), *(one["code"] for one in asked.get("refused", ()))]


def test_a_table_is_weighed_before_it_is_opened(nina: Visitor) -> None:
    before = nina.http.get("/api/tables").json()
    asked = nina.post("/api/rulebooks/check", size=7, private=True).json()
    assert asked == {
        "refused": [],
        "deck": {"civilian": 4, "sheriff": 1, "mafia": 1, "don": 1},
    }
    assert nina.http.get("/api/tables").json() == before


def test_the_addresses_at_which_a_server_is_found() -> None:
    assert reachable("127.0.0.1") == ("localhost",)
    assert reachable("192.0.2.7") == ("192.0.2.7",)
    assert reachable("2001:db8::7") == ("[2001:db8::7]",)
    first, *others = reachable("0.0.0.0")
    assert first == "localhost"
    assert all(not other.startswith("127.") for other in others)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("  ", "NAME_EMPTY"),
        ("x" * 25, "NAME_TOO_LONG"),
        ("a\u202eb", "NAME_UNPRINTABLE"),
        ("42", "NAME_WITHOUT_LETTERS"),
        ("\uff14\uff12", "NAME_WITHOUT_LETTERS"),
        ("+", "NAME_OF_THE_GAME"),
        ("NIGHT", "NAME_OF_THE_GAME"),
        ("Пас", "NAME_OF_THE_GAME"),
        ("ніч", "NAME_OF_THE_GAME"),
    ],
)
def test_g14_names_that_nobody_has(nina: Visitor, name: str, code: str) -> None:
    before = nina.me()
    answer = nina.post("/api/me", name=name)
    assert answer.status_code == 422
    assert answer.json()["code"] == code
    assert nina.me() == before


def test_g14_names_at_one_table_differ_when_folded(nina: Visitor, rosa: Visitor) -> None:
    nina.post("/api/me", name="  Nina   Bella ")
    rosa.post("/api/me", name="\uff2eINA bella")
    table = nina.post("/api/tables").json()["id"]
    nina.enter(table)
    rosa.enter(table)
    assert nina.state["names"]["me"]["name"] == "Nina Bella"
    assert rosa.state["names"]["me"]["name"] == "\uff2eINA bella 2"
    assert rosa.post("/api/me", name="Rosa").json()["name"] == "Rosa"
    rosa.until(lambda m: rosa.state["names"]["me"]["name"] == "Rosa")


def test_a_guest_keeps_his_session_and_its_cookie_is_out_of_reach(home: House) -> None:
    with httpx.Client(base_url=home.origin, headers={"accept-language": "uk-UA,en"}) as http:
        first = http.get("/api/me")
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert first.json()["locale"] == "uk"
        again = http.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers


def test_requests_from_other_sites_are_refused(nina: Visitor) -> None:
    for origin in ("http://evil.example", "null", f"{nina.origin}.evil.example"):
        answer = nina.http.post("/api/play", headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "BAD_ORIGIN")
    table = nina.post("/api/tables").json()["id"]
    for origin in ("http://evil.example", ""):
        with pytest.raises(InvalidStatus) as refused:
            nina.dial(table, origin=origin)
        assert refused.value.response.status_code == 403


def closed_with(visitor: Visitor) -> tuple[str, int]:
    """The word and the code with which the server closes a socket."""
    bye = visitor.until(lambda m: m["t"] == "bye")["code"]
    with pytest.raises(ConnectionClosed) as closed:
        visitor.hear()
    assert closed.value.rcvd
    return bye, closed.value.rcvd.code


def test_a_socket_needs_a_session_a_table_and_a_hello(home: House, nina: Visitor) -> None:
    stranger = Visitor(home.origin)
    table = nina.post("/api/tables").json()["id"]
    stranger.dial(table)
    assert closed_with(stranger) == ("NO_SESSION", 4401)
    nina.dial("nowhere")
    assert closed_with(nina) == ("NO_TABLE", 4404)
    nina.dial(table)
    nina.send(t="ping")
    assert closed_with(nina)[0] == "HELLO_FIRST"
    nina.dial(table)
    nina.send_raw("x" * 5000)
    assert closed_with(nina) == ("TOO_LARGE", 1009)
    nina.dial(table)
    nina.send_raw(b"\x00\xff")
    assert closed_with(nina) == ("BAD_MESSAGE", 1007)
    stranger.close()


def test_a_second_device_takes_over_once(home: House, nina: Visitor) -> None:
    table = nina.post("/api/tables").json()["id"]
    nina.enter(table)
    assert nina.act("sit", seat=4) == "OK"
    link = nina.post("/api/me/handover").json()["link"]
    phone = Visitor(home.origin)
    taken = phone.post("/api/handover", token=link.rpartition("/")[2])
    assert taken.json() == nina_was(nina, taken)
    phone.enter(table)
    assert phone.state["me"]["seat"] == 4
    assert closed_with(nina) == ("REPLACED", 4001)
    assert nina.post("/api/me/handover").json()["code"] == "NO_SESSION"
    thief = Visitor(home.origin)
    spent = thief.post("/api/handover", token=link.rpartition("/")[2])
    assert (spent.status_code, spent.json()["code"]) == (410, "LINK_SPENT")
    phone.close()
    thief.close()


def nina_was(nina: Visitor, taken: httpx.Response) -> object:
    """Who the second device became: the same person."""
    return {"name": nina.state["names"]["me"]["name"], "locale": taken.json()["locale"]}


def test_nothing_of_a_game_leaves_before_its_end(nina: Visitor) -> None:
    table = nina.post("/api/play").json()["id"]
    for path in ("record", "replay?as=all"):
        answer = nina.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "NOT_OVER")
    assert nina.post(f"/api/tables/{table}/again").json()["code"] == "NOT_OVER"


def test_health_pages_and_their_headers(nina: Visitor) -> None:
    health = nina.http.get("/health")
    assert health.status_code == 200
    assert health.json()["status"] == "ok"
    assert nina.http.get("/api/rulebooks").json()["books"]
    assert nina.http.get("/api/nothing").json()["code"] == "NOT_FOUND"
    described = nina.http.get("/api/openapi.json").json()
    assert "/api/tables/{stream}/again" in described["paths"]
    page = nina.http.get("/t/anything")
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert nina.http.get("/..%2f..%2fpyproject.toml").text != Path("pyproject.toml").read_text()


def test_logs_hold_no_secret_of_a_game(nina: Visitor, home: House) -> None:
    table = nina.post("/api/play").json()["id"]
    nina.enter(table)
    nina.act("leave")
    for secret in ("sheriff", "civilian", "roles", nina.me()["name"]):
        assert secret not in home.log()


def test_a_clean_stop_says_goodbye_and_the_next_start_goes_on(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        nina = Visitor(here.origin)
        nina.me()
        table = nina.post("/api/play").json()["id"]
        nina.enter(table)
        nina.until(lambda m: nina.state["step"]["n"] > 2)
        here.stop(signal.SIGTERM)
        assert closed_with(nina) == ("SHUTTING_DOWN", 1012)
        here.start()
        step = nina.state["step"]["n"]
        nina.enter(table)
        assert nina.state["step"]["n"] >= step
        nina.close()
        assert "Traceback" not in here.log()


def serve(tmp_path: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "palermo", "serve", "--data", str(tmp_path / "d"), *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)


def test_wrong_flags_are_told_in_plain_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = serve(tmp_path, "--port", port)
        assert (done.returncode, done.stdout) == (1, "")
        assert f"cannot listen on 127.0.0.1 port {port}" in done.stderr
    cases = [
        (("--port", "99999"), "--port"),
        (("--host", "no.such.host.invalid", "--port", "0"), "is no address here"),
        (("--tls", "cert.pem"), "two files"),
        (("--tls", "cert.pem", "key.pem"), "there is no file cert.pem"),
        (("--tls", "self", "key.pem"), "unexpected argument"),
        (("what",), "unexpected argument"),
    ]
    for options, said in cases:
        done = serve(tmp_path, *options)
        assert done.returncode == 2, done.stderr
        assert said in done.stderr
        assert "Traceback" not in done.stderr
    (tmp_path / "file").write_text("")
    done = serve(tmp_path, "--port", "0", "--data", str(tmp_path / "file" / "d"))
    assert done.returncode == 1
    assert "cannot use the folder" in done.stderr


def test_https_with_a_certificate_made_here(tmp_path: Path) -> None:
    with house(tmp_path, "--tls", "self") as here:
        key = here.data / "tls-key.pem"
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
        context = ssl.create_default_context(cafile=str(here.data / "tls-cert.pem"))
        with httpx.Client(base_url=f"https://localhost:{here.port}", verify=context) as http:
            me = http.get("/api/me")
            assert me.status_code == 200
            assert "secure" in me.headers["set-cookie"].lower()
