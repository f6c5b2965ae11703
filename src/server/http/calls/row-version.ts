import { HOUR_MS } from "#domain/durations.ts";
import { HttpError } from "../errors/http-error.ts";

/** For how long a repeated edit is known by its key; afterwards by the version that it began with. */
export const EDIT_KEPT_FOR_MS = 48 * HOUR_MS;

/** A row as calls answer it, whose version is the instant of its last change: ISO 8601 in UTC. */
export interface Versioned {
  updated_at: string;
}

/** Which version an edit began with, as far as it says: by the header, by the body's field, or both. */
export interface EditedVersion {
  ifMatch: string | undefined;
  updatedAt: string | undefined;
}

/** The ETag of a row's version. */
export function etagOf({ updated_at }: Versioned): string {
  return `"${updated_at}"`;
}

/** @throws HttpError 409 with `current` for an edit of another version than the present one (W-05). */
export function refuseStale({ ifMatch, updatedAt }: EditedVersion, current: Versioned): void {
  const isOther = updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(current.updated_at);
  if (!isOther && (ifMatch === undefined || names(ifMatch, etagOf(current)))) return;
  throw new HttpError("changed_meanwhile", "It was changed meanwhile", {}, current);
}

/** The version that follows: of two changes within a millisecond, or after a clock was put back, the later one is later. */
export function versionAfter({ updated_at }: Versioned, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updated_at) + 1)).toISOString();
}

// A proxy that compresses makes the tag a weak one; it is still the same version.
function names(ifMatch: string, etag: string): boolean {
  return ifMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}
