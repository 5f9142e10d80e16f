"""The HTTP interface: for each endpoint its address, what it takes and gives, and what carries it out."""

import msgspec

from taverne.bots.bot import LEVELS, bot_names
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
from taverne.protocol.people import (
    Account,
    Deletion,
    Me,
    NewAccount,
    NewGuest,
    NewPassword,
    Recover,
    Rename,
    SignIn,
    Visitor,
)
from taverne.protocol.play import Accepted, Events, Fairness, Game, Hint, Legal, Preview, RecordText, View
from taverne.protocol.practice import Lessons, Practice, Practise, TryMove
from taverne.protocol.tables import Muted, NewTable, Offers, RulesetInfo, Table, TableList
from taverne.registry import find_game, rulesets
from taverne.server.endpoint import Call, Endpoint
from taverne.server.people import digest
from taverne.server.practice import list_lessons, practise_start, preview_practice
from taverne.server.push_endpoints import PUSH_ENDPOINTS
from taverne.server.safety import is_loopback
from taverne.server.storage.people import Person

_TABLE = "/api/tables/{table}"
DEPARTURES = 5
"""How often tables are searched for someone who is being deleted."""


# People


async def enter_as_guest(call: Call) -> Me:
    call.server.guest_limit.take(call.address)
    person, call.new_token = await call.server.people.add_guest(call.body.name)
    return _me(person)


async def who_am_i(call: Call) -> Me:
    return _me(call.me)


async def who_is_there(call: Call) -> Visitor:
    return Visitor(me=None if call.person is None else _me(call.person))


async def make_account(call: Call) -> Account:
    call.server.sign_in_limit.take(call.address)
    person = call.person
    if person is None:
        call.server.guest_limit.take(call.address)
        person, call.new_token = await call.server.people.add_guest(call.body.name)
    return await call.server.people.make_account(person, call.body.name, call.body.password)


async def sign_in(call: Call) -> Me:
    call.server.sign_in_limit.take(call.address)
    person, call.new_token = await call.server.people.sign_in(call.body.name, call.body.password)
    return _me(person)


async def recover_account(call: Call) -> Me:
    call.server.sign_in_limit.take(call.address)
    person, call.new_token = await call.server.people.recover(call.body.name, call.body.code, call.body.password)
    call.server.hub.signed_out(person.id)
    return _me(person)


async def change_password(call: Call) -> None:
    call.server.sign_in_limit.take(call.address)
    call.new_token = await call.server.people.change_password(call.me, call.body.password, call.body.new_password)
    call.server.hub.signed_out(call.me.id)


async def rename(call: Call) -> Me:
    return _me(await call.server.people.rename(call.me, call.body.name))


async def sign_out(call: Call) -> None:
    if call.token:
        await _leave_seats_of_guest(call)
        await call.server.people.sign_out(call.token)
        call.server.hub.session_ended(digest(call.token))
    call.new_token = ""


async def sign_out_everywhere(call: Call) -> None:
    await _leave_seats_of_guest(call)
    await call.server.people.sign_out_everywhere(call.me)
    call.server.hub.signed_out(call.me.id)
    call.new_token = ""


async def _leave_seats_of_guest(call: Call) -> None:
    """A guest who signs out can never come back: nobody should have to wait for them."""
    if call.person is not None and not call.person.has_account:
        await call.server.service.leave_all(call.person)


async def delete_me(call: Call) -> None:
    call.server.sign_in_limit.take(call.address)
    me = call.me
    await call.server.people.check_deletion(me, call.body.password)
    await call.server.people.sign_out_everywhere(me)
    call.server.hub.signed_out(me.id)
    for _ in range(DEPARTURES):  # A command of theirs may still have been under way.
        tables = await call.server.service.depart(me)
        for table in tables:
            call.server.hub.forgot(table)
        if not tables:
            break
    await call.server.people.delete(me)
    call.new_token = ""


async def my_tables(call: Call) -> TableList:
    return await call.server.service.tables_of(call.me)


# Tables


async def what_is_offered(call: Call) -> Offers:
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
        address=call.server.settings.address if is_loopback(call.address) else "",
    )


async def open_tables(call: Call) -> TableList:
    return await call.server.service.open_tables(call.person)


async def create_table(call: Call) -> Table:
    return await call.server.service.create(call.me, call.body, call.address)


async def whom_i_muted(call: Call) -> Muted:
    return await call.server.chat.muted(call.me, call.table)


async def show_table(call: Call) -> Table:
    return await call.server.service.table(call.person, call.table)


async def rematch(call: Call) -> Table:
    return await call.server.service.rematch(call.me, call.table, call.address)


# Games


async def show_game(call: Call) -> Game:
    return await call.server.service.game(call.person, call.table)


async def show_legal_moves(call: Call) -> Legal:
    return await call.server.service.legal(call.person, call.table)


async def preview_move(call: Call) -> Preview:
    return await call.server.service.preview(call.person, call.table, call.query["move"])


async def ask_for_a_hint(call: Call) -> Hint:
    return await call.server.service.hint(call.me, call.table)


async def events_since(call: Call) -> Events:
    return await call.server.service.events(call.person, call.table, call.query["since"])


async def view_at(call: Call) -> View:
    return await call.server.service.view_at(call.person, call.table, call.query["number"])


async def check_fairness(call: Call) -> Fairness:
    return await call.server.service.fairness(call.table)


async def show_record(call: Call) -> RecordText:
    return RecordText(record=await call.server.service.record(call.person, call.table))


# Commands


async def _then_table(call: Call, command: Command) -> Table:
    await call.server.service.do(call.me, call.table, command)
    return await show_table(call)


async def _then_accepted(call: Call, command: Command) -> Accepted:
    return Accepted(number=await call.server.service.do(call.me, call.table, command))


def _command(
    name: str, path: str, summary: str, kind: type[Command], *, gives: type[Table] | type[Accepted], cost: int = 1
) -> Endpoint:
    """An endpoint that carries out a command; one without fields needs no body."""
    takes = kind if kind.__struct_fields__ else None
    answer = _then_table if gives is Table else _then_accepted

    async def handle(call: Call) -> Message:
        return await answer(call, call.body if takes else msgspec.convert({}, kind))

    handle.__name__ = name
    return Endpoint("POST", _TABLE + path, summary, handle, takes, gives, errors=(401, 403, 404, 409), cost=cost)


def _me(person: Person) -> Me:
    return Me(name=person.name, has_account=person.has_account, sign_in=person.sign_in)


ENDPOINTS = (
    Endpoint("POST", "/api/people/guest", "Enter with a nickname.", enter_as_guest, NewGuest, Me, errors=(403,)),
    Endpoint("GET", "/api/people/me", "Who one is.", who_am_i, gives=Me, errors=(401,)),
    Endpoint("GET", "/api/people/visitor", "Who one is, or null.", who_is_there, gives=Visitor),
    Endpoint("POST", "/api/people/account", "Create an account.", make_account, NewAccount, Account, errors=(403,)),
    Endpoint("POST", "/api/people/sign-in", "Sign in.", sign_in, SignIn, Me, errors=(403,)),
    Endpoint(
        "POST",
        "/api/people/recover",
        "Set a new password with a recovery code.",
        recover_account,
        Recover,
        Me,
        errors=(403,),
    ),
    Endpoint("POST", "/api/people/password", "Change one's password.", change_password, NewPassword, errors=(401, 403)),
    Endpoint("POST", "/api/people/name", "Change the name that others see.", rename, Rename, Me, errors=(401, 403)),
    Endpoint("POST", "/api/people/sign-out", "End this session.", sign_out),
    Endpoint("POST", "/api/people/sign-out-everywhere", "End all one's sessions.", sign_out_everywhere, errors=(401,)),
    Endpoint(
        "POST",
        "/api/people/delete",
        "Delete oneself and one's data.",
        delete_me,
        Deletion,
        errors=(401, 403, 409),
        cost=50,
    ),
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
    *PUSH_ENDPOINTS,
)
