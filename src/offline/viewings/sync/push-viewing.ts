import { ApiError } from "#contract/api-error.ts";
import type { Viewing, ViewingContent } from "#domain/viewings/viewing.ts";
import { isQuotaError } from "../../databases/storage-errors.ts";
import { logEvent } from "../../event-log/log-event.ts";
import type { Ended } from "../../account-sync/ended-here.ts";
import type { OneByOne } from "../../account-sync/one-by-one.ts";
import { isRefusal } from "../../transport/outcome.ts";
import { deleteRoomPhotoBytes } from "../store/room-photos.ts";
import { deleteViewing, isUnsent } from "../store/remove-from-viewings.ts";
import { isSameContent } from "../../kinds/same-content.ts";
import { sendOwnPhoto } from "./send-own-photo.ts";
import { viewingSyncStates } from "./viewing-sync-states.ts";
import type { ViewingsParts } from "./sync-parts.ts";
import { bytesOf, deadline } from "../../transport/sender-clock.ts";
import { applyServerViewing } from "./apply-server-viewing.ts";
import type { OwnPhoto, ViewingRow } from "../store/viewing-row.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";

/**
 * Text is sent before photos, which may take long: the text, each photo, then the text that lists the photos. Photos that
 * wait alone are left for later.
 */
type Step = "removal" | "text" | OwnPhoto | "later" | "nothing";

interface Pushed {
  owner: string;
  /** The viewing's. */
  id: string;
  items: OneByOne;
}

/**
 * Sends the next step of one viewing to the server.
 * @returns Whether there may be another step.
 * @throws What is not about this viewing, or this photo.
 */
export async function pushViewing(parts: ViewingsParts, { owner, id, items }: Pushed): Promise<boolean> {
  const row = await viewingsDatabase().viewings.get([owner, id]);
  if (row === undefined || !isUnsent(row) || row.isRefused) return false;
  const { step, content } = await nextStep(row, items);
  const settled = (sent: Promise<void>) => sent.catch((error: unknown) => settleRefusal(error, row));
  switch (step) {
    case "nothing":
      return !(await noteClean(row));
    case "later":
      return false;
    case "removal":
      return items.attempt(`viewing:${id}`, () => settled(sendRemoval(parts, row)));
    case "text":
      return items.attempt(`viewing:${id}`, () => settled(sendText(parts, row, content)));
    default:
      await items.attempt(`photo:${step.uuid}`, () => settled(sendOwnPhoto(parts, step)));
      return true;
  }
}

async function nextStep(row: ViewingRow, items: OneByOne): Promise<{ step: Step; content: ViewingContent }> {
  const { owner, id, base } = row;
  const own = await viewingsDatabase().photos.where("[owner+viewingId]").equals([owner, id]).toArray();
  const notThere = new Set(own.filter(({ state }) => state !== "uploaded").map(({ uuid }) => uuid));
  const content = { ...row.content, photos: row.content.photos.filter(({ uuid }) => !notThere.has(uuid)) };
  if (row.isRemoved) return { step: "removal", content };
  if (base === null || !isSameContent(withoutPhotos(content), withoutPhotos(base.content)))
    return { step: "text", content };
  const unsent = own.filter(({ state }) => state === "stored");
  const photo = unsent.find(({ uuid }) => !items.isWaiting(`photo:${uuid}`));
  if (photo !== undefined) return { step: photo, content };
  if (!isSameContent(content, base.content)) return { step: "text", content };
  return { step: unsent.length > 0 ? "later" : "nothing", content };
}

function withoutPhotos(content: ViewingContent): ViewingContent {
  return { ...content, photos: [] };
}

async function sendRemoval(parts: ViewingsParts, sent: ViewingRow): Promise<void> {
  const { owner, id, base } = sent;
  await parts.api.call(owner, "deleteViewing", { params: { listing_id: id }, signal: deadline(parts) });
  const told = base === null ? null : { id, version: base.version, at: parts.clock.now() };
  await settleRemoval(sent, told).catch((error: unknown) => {
    // A full phone does without the trace.
    if (!isQuotaError(error)) throw error;
    return settleRemoval(sent, null);
  });
}

async function settleRemoval({ owner, id, revision }: ViewingRow, told: Ended | null): Promise<void> {
  const db = viewingsDatabase();
  const surplus = await db.transaction("rw", db.viewings, db.roomPhotos, db.syncs, async () => {
    const row = await db.viewings.get([owner, id]);
    // Saved again meanwhile: the server has deleted its version.
    if (row !== undefined && row.revision !== revision) return void (await db.viewings.put({ ...row, base: null }));
    if (told !== null) await viewingSyncStates.noteEnded(owner, told);
    return deleteViewing(owner, id);
  });
  await deleteRoomPhotoBytes(surplus ?? []);
}

async function sendText(parts: ViewingsParts, { owner, id, base }: ViewingRow, content: ViewingContent): Promise<void> {
  const { viewings } = viewingsDatabase();
  await viewings.update([owner, id], { mayHaveArrived: true });
  const { data } = await parts.api.call(owner, "putViewing", {
    params: { listing_id: id },
    body: { content },
    signal: deadline(parts, bytesOf(content)),
    ...(base === null ? {} : { ifMatch: base.version }),
  });
  await viewings.update([owner, id], { base: { content, version: data.version } });
}

/** Marks the row as sent, unless it was changed meanwhile. @returns Whether it did. */
async function noteClean({ owner, id, revision }: ViewingRow): Promise<boolean> {
  const db = viewingsDatabase();
  return db.transaction("rw", db.viewings, async () => {
    const row = await db.viewings.get([owner, id]);
    if (row?.revision === revision) await db.viewings.put({ ...row, isDirty: false });
    return row?.revision === revision;
  });
}

/** @throws The error, unless it is about this viewing alone. */
async function settleRefusal(error: unknown, { owner, id }: ViewingRow): Promise<void> {
  const { viewings } = viewingsDatabase();
  if (error instanceof ApiError && isViewing(error.current)) return applyServerViewing(owner, error.current);
  // The server has deleted it: send it as a new one.
  if (error instanceof ApiError && error.status === 404) {
    const row = await viewings.get([owner, id]);
    if (row !== undefined && row.base !== null) return void (await viewings.put({ ...row, base: null }));
  }
  if (!isRefusal(error)) throw error;
  logEvent({ area: "viewing", what: "viewing-refused", id: id.slice(0, 8), status: error.status });
  await viewings.update([owner, id], { isRefused: true });
}

function isViewing(value: unknown): value is Viewing {
  return typeof value === "object" && value !== null && "listing_id" in value && "version" in value;
}
