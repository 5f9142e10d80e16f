/** Animations of events: cards fly to where they are now. */
import { isCalm, paced } from "@/motion.svelte";
import type { Happened } from "@/protocol";
import type { KingdomEvent } from "./types";

const LENGTH = 350;
const PAUSE = 140;

/** One animation: where a thing is now and where it came from. */
interface Flight {
  to: string;
  from?: string;
  kind: "fly" | "flip" | "glow";
}

const fly = (from: string, to: string): Flight => ({ to, from, kind: "fly" });
const flip = (to: string): Flight => ({ to, kind: "flip" });
const glow = (to: string): Flight => ({ to, kind: "glow" });

/** The animations of one event. */
export function flightsOf(event: KingdomEvent): Flight[] {
  const cell = "cell" in event && "seat" in event ? `cell:${event.seat}:${event.cell}` : "";
  switch (event.type) {
    case "card-drawn":
      // With the discard's card the pair is complete: that one comes from the discard, the other from the deck.
      return event.with_discard
        ? [fly("pile:1", "pair:0"), fly("deck", "pair:1")]
        : ["hand", "pair:0", "pair:1"].map((to) => fly("deck", to));
    case "card-placed": {
      const placed = fly(event.pile > 0 ? `pile:${event.pile}` : "hand", cell);
      return event.replaced ? [placed, fly(cell, `pile:${event.to}`)] : [placed];
    }
    case "land-revealed":
      return [flip(cell), fly("hand", `pile:${event.to}`)];
    case "legend-taken":
      return [glow(`held:${event.seat}`), fly("river", `legend:${event.legend}`)];
    case "legend-written":
      return [fly("river", `written:${event.legend}`), fly("river", `legend:${event.legend}`)];
    case "legend-revealed":
      return [flip(`legend:${event.legend}`)];
    case "legends-swapped": {
      const [one, other] = [`legend:${event.legend}`, `legend:${event.later}`];
      return [fly(other, one), fly(one, other)];
    }
    case "discard-turned-up":
      return [fly("deck", `pile:${event.pile}`)];
    case "card-dropped":
      return [fly("pair:0", "pile:1")];
    case "tile-turned-up":
      return [fly(cell, "turned")];
    case "tile-kept":
    case "tile-taken":
      return [glow(`held:${event.seat}`)];
    case "tile-laid-on-card":
    case "griffin-landed":
      return [glow(cell)];
    case "tile-looked-at":
      return [glow(`cell:${event.owner}:${event.cell}`)];
    case "cards-swapped": {
      const partner = `cell:${event.seat}:${event.partner}`;
      return [fly(partner, cell), fly(cell, partner)];
    }
    case "game-ended":
    case "age-ended":
      return event.lands.map((land) => flip(`cell:${land.seat}:${land.cell}`));
    default:
      return [];
  }
}

function frames(element: Element, flight: Flight, table: Element): Keyframe[] | null {
  if (flight.kind === "flip") return [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "none" }];
  if (flight.kind === "glow") return [{ filter: "brightness(1.9)" }, { filter: "none" }];
  const source = table.querySelector(`[data-spot="${CSS.escape(flight.from ?? "").replaceAll("\\:", ":")}"]`);
  if (!source || source === element) return null;
  const [from, to] = [source.getBoundingClientRect(), element.getBoundingClientRect()];
  if (!from.width || !to.width) return null;
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = Math.min(2, Math.max(0.4, from.height / to.height));
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 40 },
    { transform: `translate(${x / 2}px, ${y / 2 - 24}px) scale(${(1 + scale) / 2})`, zIndex: 40 },
    { transform: "none", zIndex: 40 },
  ];
}

/** Animates some entries; any click ends it. Returns a function that ends it. */
export function moveThings(table: HTMLElement, entries: Happened[]): (() => void) | undefined {
  if (isCalm()) return undefined;
  const running: Animation[] = [];
  let delay = 0;
  for (const entry of entries) {
    const flights = ((entry.events ?? []) as KingdomEvent[]).flatMap(flightsOf);
    for (const flight of flights) {
      const element = table.querySelector(`[data-spot="${flight.to}"]`);
      const moved = element && frames(element, flight, table);
      if (moved)
        running.push(
          element.animate(moved, {
            duration: paced(LENGTH),
            delay: paced(delay),
            easing: "ease-out",
            fill: "backwards",
          }),
        );
    }
    if (flights.length) delay = Math.min(delay + PAUSE, 4 * PAUSE);
  }
  if (!running.length) return undefined;
  const stop = (): void => running.forEach((animation) => animation.cancel());
  window.addEventListener("pointerdown", stop, { once: true });
  return () => {
    window.removeEventListener("pointerdown", stop);
    stop();
  };
}
