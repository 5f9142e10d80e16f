/** The visible part of the battlefield: panning, pinching and zooming. */
import type { Box, Place } from "./geometry";

/** Room kept for the names of columns, and for the tools. */
export const RULER = 20;
const TOOLS = 56;
/** The length of the tools along their edge. */
const TOOLS_LENGTH = 206;
/** How small tiles may get by themselves; where that is not enough, what matters is shown this large. */
const READABLE = 24;
const SMALLEST = 34;
/** Nothing is made smaller, however large a battlefield gets. */
const TINIEST = 8;
const LARGEST = 260;
/** How many pixels a pointer may move without panning. */
const STILL = 12;

/** How far something may be moved along an axis. */
interface Range {
  least: number;
  most: number;
}

/** Everything to show: cells, and the space above them as a fraction of one. */
export interface Extent {
  box: Box;
  air: number;
}

const within = ({ least, most }: Range, wanted: number): number => Math.min(most, Math.max(least, wanted));
const middle = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

export class Camera {
  /** The size of the viewport in pixels. */
  width = $state(0);
  height = $state(0);
  /** From one cell to the next. */
  pitch = $state(96);
  /** Where the cell 0,0 begins. */
  left = $state(0);
  top = $state(0);
  /** The tools lie below instead of at the right. */
  toolsBelow = $state(false);
  /** A hand has moved it since all was fitted. */
  isMoved = false;
  /** How much of a tile can be read. */
  detail: 0 | 1 | 2 = $derived(this.pitch < 54 ? 0 : this.pitch < 68 ? 1 : 2);
  /** Room kept for the names of rows. */
  ruler: number = $derived(this.width < 600 ? 16 : RULER);
  #extent: () => Extent;
  /** Where the cell 0,0 may begin, so that no edge of the battlefield comes further into the viewport than needed. */
  #across: Range = $derived.by(() => {
    const { box } = this.#extent();
    const slack = this.width - this.ruler - (box.right - box.left) * this.pitch;
    return this.#range(slack, this.toolsBelow ? 0 : TOOLS, this.ruler - box.left * this.pitch);
  });
  #down: Range = $derived.by(() => {
    const { box, air } = this.#extent();
    const slack = this.height - RULER - (box.bottom - box.top + air) * this.pitch;
    return this.#range(slack, this.toolsBelow ? TOOLS : 0, RULER + (air * 0.7 - box.top) * this.pitch);
  });
  /** All of it is visible from top to bottom, so a vertical swipe is for the page. */
  fitsDown: boolean = $derived(this.#down.least === this.#down.most);
  #fingers = new Map<number, Place>();
  #start: Place = { x: 0, y: 0 };
  #hasMoved = false;

  constructor(extent: () => Extent) {
    this.#extent = extent;
  }

  /** Shows all of it, or where its tiles would be too small only a part around these cells, if there are any. */
  fit(around: Place[] = []): void {
    if (!this.width || !this.height) return;
    this.isMoved = false;
    const { box, air } = this.#extent();
    const columns = box.right - box.left;
    const rows = box.bottom - box.top;
    const { below, beside } = this.#fitting();
    this.toolsBelow = below > beside;
    const whole = Math.max(TINIEST, below, beside);
    const isPart = around.length > 0 && whole < READABLE;
    this.pitch = isPart ? SMALLEST : whole;
    this.left = this.#across.most;
    this.top = this.#down.most;
    if (!isPart) return;
    const slackX = this.width - this.ruler - columns * this.pitch;
    const slackY = this.height - RULER - (rows + air) * this.pitch;
    this.#centre(around, slackX, slackY);
  }

  /** How far the battlefield may be moved along an axis with this much room to spare, where tools may cover its end. */
  #range(slack: number, tools: number, first: number): Range {
    const room = slack - tools;
    // In the middle, if the strip allows.
    if (room >= 0) return { least: first + Math.min(slack / 2, room), most: first + Math.min(slack / 2, room) };
    return { least: first + room, most: first };
  }

  /** Moves the battlefield, but not beyond its edges; returns how far down it could not go. */
  #pan(across: number, down: number): number {
    const wanted = this.top + down;
    this.left = within(this.#across, this.left + across);
    this.top = within(this.#down, wanted);
    return wanted - this.top;
  }

  /** From one cell to the next if all is shown, with the tools below and with the tools at the right. */
  #fitting(): { below: number; beside: number } {
    const { box, air } = this.#extent();
    // The tools get a strip at the right or at the bottom, whichever costs less: they never cover anything.
    const pitchIn = (across: number, down: number): number =>
      Math.min(
        LARGEST - 90,
        (across - this.ruler - 6) / (box.right - box.left + air / 2),
        (down - RULER - 6) / (box.bottom - box.top + air),
      );
    return {
      below: pitchIn(this.width, this.height - TOOLS),
      beside: pitchIn(this.width - TOOLS, this.height),
    };
  }

  /** Pans to the middle of some cells where not all is visible, but not beyond the edges. */
  #centre(cells: Place[], slackX: number, slackY: number): void {
    const middleOf = (places: number[]): number => (Math.min(...places) + Math.max(...places) + 1) / 2;
    const [x, y] = [middleOf(cells.map((cell) => cell.x)), middleOf(cells.map((cell) => cell.y))];
    const panned = (first: number, slack: number, wanted: number): number =>
      slack < 0 ? Math.min(first, Math.max(first + slack, wanted)) : first;
    this.left = panned(this.left, slackX, (this.width + this.ruler) / 2 - x * this.pitch);
    this.top = panned(this.top, slackY, (this.height + RULER) / 2 - y * this.pitch);
  }

  /** Zooms around a point of the viewport. */
  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    this.isMoved = true;
    const { below, beside } = this.#fitting();
    const least = Math.max(TINIEST, Math.min(SMALLEST, Math.max(below, beside)));
    const next = Math.min(LARGEST, Math.max(least, this.pitch * by));
    this.left = x - ((x - this.left) * next) / this.pitch;
    this.top = y - ((y - this.top) * next) / this.pitch;
    this.pitch = next;
    this.#pan(0, 0);
  }

  /** Whether a box of this size around a point of the world is fully visible and clear of the tools. */
  isClear({ x, y }: Place, width: number, height: number): boolean {
    const [left, top] = [this.left + x - width / 2, this.top + y - height / 2];
    const [right, bottom] = [left + width, top + height];
    const [across, down] = this.toolsBelow ? [TOOLS_LENGTH, TOOLS] : [TOOLS, TOOLS_LENGTH];
    const isUnderTools = right > this.width - across && bottom > this.height - down;
    return left >= this.ruler && right <= this.width && top >= RULER && bottom <= this.height && !isUnderTools;
  }

  /** Pans to a cell if it is not visible. */
  show({ x, y }: Place): void {
    const [left, top] = [this.left + x * this.pitch, this.top + y * this.pitch];
    if (left < 0 || left + this.pitch > this.width) this.left = this.width / 2 - (x + 0.5) * this.pitch;
    if (top < 0 || top + this.pitch > this.height) this.top = this.height / 2 - (y + 0.5) * this.pitch;
    this.#pan(0, 0);
  }

  /** Listens to an element's pointers and wheel. */
  attach = (element: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerdown", (event) => this.#touched(event), { signal });
    element.addEventListener("pointermove", (event) => this.#moved(event, element), { signal });
    for (const end of ["pointerup", "pointercancel"] as const) {
      element.addEventListener(end, (event) => this.#fingers.delete(event.pointerId), { signal });
    }
    // Two fingers zoom the battlefield even where one scrolls the page.
    const pinch = (event: TouchEvent): void => void (event.touches.length > 1 && event.preventDefault());
    element.addEventListener("touchstart", pinch, { signal, passive: false });
    element.addEventListener("wheel", (event) => this.#wheeled(event, element), { signal, passive: false });
    element.addEventListener("click", (event) => this.#clicked(event), { signal, capture: true });
    return () => stop.abort();
  };

  #touched(event: PointerEvent): void {
    if (event.button > 0) return;
    if (!this.#fingers.size) this.#hasMoved = false;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, this.#start);
  }

  #moved(event: PointerEvent, element: HTMLElement): void {
    const last = this.#fingers.get(event.pointerId);
    if (!last) return;
    const here = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size >= 2) {
      this.#pinched(event.pointerId, here, element);
      return;
    }
    if (!this.#hasMoved && distance(here, this.#start) < STILL) return;
    if (!this.#hasMoved) element.setPointerCapture(event.pointerId);
    this.#hasMoved = this.isMoved = true;
    const rest = this.#pan(here.x - last.x, here.y - last.y);
    // Beyond the edge a finger moves the page.
    if (rest && event.pointerType === "touch") scrollBy({ top: -rest, behavior: "instant" });
    this.#fingers.set(event.pointerId, here);
  }

  #pinched(finger: number, here: Place, element: HTMLElement): void {
    const [one, other] = [...this.#fingers.values()] as [Place, Place];
    this.#fingers.set(finger, here);
    const [first, second] = [...this.#fingers.values()] as [Place, Place];
    const [before, after] = [middle(one, other), middle(first, second)];
    const frame = element.getBoundingClientRect();
    this.#hasMoved = true;
    this.#pan(after.x - before.x, after.y - before.y);
    const apart = distance(one, other);
    if (apart > 0) this.zoom(distance(first, second) / apart, after.x - frame.left, after.y - frame.top);
  }

  #wheeled(event: WheelEvent, element: HTMLElement): void {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const frame = element.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 500), event.clientX - frame.left, event.clientY - frame.top);
  }

  /** Ignores the click that ends a pan. */
  #clicked(event: MouseEvent): void {
    if (this.#hasMoved && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.#hasMoved = false;
  }
}
