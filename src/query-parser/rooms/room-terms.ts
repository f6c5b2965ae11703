import { lexiconOf, findTerms, type Term } from "../lexicon/find-terms.ts";
import { ROOM_COUNTS } from "../lexicon/tables/room-counts.ts";
import { ROOMS } from "../lexicon/tables/rooms.ts";
import { spellerOf } from "../text/spelling.ts";
import type { MappedText } from "../text/mapped-text.ts";

const KINDS = lexiconOf(ROOMS);
const COUNTS = lexiconOf(ROOM_COUNTS);

/** Names of rooms that typos are corrected to, and words that only look like typos of them. */
const correctSpelling = spellerOf(
  "studio studios ensuite ensuites flatshare flatshares houseshare bedroom bedrooms bathroom bathrooms double single apartment share shared sharing roommate flatmate housemate private",
  "shard shear hares spared shares sheared studies studied sharking sparing staring singles doubles doubled pirate privates bathrobe",
);

/** What a text says about rooms, in the terms of the tables; they stand in the text with its spelling corrected. */
export interface RoomTerms {
  corrected: MappedText;
  /** Bedrooms, bathrooms and living rooms that are counted. */
  counts: Term[];
  /** Names of kinds of rooms. */
  kinds: Term[];
}

export function findRoomTerms(text: string): RoomTerms {
  const corrected = correctSpelling(text);
  return { corrected, counts: findTerms(corrected.text, COUNTS), kinds: findTerms(corrected.text, KINDS) };
}
