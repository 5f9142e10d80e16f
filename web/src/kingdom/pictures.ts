/** The rulebook's pictures of the kingdom games, by the kind that its Markdown names. */
import type { Component } from "svelte";
import type { Reason } from "@/protocol";
import CardsPicture from "./CardsPicture.svelte";
import KingdomPicture from "./KingdomPicture.svelte";
import LegendsPicture from "./LegendsPicture.svelte";
import TilesPicture from "./TilesPicture.svelte";
import { CELLS } from "./view";

export const pictures: Record<string, Component<{ text: string }>> = {
  kingdom: KingdomPicture,
  cards: CardsPicture,
  legends: LegendsPicture,
  tiles: TilesPicture,
};

interface Drawn {
  cells: { cell: string; card: string }[];
  reasons: Reason[];
}

/** A link such as `b2 b3 b4 +2`: a card, the portals on the way, the other card, and the points; `;` joins two links. */
function readLink(line: string): Reason {
  const space = line.lastIndexOf(" ");
  const ways = line
    .slice(0, space)
    .split("; ")
    .map((way) => way.split(" "));
  const isLinked = ways[0]!.length > 1;
  return {
    line: "",
    reason: "",
    what: "",
    clause: "",
    golems: [],
    cell: ways[0]![0]!,
    linked: isLinked ? ways.map((way) => way.at(-1)!) : [],
    routes: isLinked ? ways.map((way) => way.slice(1, -1)) : [],
    points: Number(line.slice(space + 1)),
  };
}

/** Reads a picture: four rows of cards, `.` where nothing is drawn, then the links. */
export function readPicture(text: string): Drawn {
  const [rows = "", ...links] = text.split("\n");
  const symbols = rows.replaceAll("/", "");
  const cells = CELLS.map((cell, place) => ({ cell, card: symbols.charAt(place).replace(".", "") }));
  return { cells, reasons: links.map(readLink) };
}
