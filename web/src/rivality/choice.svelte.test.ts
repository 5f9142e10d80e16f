import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GameState } from "@/table/game.svelte";
import { Choice } from "./choice.svelte";
import type { Direction, RivalityMove } from "./types";

const lay = (tile: string, cell: string, front: Direction): RivalityMove => ({
  type: "lay",
  text: `lay ${tile} ${cell} ${front}`,
  tile,
  cell,
  front,
});
const LAYS = [lay("C2", "1,0", "n"), lay("C2", "1,0", "e"), lay("H1", "0,1", "n")];

/** A game whose parts change as the server's messages change them. */
class Game {
  position = $state.raw<{ legal: RivalityMove[] } | null>(null);
  busy = $state(false);
  isConnected = $state(true);
  isLive = $state(true);
  hint = $state.raw<RivalityMove | null>(null);
  chat = $state.raw<string[]>([]);
  present = $state.raw<ReadonlySet<number>>(new Set());
  refuses = false;
  /** A lesson explains what it did not ask for. */
  isCorrection = false;

  get question(): string {
    return (this.position?.legal ?? []).map(({ text }) => text).join();
  }

  get legal(): RivalityMove[] {
    return this.isLive && !this.busy && this.isConnected ? (this.position?.legal ?? []) : [];
  }

  async play(): Promise<boolean> {
    this.busy = true;
    flushSync();
    await Promise.resolve();
    // The next question has the very same moves.
    if (!this.refuses) this.position = { legal: [...LAYS] };
    this.busy = false;
    return !this.refuses;
  }

  preview = (): Promise<never> => Promise.reject(new Error("none"));
}

describe("what was picked", () => {
  let game: Game;
  let choice: Choice;
  let end: () => void;

  beforeEach(() => {
    game = new Game();
    game.position = { legal: [...LAYS] };
    end = $effect.root(() => {
      choice = new Choice(game as unknown as GameState);
    });
    flushSync();
    choice.pickTile("C2");
    choice.pickCell("1,0");
    flushSync();
  });
  afterEach(() => end());

  test("is forgotten when the question changes", () => {
    game.position = { legal: [lay("C2", "1,0", "n")] };
    flushSync();
    expect([choice.tile, choice.cell]).toEqual([null, null]);
  });

  test("is forgotten after a move, even if the next question has the same moves", async () => {
    await choice.confirm();
    flushSync();
    expect(choice.isStarted).toBe(false);
  });

  test("is kept if the move was refused", async () => {
    game.refuses = true;
    await choice.confirm();
    flushSync();
    expect(choice.move).toBe("lay C2 1,0 n");
  });

  test.each<[string, RivalityMove, string | null]>([
    ["goes back into the hand where a lesson asks for another place", lay("C2", "0,1", "n"), null],
    ["stays where a lesson only asks to turn it", lay("C2", "1,0", "e"), "C2"],
  ])("%s", async (_, asked, tile) => {
    game.refuses = game.isCorrection = true;
    game.hint = asked;
    await choice.confirm();
    flushSync();
    expect(choice.tile).toBe(tile);
  });

  test.each<[string, () => void]>([
    ["a line of the chat", () => (game.chat = ["Good evening!"])],
    ["a hint", () => (game.hint = lay("H1", "0,1", "n"))],
    ["somebody who comes", () => (game.present = new Set([2]))],
    ["another seat's answer", () => (game.position = { legal: [...LAYS] })],
  ])("is kept on %s", (_, happens) => {
    happens();
    flushSync();
    expect(choice.move).toBe("lay C2 1,0 n");
  });

  test.each<[string, (is: boolean) => void]>([
    ["something else is sent", (is) => (game.busy = is)],
    ["the connection is gone", (is) => (game.isConnected = !is)],
  ])("is kept while %s", (_, set) => {
    set(true);
    flushSync();
    expect(choice.move).toBe(null);
    set(false);
    flushSync();
    expect(choice.move).toBe("lay C2 1,0 n");
  });

  test("is not needed to see what a thing leads to that keys have reached, or a mouse, but no finger", () => {
    game.position = { legal: [2, 3].map((side) => ({ type: "remove", text: `remove ${side}`, side })) };
    flushSync();
    expect(choice.sides).toEqual([2, 3]);
    const { onfocus, onpointerenter } = choice.pointing("side:2");
    const focus = (byKeys: boolean) => onfocus({ currentTarget: { matches: () => byKeys } } as unknown as FocusEvent);
    focus(false);
    onpointerenter({ pointerType: "touch" } as PointerEvent);
    expect(choice.shown).toBe(null);
    focus(true);
    expect(choice.shown).toBe("remove 2");
  });

  test("is forgotten on a look back", () => {
    game.isLive = false;
    flushSync();
    expect(choice.isStarted).toBe(false);
  });
});

test("the first tiles stay what is asked about while the answer is on its way", () => {
  const game = new Game();
  game.position = { legal: [{ type: "keep", text: "keep" }] };
  const end = $effect.root(() => {
    const choice = new Choice(game as unknown as GameState);
    game.busy = true;
    expect([choice.isBeginning, choice.choices.keep]).toEqual([true, null]);
  });
  end();
});
