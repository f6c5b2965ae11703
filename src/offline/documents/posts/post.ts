import { outgoing, type Occasion } from "../parts.ts";
import { fieldsIn, isIn, isOtherIn, isSame, picked, without, type Fields, type Patch, type Values } from "./patch.ts";
import { asking, derivePost, isParked, onBase, sentOf, withoutPart, withPatch } from "./post-parts.ts";
import type { PostPart, PostRow, PostRules, TheirPost } from "./post-row.ts";

/* What a person does in the form of a room or request. */

/**
 * Somebody writes in the form. What was posted of it, and has not left yet, is not sent any more.
 * @param shown The server's row as the form shows it; null for something new.
 */
export function typeIn(row: PostRow, shown: TheirPost | null): PostRow {
  const { form, wanted } = row;
  const before = form ?? { seen: shown?.values ?? null, posted: null };
  const based = row.base === null && shown !== null ? onBase(row, shown) : row;
  const next: PostRow = { ...based, ended: null, form: { ...before, status: "editing" } };
  const hasNotLeft = wanted !== null && wanted.sent.length === 0 && form !== null && form.status !== "editing";
  return derivePost(hasNotLeft ? withoutPart(next, "wanted") : next);
}

/** Opens the form of what was posted. What may have left goes on being sent, and what waits for its owner is theirs to correct. */
export function takeBack(row: PostRow): PostRow {
  const { form, wanted } = row;
  if (form?.status !== "posted" || wanted === null) return row;
  const goesOn = wanted.sent.length > 0 && !isParked(wanted);
  return goesOn ? row : { ...row, form: { ...form, status: "looked-at" }, revision: row.revision + 1 };
}

/** The form is closed without a change, or is found to be open nowhere: what was posted of it goes on being sent. */
export function release(row: PostRow): PostRow {
  if (row.form?.status !== "looked-at") return row;
  const form = row.wanted === null ? null : ({ ...row.form, status: "posted" } as const);
  return { ...row, form, revision: row.revision + 1 };
}

/**
 * Posts the form: all of it where it is new; else what its writer has changed in what they saw. Fields that another device has
 * changed meanwhile are merged, or asked about where both have.
 * @param values Checked by the rules of domain. A field that the form does not have is not in it.
 */
export function post(rules: PostRules, row: PostRow, values: Values, at: Occasion): PostRow {
  const { base, version } = row;
  const seen = row.form?.seen ?? null;
  const form = { seen, posted: values, status: "posted" } as const;
  const { patch, asked, merged, changed } = comparedToSeen(rules.fields, row, { seen, values });
  const next = { ...row, form, ended: null, chosen: chosenWithout(row.chosen, changed) };
  const isNothing = base !== null && version !== null && Object.keys(patch).length === 0;
  if (isNothing) return derivePost({ ...withoutPart(next, "wanted"), form: null });
  const posted = withPatch(next, "wanted", patch, at);
  const { wanted } = posted;
  // Another device has deleted what was being edited.
  const isGone = base === null && seen !== null;
  const sent = next.chosen === null ? [...wanted!.sent, ...(row.chosen?.sent ?? [])] : wanted!.sent;
  const state = { name: "conflict", fields: [], isDeleted: true } as const;
  const part = { ...wanted!, sent, merged, ...(isGone && { state }) };
  return derivePost({ ...posted, wanted: asking(part, asked) });
}

interface Compared {
  patch: Patch;
  asked: string[];
  merged: string[];
  /** The fields that the writer has changed. */
  changed: string[];
}

function comparedToSeen(
  fields: Fields,
  row: PostRow,
  { seen, values }: { seen: Values | null; values: Values },
): Compared {
  const { base } = row;
  const sent = sentOf(row);
  const given = fieldsIn(fields, values);
  if (base === null) return { patch: values, asked: [], merged: [], changed: given };
  // What may have arrived is taken back by its opposite alone.
  const changed = given.filter(
    (field) => seen === null || !isSame(fields, field, seen, values) || isOtherIn(fields, field, sent, values),
  );
  const maySent = (field: string) => sent.some((each) => isIn(each, field));
  const isNews = (field: string) => seen === null || !isSame(fields, field, seen, base);
  const left = changed.filter((field) => !isSame(fields, field, base, values) || maySent(field));
  const asked = left.filter((field) => isNews(field) && !isSame(fields, field, base, values) && !maySent(field));
  const merged = seen === null ? [] : given.filter((field) => !changed.includes(field) && isNews(field));
  return { patch: picked(values, left), asked, merged, changed };
}

/** The form is the later word on what was chosen in the list. */
function chosenWithout(chosen: PostPart | null, changed: readonly string[]): PostPart | null {
  const patch = without(chosen?.patch ?? {}, changed);
  return chosen === null || Object.keys(patch).length === 0 ? null : { ...chosen, patch };
}

/**
 * Gives up what stands in a form. Of an edit the room stays as the server has it; where the edit may have arrived, it is taken back
 * there.
 * @returns Null where nothing is left, here or anywhere.
 */
export function discard({ fields }: PostRules, row: PostRow, at: Occasion): PostRow | null {
  const { base, version, restores, wanted } = row;
  if (base === null || (version === null && restores)) return remove(row, at);
  const left = (wanted?.sent ?? []).flatMap(({ patch }) => fieldsIn(fields, patch));
  const isNothing = version !== null && left.length === 0;
  const next = isNothing ? withoutPart(row, "wanted") : withPatch(row, "wanted", picked(base, left), at);
  return derivePost({ ...next, form: null });
}

/** Deletes a room or request, with all that is unsent of it. @returns Null where the server never had it. */
export function remove(row: PostRow, at: Occasion): PostRow | null {
  if (row.removed !== null) return row;
  const mayBeThere = row.version !== null || sentOf(row).length > 0;
  if (!mayBeThere) return null;
  const revision = row.revision + 1;
  const removed = { ...outgoing(revision, at), hasLeft: false };
  const nothing = { wanted: null, chosen: null, form: null, restores: false, keptUntil: null };
  return derivePost({ ...row, ...nothing, removed, revision });
}

/** Takes back a deletion that has not left. @returns The same row where it has. */
export function keepPosted(row: PostRow): PostRow {
  const { removed } = row;
  if (removed === null || removed.hasLeft || row.base === null) return row;
  return derivePost({ ...row, removed: null, revision: row.revision + 1 });
}

/**
 * Chooses something of one's own room in the list, such as that it is let. What leaves nothing to send is not sent.
 * @param choice The fields that were chosen.
 */
export function choose({ fields }: PostRules, row: PostRow, choice: Patch, at: Occasion): PostRow {
  const { base, wanted, chosen } = row;
  if (base === null || row.removed !== null) return row;
  const sent = sentOf(row);
  const all = { ...chosen?.patch, ...choice };
  const isSaid = (field: string) =>
    !isSame(fields, field, base, all) || isIn(wanted?.patch ?? {}, field) || sent.some((each) => isIn(each, field));
  const patch = picked(all, fieldsIn(fields, all).filter(isSaid));
  const isNothing = Object.keys(patch).length === 0;
  return derivePost(isNothing ? withoutPart(row, "chosen") : withPatch(row, "chosen", patch, at));
}

/**
 * Brings back a room that its owner has deleted. Does nothing where something of it is here already.
 * @param removed The room as it was deleted.
 */
export function bringBack(row: PostRow, removed: TheirPost, at: Occasion): PostRow {
  if (row.base !== null || row.wanted !== null || row.form !== null || row.removed !== null) return row;
  const { values } = removed;
  const form = { seen: values, posted: values, status: "posted" } as const;
  return derivePost(
    withPatch({ ...onBase(row, removed), version: null, ended: null, form, restores: true }, "wanted", {}, at),
  );
}
