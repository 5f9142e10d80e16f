/** Rivality's part of the protocol. */
import type { RivalityLandSpell, RivalityLay } from "@/protocol";

export type {
  RivalityBattleSummary as BattleSummary,
  RivalityEvent,
  RivalityLandView as LandView,
  RivalityMove,
  RivalitySquare as Square,
  RivalityView,
} from "@/protocol";

/** A spell as it is drawn on a tile; one that lies on the battlefield has a target, too. */
export type LandSpell = Omit<RivalityLandSpell, "target">;

/** `n`, `e`, `s` or `w`. */
export type Direction = RivalityLay["front"];
