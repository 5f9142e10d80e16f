/** What moves on the battlefield after something happened, for about half a second. */
import type { Happened } from "@/protocol";
import { placeOf, type Place } from "./geometry";
import { strikesOf } from "./outcome";
import type { Battlefield } from "./state";

export interface Flight {
  id: number;
  kind: "flies" | "leaves";
  side: number;
  count: number;
  from: Place;
  to: Place;
  delay: number;
}

const IN_ALL = 600;
const FLIGHT = 320;

export class Flights {
  all = $state.raw<Flight[]>([]);
  /** Delays in milliseconds, of tiles that drop in and of tiles that are struck. */
  dropped = $state.raw<ReadonlyMap<string, number>>(new Map());
  struck = $state.raw<ReadonlyMap<string, number>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  start(entries: Happened[], field: Battlefield): void {
    this.skip();
    const events = entries.flatMap((entry) => entry.events ?? []);
    const dropped = new Map<string, number>();
    const struck = new Map<string, number>();
    const flights: Flight[] = [];
    const doings = events.filter(({ type }) =>
      ["TileLaid", "SpellCast", "RivalRemoved", "TileBesieged", "GolemPlaced", "TileRevealed"].includes(String(type)),
    );
    const pause = doings.length > 1 ? Math.min(90, (IN_ALL - FLIGHT) / (doings.length - 1)) : 0;
    doings.forEach((event, place) => {
      const delay = Math.round(place * pause);
      const cell = String(event.cell);
      if (event.type === "TileLaid" || event.type === "TileRevealed") {
        dropped.set(cell, delay);
        return;
      }
      const [strike] = strikesOf([event], field);
      if (strike && strike.placed > 0) {
        flights.push({
          id: this.#next++,
          kind: "flies",
          side: strike.side,
          count: strike.placed,
          from: strike.from,
          to: strike.to,
          delay,
        });
      }
      if (!dropped.has(cell)) struck.set(cell, delay + (strike ? FLIGHT - 80 : 0));
      const removed = event.type === "RivalRemoved" ? [] : ((event.removed as number[] | undefined) ?? []);
      removed.forEach((count, side) => {
        if (count > 0)
          flights.push({
            id: this.#next++,
            kind: "leaves",
            side: side + 1,
            count,
            from: placeOf(cell),
            to: placeOf(cell),
            delay: delay + 200,
          });
      });
    });
    this.all = flights;
    this.dropped = dropped;
    this.struck = struck;
    if (flights.length || dropped.size || struck.size) this.#timer = setTimeout(() => this.skip(), IN_ALL + 250);
  }

  skip(): void {
    clearTimeout(this.#timer);
    if (this.all.length) this.all = [];
    if (this.dropped.size) this.dropped = new Map();
    if (this.struck.size) this.struck = new Map();
  }
}
