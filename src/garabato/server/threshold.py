"""What happens at a room's door before the room is asked: addresses and passwords become hashes."""

from collections.abc import Callable
from hmac import compare_digest

from garabato.core import Seat
from garabato.room import Room
from garabato.room.commands import RoomCommand, SetPassword, TakeDeck
from garabato.room.doors import turned_away
from garabato.room.inputs import DeckFetched, Join, Order, PasswordHashed, Watch
from garabato.room.messages import ClientSentCommand, ClientSentWatch, ServerSentRefused
from garabato.room.own_deck import OwnDeck
from garabato.server import deck_shelf
from garabato.server.caller import Caller, Greeting
from garabato.server.premises import Premises
from garabato.server.seatkey import address_key, seat_key


class Threshold:
    """The door of one room. `put` gives the room an input, or nothing once the room is gone."""

    def __init__(self, premises: Premises, room: Room, put: Callable[[Join | Watch | Order], None]) -> None:
        self._passwords = premises.passwords
        self._codes, self._now = premises.deck_codes, premises.loop.time
        self._shelf = premises.shelf
        self._room = room
        self._put = put

    def bring(self, caller: Caller, hello: Greeting) -> None:
        """Ask the room for a place; a password that was typed is hashed before, if it matters."""
        state = self._room.state
        key = "" if isinstance(hello, ClientSentWatch) else seat_key(state.code, hello.token)
        address, password = address_key(state.secret, caller.address), state.keeping.password
        matters = not key or turned_away(state, key, address) == "password"  # a lock is for those who want a seat
        if password is None or not hello.password.strip() or not matters:
            self._ask(caller, hello, key, address)
            return

        def hashed(proof: str) -> None:
            if compare_digest(proof, password.hash):
                self._passwords.was_right(caller.address, hello.password, password.salt, proof)
            if not caller.over:
                self._ask(caller, hello, key, address, proof)

        if not self._passwords.guess(caller.address, hello.password, password.salt, hashed):
            caller.bye("guesses", again=False)

    def _ask(self, caller: Caller, hello: Greeting, key: str, address: str, proof: str = "") -> None:
        if isinstance(hello, ClientSentWatch):
            self._put(Watch(caller.id, hello.language, proof))
        else:
            self._put(Join(caller.id, key, hello.client, hello.name, hello.look, hello.language, address, proof))

    def order(self, caller: Caller, message: ClientSentCommand, seat_of: Callable[[Caller], Seat | None]) -> None:
        """Hand a command to the room; it never sees a password as it was typed."""
        seat, command = seat_of(caller), message.command
        if seat is None:
            return
        if isinstance(command, TakeDeck):
            known = self._room.state.box.decks.get(command.code)
            if known is not None or seat != self._room.state.host:  # only the host gets one, and the room says so
                self._order(seat, message.no, DeckFetched(known, command.mode))
            else:
                self._fetch(caller, message.no, command, seat_of)
        elif not isinstance(command, SetPassword):
            self._order(seat, message.no, command)
        elif seat != self._room.state.host:
            self._order(seat, message.no, PasswordHashed("", ""))  # it says why not
        else:
            self._choose(caller, message.no, command.password, seat_of)

    def _choose(self, caller: Caller, no: int, typed: str, seat_of: Callable[[Caller], Seat | None]) -> None:
        """What the caller sends meanwhile waits: numbered as it is, it would overtake this."""
        if not self._passwords.may_choose(caller.address):
            caller.say(ServerSentRefused(no, "not_now", "", "too-fast"))
            return

        def chosen(salt: str, hashed: str) -> None:
            seat = seat_of(caller)
            if seat is not None:
                self._order(seat, no, PasswordHashed(salt, hashed))
            caller.go_on()

        caller.wait()
        self._passwords.choose(typed, chosen)

    def _fetch(self, caller: Caller, no: int, wanted: TakeDeck, seat_of: Callable[[Caller], Seat | None]) -> None:
        """Bring the deck from the store; what the caller sends meanwhile waits here, too. Wrong codes are counted: a code is a key."""
        if not self._codes.takes(caller.address, self._now()):
            caller.say(ServerSentRefused(no, "not_now", "", "too-fast"))
            return

        def fetched(deck: OwnDeck | None) -> None:
            if deck is not None:
                self._codes.give_back(caller.address)
            seat = seat_of(caller)
            if seat is not None:
                self._order(seat, no, DeckFetched(deck, wanted.mode))
            caller.go_on()

        caller.wait()
        deck_shelf.fetch(self._shelf, wanted.code, fetched)

    def _order(self, seat: Seat, no: int, command: RoomCommand | PasswordHashed | DeckFetched) -> None:
        self._put(Order(seat, no, command))
