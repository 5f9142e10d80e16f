/** What a table promises its reader, whatever the connection does. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hash, keep, kept } from "@/nonces";
import type { Position, Table } from "@/protocol";
import { chooseLanguage } from "@/catalogue.svelte";
import { GameState } from "./game.svelte";
import Lobby from "./Lobby.svelte";
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
  const seat = (more: object) => ({ seat: 1, side: 1, is_you: true, is_taken: true, name: "Ada", ...more });
  const lobby = (more: Partial<Table>, own: object) =>
    update({ table: table({ commitment: "c0", seats: [seat(own)], ...more }), position: null });
  const starting = (more: Partial<Table> = {}) => lobby({ status: "starting", ...more }, { commitment: hash("aa") });

  beforeEach(() => keep("t", { nonce: "aa", hash: hash("aa"), table: "c0", restarts: 0 }));

  test("is shown again if the connection was lost while showing it", async () => {
    const { game, wire } = open();
    wire.say(starting());
    expect(wire.asked("reveal")).toMatchObject([{ nonce: "aa" }]);
    wire.onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(400);
    const next = Wire.all.at(-1)!;
    next.say({ type: "hello", version: 1, me: null });
    next.say(starting());
    expect(next.asked("reveal")).toHaveLength(1);
    game.close();
  });

  test("is not shown to a table whose own number is another by now", () => {
    const { game, wire } = open();
    wire.say(starting({ commitment: "c1" }));
    expect(wire.asked("reveal")).toEqual([]);
    game.close();
  });

  test("is not shown again if another seat's number has changed since", async () => {
    const { game, wire } = open();
    const rival = (commitment: string) => ({ seat: 2, side: 2, is_taken: true, name: "Eve", commitment });
    const seats = (commitment: string) => [seat({ commitment: hash("aa") }), rival(commitment)] as Table["seats"];
    wire.say(starting({ seats: seats("e0") }));
    wire.say({ type: "problem", request: wire.asked("reveal")[0]!.request, code: "storage", sentence: "Not now." });
    await vi.advanceTimersByTimeAsync(0);
    wire.say(starting({ seats: seats("e1") }));
    expect(wire.asked("reveal")).toHaveLength(1);
    wire.say(starting({ seats: seats("e0") }));
    expect(wire.asked("reveal")).toHaveLength(2);
    game.close();
  });

  test("is replaced by a new one when the start was called off, once the new commitment is known", async () => {
    const { game, wire } = open();
    wire.say(starting());
    wire.say(lobby({ status: "open", commitment: "c1", restarts: 1 }, { must_commit: true }));
    const [sent] = wire.asked("commit") as unknown as { request: number; commitment: string; against: string }[];
    expect(sent!.against).toBe("c1");
    expect(kept("t")!.nonce).toBe("aa");
    wire.say({ type: "done", request: sent!.request, number: 9 });
    await vi.advanceTimersByTimeAsync(0);
    const made = kept("t")!;
    expect(made).toMatchObject({ hash: sent!.commitment, table: "c1", restarts: 1 });
    expect(made.nonce).not.toBe("aa");
    wire.say(lobby({ status: "starting", commitment: "c1" }, { commitment: made.hash }));
    expect(wire.asked("reveal").at(-1)).toMatchObject({ nonce: made.nonce });
    game.close();
  });

  test.each(["storage", "too-often"])("is shown again a second after it was refused: %s", async (code) => {
    const { game, wire } = open();
    wire.say(starting());
    for (const count of [1, 2]) {
      expect(wire.asked("reveal")).toHaveLength(count);
      wire.say({ type: "problem", request: wire.asked("reveal").at(-1)!.request, code, sentence: "Not now." });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(wire.asked("reveal")).toHaveLength(3);
    game.close();
  });

  test("is promised again, unchanged, a second after that was refused", async () => {
    const { game, wire } = open();
    wire.say(lobby({ status: "open", commitment: "c2", restarts: 1 }, { must_commit: true }));
    wire.say({ type: "problem", request: wire.asked("commit")[0]!.request, code: "storage", sentence: "Not now." });
    await vi.advanceTimersByTimeAsync(1000);
    const [first, second] = wire.asked("commit") as unknown as { commitment: string }[];
    expect(second!.commitment).toBe(first!.commitment);
    game.close();
  });

  test("is not shown again if the table no longer needs it, or does not allow it", async () => {
    const { game, wire } = open();
    wire.say(starting());
    wire.say({ type: "problem", request: wire.asked("reveal")[0]!.request, code: "storage", sentence: "Not now." });
    wire.say(lobby({ status: "starting" }, { commitment: hash("aa"), nonce: "aa" }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.asked("reveal")).toHaveLength(1);
    wire.say(starting());
    wire.say({ type: "problem", request: wire.asked("reveal")[1]!.request, code: "nonce-late", sentence: "Too late." });
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.asked("reveal")).toHaveLength(2);
    game.close();
  });

  test.each([
    ["here", "aa", "the game starts by itself"] as const,
    ["elsewhere", "bb", "open this page where you sat down"] as const,
  ])("and awaited for days is asked for where it is: %s", (_, nonce, sentence) => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    const { game, wire } = open();
    const clock = { kind: "days", days: 3 } as unknown as Table["clock"];
    wire.say(lobby({ status: "starting", clock }, { commitment: hash(nonce) }));
    const shown = mount(Lobby, { target: document.body, props: { game } });
    flushSync();
    expect(document.querySelector("[role=status]")!.textContent).toContain(sentence);
    void unmount(shown);
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
