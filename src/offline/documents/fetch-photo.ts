import { nextWait } from "../transport/backoff.ts";
import { MustWaitError } from "../transport/call-errors.ts";
import { pauseHost } from "../transport/host-pause.ts";
import type { Outcome, Wait } from "../transport/outcome.ts";
import { deadline, FETCHED_PHOTO_BYTES } from "../transport/sender-clock.ts";
import { anySignal } from "#contract/any-signal.ts";
import { troubleOf } from "./ask.ts";
import type { AwaitedPhoto } from "./due-fetches.ts";
import { contentOf } from "./parts.ts";
import { kindNamed, type Picture, type Process } from "./process.ts";
import { pausesIn } from "./sender-store.ts";

/**
 * Fetches a photo that another device has taken, so that it is here without a network.
 * @returns Null once it is here; else why not. What waits is noted.
 */
export async function fetchAwaited(
  process: Process,
  photo: AwaitedPhoto,
  signal: AbortSignal,
): Promise<Outcome | null> {
  const { owner } = photo;
  try {
    const fetched = await fetchPhoto(process, photo, signal);
    if (fetched === null) throw new MustWaitError("photo-elsewhere", "The account has not got it yet");
    return null;
  } catch (error) {
    const outcome = await troubleOf(error, process, { owner, signal });
    if (outcome.kind === "wait") await noteWait(process, photo, outcome);
    return outcome;
  }
}

/**
 * Fetches a photo from the account, and keeps it while its document names it.
 * @returns Null where the account has none.
 * @throws Like `ServerApi.photo`; PhoneFullError.
 */
export async function fetchPhoto(
  process: Pick<Process, "store" | "api" | "clock" | "kinds">,
  photo: AwaitedPhoto,
  signal?: AbortSignal,
): Promise<Picture | null> {
  const { owner, documentId: id, uuid } = photo;
  const at = kindNamed(process, photo.kind)!.photos!.at({ id, uuid });
  const late = deadline(process, FETCHED_PHOTO_BYTES);
  const blob = await process.api.photo(owner, at, signal === undefined ? late : anySignal(signal, late));
  if (blob === null) return null;
  const picture = { type: blob.type, bytes: await blob.arrayBuffer() };
  await keepFetched(process, photo, picture);
  return picture;
}

function keepFetched(
  { store, kinds }: Pick<Process, "store" | "kinds">,
  { owner, kind, documentId, uuid }: AwaitedPhoto,
  { type, bytes }: Picture,
): Promise<void> {
  return store.write(["documents", "photos", "bytes"], async (tx) => {
    const row = await tx.get("documents", [owner, kind, documentId]);
    const content = row === undefined ? null : contentOf(row);
    // It may have been removed meanwhile, or be here.
    if (content === null || !kindNamed({ kinds }, kind)!.photosOf(content).includes(uuid)) return;
    const known = await tx.get("photos", uuid);
    if (known !== undefined && known.state !== "awaited") return;
    const size = bytes.byteLength;
    await tx.put("photos", { owner, kind, documentId, uuid, type, size, sha256: null, state: "uploaded" });
    await tx.put("bytes", { uuid, which: "sent", owner, type, bytes });
  });
}

async function noteWait({ store, clock }: Process, photo: AwaitedPhoto, wait: Wait): Promise<void> {
  const { owner, kind, documentId, uuid } = photo;
  const at = { now: clock.now(), random: clock.random() };
  await store.write(["documents", "photos", "pauses"], async (tx) => {
    const known = await tx.get("photos", uuid);
    // It may have come meanwhile, or be gone with its document.
    if ((known ?? AWAITED).state !== "awaited" || (await tx.get("documents", [owner, kind, documentId])) === undefined)
      return;
    const next = nextWait(known?.wait?.failures ?? 0, wait, at);
    await tx.put("photos", { owner, kind, documentId, uuid, ...AWAITED, wait: next });
    if (wait.scope === "host") await pauseHost(pausesIn(tx), next);
  });
}

const AWAITED = { type: "", size: 0, sha256: null, state: "awaited" } as const;
