/** Dragging things of a kingdom table onto targets or into home areas. */
import { Drag } from "@/parts/drag.svelte";
import type { Pick } from "@/table/picks.svelte";
import type { Session } from "./session.svelte";

/** Areas where a thing is dropped when its move needs no further pick. */
export type Home = "home:hand" | "home:kingdom" | "home:discard" | "home:target";

/** The home areas of a thing whose pick is a whole move. */
function homesOf(pick: Pick, step: string): Home[] {
  switch (pick.split(":")[0]) {
    case "deck":
    case "pair":
      return ["home:hand", "home:kingdom"];
    case "drop":
      return ["home:discard"];
    case "legend":
      return [step === "give-up" ? "home:target" : "home:kingdom"];
    default: // A tile that is kept.
      return ["home:kingdom"];
  }
}

export class TableDrag extends Drag {
  /** What is being dragged. */
  held = $state<Pick | null>(null);
  #homes = $state.raw<Home[]>([]);
  #session: Session;

  constructor(session: Session) {
    super();
    this.#session = session;
  }

  /** Whether the dragged thing can be dropped here. */
  isHome(home: Home): boolean {
    return this.#homes.includes(home);
  }

  /** Starts dragging the first of a thing's picks that is possible. */
  grab(event: PointerEvent, keys: Pick[], picture: string): void {
    const { picks, game, view } = this.#session;
    const held = keys.find((key) => picks.can(key) || picks.could(key) || picks.has(key));
    if (!held || game.busy || this.#session.isExplaining) return;
    this.start(event, {
      picture,
      isPressed: true,
      begin: () => {
        if (!picks.can(held)) picks.clear();
        // The card in hand is implied by the cell or discard it is dropped on.
        if (held !== "hand") picks.hold(held);
        this.held = held;
        this.#homes = picks.ended === null ? [] : homesOf(held, view.step);
      },
      over: (found) => {
        if (found?.startsWith("home:")) this.#session.show(held, picks.ended);
        else this.#session.point(found);
      },
      drop: (found) => {
        const move = picks.ended;
        this.#homes = [];
        this.held = null;
        this.#session.point(null);
        const complete = found === null ? null : picks.completes(found);
        if (found?.startsWith("home:") && move !== null) this.#session.drop(held, move);
        else if (found !== null && complete !== null) this.#session.drop(found, complete);
        else if (found !== null && picks.can(found)) void picks.pick(found);
        else picks.clear();
      },
    });
  }
}
