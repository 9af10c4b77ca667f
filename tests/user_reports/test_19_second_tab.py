"""19: Second tab kills the first, or the other way round."""

from tests.support.parties import party, people


def test_the_newer_socket_serves_whatever_becomes_of_the_older() -> None:
    home, (ann, bo, _) = party(3)
    tab = home.player(ann.code, "Ann", token=ann.token)
    assert ann.bye == {"type": "ServerSentBye", "reason": "elsewhere", "again": False}
    assert tab.seat == ann.seat
    ann.lose()
    home.loop.advance(60)
    assert people(bo)["Ann"] == "here"
    bo.command("Say", text="hello")
    assert tab.all("ServerSentSaid")[-1]["text"] == "hello"
    tab.command("Ready", ready=True)
    assert bo.view["room"]["people"][0]["ready"]


def test_a_return_quicker_than_the_notice_of_the_loss() -> None:
    home, (ann, bo, _) = party(3)
    for _ in range(5):
        older, ann = ann, home.player(ann.code, "Ann", token=ann.token)
        home.loop.advance(1)
        older.lose()
        assert people(bo)["Ann"] == "here"
    assert len(people(bo)) == 3


def test_when_the_newer_one_closes_the_person_is_lost() -> None:
    home, (ann, bo, _) = party(3)
    tab = home.player(ann.code, "Ann", token=ann.token)
    ann.lose()
    tab.lose()
    assert people(bo)["Ann"] == "reconnecting"
