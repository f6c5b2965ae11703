import { soonest } from "../transport/backoff.ts";
import { dueAt, isKnown, isOnServer, type Due, type Looking } from "./due.ts";
import { contentOf } from "./parts.ts";
import type { DocumentPhoto } from "./photo-row.ts";
import { kindNamed, type Process } from "./process.ts";
import type { DocumentRow, KindName } from "./row.ts";
import type { ReadTx } from "./store.ts";

/** A photo that a document names and this phone has not. */
export type AwaitedPhoto = Pick<DocumentPhoto, "owner" | "kind" | "documentId" | "uuid">;

type Fetching = Omit<Looking, "photos">;

/** Photos of other devices are fetched until an owner's take this much; later ones when they are opened. */
const MOST_FETCHED_BYTES = 60 * 1024 * 1024;

/** So much of what is old is fetched again after each list. */
const MOST_RENEWED = 10;

/** The first document beside which something is missing. */
export async function dueMissing(tx: ReadTx, looking: Fetching): Promise<Due<DocumentRow>> {
  return firstOf(
    (await withBeside(tx, looking)).filter(({ lookedAt }) => lookedAt === null),
    looking,
  );
}

/**
 * The document beside which something is old that was looked at longest ago. It is old by the clock of the server as it was at the
 * last list: there is no other news to renew it for.
 */
export async function dueOld(tx: ReadTx, looking: Fetching): Promise<Due<DocumentRow>> {
  const all = await withBeside(tx, looking);
  const old = all.filter(({ lookedAt, listedAt, goodForMs }) => lookedAt !== null && listedAt - lookedAt > goodForMs);
  const renewed = all.filter(({ lookedAt, listedAt }) => lookedAt !== null && lookedAt >= listedAt);
  if (renewed.length >= MOST_RENEWED) return NONE;
  return firstOf(
    old.toSorted((one, other) => one.lookedAt! - other.lookedAt!),
    looking,
  );
}

const NONE = { first: null, at: null } as const;

interface WithBeside {
  row: DocumentRow;
  /** By the server's clock, epoch milliseconds; null where it is missing. */
  lookedAt: number | null;
  goodForMs: number;
  /** By the same clock; 0 before the first list. */
  listedAt: number;
}

async function withBeside(tx: ReadTx, { process, owner }: Fetching): Promise<WithBeside[]> {
  const all: WithBeside[] = [];
  for (const name of Object.keys(process.kinds) as KindName[]) {
    const { beside } = kindNamed(process, name)!;
    if (beside === undefined) continue;
    const listedAt = (await tx.get("pulls", [owner, name]))?.listedAt ?? 0;
    const rows = await tx.all("documents", "kind", [owner, name]);
    for (const row of rows.filter((one) => isShown(one, process))) {
      const { lookedAt, goodForMs } = beside.standing(row.beside);
      all.push({ row, lookedAt, goodForMs, listedAt });
    }
  }
  return all;
}

function isShown(row: DocumentRow, process: Process): boolean {
  return isKnown(row, process) && row.removed === null && contentOf(row) !== null;
}

function firstOf(due: readonly WithBeside[], { process, now }: Fetching): Due<DocumentRow> {
  let at: number | null = null;
  for (const { row } of due) {
    const when = dueAt(row.besideWait, process, now);
    if (when === now) return { first: row, at: null };
    at = soonest(at, when);
  }
  return { first: null, at };
}

/** The first photo of another device whose bytes this phone has not. */
export async function dueAwaited(tx: ReadTx, { process, owner, now }: Fetching): Promise<Due<AwaitedPhoto>> {
  const photos = await tx.all("photos", "owner", owner);
  if (photos.reduce((sum, { size }) => sum + size, 0) > MOST_FETCHED_BYTES) return NONE;
  const here = new Map(photos.map((photo) => [photo.uuid, photo]));
  let at: number | null = null;
  for (const photo of await named(tx, { process, owner, now })) {
    const known = here.get(photo.uuid);
    if (known !== undefined && known.state !== "awaited") continue;
    const when = dueAt(known?.wait, process, now);
    if (when === now) return { first: photo, at: null };
    // A photo that the account has not comes with news.
    if (known?.wait?.reason !== "photo-elsewhere") at = soonest(at, when);
  }
  return { first: null, at };
}

/** The photos that the account's documents name. */
async function named(tx: ReadTx, { process, owner }: Fetching): Promise<AwaitedPhoto[]> {
  const all: AwaitedPhoto[] = [];
  for (const name of Object.keys(process.kinds) as KindName[]) {
    const { photos, photosOf } = kindNamed(process, name)!;
    if (photos === undefined) continue;
    const rows = await tx.all("documents", "kind", [owner, name]);
    for (const row of rows.filter((one) => isKnown(one, process) && isOnServer(one))) {
      all.push(...photosOf(contentOf(row)!).map((uuid) => ({ owner, kind: name, documentId: row.id, uuid })));
    }
  }
  return all;
}
