/** The rulebook's pictures of Rivality, by the kind that its Markdown names. */
import type { Component } from "svelte";
import BattlefieldPicture from "./BattlefieldPicture.svelte";
import LandsPicture from "./LandsPicture.svelte";
import type { Direction } from "./types";

export const pictures: Record<string, Component<{ text: string }>> = {
  battlefield: BattlefieldPicture,
  lands: LandsPicture,
};

export interface DrawnLand {
  cell: string;
  x: number;
  y: number;
  tile: string;
  front: Direction;
  wizard: number;
  golems: number[];
  control: number;
  contested: boolean;
  shields: number;
}

export interface DrawnBattlefield {
  lands: DrawnLand[];
  /** Spells to draw, by the cell of their tile and their direction. */
  casts: { cell: string; direction: Direction }[];
}

/** Reads a line of the battlefield notation with what follows from it: `0,-1 C10 s w1 1:1 2:3 held:2 shields:1`. */
function readLand(line: string): DrawnLand {
  const [cell = "", tile = "", front = "n", ...there] = line.split(" ").filter(Boolean);
  const [x = 0, y = 0] = cell.split(",").map(Number);
  const words = new Map(there.map((word) => word.split(":") as [string, string | undefined]));
  const number = (word: string): number => Number(words.get(word) ?? 0);
  return {
    cell,
    x,
    y,
    tile,
    front: front as Direction,
    wizard: [1, 2, 3].find((side) => words.has(`w${side}`)) ?? 0,
    golems: ["1", "2", "3"].map(number),
    control: number("held"),
    contested: words.has("contested"),
    shields: number("shields"),
  };
}

export function readBattlefield(text: string): DrawnBattlefield {
  const lines = text.split("\n").map((line) => line.trim());
  const casts = lines.filter((line) => line.startsWith("cast ")).map((line) => line.split(" "));
  return {
    lands: lines.filter((line) => line && !line.startsWith("cast ")).map(readLand),
    casts: casts.map(([, cell = "", direction = "n"]) => ({ cell, direction: direction as Direction })),
  };
}
