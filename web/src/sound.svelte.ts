/** Synthesised sounds, off by default: a knock for a move and a chime when it is the reader's turn. */
import { load, store } from "./storage";
import type { GameState } from "./table/game.svelte";

let on = $state(load("sound") === "on");
let context: AudioContext | null = null;

export const soundOn = (): boolean => on;

export function switchSound(): void {
  on = !on;
  store("sound", on ? "on" : null);
  if (on) chime();
}

function tone(frequency: number, start: number, length: number, kind: OscillatorType, loud: number): void {
  context ??= new AudioContext();
  const at = context.currentTime + start;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = kind;
  source.frequency.setValueAtTime(frequency, at);
  source.frequency.exponentialRampToValueAtTime(frequency / 2, at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

const knock = (): void => tone(180, 0, 0.12, "triangle", 0.3);
function chime(): void {
  tone(660, 0, 0.35, "sine", 0.15);
  tone(880, 0.12, 0.45, "sine", 0.12);
}

/** An effect that plays a table's sounds; rerun it whenever the game changes. */
export function soundsOf(game: GameState): () => void {
  let wasAsked = false;
  let last: unknown = null;
  return () => {
    const asked = game.isAsked && !game.isOver;
    const happened = game.fresh !== last && game.fresh.some((entry) => entry.kind === "Moved");
    last = game.fresh;
    if (on && asked && !wasAsked) chime();
    else if (on && happened) knock();
    wasAsked = asked;
  };
}
