"""The operator's settings, from the command line or environment variables named TAVERNE_…"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from platformdirs import user_data_path

from taverne.kernel.errors import TaverneError

PREFIX = "TAVERNE_"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server process. Each is read from TAVERNE_ plus its name in capitals."""

    database_url: str = ""
    """A SQLite file or a PostgreSQL URL; empty for a file in the user's data folder."""
    redis_url: str = ""
    """The Redis that carries notices between server processes; empty for a single process."""
    origins: str = ""
    """Origins of other web pages that may use the server, separated by spaces."""
    address: str = ""
    """Where others reach the server, for links to tables; if empty, the browser's own address is used."""
    json_logs: bool = False
    """Whether log lines are JSON."""
    log_level: str = "INFO"
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_thinking: int = 1000
    """Milliseconds for which a bot thinks about a decision; less when many are waiting."""
    bot_seconds: int = 10
    """Seconds after which a bot that has not answered is replaced."""
    bot_pause: int = 1500
    """Milliseconds that a bot waits while the player before it can undo; otherwise a third of that."""
    hold_answers: bool = True
    """Whether a bot's answer is held back until a time that says nothing about its hand; only tests turn this off."""
    substitute: str = "greedy"
    """The bot that plays on for someone who left."""
    tables_per_person: int = 40
    """Unfinished tables that a person may have."""
    public_per_person: int = 3
    """Public tables of a person that may wait for players."""
    public_per_address: int = 20
    """Public tables from one network address that may wait for players."""
    connections_per_address: int = 60
    """Websockets from one network address; as many other connections may be open besides."""
    request_seconds: int = 15
    """Seconds for a client to send a request's headers, then its body, and to take each part of the answer."""
    idle_seconds: int = 300
    """Seconds after which a websocket is closed that follows no table and says nothing."""
    storage_seconds: int = 5
    """Seconds to wait for a database that another program has locked."""
    requests_per_minute: int = 1200
    """HTTP requests from one network address; an expensive one counts as several."""
    sign_ins_per_minute: int = 10
    """Attempts at passwords and recovery codes from one network address."""
    guests_per_hour: int = 200
    """New people from one network address."""
    uploads_per_hour: int = 60
    """Games played elsewhere that one account may upload."""
    messages_per_second: int = 20
    """Websocket messages of one connection on average; ten times as many from one network address. Bursts may be three
    times as large."""
    chat_per_minute: int = 20
    """Chat lines of one person."""
    push_contact: str = "mailto:taverne@example.org"
    """Where push services reach the operator if notifications cause trouble: mailto:… or https://…"""
    push_delay: int = 5
    """Seconds for which someone may follow the table, or the move may be taken back, before they are notified."""
    push_anywhere: bool = False
    """Whether push services may use plain HTTP and private addresses; only tests turn this on."""
    matches_in_memory: int = 200
    """Matches to keep in memory besides those somebody is connected to; others are read when needed."""
    password_rounds: int = 3
    """Argon2's number of passes."""

    @property
    def database(self) -> str:
        """The database to use."""
        return self.database_url or str(data_folder() / "taverne.db")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The allowed origins besides the server's own."""
        return frozenset(self.origins.split())


def data_folder() -> Path:
    """Where the server keeps its data by default."""
    return user_data_path("taverne", appauthor=False)


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Reads the settings from the environment."""
    environment = os.environ if environment is None else environment
    values: dict[str, str | int | bool] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        if name in environment:
            values[field.name] = _parse(name, environment[name], type(field.default))
    return Settings(**values)  # type: ignore[arg-type]


def to_environment(settings: Settings) -> dict[str, str]:
    """The environment variables that stand for these settings."""
    return {PREFIX + field.name.upper(): str(getattr(settings, field.name)) for field in fields(settings)}


def _parse(name: str, text: str, kind: type) -> str | int | bool:
    if kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("", "0", "false", "no", "off"):
            return False
        raise TaverneError("error-setting", found=text, expected="true, false", name=name)
    if kind is int:
        if text.isascii() and text.isdigit() and len(text) < 10:
            return int(text)
        raise TaverneError("error-setting", found=text, expected="0 … 999999999", name=name)
    return text
