import { AMENITIES } from "./tables/amenities.ts";
import { CORRECTIONS } from "./tables/corrections.ts";
import { DISCOURSE } from "./tables/discourse.ts";
import { LOCATION } from "./tables/location.ts";
import { MONEY } from "./tables/money.ts";
import { NEARNESS } from "./tables/near.ts";
import { OCCUPANTS } from "./tables/occupants.ts";
import { QUANTITIES } from "./tables/quantities.ts";
import { ROOM_COUNTS } from "./tables/room-counts.ts";
import { ROOMS } from "./tables/rooms.ts";
import { STANCE } from "./tables/stance.ts";
import { TENANCY_TERMS } from "./tables/tenancy-terms.ts";
import { TOPICS } from "./tables/topics.ts";

/** All tables by their subject, for what checks them. */
export const TABLES: Readonly<Record<string, string>> = {
  money: MONEY,
  quantities: QUANTITIES,
  discourse: DISCOURSE,
  stance: STANCE,
  rooms: ROOMS,
  "room counts": ROOM_COUNTS,
  occupants: OCCUPANTS,
  "tenancy terms": TENANCY_TERMS,
  location: LOCATION,
  amenities: AMENITIES,
  nearness: NEARNESS,
  topics: TOPICS,
  corrections: CORRECTIONS,
};
