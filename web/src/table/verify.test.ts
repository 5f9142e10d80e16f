/** The shuffles are checked against what this browser saw before the game, never against what it is told afterwards. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accept, hash, keep, kept, newCommitment, nonceFor } from "@/nonces";
import { sitDown } from "@/play";
import type { Fairness, Happened, Table, Verification } from "@/protocol";
import { doubtAbout, judgeNumbers, judgeRecord, type Shown } from "./verify";

const SECRET = "5e".repeat(32);
const MINE = "aa".repeat(16);
const THEIRS = "bb".repeat(16);

/** A finished game of two whose server is honest, unless told otherwise. */
function finished({ nonces = [MINE, THEIRS], secret = SECRET, restarts = 0, ...more } = {}): [Table, Fairness] {
  const seats = nonces.map((nonce, place) => ({ seat: place + 1, commitment: hash(nonce), nonce: nonce || null }));
  const table = { id: "t", status: "over", you: 1, commitment: hash(secret), secret, restarts, seats, ...more };
  return [table as unknown as Table, { is_fair: true, draws: 40, secret, nonces, restarts }];
}

beforeEach(() =>
  keep("t", { nonce: MINE, hash: hash(MINE), table: hash(SECRET), restarts: 0, seats: [hash(MINE), hash(THEIRS)] }),
);

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a browser without crypto.subtle, as on plain HTTP, hashes and draws all the same", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(hash("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const [table] = finished();
  const made = [newCommitment(table), newCommitment({ ...table, id: "u" })];
  expect(made[0]!.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(made[0]!.nonce).not.toBe(made[1]!.nonce);
  expect(made[0]).toMatchObject({ hash: hash(made[0]!.nonce), table: table.commitment });
});

describe("the check", () => {
  test("confirms a game whose numbers are all as committed", () => {
    const [table, fairness] = finished();
    expect(judgeNumbers(table, fairness)).toBe("fair");
    expect(doubtAbout(table)).toBeNull();
    expect(judgeNumbers(table, { ...fairness, is_fair: false })).toBe("unfair");
  });

  test.each([["left out", ""] as const, ["replaced", "cc".repeat(16)] as const])(
    "says so when a server has declared the reader's nonce late: %s",
    (_, nonce) => {
      const [table, fairness] = finished({ nonces: [nonce, THEIRS] });
      expect(judgeNumbers(table, fairness)).toBe("missing");
      expect(doubtAbout(table)).toBe("missing");
      expect(doubtAbout({ ...table, status: "playing", secret: null })).toBe("missing");
    },
  );

  test("believes no commitment that the server supplies afterwards", () => {
    const [table, fairness] = finished({ secret: "0f".repeat(32) });
    expect(table.commitment).toBe(hash(table.secret!));
    expect(judgeNumbers(table, fairness)).toBe("unfair");
    expect(doubtAbout(table)).toBe("unfair");
  });

  test.each([["chosen later", "cc".repeat(16)] as const, ["dropped", ""] as const])(
    "notices another seat's nonce that was %s",
    (_, nonce) => {
      const [table, fairness] = finished({ nonces: [MINE, nonce] });
      expect(judgeNumbers(table, fairness)).toBe("unfair");
      expect(doubtAbout(table)).toBe("unfair");
    },
  );

  test("notices a server that hides a start that was called off", () => {
    keep("t", { ...kept("t")!, restarts: 2 });
    expect(judgeNumbers(...finished({ restarts: 1 }))).toBe("unfair");
    expect(judgeNumbers(...finished({ restarts: 3 }))).toBe("fair");
  });

  test("counts the starts that were called off itself, if the server always says that none was", () => {
    const table = (id: string, commitment: string) => ({ ...finished()[0], id, commitment, restarts: 0 });
    for (const secret of ["01", "02", "03"]) accept("lied", newCommitment(table("lied", hash(secret))));
    const { nonce } = newCommitment(table("honest", hash("03")));
    const made = kept("lied")!;
    expect(made.restarts).toBe(2);
    for (const [id, own, verdict] of [["lied", made.nonce, "unfair"] as const, ["honest", nonce, "fair"] as const]) {
      const [after, fairness] = finished({ id, nonces: [own, THEIRS], secret: "03" } as object);
      nonceFor(after);
      expect(judgeNumbers(after, fairness)).toBe(verdict);
      expect(doubtAbout(after)).toBe(verdict === "fair" ? null : verdict);
    }
  });

  test("says that it cannot tell if the browser remembers nothing", () => {
    localStorage.clear();
    expect(judgeNumbers(...finished({ id: "elsewhere" } as object))).toBe("unchecked");
    expect(judgeNumbers(...finished({ you: null } as object))).toBe("unchecked");
    expect(doubtAbout(finished({ id: "elsewhere" } as object)[0])).toBeNull();
    expect(doubtAbout(finished({ nonces: ["", ""], is_imported: true } as object)[0])).toBeNull();
    expect(doubtAbout(finished({ id: "elsewhere", you: null, nonces: ["", THEIRS] } as object)[0])).toBeNull();
  });

  test("without anything remembered still doubts a seat that has no nonce", () => {
    const [table, fairness] = finished({ id: "elsewhere", nonces: ["", THEIRS] } as object);
    expect(doubtAbout(table)).toBe("missing");
    expect(judgeNumbers(table, fairness)).toBe("missing");
    const seats = table.seats.map((seat) => ({ ...seat, commitment: null }));
    expect(doubtAbout({ ...table, seats })).toBe("unchecked");
    expect(judgeNumbers({ ...table, seats }, fairness)).toBe("unchecked");
  });
});

describe("a record recomputed by this browser's engine", () => {
  const entry = (number: number, kind: string, more: object = {}): Happened =>
    ({ number, kind, events: [], ...more }) as unknown as Happened;
  const moved = (number: number, seat: number, text: string | null, ...events: object[]): Happened =>
    entry(number, "Moved", { seat, move: text && { type: "draw", text }, events });
  const drawn = (number: number, card: string): Happened =>
    entry(number, "Drawn", { events: [{ type: "card_drawn", card }] });
  const view = { type: "table", cells: ["a1"], you: 1 };

  function checked(more: Partial<Verification> = {}, ...entries: Happened[]): [Shown, Verification] {
    const [table, { secret, nonces, restarts }] = finished();
    const log = [entry(0, "Started"), drawn(1, "E"), moved(2, 1, "draw", { type: "took" }), moved(3, 2, "end")];
    const shown = { table, position: { view }, entries: entries.length ? entries : log } as unknown as Shown;
    const found = { fault: "", sentence: "", draws: 40, secret, nonces, restarts, view, entries: log, ...more };
    return [shown, found as unknown as Verification];
  }

  test("is worth what the numbers are, if it is of the game that was seen", () => {
    expect(judgeRecord(...checked())).toBe("fair");
    expect(judgeRecord(...checked({ view: { you: 1, cells: ["a1"], type: "table" } as never }))).toBe("fair");
    localStorage.clear();
    keep("t", { nonce: MINE, hash: hash(MINE), table: hash("00"), restarts: 0, seats: [hash(MINE), hash(THEIRS)] });
    expect(judgeRecord(...checked())).toBe("unfair");
  });

  test.each(["record", "numbers", "draws"] as const)("is not believed if the engine finds fault with its %s", (fault) =>
    expect(judgeRecord(...checked({ fault }))).toBe(fault),
  );

  test("without the reader's own number is not fair, whatever else it says", () => {
    for (const fault of ["", "draws"] as const)
      expect(judgeRecord(...checked({ fault, nonces: ["cc".repeat(16), THEIRS] }))).toBe("missing");
  });

  test.each([
    ["ends otherwise", { view: { ...view, cells: ["b2"] } as never }],
    ["has another move", { entries: [drawn(1, "E"), moved(2, 1, "take", { type: "took" }), moved(3, 2, "end")] }],
    ["has another draw", { entries: [drawn(1, "F"), moved(2, 1, "draw", { type: "took" }), moved(3, 2, "end")] }],
    ["has another event", { entries: [drawn(1, "E"), moved(2, 1, "draw", { type: "left" }), moved(3, 2, "end")] }],
    ["is shorter", { entries: [drawn(1, "E"), moved(2, 1, "draw", { type: "took" })] }],
    ["gives a move to another seat", { entries: [drawn(1, "E"), moved(2, 1, "draw"), moved(3, 1, "end")] }],
  ])("that %s is of another game", (_, more) => expect(judgeRecord(...checked(more))).toBe("record"));

  test("has neither what was taken back nor what happened besides the moves", () => {
    const log = [drawn(5, "E"), moved(6, 1, "take"), entry(7, "Undone", { seat: 1, undone: 6 })];
    const rest = [moved(8, 1, "draw", { type: "took" }), entry(9, "TakenOver", { seat: 2 }), moved(10, 2, "end")];
    expect(judgeRecord(...checked({}, ...log, ...rest))).toBe("fair");
  });

  test("may have secret answers in another order, of which only the last is seen at once", () => {
    const [one, other] = [{ type: "answered" }, { type: "arranged" }];
    const here = [drawn(1, "E"), moved(2, 2, null, one), moved(3, 1, "arrange pf", other)];
    const there = [drawn(1, "E"), moved(2, 1, null, one), moved(3, 2, "arrange ms", other)];
    expect(judgeRecord(...checked({ entries: there }, ...here))).toBe("fair");
  });
});

describe("a commitment whose acceptance the server denies", () => {
  const open = (id: string, ...commitments: (string | null)[]): Table => {
    const seats = commitments.map((commitment, place) => ({ seat: place + 1, commitment, nonce: null }));
    return { id, status: "open", you: 1, commitment: hash(SECRET), restarts: 0, seats } as unknown as Table;
  };

  /** Sits down; resolves to the commitment that was sent, whatever became of it. */
  async function sit(id: string, status: number): Promise<string> {
    const ask = vi.fn<typeof fetch>(
      async () => new Response(`{"code": "storage", "sentence": "Not now."}`, { status }),
    );
    vi.stubGlobal("fetch", ask);
    await sitDown(open(id, null, null), 1).catch(() => {});
    return JSON.parse(ask.mock.calls[0]![1]!.body as string).commitment;
  }

  test("is missed in a game that began without it", async () => {
    await sit("denied", 503);
    expect(doubtAbout({ ...open("denied", null, null), status: "playing" })).toBe("missing");
  });

  test("is revealed if the seat has it after all, even after sitting down once more", async () => {
    const sent = await sit("lost", 503);
    expect(await sit("lost", 503)).toBe(sent);
    const nonce = nonceFor({ ...open("lost", sent, hash(THEIRS)), status: "starting" })!;
    expect(hash(nonce)).toBe(sent);
    expect(judgeNumbers(...finished({ id: "lost", nonces: [nonce, THEIRS] } as object))).toBe("fair");
  });

  test("does not replace the one that the seat has, if it was refused indeed", async () => {
    const first = await sit("moved", 200);
    const second = await sit("moved", 409);
    expect(second).not.toBe(first);
    expect(hash(nonceFor({ ...open("moved", first, hash(THEIRS)), status: "starting" })!)).toBe(first);
  });

  test("that is revealed before the answer arrives stays revealed", async () => {
    const table = open("slow", null, null);
    const made = newCommitment(table);
    nonceFor({ ...open("slow", made.hash, hash(THEIRS)), status: "starting" });
    accept("slow", made);
    expect(kept("slow")!.seats).toEqual([made.hash, hash(THEIRS)]);
  });
});

test("a nonce is revealed only to the commitments it was drawn for", () => {
  keep("t", { nonce: MINE, hash: hash(MINE), table: hash(SECRET), restarts: 0 });
  const [table] = finished();
  expect(nonceFor({ ...table, commitment: "other" })).toBeNull();
  expect(nonceFor({ ...table, you: 2 })).toBeNull();
  expect(nonceFor(table)).toBe(MINE);
  expect(kept("t")!.seats).toEqual([hash(MINE), hash(THEIRS)]);
});
