import { describe, expect, it } from "vitest";
import { signed } from "@/parts/signed";
import type { Reason } from "@/protocol";
import { linksOf } from "./links";
import { flightsOf } from "./moving";
import type { KingdomView } from "./types";
import { campaignOf, cellAt, CELLS, heldBy, stepTo, teamOf, tileOn } from "./view";

const VIEW = {
  kingdoms: [
    { seat: 1, cells: CELLS.map((cell) => ({ cell, card: "?", has_treaty: cell === "c2", has_staff: false })) },
  ],
  mode: {
    type: "tiles-view",
    seats: [{ seat: 1, lands: [{ cell: "c1", tile: "griffin", is_face_up: true }], held: ["staff", "stone-3"] }],
    turned_up: null,
  },
} as unknown as KingdomView;

describe("a view", () => {
  it("is searched by seat and cell", () => {
    expect(cellAt(VIEW, 1, "c2")).toMatchObject({ card: "?", has_treaty: true });
    expect(cellAt(VIEW, 2, "c2")).toBe(undefined);
    expect(cellAt(null, 1, "c2")).toBe(undefined);
  });

  it("has the tiles of a seat, if its mode has tiles", () => {
    expect(heldBy(VIEW, 1)).toEqual(["staff", "stone-3"]);
    expect(heldBy(VIEW, 2)).toEqual([]);
    expect(tileOn(VIEW, 1, "c1")).toMatchObject({ tile: "griffin", is_face_up: true });
    expect(tileOn(VIEW, 1, "d1")).toBe(undefined);
    expect([campaignOf(VIEW), teamOf(VIEW)]).toEqual([null, null]);
  });
});

it("knows where an arrow key leads", () => {
  expect([
    stepTo(5, "ArrowUp"),
    stepTo(5, "ArrowLeft"),
    stepTo(3, "ArrowRight"),
    stepTo(13, "ArrowDown"),
    stepTo(6, "Home"),
    stepTo(6, "End"),
  ]).toEqual([1, 4, 3, 13, 4, 7]);
});

describe("links", () => {
  const reason = (fields: Partial<Reason>): Reason => ({
    line: "elves",
    reason: "harmony",
    what: "E",
    cell: "b2",
    linked: [],
    routes: [],
    golems: [],
    points: 2,
    clause: "A6",
    ...fields,
  });

  it("run straight to a card that touches", () => {
    const [link] = linksOf([reason({ linked: ["c2"] })]);
    expect(link!.points).toHaveLength(2);
    expect(link!.label).toBe("+2");
    expect(link!.badge.y).toBeCloseTo(link!.points[0]!.y);
  });

  it("run through the portals of the path", () => {
    const [link] = linksOf([reason({ cell: "a1", linked: ["a4"], routes: [["a2", "a3"]], points: -2 })]);
    expect(link!.points).toHaveLength(4);
    expect(link).toMatchObject({ isBad: true, label: "−2" });
  });

  it("of one reason have one badge", () => {
    const links = linksOf([
      reason({ reason: "tame", cell: "c2", linked: ["b1", "d2"], routes: [["b2"], []], points: 3 }),
    ]);
    expect(links.map(({ label }) => label)).toEqual(["+3", ""]);
    expect(links.map(({ points }) => points.length)).toEqual([3, 2]);
  });

  it("are none for what lies on no cell", () => {
    expect(linksOf([reason({ cell: null })])).toEqual([]);
    expect(linksOf([reason({ points: -3 })])[0]!.points).toEqual([]);
    expect(signed(0)).toBe("0");
  });
});

it("tells what moves", () => {
  const placed = { seat: 2, cell: "c1", card: "H", replaced: "f", explored: false, pile: 0, to: 2 };
  expect(flightsOf({ type: "card-placed", ...placed })).toEqual([
    { to: "cell:2:c1", from: "hand", kind: "fly" },
    { to: "pile:2", from: "cell:2:c1", kind: "fly" },
  ]);
  expect(flightsOf({ type: "discard-turned-up", card: "p", pile: 2 })).toEqual([
    { to: "pile:2", from: "deck", kind: "fly" },
  ]);
  expect(flightsOf({ type: "turn-began", seat: 2 })).toEqual([]);
});
