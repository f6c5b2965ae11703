import type { Occasion } from "../parts.ts";
import { PHOTOS, without } from "./patch.ts";
import { derivePost, freshPost, isParked, shownPost, withoutPart, withPatch } from "./post-parts.ts";
import type { PartName, PostRow, PostRules } from "./post-row.ts";

/* What its owner answers to a question about a room or request, or does about a refusal. */

/**
 * Answers which of two values stands in the fields that another device has changed as well.
 * @param theirs The fields in which the server's value stands. In the others it is this phone's.
 */
export function resolve(row: PostRow, name: PartName, theirs: readonly string[], at: Occasion): PostRow {
  const part = row[name];
  if (part?.state.name !== "conflict" || part.state.isDeleted) return row;
  const patch = without(part.patch, theirs);
  const isNothing = Object.keys(patch).length === 0 && row.version !== null;
  if (!isNothing) return derivePost(withPatch(row, name, patch, at));
  const form = name === "wanted" && row.form?.status !== "editing" ? null : row.form;
  return derivePost({ ...withoutPart(row, name), form });
}

/**
 * Posts what was deleted elsewhere as something new.
 * @param id The new one's.
 * @param photos The new uuids of its photos, by the old ones. Those whose bytes are gone are not among them.
 * @returns Null where nobody is asked about that.
 */
export function postAsNew(
  { fields }: PostRules,
  row: PostRow,
  { id, photos }: { id: string; photos: ReadonlyMap<string, string> },
  at: Occasion,
): PostRow | null {
  const values = shownPost(row);
  if (values === null || !isDeleted(row)) return null;
  const kept = ((values[PHOTOS] ?? []) as readonly string[]).flatMap((uuid) => photos.get(uuid) ?? []);
  const whole = fields.hasPhotos ? { ...values, [PHOTOS]: kept } : values;
  const form = row.form && { ...row.form, seen: null };
  return derivePost(withPatch({ ...freshPost(row.owner, row.kind, id), form }, "wanted", whole, at));
}

/** Whether its owner is asked what becomes of something that was deleted elsewhere. */
export function isDeleted({ wanted, chosen }: PostRow): boolean {
  return [wanted, chosen].some((part) => part?.state.name === "conflict" && part.state.isDeleted);
}

/** Has a part sent again as it is, at its owner's wish. */
export function retry(row: PostRow, name: PartName, at: Occasion): PostRow {
  const part = row[name];
  const isWaiting =
    part !== null && (part.state.name === "waiting" || (isParked(part) && part.state.name !== "conflict"));
  return isWaiting ? withPatch(row, name, part.patch, at) : row;
}

/** Gives up what was chosen in the list, and was refused or is asked about. */
export function dropChoice(row: PostRow): PostRow {
  return row.chosen === null ? row : derivePost(withoutPart(row, "chosen"));
}
