"""What one seat may know, built up from nothing."""

from garabato.core import Card, Millis, Seat
from garabato.games.doodle_dash.acts import may_answer
from garabato.games.doodle_dash.scoring import columns, totals
from garabato.games.doodle_dash.state import BLIND, Round, State
from garabato.games.doodle_dash.table import Asked, Board, Try, View
from garabato.kit.fouls import flaggable


def view(state: State, seat: Seat | None) -> View:  # long because a view has many fields, a line each
    """The table as this seat sees it; None is a bystander behind nobody's back."""
    current = state.round
    blind = seat == current.guesser and state.phase in BLIND
    card = _card(state, seat)
    sheet = columns(state)
    return View(
        phase=state.phase,
        round=current.number,
        rounds=len(state.stack),
        began=current.began,
        foul_by=current.foul_by,
        guesser=current.guesser,
        order=state.order,
        has_token="token" in state.prizes,
        until=_until(state),
        number=current.called,
        card=card,
        word=None if card is None else current.word,
        finished=() if blind else current.race.claimants,
        claims=() if blind else _claims(state),
        token=None if blind else state.holder("token"),
        die=None if blind else state.holder("die"),
        rolls=current.rolls,
        stop=current.stop,
        boards=_boards(state),
        tries=_tries(current),
        spoken=state.spoken,
        asked=_asked(state, seat),
        columns=sheet,
        totals=totals(state, sheet),
        waiting=_waiting(state, seat),
        question=state.fouls.question,
        may_call=seat == current.guesser and state.phase == "eyes",
        may_go=seat == current.guesser and state.phase == "word",
        may_done=seat is not None and may_finish(state, seat),
        may_roll=seat is not None and may_roll(state, seat),
        may_guess=seat == current.guesser and guessing(state) and not state.spoken,
        may_pass=seat == current.guesser and guessing(state),
        may_answer=seat is not None and may_answer(state, seat),
        may_flag=() if seat is None else flaggable(state.fouls, seat, state.open_boards, state.people),
        may_judge=seat is not None and seat in state.fouls.awaited(state.people),
        outcome=state.outcome,
    )


def may_finish(state: State, seat: Seat) -> bool:
    """Whether an artist may turn the board down: a stroke is on it (DA-7)."""
    return state.phase == "draw" and seat in state.round.inked and seat in state.drawing


def may_roll(state: State, seat: Seat) -> bool:
    """Whether the die is in this hand and rolls (DA-8)."""
    return state.phase == "draw" and seat == state.holder("die") and seat in state.present


def guessing(state: State) -> bool:
    """Whether the guess is still to be made."""
    return state.phase == "guess" and state.show.heard is None and state.show.asked is None


def _card(state: State, seat: Seat | None) -> Card | None:
    """The artists see it from the call on, everybody once the word is revealed (DA-4)."""
    artist = seat is not None and seat in state.seats and seat != state.round.guesser
    opened = artist and state.round.called is not None
    return state.round.card if opened or state.round.revealed else None


def _claims(state: State) -> tuple[Seat, ...]:
    """Whose hand is on what is still to be had; later ones have just finished."""
    claims = state.round.race.claims
    left = len(state.prizes) > len(state.round.race.places)
    return tuple(claim.seat for claim in claims) if left else ()


def _until(state: State) -> Millis | None:
    if state.held_up:
        return state.fouls.deadline
    if state.phase == "guess" and state.show.asked is not None:
        return state.show.asked_until
    return state.until


def _boards(state: State) -> tuple[Board, ...]:
    """The open boards of this round, at the end those of all."""
    if state.phase == "over":
        lying = [(of, seat) for of in state.rounds if of.revealed and not of.void for seat in of.boards]
    else:
        lying = [(state.round, seat) for seat in state.open_boards.values()]
    return tuple(
        Board(label=label, artist=seat, round=of.number, blank=not of.strokes[seat], foul=state.fouls.of(label))
        for of, seat in lying
        if not state.taken_away(of, seat)
        for label in (state.label(of, seat),)
    )


def _tries(current: Round) -> tuple[Try, ...]:
    return tuple(
        Try(
            guess=show.guess,
            artists=show.artists,
            text="" if show.text is None and show.asked is not None else show.text,
            right=show.right,
            missed=show.missed,
        )
        for show in current.shows
    )


def _asked(state: State, seat: Seat | None) -> Asked | None:
    """The guesser hears nothing but the verdict (DA-17)."""
    if state.phase != "guess":
        return None
    show = state.show
    if show.asked is None or show.asked_until is None:
        return None
    answered = () if seat == state.round.guesser else tuple(each for each in show.asked if each in show.answers)
    return Asked(guess=show.guess, text=show.text or "", until=show.asked_until, asked=show.asked, answered=answered)


def _waiting(state: State, seat: Seat | None) -> tuple[Seat, ...]:
    """For whom the table waits now; the guesser's closed eyes don't see who has finished."""
    guesser = state.round.guesser
    match state.phase:
        case "eyes" | "word":
            return (guesser,)
        case "draw":
            return state.artists if seat == guesser else state.drawing
        case "guess" if state.show.asked is None:
            return (guesser,)
        case "guess":
            asked = state.show.asked or ()
            return asked if seat == guesser else tuple(each for each in asked if each in state.judges and each not in state.show.answers)
        case "reveal" if state.held_up:
            return state.fouls.awaited(state.people)
        case _:
            return ()
