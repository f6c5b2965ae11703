import { anySignal } from "#contract/any-signal.ts";
import { ApiError } from "#contract/api-error.ts";
import type { Answer } from "#contract/call.ts";
import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { REQUEST_TEXT_LENGTHS } from "#domain/tenant-requests/request-rules.ts";
import type { DraftKind, RowOf } from "../../drafts/draft.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { changedFields, mergeEdits, unconfirmedFields } from "../entries/edits.ts";
import type {
  CreateChange,
  DeleteChange,
  EntryProblem,
  FeedbackChange,
  MergedField,
  OutboxEntry,
  UpdateChange,
} from "../entries/entry.ts";
import { absenceOf } from "./absence.ts";
import { outcomeOf, PHONE_TROUBLE, type Outcome } from "./outcome.ts";
import type { Sender } from "./sender.ts";
import { sendPhotos } from "./send-photos.ts";
import { markUnknown } from "./unknown-photos.ts";

interface Parts {
  sender: Sender;
  entry: OutboxEntry;
  signal: AbortSignal;
  /** Called before each photo is sent, with its number (1 is the first), and before any other request. */
  onStep: (step: "saving" | number) => Promise<void>;
}

/** The answer is about another row than was sent: nothing is confirmed (P13). */
const ANOTHERS_ANSWER: Outcome = { kind: "wait", reason: "trouble", retryAfterMs: null, scope: "entry" };

const DONE: Extract<Outcome, { kind: "done" }> = { kind: "done", row: null, merged: [], wasThere: false };

/** The row is older than this phone's first try by more than this: another device has posted the same draft (T7). */
const LONG_BEFORE_MS = 60 * 1000;

/**
 * Tries once to send an entry. Errors of the network or the server become an outcome. What the server says of photos alone,
 * such as a limit on them, delays no entry without photos (S2).
 */
export async function sendEntry(parts: Parts): Promise<Outcome> {
  let isAtPhotos = false;
  const onStep = (step: "saving" | number) => {
    isAtPhotos = step !== "saving";
    return parts.onStep(step);
  };
  const outcome = await tried({ ...parts, onStep });
  return isAtPhotos && outcome.kind === "wait" && outcome.scope === "host" ? { ...outcome, scope: "entry" } : outcome;
}

async function tried(parts: Parts): Promise<Outcome> {
  const { change } = parts.entry;
  try {
    switch (change.type) {
      case "create":
        return await sendCreate(change, parts);
      case "update":
        return await sendUpdate(change, parts);
      case "delete":
        return await sendDelete(change, parts);
      case "profile":
        await make(parts, "updateOwnUser", { body: change.body });
        return DONE;
      case "feedback":
        return await sendFeedback(change, parts);
    }
  } catch (error) {
    const outcome = outcomeOf(error, fieldOf);
    // What was aborted though this is still the sender would be tried again at once, for ever.
    const isUnforeseen = outcome.kind === "stopped" && isAbort(error) && !parts.signal.aborted;
    return isUnforeseen ? PHONE_TROUBLE : outcome;
  }
}

async function sendCreate(change: CreateChange, parts: Parts): Promise<Outcome> {
  const refused = await photosSent(change.photos, parts);
  if (refused !== null) return refused;
  const body = { ...change.fields, id: change.id };
  try {
    const answer =
      change.kind === "listing"
        ? await make(parts, "createListing", {
            body: { ...body, images: await imagesOf(change.photos), ...(change.restores && { restore: true }) },
          })
        : await make(parts, "createTenantRequest", { body });
    return posted(change, answer, parts.entry);
  } catch (error) {
    return photosToSendAgain(error, change.photos);
  }
}

/**
 * The server answers a known id with the row that is there. Where that is not what was sent, it has another version: what
 * this phone has sent before is edited, what another device has posted, however short ago, is asked about (S5).
 */
function posted(
  change: CreateChange,
  { data, fetchedAt }: Answer<RowOf[DraftKind]>,
  { mayHaveArrived, sentBefore = [] }: OutboxEntry,
): Outcome {
  if (data.id !== change.id) return ANOTHERS_ANSWER;
  // What another device has brought back before, and perhaps changed since, is back.
  if (change.restores && !isEdited(change)) return { kind: "done", row: data, merged: [], wasThere: false };
  const wasThere = !mayHaveArrived && fetchedAt - Date.parse(data.created_at) > LONG_BEFORE_MS;
  const fields = unconfirmedFields(change, data);
  if (fields.length === 0) return { kind: "done", row: data, merged: [], wasThere };
  const { kind, id, fields: written, photos, lost } = change;
  if (lost !== undefined) return foundAgain({ type: "update", kind, id, fields: written, photos, base: lost }, data);
  const edit: UpdateChange = { type: "update", kind, id, fields: written, photos, base: data };
  const own = mayHaveArrived ? sentBefore.map((sent) => unconfirmedFields({ ...change, ...sent }, data)) : [];
  const asked = fields.filter((name) => own.every((others) => others.includes(name)));
  return asked.length === 0
    ? { kind: "rebased", change: edit, merged: [] }
    : { kind: "conflict", current: data, fields: asked, change: edit };
}

/** Whether what is brought back was edited before it left. */
function isEdited({ lost, ...change }: CreateChange): boolean {
  return lost !== undefined && unconfirmedFields(change, lost).length > 0;
}

/**
 * What a restored server had lost, or was deleted, another device has posted again or brought back meanwhile, perhaps with an
 * edit of its own (S14, A-59).
 */
function foundAgain(edit: UpdateChange, row: RowOf[DraftKind]): Outcome {
  const outcome = merged(edit, row);
  return outcome.kind === "conflict" ? { ...outcome, change: edit } : outcome;
}

async function sendUpdate(change: UpdateChange, parts: Parts): Promise<Outcome> {
  const { base, id } = change;
  // Without an answer to the create there is no row to edit: create it.
  if (base === null) return sendCreate({ ...change, type: "create" }, parts);
  const names = changedFields(change);
  if (names.length === 0) return { kind: "done", row: base, merged: [], wasThere: false };
  const refused = names.includes("photos") ? await photosSent(change.photos, parts) : null;
  if (refused !== null) return refused;
  const fields = change.fields as unknown as Record<string, unknown>;
  const changed = Object.fromEntries(names.filter((name) => name !== "photos").map((name) => [name, fields[name]]));
  const body = { ...changed, updated_at: base.updated_at };
  const params = { id };
  try {
    const images = names.includes("photos") ? { images: await imagesOf(change.photos) } : {};
    const { data } =
      change.kind === "listing"
        ? await make(parts, "updateListing", { params, body: { ...body, ...images } })
        : await make(parts, "updateTenantRequest", { params, body });
    return edited(change, names, data);
  } catch (error) {
    const absence = absenceOf(error);
    if (absence !== null) return withoutRow(change, absence, parts);
    if (error instanceof ApiError && isRow(error.current)) return merged(change, error.current);
    return photosToSendAgain(error, change.photos);
  }
}

/** An edit is done when the server has what was sent; else its owner is asked which is right (S5). */
function edited(change: UpdateChange, names: readonly MergedField[], row: RowOf[DraftKind]): Outcome {
  if (row.id !== change.id) return ANOTHERS_ANSWER;
  const fields = unconfirmedFields(change, row).filter((name) => names.includes(name));
  return fields.length === 0
    ? { kind: "done", row, merged: [], wasThere: false }
    : { kind: "conflict", current: row, fields };
}

/** Merges with an edit from another device, unless both sides changed the same field (C17, C18). */
function merged(change: UpdateChange, current: RowOf[DraftKind]): Outcome {
  const merge = mergeEdits(change, current);
  return merge.conflicts.length > 0
    ? { kind: "conflict", current, fields: merge.conflicts }
    : { kind: "rebased", change: merge.change, merged: merge.merged };
}

function createdAgain({ kind, id, fields, photos, base }: UpdateChange): CreateChange {
  return { type: "create", kind, id, fields, photos, ...(base !== null && { lost: base }) };
}

async function sendDelete({ kind, id }: DeleteChange, parts: Parts): Promise<Outcome> {
  try {
    const name = kind === "listing" ? "deleteListing" : "deleteTenantRequest";
    const { fetchedAt } = await make(parts, name, { params: { id } });
    return { ...DONE, at: fetchedAt };
  } catch (error) {
    // Deleted already: by an earlier try whose answer was lost (C20), or by another device.
    if (absenceOf(error) === null) throw error;
    return DONE;
  }
}

/** How long the server remembers what was deleted. */
const DELETIONS_KEPT_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * What becomes of an edit whose row is not there. One that a restored server has lost is posted under its own id, so that
 * no two devices bring one room back as two (S14); of one that was deleted its owner is asked (C19).
 */
function withoutRow(
  change: UpdateChange,
  absence: "deleted" | "unknown",
  { sender, entry }: Pick<Parts, "sender" | "entry">,
): Outcome {
  const isRemembered = sender.clock.now() - entry.queuedAt < DELETIONS_KEPT_MS;
  // Its photos are not here where it was chosen in the list: its owner is asked whether to post it without them.
  return absence === "unknown" && isRemembered && change.only === undefined
    ? { kind: "rebased", change: createdAgain(change), merged: [] }
    : { kind: "conflict", current: null, fields: [] };
}

/**
 * Feedback that the server refuses is dropped without a notice. It waits for a login like every entry; a limit
 * on feedback delays no other entry.
 */
async function sendFeedback({ body }: FeedbackChange, parts: Parts): Promise<Outcome> {
  try {
    await make(parts, "sendAiFeedback", { body });
    return DONE;
  } catch (error) {
    const outcome = outcomeOf(error, fieldOf);
    const status = error instanceof ApiError ? error.status : null;
    if (outcome.kind === "needs-fix" || status === 403 || status === 404) return DONE;
    return outcome.kind === "wait" && status === 429 ? { ...outcome, scope: "entry" } : outcome;
  }
}

async function photosSent(uuids: readonly string[], parts: Parts): Promise<Outcome | null> {
  const photos = await sendPhotos(uuids, { ...parts, owner: parts.entry.owner });
  if (photos.length === 0) return null;
  return { kind: "needs-fix", problems: [{ field: "photos", message: "" }], photos };
}

type Make = Sender["api"]["call"] extends (owner: string, ...rest: infer Rest) => unknown ? Rest : never;

/** One call with the entry's key and a timeout. */
async function make<Name extends Make[0]>(
  { sender, entry, signal, onStep }: Parts,
  name: Name,
  options: Parameters<typeof sender.api.call<Name>>[2],
) {
  await onStep("saving");
  const deadline = AbortSignal.timeout(sender.clock.answerWithinMs);
  return sender.api.call<Name>(entry.owner, name, {
    ...options,
    idempotencyKey: entry.key,
    signal: anySignal(signal, deadline),
  });
}

async function imagesOf(uuids: readonly string[]) {
  const photos = await draftsDatabase().photos.bulkGet([...uuids]);
  return photos.flatMap((photo, display_order) =>
    photo?.imageUrl == null ? [] : [{ uuid: photo.uuid, image_url: photo.imageUrl, display_order }],
  );
}

/**
 * Handles the server's deletion of photos that waited for their room too long: those that the phone still has
 * are sent again, the others are reported.
 * @throws Any other error.
 */
async function photosToSendAgain(error: unknown, uuids: readonly string[]): Promise<Outcome> {
  if (!(await markUnknown(error, "images", uuids))) throw error;
  return { kind: "wait", reason: "trouble", retryAfterMs: null, scope: "entry" };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function isRow(value: unknown): value is RowOf[DraftKind] {
  return typeof value === "object" && value !== null && "id" in value && "updated_at" in value;
}

const FORM_FIELDS = new Set<string>([
  ...Object.keys(LISTING_TEXT_LENGTHS),
  ...Object.keys(REQUEST_TEXT_LENGTHS),
  "price",
  "price_upper_bound",
  "begin_date",
  "end_date",
  "property_type",
  "let_type",
  "short_term_allowed",
]);

/** The form field for a 422's `loc`. */
function fieldOf(loc: readonly string[]): EntryProblem["field"] {
  const name = loc[1] ?? "";
  if (name === "images" || name === "file") return "photos";
  return FORM_FIELDS.has(name) ? (name as EntryProblem["field"]) : null;
}
