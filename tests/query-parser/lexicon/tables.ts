import { AMENITIES } from "../../../src/query-parser/lexicon/tables/amenities.ts";
import { BACKGROUND } from "../../../src/query-parser/lexicon/tables/background.ts";
import { BRIEF_WISHES } from "../../../src/query-parser/lexicon/tables/brief-wishes.ts";
import { CONTACTS } from "../../../src/query-parser/lexicon/tables/contacts.ts";
import { CORRECTIONS } from "../../../src/query-parser/lexicon/tables/corrections.ts";
import { COSTS } from "../../../src/query-parser/lexicon/tables/costs.ts";
import { CLAUSE_CUES, CUES_BEFORE, CUES_BEHIND } from "../../../src/query-parser/lexicon/tables/date-cues.ts";
import { DISCOURSE } from "../../../src/query-parser/lexicon/tables/discourse.ts";
import { LENGTHS } from "../../../src/query-parser/lexicon/tables/lengths.ts";
import { LEFTOVERS } from "../../../src/query-parser/lexicon/tables/leftovers.ts";
import { LISTING_TEXTS } from "../../../src/query-parser/lexicon/tables/listing-texts.ts";
import { LOCATION } from "../../../src/query-parser/lexicon/tables/location.ts";
import { MONEY } from "../../../src/query-parser/lexicon/tables/money.ts";
import { NEARNESS } from "../../../src/query-parser/lexicon/tables/near.ts";
import { NUMBER_WORDS } from "../../../src/query-parser/lexicon/tables/number-words.ts";
import { OCCUPANTS } from "../../../src/query-parser/lexicon/tables/occupants.ts";
import { OFFERED_WISHES } from "../../../src/query-parser/lexicon/tables/offered-wishes.ts";
import { PLACE_NAMES } from "../../../src/query-parser/lexicon/tables/place-names.ts";
import { PLACE_ROLES } from "../../../src/query-parser/lexicon/tables/place-roles.ts";
import { PROPERTY_TYPES } from "../../../src/query-parser/lexicon/tables/property-types.ts";
import { QUANTITIES } from "../../../src/query-parser/lexicon/tables/quantities.ts";
import { ROOM_COUNTS } from "../../../src/query-parser/lexicon/tables/room-counts.ts";
import { ROOM_LABELS } from "../../../src/query-parser/lexicon/tables/room-labels.ts";
import { ROOMS } from "../../../src/query-parser/lexicon/tables/rooms.ts";
import { SMALL_WORDS } from "../../../src/query-parser/lexicon/tables/small-words.ts";
import { STANCE } from "../../../src/query-parser/lexicon/tables/stance.ts";
import { SUBSTITUTIONS } from "../../../src/query-parser/lexicon/tables/substitutions.ts";
import { TENANCY_TERMS } from "../../../src/query-parser/lexicon/tables/tenancy-terms.ts";
import { TIME } from "../../../src/query-parser/lexicon/tables/time.ts";
import { TOPICS } from "../../../src/query-parser/lexicon/tables/topics.ts";

/** All tables by their subject, for what checks them. */
export const TABLES: Readonly<Record<string, string>> = {
  amenities: AMENITIES,
  background: BACKGROUND,
  "brief wishes": BRIEF_WISHES,
  contacts: CONTACTS,
  corrections: CORRECTIONS,
  costs: COSTS,
  "cues of a clause": CLAUSE_CUES,
  "cues before a date": CUES_BEFORE,
  "cues behind a date": CUES_BEHIND,
  discourse: DISCOURSE,
  leftovers: LEFTOVERS,
  "lengths of a stay": LENGTHS,
  "listing texts": LISTING_TEXTS,
  location: LOCATION,
  money: MONEY,
  nearness: NEARNESS,
  "number words": NUMBER_WORDS,
  occupants: OCCUPANTS,
  "offered wishes": OFFERED_WISHES,
  "place names": PLACE_NAMES,
  "place roles": PLACE_ROLES,
  "property types": PROPERTY_TYPES,
  quantities: QUANTITIES,
  "room counts": ROOM_COUNTS,
  "room labels": ROOM_LABELS,
  rooms: ROOMS,
  "small words": SMALL_WORDS,
  stance: STANCE,
  substitutions: SUBSTITUTIONS,
  "tenancy terms": TENANCY_TERMS,
  time: TIME,
  topics: TOPICS,
};
