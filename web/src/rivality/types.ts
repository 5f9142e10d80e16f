/** Rivality's part of the protocol. */
import type { RivalityLay } from "@/protocol";

export type {
  RivalityEvent,
  RivalityLandSpell as LandSpell,
  RivalityLandView as LandView,
  RivalityMove,
  RivalitySquare as Square,
  RivalityView,
} from "@/protocol";

/** `n`, `e`, `s` or `w`. */
export type Direction = RivalityLay["front"];
