/** How cards, legends and tiles look: their pictograms and colours. */

export interface Look {
  icon: string;
  /** Light and deep ground, ink of the pictogram, band under the name. */
  light: string;
  deep: string;
  ink: string;
  band: string;
  shield?: string;
  isLocked?: boolean;
}

export const LOOKS: Record<string, Look> = {
  p: { icon: "wheat", light: "#f6d985", deep: "#d59f35", ink: "#5d3d05", band: "#6b4708" },
  f: { icon: "pine-tree", light: "#7cc47f", deep: "#2e8049", ink: "#06321a", band: "#0d4424" },
  m: { icon: "mountains", light: "#c3d8f0", deep: "#7396c4", ink: "#14294a", band: "#20395f" },
  s: { icon: "swamp", light: "#9fc0ae", deep: "#4f7f74", ink: "#0c2c2b", band: "#153c3a" },
  H: { icon: "broadsword", light: "#f0d2a2", deep: "#c9935a", ink: "#ffffff", band: "#173b7a", shield: "#1f4f9f" },
  E: { icon: "elf-helmet", light: "#d4edb9", deep: "#8cbc78", ink: "#ffffff", band: "#14522b", shield: "#1b6a37" },
  D: { icon: "dwarf-helmet", light: "#f0c6b2", deep: "#c17f69", ink: "#ffffff", band: "#6e1f17", shield: "#8e2b20" },
  G: { icon: "goblin-head", light: "#e4dd8d", deep: "#a8a13c", ink: "#ffffff", band: "#423d08", shield: "#57510f" },
  R: { icon: "dragon-head", light: "#f08a5c", deep: "#a42a22", ink: "#3b0606", band: "#4d0d0a", isLocked: true },
  O: { icon: "magic-portal", light: "#b79cf0", deep: "#5333a0", ink: "#ffffff", band: "#2e1a63", isLocked: true },
  "?": { icon: "nautilus-shell", light: "#6b2348", deep: "#32102a", ink: "#e6b667", band: "#32102a" },
};

const TILE_ICONS: Record<string, string> = {
  treaty: "peace-dove",
  staff: "wizard-staff",
  sword: "diamond-hilt",
  griffin: "griffin-symbol",
  hammer: "warhammer",
  palantir: "crystal-ball",
  smuggler: "swap-bag",
  thief: "robber-mask",
};

export const tileIcon = (tile: string): string => TILE_ICONS[tile] ?? "rune-stone";

export const LINE_ICONS: Record<string, string> = {
  elves: "elf-helmet",
  dwarves: "dwarf-helmet",
  humans: "broadsword",
  goblins: "goblin-head",
  dragons: "dragon-head",
  legends: "scroll-unfurled",
  conflicts: "crossed-swords",
};
