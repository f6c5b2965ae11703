import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { Values } from "#offline/documents/posts/patch.ts";
import { freshPost } from "#offline/documents/posts/post-parts.ts";
import type { PostRow, PostRules, Sent, TheirPost } from "#offline/documents/posts/post-row.ts";

export const AT = { now: 1000, order: 1 };
export const LETTING: PostRules = { name: "room", fields: { table: LISTING_FIELDS, hasPhotos: true } };
export const FIRST = "2026-11-21T12:00:00.000Z";
export const SECOND = "2026-11-21T12:00:01.000Z";
export const THIRD = "2026-11-21T12:00:02.000Z";
/** A request without what it says. */
export const SENT_OVER: Omit<Sent, "patch"> = { version: FIRST, key: "key" };

/** A room that the server has, and nothing of it is unsent. */
export function posted(base: Values): PostRow {
  return { ...freshPost("me", "room", "1"), base, version: FIRST, answered: answered() };
}

/** The same as the server answers it. */
export function theirs(values: Values, version: string, about: { restored_at?: string } = {}): TheirPost {
  return { values, version, answered: { ...answered(), ...about } };
}

function answered(): TheirPost["answered"] {
  return { id: "1" } as TheirPost["answered"];
}
