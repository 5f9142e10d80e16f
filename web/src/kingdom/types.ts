/** The kingdom games' part of the protocol. */
export type {
  KingdomCampaignView as CampaignView,
  KingdomCell,
  KingdomEvent,
  KingdomLandTile as LandTile,
  KingdomMove,
  KingdomSeat,
  KingdomSeatTiles as SeatTiles,
  KingdomSummary,
  KingdomTeamView as TeamView,
  KingdomTilesView as TilesView,
  KingdomView,
} from "@/protocol";
