"""The HTTP interface of tables: for each endpoint its address, what it takes and gives, and what carries it out."""

from taverne.bots.bot import LEVELS, bot_names
from taverne.hosting.endpoint import Call, Endpoint, Host
from taverne.hosting.positions import POSITION_ENDPOINTS
from taverne.hosting.practice import list_lessons, practise_start, preview_practice
from taverne.protocol.codec import read
from taverne.protocol.commands import (
    Command,
    CommitNonce,
    ConfirmTurn,
    LeaveSeat,
    PlayMove,
    ResignGame,
    RevealNonce,
    StartGame,
    TakeSeat,
    UndoMove,
)
from taverne.protocol.message import Message, Number, Text
from taverne.protocol.play import Accepted, Events, Fairness, Game, Hint, Legal, Preview, RecordText, View
from taverne.protocol.practice import Lessons, Practice, Practise, TryMove
from taverne.protocol.tables import Muted, NewTable, Offers, RulesetInfo, Table, TableList
from taverne.registry import find_game, rulesets

_TABLE = "/api/tables/{table}"


async def my_tables(call: Call[Host]) -> TableList:
    return await call.server.service.tables_of(call.me)


# Tables


async def what_is_offered(call: Call[Host]) -> Offers:
    return present_offers(call.server.address_for(call.address))


def present_offers(address: str = "") -> Offers:
    """What can be played, and with which bots; others reach the tables at the address."""
    return Offers(
        rulesets=[
            RulesetInfo(
                key=ruleset.key,
                family=find_game(ruleset.key).family,
                game=ruleset.game,
                edition=ruleset.edition,
                mode=ruleset.mode,
                options=list(ruleset.options),
                seats=list(find_game(ruleset.key).seats),
            )
            for ruleset in rulesets()
        ],
        bots=list(bot_names()),
        levels=list(LEVELS),
        address=address,
    )


async def open_tables(call: Call[Host]) -> TableList:
    return await call.server.service.open_tables(call.person)


async def create_table(call: Call[Host]) -> Table:
    return await call.server.service.create(call.me, call.body, call.address)


async def whom_i_muted(call: Call[Host]) -> Muted:
    return await call.server.chat.muted(call.me, call.table)


async def show_table(call: Call[Host]) -> Table:
    return await call.server.service.table(call.person, call.table)


async def rematch(call: Call[Host]) -> Table:
    return await call.server.service.rematch(call.me, call.table, call.address)


# Games


async def show_game(call: Call[Host]) -> Game:
    return await call.server.service.game(call.person, call.table)


async def show_legal_moves(call: Call[Host]) -> Legal:
    return await call.server.service.legal(call.person, call.table)


async def preview_move(call: Call[Host]) -> Preview:
    return await call.server.service.preview(call.person, call.table, call.query["move"])


async def ask_for_a_hint(call: Call[Host]) -> Hint:
    return await call.server.service.hint(call.me, call.table)


async def events_since(call: Call[Host]) -> Events:
    return await call.server.service.events(call.person, call.table, call.query["since"])


async def view_at(call: Call[Host]) -> View:
    return await call.server.service.view_at(call.person, call.table, call.query["number"])


async def check_fairness(call: Call[Host]) -> Fairness:
    return await call.server.service.fairness(call.table)


async def show_record(call: Call[Host]) -> RecordText:
    return RecordText(record=await call.server.service.record(call.person, call.table))


# Commands


async def _then_table(call: Call[Host], command: Command) -> Table:
    await call.server.service.do(call.me, call.table, command)
    return await show_table(call)


async def _then_accepted(call: Call[Host], command: Command) -> Accepted:
    return Accepted(number=await call.server.service.do(call.me, call.table, command))


def _command(
    name: str, path: str, summary: str, kind: type[Command], *, gives: type[Table] | type[Accepted], cost: int = 1
) -> Endpoint:
    """An endpoint that carries out a command; one without fields needs no body."""
    takes = kind if kind.__struct_fields__ else None
    answer = _then_table if gives is Table else _then_accepted

    async def handle(call: Call[Host]) -> Message:
        return await answer(call, call.body if takes else read({}, kind))

    handle.__name__ = name
    return Endpoint("POST", _TABLE + path, summary, handle, takes, gives, errors=(401, 403, 404, 409), cost=cost)


TABLE_ENDPOINTS = (
    Endpoint("GET", "/api/people/me/tables", "One's tables.", my_tables, gives=TableList, errors=(401,), cost=3),
    Endpoint("GET", "/api/offers", "What can be played, and with which bots.", what_is_offered, gives=Offers),
    Endpoint("GET", "/api/tables", "Public tables.", open_tables, gives=TableList, cost=3),
    Endpoint("POST", "/api/tables", "Open a table.", create_table, NewTable, Table, errors=(401,), cost=5),
    Endpoint("GET", _TABLE, "A table.", show_table, gives=Table, errors=(404,)),
    Endpoint("GET", _TABLE + "/muted", "Whom one has muted there.", whom_i_muted, gives=Muted, errors=(401, 404)),
    _command("sit", "/sit", "Take a seat, or put a bot there.", TakeSeat, gives=Table, cost=5),
    _command("leave", "/leave", "Leave a seat.", LeaveSeat, gives=Table, cost=5),
    _command("start", "/start", "Start the game.", StartGame, gives=Table),
    _command(
        "commit_nonce", "/commit", "Commit to a nonce, after a start that was called off.", CommitNonce, gives=Table
    ),
    _command("reveal_nonce", "/reveal", "Reveal one's nonce.", RevealNonce, gives=Table),
    Endpoint(
        "POST",
        _TABLE + "/rematch",
        "Open a rematch, seats rotated, and take one's seat there.",
        rematch,
        gives=Table,
        errors=(401, 403, 404, 409),
        cost=5,
    ),
    Endpoint("GET", _TABLE + "/game", "A table and its position.", show_game, gives=Game, errors=(404,)),
    Endpoint("GET", _TABLE + "/legal", "One's legal moves.", show_legal_moves, gives=Legal, errors=(404, 409)),
    Endpoint(
        "GET",
        _TABLE + "/preview",
        "What a move would lead to.",
        preview_move,
        gives=Preview,
        query={"move": Text},
        errors=(404, 409),
    ),
    Endpoint(
        "GET",
        _TABLE + "/hint",
        "What a strong bot would do; only if one plays with nobody but bots.",
        ask_for_a_hint,
        gives=Hint,
        errors=(401, 403, 404, 409),
        cost=50,
    ),
    _command("play_move", "/moves", "Play a move.", PlayMove, gives=Accepted),
    _command("confirm_turn", "/confirm", "Confirm one's turn.", ConfirmTurn, gives=Accepted),
    _command("undo_move", "/undo", "Take one's last move back.", UndoMove, gives=Accepted),
    _command("resign", "/resign", "Give the game up.", ResignGame, gives=Accepted),
    Endpoint(
        "GET",
        _TABLE + "/events",
        "The log entries after a given one, in pages.",
        events_since,
        gives=Events,
        query={"since": Number},
        errors=(404,),
        cost=4,
    ),
    Endpoint(
        "GET",
        _TABLE + "/views/{number}",
        "The table as it was seen after an entry.",
        view_at,
        gives=View,
        query={"number": Number},
        errors=(404, 409),
    ),
    Endpoint(
        "GET", _TABLE + "/record", "The game in the notation.", show_record, gives=RecordText, errors=(404, 409), cost=3
    ),
    Endpoint(
        "GET",
        _TABLE + "/fairness",
        "Whether the shuffles of a finished game verify.",
        check_fairness,
        gives=Fairness,
        errors=(404, 409),
        cost=10,
    ),
    Endpoint("GET", "/api/lessons", "The lessons.", list_lessons, gives=Lessons),
    Endpoint(
        "POST",
        "/api/practice",
        "A prepared position after one's moves; nothing is stored.",
        practise_start,
        Practise,
        Practice,
        errors=(404, 409),
        cost=3,
    ),
    Endpoint(
        "POST",
        "/api/practice/preview",
        "What a move would lead to there.",
        preview_practice,
        TryMove,
        Preview,
        errors=(404, 409),
    ),
    *POSITION_ENDPOINTS,
)
