/** Synthesised sounds: a knock for a move and a chime when it is the reader's turn. */
import { load, store } from "./storage";
import type { GameState } from "./table/game.svelte";

/** When there are sounds: never, on the reader's turn if they look elsewhere, on every turn of theirs, on every move. */
export const SOUNDS = ["off", "elsewhere", "turn", "move"] as const;
export type Sound = (typeof SOUNDS)[number];

const USUAL = "elsewhere";
const USUAL_VOLUME = 60;

let chosen = $state<Sound>(SOUNDS.find((one) => one === load("sound")) ?? USUAL);
let loudness = $state(Number(load("volume") ?? USUAL_VOLUME));
let context: AudioContext | null = null;

export const sound = (): Sound => chosen;
/** From 0 to 100. */
export const volume = (): number => loudness;

/** Chooses when there are sounds, and lets the reader hear one. */
export function chooseSound(wanted: Sound): void {
  chosen = wanted;
  store("sound", wanted === USUAL ? null : wanted);
  if (wanted !== "off") chime();
}

export function chooseVolume(wanted: number): void {
  loudness = wanted;
  store("volume", wanted === USUAL_VOLUME ? null : String(wanted));
}

function tone(frequency: number, start: number, length: number, kind: OscillatorType, loud: number): void {
  // Browsers allow no sound on a page that nobody has touched yet.
  if (!loudness || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const at = context.currentTime + start;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = kind;
  source.frequency.setValueAtTime(frequency, at);
  source.frequency.exponentialRampToValueAtTime(frequency / 2, at + length);
  gain.gain.setValueAtTime((loud * loudness) / USUAL_VOLUME, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

const knock = (): void => tone(180, 0, 0.12, "triangle", 0.3);

/** The sound of the reader's turn. */
export function chime(): void {
  tone(660, 0, 0.35, "sine", 0.15);
  tone(880, 0.12, 0.45, "sine", 0.12);
}

const looksElsewhere = (): boolean => document.hidden || !document.hasFocus();

/** Sounds for the reader's turn, if they want to hear it now. */
export function announceTurn(): void {
  if (chosen !== "off" && (chosen !== "elsewhere" || looksElsewhere())) chime();
}

/** An effect that plays a table's sounds; rerun it whenever the game changes. */
export function soundsOf(game: GameState): () => void {
  let wasAsked = false;
  let last: unknown = null;
  return () => {
    const asked = game.isAsked && !game.isOver;
    const happened = game.fresh !== last && game.fresh.some((entry) => entry.kind === "Moved");
    last = game.fresh;
    if (asked && !wasAsked) announceTurn();
    else if (happened && chosen === "move") knock();
    wasAsked = asked;
  };
}
