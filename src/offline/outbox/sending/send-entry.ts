import { anySignal } from "#contract/any-signal.ts";
import { ApiError } from "#contract/api-error.ts";
import type { DraftKind, RowOf } from "../../drafts/draft.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { changedFields, partsOf } from "../entries/edits.ts";
import { ANONYMOUS } from "../../session/owner-of.ts";
import type {
  CreateChange,
  DeedChange,
  DeleteChange,
  FeedbackChange,
  OutboxEntry,
  ReportChange,
  UpdateChange,
} from "../../drafts/outbox-entry.ts";
import { absenceOf } from "./absence.ts";
import { edited, merged, posted, withoutRow } from "./answered-row.ts";
import { PHONE_TROUBLE, SERVER_TROUBLE } from "../../transport/outcome.ts";
import { entryOutcomeOf, needsFix, type Done, type EntryOutcome } from "./entry-outcome.ts";
import { bytesOf, deadline } from "../../transport/sender-clock.ts";
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

const DONE: Done = { kind: "done", row: null, merged: [], wasThere: false };

/**
 * Tries once to send an entry. Errors of the network or the server become an outcome. What the server says of photos alone,
 * such as a limit on them, delays no entry without photos (S2).
 */
export async function sendEntry(parts: Parts): Promise<EntryOutcome> {
  let isAtPhotos = false;
  const onStep = (step: "saving" | number) => {
    isAtPhotos = step !== "saving";
    return parts.onStep(step);
  };
  const outcome = await tried({ ...parts, onStep });
  return isAtPhotos && outcome.kind === "wait" && outcome.scope === "host" ? { ...outcome, scope: "item" } : outcome;
}

async function tried(parts: Parts): Promise<EntryOutcome> {
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
      case "report":
        return await sendReport(change, parts);
      case "deed":
        return await sendDeed(change, parts);
      case "feedback":
        return await sendFeedback(change, parts);
    }
  } catch (error) {
    const outcome = entryOutcomeOf(error);
    // What was aborted though this is still the sender would be tried again at once, for ever.
    const isUnforeseen = outcome.kind === "stopped" && isAbort(error) && !parts.signal.aborted;
    return isUnforeseen ? PHONE_TROUBLE : outcome;
  }
}

async function sendCreate(change: CreateChange, parts: Parts): Promise<EntryOutcome> {
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

async function sendUpdate(change: UpdateChange, parts: Parts): Promise<EntryOutcome> {
  const { base, id } = change;
  // Without an answer to the create there is no row to edit: create it.
  if (base === null) return sendCreate({ ...change, type: "create" }, parts);
  const names = changedFields(change);
  if (names.length === 0) return { kind: "done", row: base, merged: [], wasThere: false };
  const refused = names.includes("photos") ? await photosSent(change.photos, parts) : null;
  if (refused !== null) return refused;
  const fields = change.fields as unknown as Record<string, unknown>;
  const written = names.flatMap(partsOf).filter((name) => name in fields);
  const changed = Object.fromEntries(written.map((name) => [name, fields[name]]));
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
    const { entry, sender } = parts;
    if (absence !== null) return withoutRow(change, absence, { queuedAt: entry.queuedAt, now: sender.clock.now() });
    if (error instanceof ApiError && isRow(error.current)) return merged(change, error.current);
    return photosToSendAgain(error, change.photos);
  }
}

async function sendDelete({ kind, id }: DeleteChange, parts: Parts): Promise<EntryOutcome> {
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

/**
 * Feedback that the server refuses is dropped without a notice. It waits for a login like every entry; a limit
 * on feedback delays no other entry.
 */
async function sendFeedback({ body }: FeedbackChange, parts: Parts): Promise<EntryOutcome> {
  try {
    await make(parts, "sendAiFeedback", { body });
    return DONE;
  } catch (error) {
    const outcome = ownOutcomeOf(error);
    const status = error instanceof ApiError ? error.status : null;
    if (outcome.kind === "needs-fix" || status === 403 || status === 404) return DONE;
    return outcome;
  }
}

/**
 * A report. What the server says of it alone, such as a limit on reports, delays no other entry; without an account
 * there is no login to wait for, and it is sent again later.
 */
async function sendReport({ body }: ReportChange, parts: Parts): Promise<EntryOutcome> {
  try {
    const { data } = await make(parts, "createReport", { body });
    return { ...DONE, reportNumber: data.number };
  } catch (error) {
    const outcome = ownOutcomeOf(error);
    if (absenceOf(error) !== null) return { kind: "needs-fix", problems: [], photos: [] };
    if (outcome.kind === "needs-login" && parts.entry.owner === ANONYMOUS) return SERVER_TROUBLE;
    return outcome;
  }
}

/**
 * A deed. What the server refuses of it is told and can be taken back; a limit on deeds delays no other entry. An offer that is
 * gone needs no answer any more.
 */
async function sendDeed({ id, deed }: DeedChange, parts: Parts): Promise<EntryOutcome> {
  try {
    if (deed.name === "offer") await make(parts, "sendOffer", { body: deed.body });
    else if (deed.name === "confirm") await make(parts, "confirmListing", { params: { id } });
    else await make(parts, "answerOffer", { params: { id }, body: { answer: deed.answer } });
    return DONE;
  } catch (error) {
    const refusal = error instanceof ApiError && error.code !== null ? error : null;
    if (refusal?.code === "offer_not_found") return DONE;
    // Said by the server itself of what it is about: no proxy's.
    if (refusal?.status === 404) return needsFix(refusal);
    return ownOutcomeOf(error);
  }
}

/** The outcome of what has limits of its own, which delay nothing else. */
function ownOutcomeOf(error: unknown): EntryOutcome {
  const outcome = entryOutcomeOf(error);
  const isLimit = error instanceof ApiError && error.status === 429;
  return outcome.kind === "wait" && isLimit ? { ...outcome, scope: "item" } : outcome;
}

async function photosSent(uuids: readonly string[], parts: Parts): Promise<EntryOutcome | null> {
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
  return sender.api.call<Name>(entry.owner, name, {
    ...options,
    idempotencyKey: entry.key,
    signal: anySignal(signal, deadline(sender, bytesOf(options?.body))),
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
async function photosToSendAgain(error: unknown, uuids: readonly string[]): Promise<EntryOutcome> {
  if (!(await markUnknown(error, "images", uuids))) throw error;
  return SERVER_TROUBLE;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function isRow(value: unknown): value is RowOf[DraftKind] {
  return typeof value === "object" && value !== null && "id" in value && "updated_at" in value;
}
