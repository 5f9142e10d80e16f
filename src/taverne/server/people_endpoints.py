"""The HTTP interface for people: guests, accounts, sessions."""

from typing import TYPE_CHECKING

from taverne.hosting.endpoint import Call, Endpoint
from taverne.hosting.rows import Person
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
from taverne.server.people import digest

if TYPE_CHECKING:
    from taverne.server.app import Server

DEPARTURES = 5
"""How often tables are searched for someone who is being deleted."""


async def enter_as_guest(call: "Call[Server]") -> Me:
    call.server.guest_limit.take(call.address)
    person, call.new_token = await call.server.people.add_guest(call.body.name)
    return _me(person)


async def who_am_i(call: "Call[Server]") -> Me:
    return _me(call.me)


async def who_is_there(call: "Call[Server]") -> Visitor:
    return Visitor(me=None if call.person is None else _me(call.person))


async def make_account(call: "Call[Server]") -> Account:
    call.server.sign_in_limit.take(call.address)
    person = call.person
    if person is None:
        call.server.guest_limit.take(call.address)
        person, call.new_token = await call.server.people.add_guest(call.body.name)
    return await call.server.people.make_account(person, call.body.name, call.body.password)


async def sign_in(call: "Call[Server]") -> Me:
    call.server.sign_in_limit.take(call.address)
    person, call.new_token = await call.server.people.sign_in(call.body.name, call.body.password)
    return _me(person)


async def recover_account(call: "Call[Server]") -> Me:
    call.server.sign_in_limit.take(call.address)
    person, call.new_token = await call.server.people.recover(call.body.name, call.body.code, call.body.password)
    call.server.hub.signed_out(person.id)
    return _me(person)


async def change_password(call: "Call[Server]") -> None:
    call.server.sign_in_limit.take(call.address)
    call.new_token = await call.server.people.change_password(call.me, call.body.password, call.body.new_password)
    call.server.hub.signed_out(call.me.id)


async def rename(call: "Call[Server]") -> Me:
    return _me(await call.server.people.rename(call.me, call.body.name))


async def sign_out(call: "Call[Server]") -> None:
    if call.token:
        await _leave_seats_of_guest(call)
        await call.server.people.sign_out(call.token)
        call.server.hub.session_ended(digest(call.token))
    call.new_token = ""


async def sign_out_everywhere(call: "Call[Server]") -> None:
    await _leave_seats_of_guest(call)
    await call.server.people.sign_out_everywhere(call.me)
    call.server.hub.signed_out(call.me.id)
    call.new_token = ""


async def _leave_seats_of_guest(call: "Call[Server]") -> None:
    """A guest who signs out can never come back: nobody should have to wait for them."""
    if call.person is not None and not call.person.has_account:
        await call.server.service.leave_all(call.person)


async def delete_me(call: "Call[Server]") -> None:
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


def _me(person: Person) -> Me:
    return Me(name=person.name, has_account=person.has_account, sign_in=person.sign_in)


PEOPLE_ENDPOINTS = (
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
)
