"""News: what is true now for each person, compared with what that person was told last."""

import msgspec

from garabato.core import Fact, Label, Offer, Seat, Sheet
from garabato.ink.pack import LIVE, live_record, sheet_message
from garabato.room import decks, pencil
from garabato.room.effects import Effect, Send, Tell
from garabato.room.keeping_view import what_is_kept, what_the_host_sees
from garabato.room.messages import Clock, Pause, Pen, Person, RoomView
from garabato.room.seats import sitting
from garabato.room.session import Told
from garabato.room.state import WALL, RoomState
from garabato.room.turn import Turn


def room_view(state: RoomState) -> RoomView:
    """What everybody may know of the room; `muted` is for a person who may talk."""
    game = state.chosen
    playing = state.players if state.playing else sitting(state)
    people = tuple(
        Person(m.seat, m.name, m.look, m.language, m.presence, m.ready, m.seat in playing, m.bot, m.stand_in)
        for m in (state.members[seat] for seat in state.seating)
        if m.seat in state.players or (m.presence != "left" and not m.banned)
    )
    pause = None if state.pause is None else Pause(state.pause.reason, state.pause.until)
    options = msgspec.to_builtins(state.options)
    options.pop("type")
    return RoomView(
        code=state.code,
        host=Seat(-1) if state.host is None else state.host,
        people=people,
        stage="playing" if state.playing else "lobby",
        game=game.name,
        nth=state.nth,
        options=options,
        seats_min=game.seats.start,
        seats_max=game.seats.stop - 1,
        pause=pause,
        pace=state.clock.tenths,
        muted=False,
        language=state.language,
        deck=decks.in_the_box(state, len(playing)),
        **what_is_kept(state),
    )


def _pen(state: RoomState, seat: Seat) -> Pen | None:
    held = state.pens.get(seat)
    return None if held is None or held.sheet is None else Pen(held.count, state.paper(seat).until)


def _shown(state: RoomState, seat: Seat) -> dict[Label, Sheet]:
    return dict(state.paper(seat).shown)


def clock(turn: Turn) -> Clock:
    """The time now, on both clocks."""
    line = turn.state.clock
    return Clock(line.now(turn.at), turn.at, line.running, line.tenths)


def _same_clock(one: Clock | None, two: Clock) -> bool:
    return one is not None and (one.running, one.pace) == (two.running, two.pace)


def tell(turn: Turn) -> list[Effect]:
    """The news for everybody who is connected, big screens included. Those for whom nothing changed hear nothing."""
    state, effects = turn.state, list[Effect]()
    common = room_view(state)
    for seat in turn.session.links:
        told = turn.session.told[seat]
        pen = told.pen
        news = _news(turn, seat, told, common)
        if news is not None:
            effects.append(news)
        if turn.session.links[seat].bot is None:
            effects += _wall(turn, seat, told)
        if told.pen is not None and (pen is None or pen.pen != told.pen.pen):
            pencil.hand_pen(turn, seat)
        effects += _drawings(turn, seat, told)
    return effects


def _news(turn: Turn, seat: Seat, told: Told, common: RoomView) -> Tell | None:
    state = turn.state
    playing = seat in state.players
    muted = state.playing and playing and state.chosen.quiet(state.table, seat)
    room = msgspec.structs.replace(common, muted=True) if muted else common
    if seat == state.host:
        room = msgspec.structs.replace(room, **what_the_host_sees(state))
    view = _view(state, told, seat if playing else None)
    language = turn.session.links[seat].watches or state.members[seat].language
    fresh_view = view != told.view or (view is not None and language != told.language)
    offers = _offers(turn, seat, told)
    fresh_offers = turn.session.links[seat].bot is not None and (fresh_view or offers != told.offers)
    told.table = state.table
    pen, time = _pen(state, seat), clock(turn)
    live = frozenset[Label]() if state.playing else frozenset({pencil.WALL_LABEL})
    first = told.room is None
    fresh_pen = first or pen != told.pen
    tell_clock = None if _same_clock(told.clock, time) else time
    if not (first or room != told.room or fresh_view or fresh_pen or tell_clock is not None or fresh_offers):
        return None
    told.number += 1
    news = Tell(
        seat=seat,
        number=told.number,
        language=language,
        room=room if room != told.room else None,
        view=view if fresh_view else None,
        no_view=view is None and (first or told.view is not None),
        pen=pen if fresh_pen else None,
        no_pen=fresh_pen and pen is None,
        clock=tell_clock,
        live=live if first or live != told.live else None,
        offers=offers if fresh_offers else None,
    )
    told.room, told.view, told.language, told.pen, told.live, told.clock = room, view, language, pen, live, time
    told.offers = offers
    told.viewed = told.number if fresh_view else told.viewed
    return news


def _view(state: RoomState, told: Told, seat: Seat | None) -> Fact | None:
    if not state.playing:
        return None
    if told.table is state.table and told.view is not None:
        return told.view
    view: Fact = state.chosen.view(state.table, seat)
    return view


def _offers(turn: Turn, seat: Seat, told: Told) -> tuple[Offer, ...]:
    """What a bot may do now; it has no screen that says so."""
    state = turn.state
    if turn.session.links[seat].bot is None or seat not in state.players:
        return ()
    return told.offers if told.table is state.table else tuple(state.chosen.legal(state.table, seat))


def _drawings(turn: Turn, seat: Seat, told: Told) -> list[Effect]:
    """Every drawing that the person may see now and was not sent yet, whole and without times."""
    shown = _shown(turn.state, seat)
    fresh = {label: sheet for label, sheet in shown.items() if told.shown.get(label) != sheet}
    told.shown |= fresh
    return [Send(seat, sheet_message(label, pencil.sheet_ink(turn, sheet).frames())) for label, sheet in fresh.items()]


def _wall(turn: Turn, seat: Seat, told: Told) -> list[Effect]:
    """The wall as it is, whenever it comes into sight: everybody else's ink."""
    wall = None if turn.state.playing else turn.state.wall_epoch
    if wall == told.wall or wall is None:
        told.wall = wall
        return []
    told.wall = wall
    records = pencil.sheet_ink(turn, WALL).records
    others = b"".join([live_record(pencil.WALL_LABEL, each.author, each.frame) for each in records if each.author != seat])
    blank = Send(seat, sheet_message(pencil.WALL_LABEL, []))
    return [blank, Send(seat, LIVE + others)] if others else [blank]
