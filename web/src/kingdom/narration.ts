/** The variables of the messages about kingdom events. */
import type { GameState } from "@/table/game.svelte";
import { yesOrNo } from "@/table/narrate";
import { listed, type Values } from "@/catalogue.svelte";
import { cardName, cardNames, legendName, tileName } from "./names";
import type { KingdomEvent, KingdomView } from "./types";
import { UNEXPLORED } from "./view";

/** A card's name, empty for none, and whether the reader knows the card. */
const cardValues = (name: string, card: string | null): Values => ({
  [name]: card ? cardName(card) : "",
  [`knows-${name}`]: yesOrNo(card !== null && card !== UNEXPLORED),
});

function values(game: GameState, event: KingdomEvent): Values {
  switch (event.type) {
    case "cards-dealt":
    case "arranged":
      return { cards: cardNames(event.cards), "knows-cards": yesOrNo(!event.cards.includes(UNEXPLORED)) };
    case "discard-turned-up":
      return { ...cardValues("card", event.card), pile: event.pile };
    case "card-drawn":
      return { ...cardValues("card", event.card), ...cardValues("discard", event.with_discard) };
    case "card-dropped":
      return cardValues("card", event.card);
    case "card-placed": {
      const { card, replaced, cell, explored, pile, to } = event;
      const cards = { ...cardValues("card", card), ...cardValues("replaced", replaced) };
      return { ...cards, cell, explored: yesOrNo(explored), pile, to };
    }
    case "land-revealed":
      return {
        ...cardValues("card", event.card),
        ...cardValues("discarded", event.discarded),
        cell: event.cell,
        to: event.to,
      };
    case "legend-revealed":
    case "legend-taken":
    case "legend-written":
    case "legend-given-up":
      return { legend: legendName(event.legend) };
    case "legends-swapped":
      return { legend: legendName(event.legend), later: legendName(event.later) };
    case "legends-laid-out":
      return { rows: listed(event.rows.flat().map(legendName)) };
    case "deck-rebuilt":
      return { size: event.size };
    case "age-ended":
    case "game-ended": {
      const lands = listed(event.lands.map(({ cell, card }) => `${cell} ${cardName(card!)}`));
      if (event.type === "game-ended")
        return { lands, reason: event.reason, seat: event.seat ? game.name(event.seat) : "" };
      return {
        lands,
        age: event.age,
        kingdom: event.kingdom,
        objective: event.objective,
        lost: yesOrNo(event.is_lost),
        reason: event.reason,
        legends: event.unwritten.map(legendName).join(" · "),
      };
    }
    case "tile-kept":
    case "tile-refused":
    case "tile-used":
    case "tile-turned-up":
    case "tile-laid-on-card":
    case "tile-looked-at":
    case "tile-taken":
      return {
        tile: tileName(event.tile),
        "knows-tile": yesOrNo(event.tile !== UNEXPLORED),
        ...placeValues(game, event),
      };
    case "griffin-landed":
    case "block-kept":
      return { cell: event.cell };
    case "cards-swapped":
      return { cell: event.cell, partner: event.partner };
    case "lands-laid":
    case "answered":
    case "turn-began":
    case "tiles-laid":
      return {};
  }
}

/** Where a tile is, and whose it was. */
function placeValues(game: GameState, event: KingdomEvent & { type: `tile-${string}` }): Values {
  const owner = "owner" in event ? event.owner : "victim" in event ? event.victim : null;
  return {
    ...("cell" in event && { cell: event.cell }),
    ...(owner !== null && {
      ["owner" in event ? "owner" : "victim"]: game.name(owner),
      whose: "seat" in event && owner === event.seat ? "own" : owner === game.you ? "you" : "other",
    }),
  };
}

export function eventValues(game: GameState, event: KingdomEvent): Values {
  const view = game.moment!.view as KingdomView;
  return {
    piles: view.discards.length > 1 ? "two" : "one",
    ...("seat" in event && { seat: game.name(event.seat) }),
    ...values(game, event),
  };
}
