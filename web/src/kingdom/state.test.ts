import { describe, expect, it } from "vitest";
import { signed } from "@/parts/signed";
import { linksOf } from "./links";
import { flightsOf } from "./moving";
import { blockFrom, cellAt, CELLS, parseGoals, parseScene, stepTo } from "./state";
import type { Reason } from "@/protocol";

const OBJECTS = [
  "kingdom 1 ??p?/?RHE/HOmf/?pH? treaty@c2 staff@b2",
  "lands 1 ??????",
  "kingdom 2 ?E??/EfRO/?HDD/???m",
  "lands 2 ???????",
  "legends 1 alliance-HE",
  "legends 2 alliance-HD kin-D",
  "river kin-E battle-DG",
  "legend-deck kin-H battle-HG battle-EG land-m",
  "discard 1 fO",
  "deck pmmsssD",
  "tiles 1 ?@a1 ?@b1 ?@d1 ?@a2 ?@a4 ?@d4",
  "held 1 staff staff hammer stone-3 stone-4",
  "opened 1 staff",
  "tiles 2 ?@a1 griffin!@c1 thief@d1",
  "held 2 sword",
  "opened 2 staff",
  "turned sword",
  "uses 0 0",
  "decision tile 2 rebuilt idle 0",
];

describe("a table with tiles", () => {
  const scene = parseScene(OBJECTS);

  it("has kingdoms of sixteen cells", () => {
    expect(scene.kingdoms.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(scene.kingdoms[0]!.cells.map(({ card }) => card).join("")).toBe("??p??RHEHOmf?pH?");
    expect(CELLS.slice(0, 5)).toEqual(["a1", "b1", "c1", "d1", "a2"]);
  });

  it("has what is laid on cards", () => {
    expect(cellAt(scene, 1, "c2")).toMatchObject({ card: "H", treaty: true, staff: false });
    expect(cellAt(scene, 1, "b2")).toMatchObject({ card: "R", treaty: false, staff: true });
  });

  it("has the tiles on lands, face up or known or not", () => {
    expect(cellAt(scene, 2, "c1")).toMatchObject({ tile: "griffin", isTileUp: true });
    expect(cellAt(scene, 2, "d1")).toMatchObject({ tile: "thief", isTileUp: false });
    expect(cellAt(scene, 2, "a1")).toMatchObject({ tile: "?", isTileUp: false });
    expect(cellAt(scene, 2, "b2")!.tile).toBe("");
  });

  it("has what players hold, the piles and the decision", () => {
    expect(scene.kingdoms[0]!.held).toEqual(["staff", "staff", "hammer", "stone-3", "stone-4"]);
    expect(scene.kingdoms[1]!.legends).toEqual(["alliance-HD", "kin-D"]);
    expect(scene).toMatchObject({ deck: 7, discards: ["fO"], legendDeck: 4, hand: "", turned: "sword" });
    expect(scene).toMatchObject({ step: "tile", seat: 2, hasTiles: true, campaign: null, council: null });
  });
});

it("shows an empty centre while starting cards are laid out, and one's own answer", () => {
  const view = [
    "kingdom 1 ????/????/????/????",
    "lands 1 ????????????",
    "kingdom 2 ????/????/????/????",
    "dealt 1 mOHR",
    "dealt 2 HDfR",
    "answer 1 HRmO",
    "decision arrange 1 idle 0",
  ];
  const scene = parseScene(view);
  expect(scene.kingdoms[0]!.cells.map(({ card }) => card).join("")).toBe("?????HR??mO?????");
  expect(scene.kingdoms[1]!.cells.every(({ card }) => card === "")).toBe(true);
  expect(scene.dealt.get(2)).toBe("HDfR");
  expect([...scene.answered]).toEqual([1]);
});

it("reads a campaign", () => {
  const scene = parseScene([
    "kingdom 1 GHsp/EDpm/RfRO/OsRD",
    "legends 1",
    "river kin-E",
    "discard 1",
    "deck",
    "age 2 -3/11",
    "rows land-m kin-H",
    "past four kin-D",
    "pair O 0 OE",
    "decision drop 1 idle 0",
  ]);
  expect(scene.campaign).toEqual({
    age: 2,
    scores: [{ kingdom: -3, objective: 11 }],
    rows: [["land-m", "kin-H"]],
    past: ["four", "kin-D"],
    pair: "OE",
  });
  expect(scene).toMatchObject({ deck: 0, discards: [""], hasTiles: false });
});

it("reads a campaign's last age", () => {
  const scene = parseScene(["age 3 20/11 25/13", "rows", "past", "pair - 0", "decision turn 1 idle 0"]);
  expect(scene.campaign).toMatchObject({ age: 3, rows: [], pair: "" });
});

it("reads a council", () => {
  const scene = parseScene([
    "river land-p",
    "discard 1 pGRs",
    "discard 2 Os",
    "written kin-E",
    "target kin-G",
    "past four",
    "hand D",
    "decision hand 1 idle 0",
  ]);
  expect(scene.council).toEqual({ written: ["kin-E"], target: ["kin-G"], past: ["four"] });
  expect(scene).toMatchObject({ discards: ["pGRs", "Os"], hand: "D" });
});

it("reads what is to be reached, if it is told", () => {
  const goals = parseGoals(["objective 2 13", "objective 3 9", "target 21"]);
  expect([1, 2, 3].map((age) => goals.objectives.get(age))).toEqual([undefined, 13, 9]);
  expect(goals.target).toBe(21);
  expect(parseGoals([]).target).toBe(null);
});

it("knows blocks and steps", () => {
  expect(blockFrom("b2")).toEqual(["b2", "c2", "b3", "c3"]);
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
    path: [],
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
    const [link] = linksOf([reason({ cell: "a1", linked: ["a4"], path: ["a2", "a3"], points: -2 })]);
    expect(link!.points).toHaveLength(4);
    expect(link).toMatchObject({ isBad: true, label: "−2" });
  });

  it("of one reason have one badge", () => {
    const links = linksOf([reason({ reason: "tame", cell: "c2", linked: ["b1", "d2"], path: ["b2"], points: 3 })]);
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
  expect(flightsOf({ type: "CardPlaced", seat: 2, cell: "c1", card: "H", replaced: "f", pile: 0, to: 2 })).toEqual([
    { to: "cell:2:c1", from: "hand", kind: "fly" },
    { to: "pile:2", from: "cell:2:c1", kind: "fly" },
  ]);
  expect(flightsOf({ type: "DiscardTurnedUp", card: "p", pile: 2 })).toEqual([
    { to: "pile:2", from: "deck", kind: "fly" },
  ]);
  expect(flightsOf({ type: "TurnBegan", seat: 2 })).toEqual([]);
});
