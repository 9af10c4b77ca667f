"""What anyone at the table may know: house rules, actions and the view."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from garabato.core import Action, Concept, Continue, Fact, Label, Millis, Outcome, Seat
from garabato.games.artbox.shapes import Kind, Shape
from garabato.kit.fouls import Flag, Foul, Judge, Question

Phase = Literal["talent", "artist", "words", "throw", "dice", "draw", "match", "reveal", "points", "over"]
LABELS_PER_ROUND: Final = 16
"""A drawing's label is its round times this plus its place on the board: it says nothing about the artist."""

ShapeRule = Literal["at_least_once", "exact"]
Decoys = Literal["0", "1", "2", "3", "4", "by_players"]
GuessTie = Literal["token", "own_drawing"]


class Options(Fact, tag="artbox"):
    """The house rules. The defaults are the rulebook."""

    shapes: ShapeRule = "at_least_once"
    decoys: Decoys = "0"
    guess_tie: GuessTie = "token"
    three_player_two_drawings: bool = False
    simplified: bool = False
    regular_only: bool = False
    award_zero: bool = False
    draw_hourglass: bool = False
    hourglass_s: Annotated[int, Meta(ge=30, le=120)] = 30
    word_s: Annotated[int, Meta(ge=10, le=120)] | None = 20
    """Idle cap of the choice of a word in seconds; None is off."""
    draw_s: Annotated[int, Meta(ge=60, le=600)] | None = 120
    """Idle cap of drawing; None is off."""
    match_s: Annotated[int, Meta(ge=60, le=600)] | None = 120
    """Idle cap of matching while nobody has finished; None is off."""
    look_s: Annotated[int, Meta(ge=2, le=60)] = 6
    """How long each drawing's reveal lasts by itself."""
    flags: bool = False
    quiet: bool = True


class Nominate(Action):
    """This one has the greatest artistic talent among us."""

    seat: Seat


class NameArtist(Action):
    """An artist is called …: three letters or more, nobody checks."""

    name: Annotated[str, Meta(max_length=60)]


class Keep(Action):
    """I keep these of my word cards, by their places from the left, 0 is the first."""

    cards: tuple[int, ...]


class Throw(Action):
    """The start player throws the four dice."""


class Place(Action):
    """Lay a new shape on top. `id` is a number greater than every one used on this sheet so far."""

    id: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    shape: Shape
    sheet: int = 0


class Reshape(Action):
    """Move, stretch or turn a shape of mine; its kind stays."""

    id: int
    shape: Shape
    sheet: int = 0


class Remove(Action):
    """Take a shape of mine away."""

    id: int
    sheet: int = 0


class BringToFront(Action):
    """Lay a shape of mine on top of the others."""

    id: int
    sheet: int = 0


class Clear(Action):
    """Take all shapes away; `Undo` brings them back."""

    sheet: int = 0


class Undo(Action):
    """Take my last step on a sheet back."""

    sheet: int = 0


class Redo(Action):
    """Take the step that I took back last after all."""

    sheet: int = 0


class HandIn(Action):
    """My drawing is finished: I take the lowest token that is left. This is final."""


class Match(Action):
    """The word on this place of the rack belongs to the drawing on this place of the board (1 is the first, for both).

    A word that was written down for the drawing goes back to the rack.
    """

    place: int
    word: int


class ClearMatch(Action):
    """Take back the word that I wrote down for the drawing on this place."""

    place: int


class Finish(Action):
    """I have finished guessing. This is final; the first one turns the hourglass."""


TableAction = (
    Nominate
    | NameArtist
    | Keep
    | Throw
    | Place
    | Reshape
    | Remove
    | BringToFront
    | Clear
    | Undo
    | Redo
    | HandIn
    | Match
    | ClearMatch
    | Finish
    | Flag
    | Judge
    | Continue
)
"""What a client may send."""


class OwnSheet(Fact, tag="own_sheet"):
    """A sheet that I draw on, with what the dice still ask for."""

    word: Concept
    shapes: tuple[Shape, ...]
    """From the bottom to the top."""
    ids: tuple[int, ...]
    """The number of each shape, in the order of `shapes`."""
    next: int
    """The number that the next shape may have."""
    missing: tuple[Kind, ...]
    """What has to be added before the drawing can be handed in; with exactly the rolled shapes each as often as it lacks."""
    left: dict[Kind, int]
    """How many more of each kind may be placed; none of a kind that was not rolled."""
    can_undo: bool
    can_redo: bool


class Hung(Fact, tag="hung"):
    """A drawing on the board, without its artist. Places count from 1."""

    label: Label
    place: int
    shapes: tuple[Shape, ...]
    """From the bottom to the top."""


class Told(Fact, tag="told"):
    """A drawing whose word and artist are known, and what everybody had written down for it."""

    label: Label
    round: int
    place: int
    artist: Seat
    word: Concept
    shapes: tuple[Shape, ...]
    """From the bottom to the top."""
    guesses: dict[Seat, Concept | None]
    """By guesser, clockwise from the start player; None: nothing."""
    right: tuple[Seat, ...]
    """Who guessed it: their number is written on the drawing."""
    complete: bool
    """False: shapes are missing, so it can't get the drawing point."""
    foul: Foul = "none"


class Award(Fact, tag="award"):
    """One of the two points of a round."""

    winner: Seat | None
    count: int
    """How many guessed the drawing, or how many drawings the winner guessed; without a winner 0."""
    tied: tuple[Seat, ...]
    """Who had as many, the winner first, then in the order of what broke the tie."""
    reason: str
    """The id of the sentence that says why."""


class Score(Fact, tag="score"):
    """The points of one round."""

    round: int
    start: Seat
    drawing: Award
    guessing: Award
    seen: dict[Seat, int]
    """How many guessed each player's drawing."""
    hits: dict[Seat, int]
    """How many drawings each player guessed."""
    tokens: dict[Seat, int]
    """The order that breaks ties: the number tokens, or where there are none the places from the start player."""


class View(Fact, tag="artbox_view"):
    """What one seat, or a bystander, sees of the game."""

    phase: Phase
    round: int
    """From 1; 0 before the start player is found."""
    target: int
    """The game ends with the round in which somebody has so many points."""
    start: Seat | None
    """The start player of the round; None as long as nobody is."""
    order: tuple[Seat, ...]
    """All seats of the game clockwise from the start player."""
    until: Millis | None
    """Table time at which the phase ends by itself."""
    nominations: dict[Seat, Seat]
    """Whom everybody named as the most talented, by who did."""
    artist: str
    """The artist whom the first start player named; empty if none was asked for."""
    dealt: tuple[Seat, ...]
    """Who takes part in the round."""
    cards: tuple[Concept, ...]
    """My word cards, while I choose."""
    keep: int
    """How many of them I keep."""
    chosen: tuple[Seat, ...]
    """Who has chosen."""
    dice: tuple[Kind, ...]
    """What the four dice show; none before the throw."""
    sheets: tuple[OwnSheet, ...]
    """What I have drawn: from the choice of the word until all drawings are on the board."""
    claimed: bool
    """My hand is on the token or on the hourglass (or my artist is named); who was first is told in a moment."""
    handed: tuple[Seat, ...]
    """Who has handed in, in this order."""
    tokens: dict[Seat, int]
    """The number tokens that were taken; those of drawings that were not handed in come with the points."""
    wall: tuple[Hung, ...]
    """The board, while matching."""
    rack: tuple[Concept, ...]
    """The word cards that lie open, while matching."""
    own: dict[int, int]
    """My own drawings: place on the board to place on the rack. They are not guessed."""
    own_words: tuple[int, ...]
    """The places of my own words on the rack, also of one whose drawing was left empty. They are not for others' drawings."""
    matches: dict[int, int]
    """What I have written down: place on the board to place on the rack."""
    finished: tuple[Seat, ...]
    """Who has finished guessing, in this order: the first one turned the hourglass."""
    told: tuple[Told, ...]
    """The drawings of this round that are revealed so far; at the end of the game all drawings of all rounds."""
    hung: int
    """How many drawings are on the board."""
    scores: tuple[Score, ...]
    """The finished rounds."""
    totals: dict[Seat, int]
    waiting: tuple[Seat, ...]
    """For whom the table waits now."""
    question: Question | None
    """The question about a foul that is open now, for everybody but the artist to answer."""
    may_flag: tuple[Label, ...]
    """The drawings on which I may raise a flag."""
    may_judge: bool
    """Whether my answer to the question is awaited."""
    may_continue: bool
    """Whether I may go on (the start player, or the host through the room)."""
    outcome: Outcome | None
