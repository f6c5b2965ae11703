import type { SeenPicture } from "#domain/search/understanding.ts";
import { hasContacts } from "../../../query-parser/listing/contacts.ts";

/** Views of a room have a name on a door or a word on a spine; the shortest poster has five lines. */
const LEAST_OF_A_POSTER = 40;

/** What a picture is, by the legible text in it. */
export function seenPicture(text: string): SeenPicture {
  return { is_poster: weightOf(text) >= LEAST_OF_A_POSTER, has_contacts: hasContacts(text) };
}

/** A Chinese character says as much as two letters. */
function weightOf(text: string): number {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}
