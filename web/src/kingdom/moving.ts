/** What happened, as movement: cards fly to where they lie now. */
import type { Happened } from "@/protocol";

const LENGTH = 350;
const PAUSE = 140;

type Fields = Record<string, unknown>;

/** Where a thing lies now, and where it came from. */
interface Flight {
  to: string;
  from?: string;
  kind: "fly" | "flip" | "glow";
}

/** The movements of one event. */
export function flightsOf(event: Fields): Flight[] {
  const cell = `cell:${event.seat}:${event.cell}`;
  const to = Number(event.to) > 0 ? `pile:${event.to}` : "pile:1";
  switch (event.type) {
    case "CardDrawn":
      return [
        { to: "hand", from: "deck", kind: "fly" },
        { to: "pair:0", from: "deck", kind: "fly" },
        { to: "pair:1", from: "deck", kind: "fly" },
      ];
    case "CardPlaced":
      return [
        { to: cell, from: Number(event.pile) > 0 ? `pile:${event.pile}` : "hand", kind: "fly" },
        ...(event.replaced ? [{ to, from: cell, kind: "fly" } as const] : []),
      ];
    case "LandRevealed":
      return [
        { to: cell, kind: "flip" },
        { to, from: "hand", kind: "fly" },
      ];
    case "LegendTaken":
      return [
        { to: `held:${event.seat}`, from: "river", kind: "glow" },
        { to: `legend:${event.legend}`, from: "river", kind: "fly" },
      ];
    case "LegendWritten":
      return [
        { to: `written:${event.legend}`, from: "river", kind: "fly" },
        { to: `legend:${event.legend}`, from: "river", kind: "fly" },
      ];
    case "LegendRevealed":
      return [{ to: `legend:${event.legend}`, kind: "flip" }];
    case "LegendsSwapped":
      return [
        { to: `legend:${event.legend}`, from: `legend:${event.later}`, kind: "fly" },
        { to: `legend:${event.later}`, from: `legend:${event.legend}`, kind: "fly" },
      ];
    case "DiscardTurnedUp":
      return [{ to: `pile:${event.pile}`, from: "deck", kind: "fly" }];
    case "CardDropped":
      return [{ to: "pile:1", from: "pair:0", kind: "fly" }];
    case "TileTurnedUp":
      return [{ to: "turned", from: cell, kind: "fly" }];
    case "TileKept":
    case "TileTaken":
      return [{ to: `held:${event.seat}`, kind: "glow" }];
    case "TileLaidOnCard":
    case "GriffinLanded":
      return [{ to: cell, kind: "glow" }];
    case "TileLookedAt":
      return [{ to: `cell:${event.owner}:${event.cell}`, kind: "glow" }];
    case "CardsSwapped":
      return [
        { to: cell, from: `cell:${event.seat}:${event.partner}`, kind: "fly" },
        { to: `cell:${event.seat}:${event.partner}`, from: cell, kind: "fly" },
      ];
    case "GameEnded":
    case "AgeEnded":
      return ((event.lands as [number, string, string][]) ?? []).map(([seat, land]) => ({
        to: `cell:${seat}:${land}`,
        kind: "flip",
      }));
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

/** Moves what the entries tell of; any click ends it. Gives how to end it. */
export function moveThings(table: HTMLElement, entries: Happened[]): (() => void) | undefined {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  const running: Animation[] = [];
  let delay = 0;
  for (const entry of entries) {
    const flights = (entry.events ?? []).flatMap((event) => flightsOf(event as Fields));
    for (const flight of flights) {
      const element = table.querySelector(`[data-spot="${flight.to}"]`);
      const moved = element && frames(element, flight, table);
      if (moved)
        running.push(element.animate(moved, { duration: LENGTH, delay, easing: "ease-out", fill: "backwards" }));
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
