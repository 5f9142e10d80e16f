/** A family that this client knows nothing about can be read and played. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { familyOf } from "@/families";
import type { Happened } from "@/protocol";
import { chooseLanguage } from "@/catalogue.svelte";
import type { GameState } from "./game.svelte";
import { gameName, modeRule, rulesetName } from "./names";
import { narrate } from "./narrate";

const VIEW = {
  type: "trick-view",
  hand: ["7", "ace"],
  deck_size: 12,
  last_trick: null,
  is_over: false,
  players: [
    { seat: 1, won_tricks: 2, shown: [] },
    { seat: 2, won_tricks: 0, shown: ["3"] },
  ],
};
const MOVES = [
  { type: "play-card", text: "play 7", card: "7" },
  { type: "play-card", text: "play ace", card: "ace" },
  { type: "pass", text: "pass" },
];

const played: string[] = [];
const position = { view: VIEW, legal: MOVES, asked: [1], sheets: [{ side: 1, total: 2, lines: { won_tricks: 2 } }] };
const game = {
  table: { family: "cards", ruleset: "high-cards/first/quick_round+long", seats: [{ seat: 1 }, { seat: 2 }] },
  ruleset: { game: "high-cards", edition: "first", mode: "quick_round", options: ["long"] },
  position,
  moment: position,
  legal: MOVES,
  you: 1,
  isLive: true,
  isAsked: true,
  isOver: false,
  isEndShown: false,
  busy: false,
  isThinking: false,
  hint: MOVES[1],
  entries: [],
  name: (seat: number) => ["", "Ada", "Ben"][seat],
  seatsOf: (side: number) => [side],
  sideOf: (seat: number) => seat,
  play: async (move: string) => played.push(move),
} as unknown as GameState;

beforeAll(() => chooseLanguage("en"));

describe("the table", () => {
  let table: object;
  beforeEach(() => {
    table = mount(familyOf("cards").Table, { target: document.body, props: { game } });
    flushSync();
  });
  afterEach(() => unmount(table));

  test("shows every field of the view with a readable name", () => {
    const text = document.body.textContent!.replace(/\s+/g, " ");
    for (const name of ["Hand", "Deck size", "Last trick", "Is over", "Won tricks"]) expect(text).toContain(name);
    expect(text).toContain("12");
    expect([...document.querySelectorAll("tbody tr")].map((row) => row.textContent!.trim()[0])).toEqual(["A", "B"]);
    expect([...document.querySelectorAll("dl > div > dd > .chips > li")].map((chip) => chip.textContent)).toEqual([
      "7",
      "ace",
    ]);
    expect(text).not.toContain("trick-view");
  });

  test("has a button for each legal move, which plays it", () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(".target")];
    expect(buttons.map((button) => button.dataset.pick)).toEqual(["move:play 7", "move:play ace", "move:pass"]);
    expect(buttons[1]!.querySelector(".hint")).not.toBe(null);
    buttons[2]!.click();
    expect(played).toEqual(["pass"]);
  });
});

test("events are told by their type and fields", () => {
  const events = [
    { type: "turn-began", seat: 2 },
    { type: "card-played", seat: 2, card: "7", is_trump: true, others: [1, 2] },
    { type: "card-dealt", seat: 2, card: "?" },
    { type: "round-over" },
  ];
  const entry = { number: 1, kind: "Moved", seat: 2, events } as unknown as Happened;
  expect(narrate(game, entry).map(({ text }) => text)).toEqual([
    "Ben: Card played, card 7, is trump yes, others 1 and 2",
    "Ben: Card dealt",
    "Round over",
  ]);
});

test("names that the catalogue does not have are made of their keys", () => {
  expect(gameName("high-cards")).toBe("High cards");
  expect(rulesetName("high-cards/first/quick_round+long")).toBe("High cards · Quick round · Long");
  expect(modeRule(game.ruleset)).toBe("");
});
