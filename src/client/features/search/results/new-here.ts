import { signal } from "@preact/signals-react";
import type { Listing } from "#domain/listings/listing.ts";

/** Which rooms of a saved search are new to its owner. */
export interface NewMarks {
  /** ISO 8601: when they last looked. */
  since: string;
  /** What the account says that it has found since. */
  ids: ReadonlySet<string>;
}

/** Of the saved search that is shown; null while none is. */
export const newHere = signal<NewMarks | null>(null);

/** Whether a room is marked: it was posted since its owner last looked, or found since, as after a change of its price. */
export function isNewTo(marks: NewMarks | null, { id, created_at }: Pick<Listing, "id" | "created_at">): boolean {
  return marks !== null && (marks.ids.has(id) || Date.parse(created_at) > Date.parse(marks.since));
}
