"""What one seat may know, built up from nothing."""

from collections.abc import Container

from garabato.core import Seat
from garabato.games.artbox.acts import continues
from garabato.games.artbox.events import DrawingTold
from garabato.games.artbox.scoring import scores, totals
from garabato.games.artbox.sketch import Sketch, left, missing
from garabato.games.artbox.state import Hand, Round, State, label, sheets_each
from garabato.games.artbox.table import Hung, OwnSheet, Told, View
from garabato.kit.fouls import flaggable
from garabato.kit.places import clockwise
from garabato.kit.race import Race


def view(state: State, seat: Seat | None) -> View:
    """The table as this seat sees it; None is a bystander behind nobody's back."""
    current = state.rounds[-1] if state.rounds else None
    hand = None if current is None or seat is None else current.hands.get(seat)
    matching = current if state.phase == "match" else None
    return View(
        phase=state.phase,
        round=len(state.rounds),
        target=state.target,
        start=state.first if current is None else current.start,
        order=state.order,
        until=state.ends,
        nominations=state.nominations if current is None else {},
        artist=_artist(state),
        dealt=() if current is None else _among(state, current.hands),
        cards=() if hand is None or hand.kept or state.phase != "words" else tuple(card.words[0] for card in hand.cards),
        keep=sheets_each(state.house, len(state.seats)),
        chosen=() if current is None else _among(state, [each for each in current.hands if current.hands[each].kept]),
        dice=() if current is None else current.dice,
        sheets=() if current is None or hand is None else _sheets(state, current, hand),
        claimed=_claims(state.race, seat),
        handed=() if current is None else current.hand_in.places,
        tokens=_tokens(state, current),
        wall=() if matching is None else _wall(matching),
        rack=() if matching is None else tuple(card.words[0] for card in matching.rack),
        own={} if matching is None or seat is None else matching.places_of(seat),
        own_words=() if matching is None or seat is None else matching.words_of(seat),
        matches={} if matching is None or seat is None else matching.matches.get(seat, {}),
        finished=() if current is None else current.finish.places,
        told=_told(state, current),
        hung=0 if current is None else len(current.spots),
        scores=scores(state),
        totals=totals(state),
        waiting=_waiting(state),
        question=state.fouls.question,
        may_flag=() if seat is None else flaggable(state.fouls, seat, state.questionable, state.people),
        may_judge=seat is not None and seat in state.fouls.awaited(state.people),
        may_continue=seat is not None and continues(state, seat),
        outcome=state.outcome,
    )


def _among(state: State, seats: Container[Seat]) -> tuple[Seat, ...]:
    """These seats, clockwise from the start player."""
    return tuple(seat for seat in state.order if seat in seats)


def _artist(state: State) -> str:
    """The artist whom the first start player named."""
    return state.artists[state.naming.places[0]] if state.naming.places else ""


def _claims(race: Race | None, seat: Seat | None) -> bool:
    """Whether this seat's claim is not settled yet."""
    return race is not None and any(claim.seat == seat for claim in race.claims)


def _sheets(state: State, current: Round, hand: Hand) -> tuple[OwnSheet, ...]:
    """What I draw and have drawn, as long as it does not hang on the board."""
    if state.phase not in {"words", "throw", "dice", "draw"}:
        return ()
    return tuple(_own(state, current, hand, sheet, sketch) for sheet, sketch in enumerate(hand.sketches))


def _own(state: State, current: Round, hand: Hand, sheet: int, sketch: Sketch) -> OwnSheet:
    used = sketch.kinds
    return OwnSheet(
        word=hand.words[sheet],
        shapes=sketch.shapes,
        ids=tuple(piece.id for piece in sketch.pieces),
        next=sketch.last + 1,
        missing=missing(used, current.dice, state.house),
        left=left(used, current.dice, state.house),
        can_undo=bool(sketch.past),
        can_redo=bool(sketch.future),
    )


def _tokens(state: State, current: Round | None) -> dict[Seat, int]:
    """The number tokens that were taken, with the points also those that were left over; the simplified game has none.

    Whose drawing is whole decides about those left over, so before the artists are known they would say who drew what.
    """
    if current is None or state.house.simplified:
        return {}
    return current.tokens if current.score else {seat: number for number, seat in enumerate(current.hand_in.places, start=1)}


def _wall(current: Round) -> tuple[Hung, ...]:
    return tuple(
        Hung(label=label(current, place), place=place, shapes=current.sketch(spot).shapes)
        for place, spot in enumerate(current.spots, start=1)
    )


def _told(state: State, current: Round | None) -> tuple[Told, ...]:
    """The drawings of this round that are revealed, at the end those of all rounds."""
    if state.phase == "over":
        return tuple(_tell(state, of, each) for of in state.rounds for each in of.told)
    return () if current is None else tuple(_tell(state, current, each) for each in current.told)


def _tell(state: State, of: Round, told: DrawingTold) -> Told:
    spot = of.spots[told.place - 1]
    guesses = {seat: told.guesses[seat] for seat in clockwise(state.seats, of.start) if seat in told.guesses}
    return Told(
        label=label(of, told.place),
        round=of.number,
        place=told.place,
        artist=spot.seat,
        word=of.rack[spot.word - 1].words[0],
        shapes=of.sketch(spot).shapes,
        guesses={seat: None if word is None else of.rack[word - 1].words[0] for seat, word in guesses.items()},
        right=tuple(seat for seat in guesses if seat in told.right),
        complete=state.complete(of, spot.seat),
        foul=state.fouls.of(label(of, told.place)),
    )


def _waiting(state: State) -> tuple[Seat, ...]:  # noqa: PLR0911  (one case a phase)
    """For whom the table waits now."""
    if state.held_up:
        return state.fouls.awaited(state.people)
    match state.phase:
        case "talent":
            return tuple(seat for seat in state.people if seat not in state.nominations)
        case "artist":
            return state.people
        case "words":
            return state.choosing
        case "throw":
            return tuple(seat for seat in state.present if seat == state.round.start)
        case "draw":
            return state.drawing
        case "match":
            return state.matching
        case _:
            return ()
