"""Puts the server together: services, HTTP, websocket. Tests inject clocks, ids and secrets."""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from taverne.hosting.chat import Chat
from taverne.hosting.connection import Connection
from taverne.hosting.endpoint import Call, Endpoint, read_body, read_query
from taverne.hosting.errors import BadMessage, Forbidden, NotFound, TooMuch, Unavailable, code_of, status_of
from taverne.hosting.hub import Hub
from taverne.hosting.importing import Importer
from taverne.hosting.limits import Bucket, Limit
from taverne.hosting.notices import LocalBroker
from taverne.hosting.pace import Pace
from taverne.hosting.public_tables import PublicTables
from taverne.hosting.requests import Requests
from taverne.hosting.scheduler import Scheduler
from taverne.hosting.table_service import TableService
from taverne.hosting.tables import Tables
from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.match.fair import SECRET_BYTES
from taverne.protocol.message import Problem
from taverne.server.bot_workers import BotWorkers
from taverne.server.endpoints import ENDPOINTS
from taverne.server.logs import set_up_logs
from taverne.server.metrics import BOT_FAILURES, BOT_MOVES, MATCHES, MESSAGES, MOVES, REQUESTS, SECONDS, exposition
from taverne.server.names import are_alike
from taverne.server.openapi import openapi
from taverne.server.pages import CLIENT, INDEX, PAGES, ROOT_FILES, Assets, interface_page, show_root_file, unbuilt_page
from taverne.server.parent import watch_parent
from taverne.server.people import People, digest
from taverne.server.push import Push
from taverne.server.push_sender import PushSender
from taverne.server.redis_broker import RedisBroker
from taverne.server.safety import (
    COOKIE,
    Connections,
    SafetyHeaders,
    address_of,
    catalogue_for,
    check_origin,
    is_loopback,
    is_safe,
    read_raw,
)
from taverne.server.settings import Settings, read_settings
from taverne.server.socket import Reader, serve_socket, turn_away
from taverne.server.storage.check import StorageCheck
from taverne.server.storage.database import Database
from taverne.server.storage.journal import Journal
from taverne.server.storage.matches import MatchStore
from taverne.server.storage.people import PeopleStore
from taverne.server.storage.push import PushStore
from taverne.server.tcp import OPEN, OpenConnections, most_connections

COOKIE_LASTS = 180 * 24 * 60 * 60
TRY_AGAIN_LATER = 1013
CLIENT_CLOSED = 499
"""The status, in the metrics alone, of a request whose client has gone: nginx's."""
_JSON = "application/json"
LOG = logging.getLogger("taverne.http")


@dataclass(frozen=True, slots=True)
class Sources:
    """Where time and randomness come from."""

    clock: Callable[[], int] = lambda: int(time.time() * 1000)
    """Milliseconds since 1970."""
    steady: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    new_id: Callable[[], str] = lambda: secrets.token_urlsafe(12)
    new_secret: Callable[[], bytes] = lambda: secrets.token_bytes(SECRET_BYTES)
    new_seed: Callable[[], int] = lambda: secrets.randbits(64)


class Server:
    """All services of one process."""

    def __init__(self, settings: Settings, sources: Sources | None = None) -> None:
        sources = sources or Sources()
        self.settings = settings
        self.sources = sources
        process = secrets.token_hex(8)
        self.database = Database(settings.database, settings.storage_seconds)
        self.storage_check = StorageCheck(self.database, sources.steady)
        self.journal = Journal(self.database)
        self.store = MatchStore(self.database)
        self.people = People(PeopleStore(self.database), sources.clock, sources.new_id, settings.password_rounds)
        pace = Pace(settings.bot_thinking, sources.steady, sources.sleep, holds=settings.hold_answers)
        self.tables = Tables(
            self.store,
            self.journal,
            sources.clock,
            bot_pause=settings.bot_pause,
            head_start=pace.head_start,
            most=settings.matches_in_memory,
        )
        self.importer = Importer(self.tables, self.store, sources.clock)
        self.bots = BotWorkers(
            settings.bot_workers, settings.bot_thinking, settings.bot_seconds, sources.new_seed, pace
        )
        self.chat = Chat(self.tables, self.store, sources.clock, Limit(settings.chat_per_minute, 60, sources.steady))
        self.service = TableService(
            self.tables,
            self.store,
            self.chat,
            sources.clock,
            self.bots,
            new_id=sources.new_id,
            new_secret=sources.new_secret,
            tables_per_person=settings.tables_per_person,
            public_tables=PublicTables(self.store, settings.public_per_person, settings.public_per_address),
            substitute=settings.substitute,
            are_alike=are_alike,
            on_move=MOVES.inc,
        )
        self.broker = RedisBroker(settings.redis_url, process) if settings.redis_url else LocalBroker()
        self.hub = Hub(
            self.tables, self.chat, self.store, self.people.live_sessions, self.broker, sources.clock, process
        )
        self.scheduler = Scheduler(
            self.tables,
            self.store,
            self.bots,
            sources.clock,
            substitute=settings.substitute,
            on_move=lambda bot: BOT_MOVES.labels(bot).inc(),
            on_failure=lambda bot: BOT_FAILURES.labels(bot).inc(),
        )
        self.push = Push(
            PushStore(self.database),
            self.tables,
            self.hub.presence,
            PushSender(settings.push_contact, anywhere=settings.push_anywhere),
            sources.clock,
            delay=settings.push_delay,
        )
        self.connections = Connections(settings.connections_per_address)
        self.open_connections = OpenConnections(
            2 * settings.connections_per_address, most_connections(), settings.request_seconds
        )
        self.request_limit = Limit(settings.requests_per_minute, 60, sources.steady)
        self.message_limit = Limit(30 * settings.messages_per_second, 3, sources.steady)
        self.sign_in_limit = Limit(settings.sign_ins_per_minute, 60, sources.steady)
        self.guest_limit = Limit(settings.guests_per_hour, 3600, sources.steady)
        self.upload_limit = Limit(settings.uploads_per_hour, 3600, sources.steady)

    def address_for(self, client: str) -> str:
        """Where others on the network reach the tables; only told to clients on the same machine."""
        return self.settings.address if is_loopback(client) else ""

    async def open(self) -> None:
        """Starts to serve."""
        await self.database.open()
        self.journal.open()
        self.hub.open()
        await self.push.open()
        self.scheduler.open()
        self.bots.warm()
        LOG.info("the tables are open")

    async def close(self) -> None:
        """Stops; nothing that was acknowledged is lost."""
        await self.scheduler.close()
        await self.push.close()
        await self.hub.close()
        await self.tables.close()
        await self.journal.close()
        self.bots.close()
        await self.storage_check.close()
        await self.database.close()


def build_app(settings: Settings, sources: Sources | None = None, make: Callable[..., Server] = Server) -> Starlette:
    """The server as an ASGI application."""
    server = make(settings, sources)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, object]]:
        await server.open()
        try:
            yield {OPEN: server.open_connections}
        finally:
            await server.close()

    async def show_client(request: Request) -> Response:
        return _client(request, 200)

    async def show_interface(request: Request) -> Response:
        return _html(interface_page(catalogue_for(request)))

    async def show_openapi(_request: Request) -> Response:
        return Response(msgspec.json.encode(openapi()), media_type=_JSON)

    async def show_health(_request: Request) -> Response:
        if not await server.storage_check.passes():
            return Response(b'{"status":"storage"}', 503, media_type=_JSON)
        news = "connected" if server.broker.is_connected else "lost"
        return Response(msgspec.json.encode({"status": "ok", "news": news}), media_type=_JSON)

    async def show_metrics(_request: Request) -> Response:
        MATCHES.set(server.tables.in_memory)
        body, kind = exposition(shared="PROMETHEUS_MULTIPROC_DIR" in os.environ)
        return Response(body, headers={"Content-Type": kind})

    async def talk(socket: WebSocket) -> None:
        with contextlib.suppress(WebSocketDisconnect, OSError):  # The client may go at any moment.
            await _talk(server, socket)

    async def refuse(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        t = catalogue_for(request)
        if not request.url.path.startswith("/api/"):
            return _client(request, error.status_code)
        if error.status_code == 404:
            return _problem(t, NotFound("error-address-unknown"))
        response = _problem(t, BadMessage("error-method", found=request.method), error.status_code)
        response.headers.update(error.headers or {})  # Which methods would do.
        return response

    routes = [
        *(Route(path, show_client) for path in PAGES),
        *_client_routes(),
        Route("/api/docs", _limited(server, show_interface)),
        Route("/api/openapi.json", _limited(server, show_openapi)),
        Route("/health", show_health),
        Route("/metrics", _limited(server, show_metrics)),
        *(_route(server, endpoint) for endpoint in ENDPOINTS),
        WebSocketRoute("/api/socket", talk),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafetyHeaders)],
        exception_handlers={HTTPException: refuse},
    )
    app.state.server = server
    return app


def from_environment() -> Starlette:
    """The application with the environment's settings, for uvicorn."""
    settings = read_settings()
    set_up_logs(settings.log_level, as_json=settings.json_logs)
    watch_parent(lambda: signal.raise_signal(signal.SIGTERM))  # Of several workers, none outlives their supervisor.
    return build_app(settings)


def _limited(server: Server, show: Callable[[Request], Awaitable[Response]]) -> Callable[..., Awaitable[Response]]:
    """A page that counts as a request of its address."""

    async def serve(request: Request) -> Response:
        try:
            server.request_limit.take(address_of(request))
        except TooMuch as error:
            return _problem(catalogue_for(request), error)
        return await show(request)

    return serve


def _route(server: Server, endpoint: Endpoint) -> Route:
    async def serve(request: Request) -> Response:
        started = time.perf_counter()
        response = await _answer(server, endpoint, request)
        REQUESTS.labels(endpoint.name, str(response.status_code)).inc()
        SECONDS.labels(endpoint.name).observe(time.perf_counter() - started)
        return response

    return Route(endpoint.path, serve, methods=[endpoint.method], name=endpoint.name)


async def _answer(server: Server, endpoint: Endpoint, request: Request) -> Response:
    t = catalogue_for(request)
    try:
        call = await _read(server, endpoint, request)
        given = await endpoint.handler(call)
    except TaverneError as error:
        return _problem(t, error)
    except ClientDisconnect:
        return Response(status_code=CLIENT_CLOSED)
    except Exception:
        LOG.exception("a request failed", extra={"route": endpoint.name})
        return _problem(t, Unavailable("error-internal"), 500)
    body = b"" if given is None else msgspec.json.encode(given)
    response = Response(body, 204 if given is None else 200, media_type=None if given is None else _JSON)
    if call.new_token is not None:
        secure = request.url.scheme == "https"
        lasts = COOKIE_LASTS if call.new_token else 0
        response.set_cookie(
            COOKIE, call.new_token, max_age=lasts, httponly=True, samesite="lax", secure=secure, path="/"
        )
    return response


async def _read(server: Server, endpoint: Endpoint, request: Request) -> Call[Server]:
    """Decodes and checks a request before anything is done."""
    address = address_of(request)
    server.request_limit.take(address, endpoint.cost)
    if not is_safe(request.method):
        check_origin(request, server.settings.allowed_origins)
    token = request.cookies.get(COOKIE)
    body: Any = None
    if endpoint.takes is not None:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        raw = await read_raw(request)
        if kind != _JSON:
            raise BadMessage("error-message", found=kind, expected=_JSON)
        body = read_body(endpoint, raw)
    given = {**request.query_params, **request.path_params}
    query = read_query(endpoint, given)
    person = await server.people.who(token)
    table = str(request.path_params.get("table", ""))
    return Call(server, person, address, token, table, query, body, catalogue_for(request))


def _problem(t: Catalogue, error: TaverneError, status: int | None = None) -> Response:
    problem = Problem(code=code_of(error), sentence=t.say_error(error), clause=error.clause)
    headers = {"Retry-After": "5"} if isinstance(error, Unavailable | TooMuch) else None
    return Response(msgspec.json.encode(problem), status or status_of(error), headers, media_type=_JSON)


def _client_routes() -> list[BaseRoute]:
    """The files of the web client, if it has been built."""
    if not INDEX.exists():
        return []

    return [
        Mount("/assets", GZipMiddleware(Assets(directory=CLIENT / "assets"))),
        *(Route(f"/{name}", show_root_file) for name in ROOT_FILES),
    ]


def _client(request: Request, status: int) -> Response:
    """The web client, which shows the page of the address, or that there is none."""
    if not INDEX.exists():
        return _html(unbuilt_page(catalogue_for(request)), status)
    return FileResponse(INDEX, status, {"Cache-Control": "no-cache"})


def _html(page: str, status: int = 200) -> Response:
    return Response(page, status, media_type="text/html")


async def _talk(server: Server, socket: WebSocket) -> None:
    """Serves a websocket, if its page's origin is allowed and there is room."""
    t = catalogue_for(socket)
    address = address_of(socket)
    try:
        check_origin(socket, server.settings.allowed_origins)
        token = socket.cookies.get(COOKIE, "")
        person = await server.people.who(token)
    except Forbidden:
        await socket.close()  # Before it is accepted: the other page gets nothing but 403.
        return
    except TaverneError as error:
        await turn_away(socket, t, error, TRY_AGAIN_LATER)
        return
    if not server.connections.enter(address):
        await turn_away(socket, t, TooMuch("error-too-many-connections"), TRY_AGAIN_LATER)
        return
    rate = server.settings.messages_per_second

    def make_reader(connection: Connection) -> Reader:
        requests = Requests(
            connection,
            t,
            server.hub,
            server.service,
            clock=server.sources.clock,
            buckets=(Bucket(3 * rate, rate, server.sources.steady), server.message_limit.bucket(address)),
            on_message=lambda kind: MESSAGES.labels(kind).inc(),
        )
        return Reader(socket, connection, requests, idle_seconds=server.settings.idle_seconds)

    try:
        await serve_socket(socket, person, digest(token), server.hub, make_reader)
    finally:
        server.connections.leave(address)
