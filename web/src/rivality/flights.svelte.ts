/** Animations of what happened on the battlefield, about half a second long. */
import { paced } from "@/motion.svelte";
import type { Happened } from "@/protocol";
import type { Place } from "./geometry";
import { strikesOf } from "./outcome";
import type { RivalityEvent, RivalityView } from "./types";
import { squareOf } from "./view";

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

type Deed = Extract<
  RivalityEvent,
  { type: "tile-laid" | "tile-revealed" | "spell-cast" | "rival-removed" | "tile-besieged" | "golem-placed" }
>;

const DEEDS = ["tile-laid", "tile-revealed", "spell-cast", "rival-removed", "tile-besieged", "golem-placed"];
const isDeed = (event: RivalityEvent): event is Deed => DEEDS.includes(event.type);

export class Flights {
  all = $state.raw<Flight[]>([]);
  /** Delays in milliseconds at the reader's speed, of tiles that drop in and of tiles that are struck. */
  dropped = $state.raw<ReadonlyMap<string, number>>(new Map());
  struck = $state.raw<ReadonlyMap<string, number>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  start(entries: Happened[], view: RivalityView): void {
    this.skip();
    const events = entries.flatMap((entry) => (entry.events ?? []) as RivalityEvent[]);
    const dropped = new Map<string, number>();
    const struck = new Map<string, number>();
    const flights: Flight[] = [];
    const deeds = events.filter(isDeed);
    const pause = deeds.length > 1 ? Math.min(90, (IN_ALL - FLIGHT) / (deeds.length - 1)) : 0;
    deeds.forEach((event, place) => {
      const delay = Math.round(paced(place * pause));
      const cell = event.cell;
      if (event.type === "tile-laid" || event.type === "tile-revealed") {
        dropped.set(cell, delay);
        return;
      }
      const [strike] = strikesOf([event], view);
      if (strike && strike.placed > 0) {
        const { side, placed: count, from, to } = strike;
        flights.push({ id: this.#next++, kind: "flies", side, count, from, to, delay });
      }
      if (!dropped.has(cell)) struck.set(cell, delay + (strike ? paced(FLIGHT - 80) : 0));
      const here = squareOf(view, cell);
      const removed = "removed" in event ? event.removed : [];
      removed.forEach((count, side) => {
        if (!count) return;
        flights.push({
          id: this.#next++,
          kind: "leaves",
          side: side + 1,
          count,
          from: here,
          to: here,
          delay: delay + paced(200),
        });
      });
    });
    this.all = flights;
    this.dropped = dropped;
    this.struck = struck;
    if (flights.length || dropped.size || struck.size) this.#timer = setTimeout(() => this.skip(), paced(IN_ALL + 250));
  }

  skip(): void {
    clearTimeout(this.#timer);
    if (this.all.length) this.all = [];
    if (this.dropped.size) this.dropped = new Map();
    if (this.struck.size) this.struck = new Map();
  }
}
