/** What a table promises its reader, whatever the connection does. */
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { remember } from "@/nonces";
import type { Position, Table } from "@/protocol";
import { chooseLanguage } from "@/catalogue.svelte";
import { GameState } from "./game.svelte";
import type { GameMove } from "@/protocol";
import { Picks } from "./picks.svelte";

/** A websocket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  sent: { type: string; request?: number; since?: number }[] = [];
  isClosed = false;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly url: string) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  asked(type: string): { type: string; request?: number; since?: number }[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const move = (text: string) => ({ type: text.split(" ")[0]!, text });
const toPicks = ({ text }: GameMove): string[] => text.split(" ");

const table = (more: Partial<Table> = {}): Table =>
  ({
    id: "t",
    ruleset: "game/edition/mode",
    family: "family",
    seats: [{ seat: 1, side: 1, is_you: true, is_taken: true, name: "Ada" }],
    status: "playing",
    number: 3,
    asked: [1],
    you: 1,
    ...more,
  }) as Table;

const position = (more: Partial<Position> = {}): Position => ({
  number: 3,
  view: { type: "view" },
  sheets: [],
  asked: [1],
  legal: ["draw", "take a1", "take b1"].map(move),
  ...more,
});

const update = (more: object = {}): object => ({
  type: "update",
  table: table(),
  after: -1,
  entries: [{ number: 3, kind: "Started" }],
  position: position(),
  ...more,
});

function open(): { game: GameState; wire: Wire } {
  const game = new GameState("t");
  game.open();
  const wire = Wire.all.at(-1)!;
  wire.say({ type: "hello", version: 1, me: null });
  return { game, wire };
}

beforeAll(() => chooseLanguage("en"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what others did", () => {
  test("since the reader's last decision is news, but not what was taken back", () => {
    const { game, wire } = open();
    const entries = [
      { number: 1, kind: "Moved", seat: 2, move: move("place a1") },
      { number: 2, kind: "Moved", seat: 1, move: move("draw") },
      { number: 3, kind: "Moved", seat: 2, move: move("place b1") },
      { number: 4, kind: "Undone", seat: 2, undone: 3 },
      { number: 5, kind: "Moved", seat: 2, move: move("place c1") },
    ];
    wire.say(update({ entries }));
    expect(game.news.flatMap(({ move }) => move?.text ?? [])).toEqual(["place c1"]);
    wire.say(update({ table: table({ status: "over" }), entries: [] }));
    expect(game.news).toEqual([]);
    game.close();
  });
});

describe("a lost connection", () => {
  test("comes back by itself and asks for what was missed, once", async () => {
    const { game, wire } = open();
    wire.say(update());
    wire.onclose({ code: 1006 });
    expect(game.socket.lost).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    const next = Wire.all.at(-1)!;
    expect(next).not.toBe(wire);
    next.say({ type: "hello", version: 1, me: null });
    expect(next.asked("subscribe")[0]?.since).toBe(3);
    next.say(
      update({
        after: 3,
        entries: [
          { number: 3, kind: "Started" },
          { number: 4, kind: "Moved" },
        ],
      }),
    );
    expect(game.entries.map((entry) => entry.number)).toEqual([3, 4]);
    expect(game.socket.lost).toBe(false);
    game.close();
  });

  test("is noticed when a beat is not answered, and not before", async () => {
    const { game, wire } = open();
    wire.say({ type: "pong", request: 0, time: Date.now() });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(game.socket.connected).toBe(true);
    wire.say({ type: "pong", request: 0, time: Date.now() });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(game.socket.connected).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(game.socket.connected).toBe(false);
    game.close();
  });

  test("asks again to be told of the table when that was refused", async () => {
    const { game, wire } = open();
    const { request } = wire.asked("subscribe")[0]!;
    wire.say({ type: "problem", request, code: "storage", sentence: "Not now." });
    await vi.advanceTimersByTimeAsync(2000);
    expect(wire.asked("subscribe")).toHaveLength(2);
    game.close();
  });

  test("leaves no second socket open when the network returns", () => {
    const game = new GameState("t");
    game.open();
    dispatchEvent(new Event("online"));
    game.close();
    expect(Wire.all.every((wire) => wire.isClosed)).toBe(true);
  });

  test("lets go of a decision that waits for its answer", async () => {
    const { game, wire } = open();
    wire.say(update());
    const played = game.play("draw");
    expect(game.busy).toBe(true);
    wire.onclose({ code: 1006 });
    expect(await played).toBe(false);
    expect(game.busy).toBe(false);
    expect(game.problem).not.toBe("");
    game.close();
  });
});

test("a decision that is stored offers no old moves until the table is up to date", async () => {
  const { game, wire } = open();
  wire.say(update());
  const played = game.play("draw");
  wire.say({ type: "done", request: wire.asked("move")[0]!.request, number: 4 });
  expect(await played).toBe(true);
  expect(game.legal).toEqual([]);
  wire.say(update({ after: 3, entries: [{ number: 4, kind: "Moved" }], position: position({ number: 4 }) }));
  expect(game.legal).toHaveLength(3);
  game.close();
});

describe("a number promised for the shuffles", () => {
  test("is shown again if the connection was lost while showing it", async () => {
    remember("t", "aa");
    const { game, wire } = open();
    wire.say(update({ table: table({ status: "starting" }), position: null }));
    expect(wire.asked("reveal")).toHaveLength(1);
    wire.onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(400);
    const next = Wire.all.at(-1)!;
    next.say({ type: "hello", version: 1, me: null });
    next.say(update({ table: table({ status: "starting" }), position: null }));
    expect(next.asked("reveal")).toHaveLength(1);
    game.close();
  });
});

describe("what is half chosen", () => {
  test("survives chat and news that change nothing asked, and ends with the question", async () => {
    const { game, wire } = open();
    wire.say(update());
    let picks!: Picks;
    const end = $effect.root(() => {
      picks = new Picks(game, toPicks, ["hand"]);
    });
    flushSync();
    await picks.pick("take");
    void game.sayAloud("Good evening!");
    flushSync();
    expect(picks.chosen).toEqual(["take"]);
    wire.say(update({ after: 3, entries: [{ number: 4, kind: "Confirmed" }], position: position({ number: 4 }) }));
    flushSync();
    expect(picks.chosen).toEqual(["take"]);
    wire.say(update({ after: 4, entries: [], position: position({ number: 5, legal: [move("end")] }) }));
    flushSync();
    expect(picks.chosen).toEqual([]);
    end();
    game.close();
  });

  test("is let go once a move was played, even if the same is asked again", async () => {
    const { game, wire } = open();
    wire.say(update());
    let picks!: Picks;
    const end = $effect.root(() => {
      picks = new Picks(game, toPicks, ["hand"]);
    });
    flushSync();
    await picks.pick("take");
    const played = picks.pick("a1");
    wire.say({ type: "done", request: wire.asked("move")[0]!.request, number: 4 });
    await played;
    expect(picks.chosen).toEqual([]);
    end();
    game.close();
  });
});

test("an answer that is older than the news changes nothing", async () => {
  const { game, wire } = open();
  wire.say(update({ table: table({ number: 9 }) }));
  await game.do(async () => table({ number: 4, status: "starting" }));
  expect(game.table?.status).toBe("playing");
  game.close();
});
