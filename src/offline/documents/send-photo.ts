import { isFull } from "../databases/storage-errors.ts";
import { nextWait } from "../transport/backoff.ts";
import { pauseHost } from "../transport/host-pause.ts";
import type { Outcome, Wait } from "../transport/outcome.ts";
import { sendUnlessRefused } from "../transport/send-resumably.ts";
import { askFor, troubleOf } from "./ask.ts";
import type { DocumentPhoto, PhotoRow } from "./photo-row.ts";
import { kindNamed, type Picture, type Process } from "./process.ts";
import { pausesIn } from "./sender-store.ts";
import type { WriteTx } from "./store.ts";

/**
 * Sends one photo of a document. One that can't be read stays on the phone, marked as refused.
 * @returns Null once it is sent or refused; else why not. What waits is noted.
 */
export async function sendPhoto(process: Process, photo: DocumentPhoto, signal: AbortSignal): Promise<Outcome | null> {
  const { owner } = photo;
  try {
    const picture = await pictureOf(process, photo);
    if (picture === null || !(await isTaken(process, photo, picture, signal)))
      await amendPhoto(process, photo, { state: "refused" });
    else await noteUploaded(process, photo, picture);
    return null;
  } catch (error) {
    const outcome = await troubleOf(error, process, { owner, signal });
    if (outcome.kind === "wait") await noteWait(process, photo, outcome);
    return outcome;
  }
}

function isTaken(process: Process, photo: DocumentPhoto, picture: Picture, signal: AbortSignal): Promise<boolean> {
  const { owner, uuid, documentId: id } = photo;
  const { send } = kindNamed(process, photo.kind)!.photos!;
  const ask = askFor(process, { owner, signal });
  const parts = resumable(process, photo, picture, signal);
  return sendUnlessRefused({ ...parts, send: (rest, until) => send(ask, { id, uuid }, rest, until) });
}

/** A photo as `sendResumably` wants it, but for the call. */
export function resumable(process: Process, photo: PhotoRow, { type, bytes }: Picture, signal: AbortSignal) {
  const { owner, uuid } = photo;
  const { api, clock } = process;
  const file = new Blob([bytes], { type });
  const wasBegun = photo.state === "begun";
  return {
    api,
    clock,
    owner,
    uuid,
    file,
    signal,
    wasBegun,
    onBegun: () => amendPhoto(process, photo, { state: "begun" }),
  };
}

/** The photo as it is sent, made small once, so that a retry sends the same bytes; null when it is missing or unreadable. */
export async function pictureOf(
  { store, makeSmall }: Process,
  { uuid, owner, type, sha256 }: PhotoRow,
): Promise<Picture | null> {
  const [sent, picked] = await store.read(["bytes"], async (tx) => [
    await tx.get("bytes", [uuid, "sent"]),
    await tx.get("bytes", [uuid, "picked"]),
  ]);
  if (sent?.owner === owner) return sent;
  if (picked?.owner !== owner) return null;
  const small = await makeSmall({ type, bytes: picked.bytes }, sha256);
  if (small !== null)
    await store.write(["photos", "bytes"], (tx) => putSent(tx, { uuid, owner }, small)).catch(unlessFull);
  return small;
}

async function putSent(tx: WriteTx, { uuid, owner }: Pick<PhotoRow, "uuid" | "owner">, small: Picture): Promise<void> {
  // It may have been removed meanwhile.
  if ((await tx.get("photos", uuid)) === undefined) return;
  await tx.put("bytes", { uuid, which: "sent", owner, type: small.type, bytes: small.bytes });
}

// A phone without room for the small copy sends it all the same; a further try makes the same one again (S3).
function unlessFull(error: unknown): void {
  if (!isFull(error)) throw error;
}

/** The server has it. The small copy takes the place of the picked file, unless there is no room even for that exchange. */
export async function noteUploaded(
  process: Process,
  photo: PhotoRow,
  picture: Picture,
  facts: Pick<PhotoRow, "url" | "colour"> = {},
): Promise<void> {
  const { uuid } = photo;
  const exchange = process.store.write(["photos", "bytes"], async (tx) => {
    const row = await tx.get("photos", uuid);
    if (row === undefined) return;
    await putSent(tx, photo, picture);
    await tx.delete("bytes", [uuid, "picked"]);
    await tx.put("photos", { ...withoutWait(row), ...facts, state: "uploaded", size: picture.bytes.byteLength });
  });
  await exchange.catch((error: unknown) => {
    unlessFull(error);
    return amendPhoto(process, photo, { ...facts, state: "uploaded" });
  });
}

/** Changes what is known of a photo, unless it was removed meanwhile. */
export function amendPhoto({ store }: Process, { uuid }: PhotoRow, changes: Partial<PhotoRow>): Promise<void> {
  return store.write(["photos"], async (tx) => {
    const row = await tx.get("photos", uuid);
    if (row !== undefined) await tx.put("photos", { ...withoutWait(row), ...changes });
  });
}

function withoutWait(photo: Readonly<PhotoRow>): PhotoRow {
  const { wait: _, ...others } = photo;
  return others;
}

async function noteWait({ store, clock }: Process, { uuid }: PhotoRow, wait: Wait): Promise<void> {
  const at = { now: clock.now(), random: clock.random() };
  await store.write(["photos", "pauses"], async (tx) => {
    const row = await tx.get("photos", uuid);
    if (row === undefined) return;
    const next = nextWait(row.wait?.failures ?? 0, wait, at);
    await tx.put("photos", { ...row, wait: next });
    if (wait.scope === "host") await pauseHost(pausesIn(tx), next);
  });
}
