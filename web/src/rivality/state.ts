/** A battlefield read from the lines of a snapshot and its marks. */
import { lands, type LandFacts, type Spell } from "@/components";
import { isSquare, placeOf, turned, type Direction, type Place } from "./geometry";

export interface Land {
  cell: string;
  place: Place;
  tile: string;
  front: Direction;
  /** Whose wizard stands there; 0 if none. */
  wizard: number;
  /** By side, the first side's first. */
  golems: number[];
  /** Who controls it; 0 if nobody. */
  control: number;
  /** Golems stand there, yet nobody controls it. */
  contested: boolean;
  /** How many shields work for who controls it. */
  shields: number;
}

interface Armed {
  cell: string;
  direction: Direction;
  target: string;
}

export interface Battlefield {
  lands: Map<string, Land>;
  /** How many sides there are. */
  sides: number;
  /** Golems left, by side. */
  reserves: number[];
  /** Tiles left, by side. */
  decks: number[];
  /** Tiles in hand, by seat; `?` if unknown. */
  hands: string[][];
  /** Tiles of Souramoun still face down. */
  his: string[];
  /** The cell that is too full; empty if none is. */
  overflow: string;
  armed: Armed[];
  step: string;
  /** Whose decision it is. */
  seat: number;
  isSolo: boolean;
}

const UNKNOWN: LandFacts = { kind: "unknown", points: 0, shields: 0, star: false, spells: [] };

export const landOf = (tile: string): LandFacts => lands[tile] ?? UNKNOWN;

/** The spells of a tile as it lies. */
export const spellsOf = (tile: string, front: Direction): Spell[] =>
  landOf(tile).spells.map((spell) => ({ ...spell, direction: turned(spell.direction, front) }));

function readLand(cell: string, [tile = "?", front = "n", ...rest]: string[]): Land {
  const land: Land = {
    cell,
    place: placeOf(cell),
    tile,
    front: front as Direction,
    wizard: 0,
    golems: [],
    control: 0,
    contested: false,
    shields: 0,
  };
  for (const word of rest) {
    const golems = /^(\d+):(\d+)$/.exec(word);
    if (golems) land.golems[Number(golems[1]) - 1] = Number(golems[2]);
    else if (word.startsWith("w")) land.wizard = Number(word.slice(1));
  }
  return land;
}

const filled = <T>(list: T[], length: number, empty: () => T): T[] =>
  Array.from({ length }, (_, place) => list[place] ?? empty());

export function readBattlefield(view: string[], marks: string[]): Battlefield {
  const lands = new Map<string, Land>();
  const field: Battlefield = {
    lands,
    sides: 0,
    reserves: [],
    decks: [],
    hands: [],
    his: [],
    overflow: "",
    armed: [],
    step: "",
    seat: 0,
    isSolo: false,
  };
  for (const line of view) {
    const [head = "", ...words] = line.split(" ");
    const owner = Number(words[0]) - 1;
    switch (head) {
      case "reserve":
        field.reserves[owner] = Number(words[1]);
        break;
      case "deck":
        field.decks[owner] = words.length - 1;
        break;
      case "hand":
        field.hands[owner] = words.slice(1);
        break;
      case "his":
        field.his = words;
        break;
      case "overflow":
        field.overflow = words[1] ?? "";
        break;
      case "decision":
        field.step = words[0] ?? "";
        field.seat = Number(words[1]);
        break;
      default:
        if (/^-?\d+,-?\d+$|^[a-z]\d+$/.test(head)) lands.set(head, readLand(head, words));
    }
  }
  field.sides = field.reserves.length;
  field.decks = filled(field.decks, field.sides, () => 0);
  field.hands = filled(field.hands, field.hands.length, () => []);
  for (const land of lands.values()) {
    land.golems = filled(land.golems, field.sides, () => 0);
    if (isSquare(land.cell)) field.isSolo = true;
  }
  for (const line of marks) {
    const [head, cell = "", first = "", second = ""] = line.split(" ");
    const land = lands.get(cell);
    if (head === "control" && land) {
      land.control = Number(first);
      land.shields = Number(second);
    } else if (head === "contested" && land) {
      land.contested = true;
    } else if (head === "armed") {
      field.armed.push({ cell, direction: first as Direction, target: second });
    }
  }
  return field;
}
