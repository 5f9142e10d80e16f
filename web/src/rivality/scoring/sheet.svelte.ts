/** The battlefield being scored: what is entered, step by step, and back. */
import { DIRECTIONS } from "../geometry";
import { landOf } from "../lands";
import {
  formatField,
  isSoloKey,
  layAt,
  left,
  MODES,
  newField,
  parseField,
  UNKNOWN,
  type Field,
  type Laid,
} from "./field";

const MOST_STEPS = 200;
const MOST_GOLEMS = 5;

export class FieldSheet {
  field = $state.raw<Field>(newField("rivality/fr/duel"));
  /** The cell of the tile being changed. */
  at = $state("");
  #past = $state.raw<string[]>([]);

  constructor(field: Field) {
    this.open(field);
  }

  /** Starts again from another state. */
  open(field: Field): void {
    this.#past = [];
    this.field = field;
    this.at = field.lands[0]?.cell ?? "";
  }

  get land(): Laid | undefined {
    return this.field.lands.find(({ cell }) => cell === this.at);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  #remember(): void {
    this.#past = [...this.#past, formatField(this.field)].slice(-MOST_STEPS);
  }

  undo(): void {
    const before = parseField(this.#past.at(-1) ?? "");
    this.#past = this.#past.slice(0, -1);
    if (before) this.field = before;
    if (!this.land) this.at = this.field.lands.at(-1)?.cell ?? "";
  }

  #change(changed: Partial<Laid>): void {
    this.#remember();
    const lands = this.field.lands.map((land) => (land.cell === this.at ? { ...land, ...changed } : land));
    this.field = { ...this.field, lands };
  }

  /** Lays a tile of a kind: on an empty cell, or in place of the chosen one. */
  lay(cell: string, kind: string): void {
    const tile = this.land?.cell === cell && landOf(this.land.tile).kind === kind ? "" : left(this.field, kind)[0];
    this.at = cell;
    if (!tile) return;
    if (this.land) return this.#change({ tile });
    this.#remember();
    this.field = { ...this.field, lands: [...this.field.lands, layAt(this.field, cell, tile)] };
  }

  /** Chooses exactly which tile it is. */
  choose(tile: string): void {
    this.#change({ tile });
  }

  turn(): void {
    const { front } = this.land!;
    this.#change({ front: DIRECTIONS[(DIRECTIONS.indexOf(front) + 1) % 4]! });
  }

  /** One golem more or fewer, as far as the tile has room. */
  add(side: number, by: number): void {
    const { golems } = this.land!;
    const count = golems[side - 1]! + by;
    if (count < 0 || golems.reduce((sum, one) => sum + one, by) > MOST_GOLEMS) return;
    this.#change({ golems: golems.with(side - 1, count) });
  }

  /** Puts a side's wizard there, or takes it away; each side has one. */
  moveWizard(side: number): void {
    const { wizard } = this.land!;
    this.#remember();
    const lands = this.field.lands.map((land) => {
      if (land.cell === this.at) return { ...land, wizard: wizard === side ? 0 : side };
      return land.wizard === side ? { ...land, wizard: 0 } : land;
    });
    this.field = { ...this.field, lands };
  }

  /** The well stays, and in the solo game every place has a tile. */
  get canRemove(): boolean {
    return !!this.land && this.land.tile !== "W" && (!isSoloKey(this.field.ruleset) || this.land.tile !== UNKNOWN);
  }

  remove(): void {
    if (isSoloKey(this.field.ruleset)) return this.#change({ ...layAt(this.field, this.at, UNKNOWN) });
    this.#remember();
    this.field = { ...this.field, lands: this.field.lands.filter(({ cell }) => cell !== this.at) };
    this.at = this.field.lands.at(-1)?.cell ?? "";
  }

  name(seat: number, text: string): void {
    this.field = { ...this.field, names: this.field.names.with(seat - 1, text) };
  }

  /** Scores by other rules; what was entered stays where the sides are the same. */
  play(ruleset: string): void {
    this.#remember();
    const { sides, seats } = MODES[ruleset]!;
    const isAlike = sides === MODES[this.field.ruleset]!.sides && isSoloKey(ruleset) === isSoloKey(this.field.ruleset);
    const names = Array.from({ length: seats }, (_, place) => this.field.names[place] ?? "");
    this.field = isAlike ? { ...this.field, ruleset, names } : { ...newField(ruleset), names };
    if (!this.land) this.at = this.field.lands[0]!.cell;
  }
}
