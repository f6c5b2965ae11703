import { titleLikeness } from "./title-likeness.ts";

/** A room as far as it is compared with one that moderators have hidden. */
export interface ComparedRoom {
  title: string;
  description: string | null;
  images: readonly { image_url: string }[];
}

/** Titles that differ by a word, a price or '!!'. */
const TITLES_ALIKE = 0.75;
const TEXTS_ALIKE = 0.7;
/** Signs of a text that says enough to be known by. */
const SHORTEST_TEXT = 30;

/**
 * Whether a room is nearly the same as another, by its text, a photo or, where the title says enough, by that. Only asked of rooms of
 * one poster, contact or text: strangers' rooms are called alike for good reasons.
 * @param byTitle False where a title is no sign: an agency's address stands in rooms of many, and in many it calls them the same.
 */
export function isNearCopy(room: ComparedRoom, hidden: ComparedRoom, byTitle: boolean): boolean {
  if (byTitle && titleLikeness(room.title, hidden.title) >= TITLES_ALIKE) return true;
  const photos = new Set(hidden.images.map(({ image_url }) => image_url));
  if (room.images.some(({ image_url }) => photos.has(image_url))) return true;
  return textLikeness(room.description ?? "", hidden.description ?? "") >= TEXTS_ALIKE;
}

/** Signs in a row that are compared: pairs, as titles are, are shared by any two long texts of a language. */
const RUN = 6;

// Of their runs of signs the share that both have, from 0 to 1; 0 for texts that say too little.
function textLikeness(one: string, other: string): number {
  const [runs, others] = [runsOf(one), runsOf(other)];
  if (Math.min(runs.size, others.size) < SHORTEST_TEXT - RUN) return 0;
  const shared = [...runs].filter((run) => others.has(run)).length;
  return (2 * shared) / (runs.size + others.size);
}

function runsOf(text: string): Set<string> {
  const signs = [...text.normalize("NFKC").toLowerCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  return new Set(signs.map((_, index) => signs.slice(index, index + RUN).join("")));
}
