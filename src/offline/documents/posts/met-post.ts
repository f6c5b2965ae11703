import { DAY_MS } from "#domain/durations.ts";
import { outgoing, type Occasion } from "../parts.ts";
import { applied, diff, fieldsIn, isSame, rebase, unconfirmed, without, type Patch } from "./patch.ts";
import { asking, derivePost, onBase, sentOf, shownPost, withPatch } from "./post-parts.ts";
import type { EndedPost, PartName, PostPart, PostRow, PostRules, TheirPost } from "./post-row.ts";

/** A post after it has met the server's. */
export interface MetPost {
  /** Null: it is gone on both sides. */
  row: PostRow | null;
  /** Whether the server may have lost the photos that this phone has sent: they go again. */
  arePhotosLost: boolean;
}

export interface PostMeeting extends Occasion {
  rules: PostRules;
}

/**
 * Brings a post in step with the server's row, wherever that comes from: a list, an answer or a refusal. Fields that one side alone
 * has changed are merged; where both have, the owner is asked. A removal here stands.
 */
export function metPost(row: PostRow, theirs: TheirPost, meeting: PostMeeting): MetPost {
  // A known version undoes nothing. An older one comes from a restored server, and is no news.
  if (theirs.version === row.version) return kept({ ...thereAgain(row), answered: theirs.answered });
  if (row.ended !== null) return kept(afterEnd(row, row.ended, theirs, meeting));
  if (row.removed !== null) return kept(onBase(row, theirs));
  if (row.version !== null && Date.parse(theirs.version) < Date.parse(row.version))
    return sentOver(row, theirs, meeting);
  return kept(rebased(row, theirs, meeting));
}

/** How the server says that it has no such room or request: it was deleted, or it never had it, as after a restore. */
export type Absence = "deleted" | "unknown";

/** For so long the server remembers what was deleted: within it, what it does not know is lost there. */
const DELETIONS_KEPT_MS = 60 * DAY_MS;

/**
 * The server has no such row.
 * @param meeting.serversNow By the server's clock, epoch milliseconds.
 */
export function absentPost(row: PostRow, absence: Absence, meeting: Occasion & { serversNow: number }): MetPost {
  const { base, wanted, chosen, form, keptUntil } = row;
  if (row.removed !== null) return { row: endedPost(row, null), arePhotosLost: false };
  const isUnsent = wanted !== null || chosen !== null;
  const isKept = keptUntil !== null && meeting.serversNow < keptUntil;
  const isRemembered = base !== null && wanted !== null && meeting.now - wanted.since < DELETIONS_KEPT_MS;
  if (absence === "unknown" && (isKept || isRemembered)) {
    return {
      row: derivePost(withPatch({ ...row, version: null }, "wanted", wanted?.patch ?? {}, meeting)),
      arePhotosLost: true,
    };
  }
  if (!isUnsent && form === null) return { row: null, arePhotosLost: false };
  // What is being written is asked about once it is posted.
  if (!isUnsent) return kept({ ...row, base: null, version: null, answered: null });
  const asked = (part: PostPart | null) =>
    part && { ...part, state: { name: "conflict", fields: [], isDeleted: true } as const };
  return kept({ ...row, wanted: asked(wanted), chosen: asked(chosen) });
}

/** The server has heard of the removal. @param at When, by its clock, epoch milliseconds; null where its answer was lost. */
export function endedPost(row: PostRow, at: number | null): PostRow {
  const nothing = { base: null, version: null, answered: null, removed: null };
  const after = at ?? (row.version === null ? 0 : Date.parse(row.version));
  return derivePost({ ...row, ...nothing, ended: { after, at } });
}

/** A request that was answered. */
export interface AnsweredRequest {
  part: PartName;
  /** What it said. */
  patch: Patch;
  /** The version that it was over; null where it was to be new. */
  version: string | null;
}

/**
 * The server has done what it was asked, or says that it had done so before. Its content is compared: that a row has the id is not
 * enough. What was written since is still to be sent.
 */
export function answeredPost(row: PostRow, request: AnsweredRequest, theirs: TheirPost, meeting: PostMeeting): PostRow {
  const { fields } = meeting.rules;
  const part = row[request.part];
  if (part === null) return derivePost(rebased(row, theirs, meeting));
  const missing = unconfirmed(fields, request.patch, theirs.values);
  const unchanged = fieldsIn(fields, part.patch).filter((field) => isSame(fields, field, part.patch, request.patch));
  const left = without(
    part.patch,
    unchanged.filter((field) => !missing.includes(field)),
  );
  const next = rebased({ ...row, restores: false, [request.part]: { ...part, patch: left } }, theirs, meeting);
  // An edit that was taken, and is not there: the same again would end the same.
  const refused = request.version === null ? [] : unchanged.filter((field) => missing.includes(field));
  const after = next[request.part];
  return derivePost(after === null ? next : { ...next, [request.part]: alsoAsking(after, refused) });
}

function kept(row: PostRow): MetPost {
  return { row: derivePost(row), arePhotosLost: false };
}

/** What was to be posted anew, because the server had it no more, is an edit again. */
function thereAgain(row: PostRow): PostRow {
  const part = (each: PostPart | null) =>
    each?.state.name === "conflict" && each.state.isDeleted ? { ...each, state: { name: "queued" } as const } : each;
  return { ...row, wanted: part(row.wanted), chosen: part(row.chosen) };
}

/** A restored server has it again, and is told once more; unless its owner has brought it back on another device since. */
function afterEnd(row: PostRow, { after }: EndedPost, theirs: TheirPost, meeting: PostMeeting): PostRow {
  const { answered } = theirs;
  const restoredAt = "restored_at" in answered ? Date.parse(answered.restored_at ?? "") : NaN;
  const revision = row.revision + 1;
  const back = { ...onBase(row, theirs), ended: null, revision };
  return restoredAt > after ? back : { ...back, removed: { ...outgoing(revision, meeting), hasLeft: false } };
}

/** The server has an older text than this phone has seen: it gets the newer one over it. */
function sentOver(row: PostRow, theirs: TheirPost, meeting: PostMeeting): MetPost {
  const content = shownPost({ ...row, chosen: null })!;
  const patch = diff(meeting.rules.fields, theirs.values, content);
  const next = onBase({ ...row, chosen: row.chosen && { ...row.chosen, sent: [] } }, theirs);
  if (Object.keys(patch).length === 0) return { ...kept({ ...next, wanted: null }), arePhotosLost: true };
  const { wanted, ...others } = withPatch(next, "wanted", patch, meeting);
  const asked = row.wanted?.state.name === "conflict" ? row.wanted.state.fields : [];
  return { row: derivePost({ ...others, wanted: asking({ ...wanted!, sent: [] }, asked) }), arePhotosLost: true };
}

function rebased(row: PostRow, theirs: TheirPost, { rules }: PostMeeting): PostRow {
  const bases = { from: row.base, onto: theirs.values };
  const sent = sentOf(row);
  const moved = (part: PostPart | null) => part && rebasedPart(part, rebase(rules.fields, part.patch, bases, sent));
  const next = {
    ...onBase(row, theirs),
    wanted: moved(row.wanted),
    chosen: moved(row.chosen),
    revision: row.revision + 1,
  };
  const isDone = row.wanted !== null && next.wanted === null;
  return isDone ? { ...next, form: formAfter(row) } : next;
}

/** With a base that is certain, nothing else that has left can arrive: the server refuses what is over an older version. */
function rebasedPart(part: PostPart, { patch, merged, asked }: ReturnType<typeof rebase>): PostPart | null {
  if (Object.keys(patch).length === 0) return null;
  const { state } = part;
  const before = state.name === "conflict" ? state.fields.filter((field) => field in patch) : [];
  const next: PostPart = { ...part, patch, sent: [], merged: [...new Set([...part.merged, ...merged])] };
  return alsoAsking(state.name === "conflict" ? { ...next, state: { name: "queued" } } : next, [...before, ...asked]);
}

function alsoAsking(part: PostPart, fields: readonly string[]): PostPart {
  const before = part.state.name === "conflict" ? part.state.fields : [];
  return asking(part, [...new Set([...before, ...fields])]);
}

/** The form once the server has what was posted of it: it ends, unless it is open or was changed since. It has shown what it posted. */
function formAfter({ form }: PostRow): PostRow["form"] {
  if (form === null || form.status === "posted" || form.posted === null) return null;
  return { ...form, seen: applied(form.seen, form.posted) };
}
