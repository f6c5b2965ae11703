import { UnreachableError } from "#contract/api-error.ts";
import { DAY_MS } from "#domain/durations.ts";
import { nextWait } from "../transport/backoff.ts";
import { StoppedError } from "../transport/call-errors.ts";
import { pauseHost } from "../transport/host-pause.ts";
import type { Outcome, Wait } from "../transport/outcome.ts";
import type { Lease } from "../transport/sender-lease.ts";
import { askFor, troubleOf } from "./ask.ts";
import { DOCUMENT_TABLES, keep, keepMet, occasion } from "./keep.ts";
import type { Listed, ListedDocument, SyncedKind } from "./kind.ts";
import { lost, met, type Meeting, type Met } from "./met.ts";
import { fresh, lastVersion } from "./parts.ts";
import { kindNamed, type Process } from "./process.ts";
import { FORMAT, type DocumentRow, type KindName } from "./row.ts";
import { leasesIn, pausesIn } from "./sender-store.ts";
import type { PullRow } from "./store.ts";
import { joinedWithTwin } from "./twins.ts";

/** A removal is remembered for so long by whoever was told of it: backups are made once a day. */
const ENDED_KEPT_MS = DAY_MS;

interface Pulling {
  owner: string;
  kind: KindName;
  lease: Lease;
}

/**
 * Asks the account for all documents of a kind, and brings those of this phone in step with them.
 * @returns Null once it is done; else why not. What waits is noted.
 */
export async function pull(process: Process, pulling: Pulling): Promise<Outcome | null> {
  const { owner, lease } = pulling;
  const kind = kindNamed(process, pulling.kind)!;
  const known = await rowsOf(process, pulling);
  try {
    const ask = askFor(process, { owner, signal: lease.signal });
    const listed = await kind.list(
      ask,
      known.map(({ id }) => id),
    );
    if (await isBeforeLast(process, pulling, listed)) throw new UnreachableError("The list is older than the last one");
    await takeIn(process, pulling, { kind, known, listed });
    await notePulled(process, pulling, listed);
    return null;
  } catch (error) {
    const outcome = await troubleOf(error, process, { owner, signal: lease.signal });
    if (outcome.kind === "wait") await notePullWait(process, pulling, outcome);
    return outcome;
  }
}

function rowsOf({ store }: Process, { owner, kind }: Pulling): Promise<readonly DocumentRow[]> {
  return store.read(["documents"], async (tx) => {
    const rows = await tx.all("documents", "kind", [owner, kind]);
    return rows.filter(({ format }) => format <= FORMAT);
  });
}

interface Found {
  kind: SyncedKind<KindName>;
  /** As they were before the account was asked. */
  known: readonly DocumentRow[];
  listed: Listed<KindName>;
}

/** @throws What has kept one document from being taken in; all others are by then. */
async function takeIn(process: Process, pulling: Pulling, { kind, known, listed }: Found): Promise<void> {
  const changes: Change[] = [];
  const rows = new Map(known.map((row) => [row.id, row]));
  for (const one of listed.documents) {
    if (!isNews(rows.get(one.id), one, kind)) continue;
    changes.push({
      id: one.id,
      make: (row, meeting) => metListed(row, one, { ...pulling, ...meeting, at: listed.at }),
    });
  }
  const there = new Set(listed.documents.map(({ id }) => id));
  for (const { id, version } of listed.isWhole ? known.filter((row) => isLost(row, there, kind)) : []) {
    const make = (row: DocumentRow, meeting: MeetingOfKind) => (kind.missing === "gone" ? GONE : lost(row, meeting));
    const isStill = (row: DocumentRow | undefined) => row?.version === version && !isOutdated(row, listed.at);
    changes.push({ id, make: (row, meeting) => (isStill(row) ? make(row!, meeting) : null) });
  }
  const isForgotten = (row: DocumentRow) => hasNeverLeft(row) || isLongEnded(row, listed.at);
  for (const { id } of known.filter(isForgotten)) {
    changes.push({ id, make: (row) => (row !== undefined && isForgotten(row) ? GONE : null) });
  }
  await sendMissingAgain(process, pulling, listed);
  const errors: unknown[] = [];
  for (const change of changes) await apply(process, pulling, change).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
  if (kind.twins !== undefined) await joinTwins(process, pulling, { kind, there });
}

/** Has the photos sent again that a restored server has lost, of whichever device's viewing (S14). */
async function sendMissingAgain(
  { store }: Process,
  { owner }: Pulling,
  { missingPhotos = [] }: Listed<KindName>,
): Promise<void> {
  if (missingPhotos.length === 0) return;
  await store.write(["photos"], async (tx) => {
    for (const uuid of missingPhotos) {
      const photo = await tx.get("photos", uuid);
      if (photo?.owner === owner && photo.state === "uploaded") await tx.put("photos", { ...photo, state: "stored" });
    }
  });
}

/**
 * A document after it has met what was read of it; null where that says nothing.
 * @param reading.at The server's clock when it answered, epoch milliseconds.
 */
export function metListed(
  row: DocumentRow | undefined,
  one: ListedDocument<KindName>,
  { owner, at, ...meeting }: MeetingOfKind & { owner: string; at: number },
): Met<KindName> | null {
  if (isOutdated(row, at)) return null;
  return withListed(row ?? fresh<KindName>(meeting.kind.name, { owner, id: one.id, beside: one.beside }), one, meeting);
}

type MeetingOfKind = Meeting<KindName> & { kind: SyncedKind<KindName> };

interface Change {
  id: string;
  /** The document after an answer, from the one that is stored by now; null where it stays. */
  make: (row: DocumentRow | undefined, meeting: MeetingOfKind) => Met<KindName> | null;
}

const GONE = { row: null, arePhotosLost: false } as const;

/** Most lists tell what is known. */
function isNews(
  row: DocumentRow | undefined,
  { theirs }: ListedDocument<KindName>,
  { besideListed }: SyncedKind<KindName>,
): boolean {
  if (row === undefined) return theirs?.isRemoved !== true;
  return besideListed !== undefined || theirs === null || theirs.version !== row.version;
}

/** Headers tell the time to the second. */
const SECOND_MS = 1000;

/** Whether an answer was made before what is known, as a cache on the way may keep one: it says nothing. */
function isOutdated(row: DocumentRow | undefined, answeredAt: number): boolean {
  const version = row === undefined ? null : lastVersion(row);
  return version !== null && Date.parse(version) > answeredAt + SECOND_MS;
}

/** Null where the list tells what is known. */
function withListed(
  row: DocumentRow,
  { theirs, beside }: ListedDocument<KindName>,
  meeting: MeetingOfKind,
): Met<KindName> | null {
  const now = { ...row, beside: meeting.kind.besideListed?.(row, beside) ?? row.beside };
  const isKnown = theirs !== null && theirs.version === row.version;
  if (isKnown && JSON.stringify(now.beside) === JSON.stringify(row.beside)) return null;
  if (theirs !== null) return met(now, theirs, meeting);
  return now.version === null ? { row: now, arePhotosLost: false } : lost(now, meeting);
}

/** Where what is missing is gone, so is what the account has never had. */
function isLost({ id, version }: DocumentRow, listed: ReadonlySet<string>, { missing }: SyncedKind<KindName>): boolean {
  return (version !== null || missing === "gone") && !listed.has(id);
}

/** A removal of which nobody has to hear: the account never had the document. */
function hasNeverLeft({ removed, unsent }: DocumentRow): boolean {
  return removed !== null && unsent === 0;
}

function isLongEnded({ ended }: DocumentRow, now: number): boolean {
  return ended !== null && Math.abs(now - ended.at) > ENDED_KEPT_MS;
}

/** @throws StoppedError when another sender has taken over. */
async function apply(process: Process, { owner, kind: name, lease }: Pulling, { id, make }: Change): Promise<void> {
  const place = { owner, kind: name, id };
  const kind = kindNamed(process, name)!;
  await process.store.write([...DOCUMENT_TABLES, "leases"], async (tx) => {
    if (!(await lease.renew(leasesIn(tx)))) throw new StoppedError("Another sender has taken over");
    const row = await tx.get("documents", [owner, name, id]);
    if (row !== undefined && row.format > FORMAT) return;
    const at = await occasion(tx, process.clock.now());
    const next = make(row, { kind, ...at });
    if (next !== null) await keepMet(tx, kind, place, next);
  });
}

/** A document that was made here and is the same as a listed one becomes one with it. @throws StoppedError */
async function joinTwins(
  process: Process,
  { owner, kind: name, lease }: Pulling,
  { kind, there }: { kind: SyncedKind<KindName>; there: ReadonlySet<string> },
): Promise<void> {
  await process.store.write([...DOCUMENT_TABLES, "leases"], async (tx) => {
    if (!(await lease.renew(leasesIn(tx)))) throw new StoppedError("Another sender has taken over");
    const rows = (await tx.all("documents", "kind", [owner, name])).filter(({ format }) => format <= FORMAT);
    let others = rows.filter(({ id, version }) => version === null && !there.has(id));
    for (const row of rows.filter(({ id }) => others.length > 0 && there.has(id))) {
      const at = await occasion(tx, process.clock.now());
      const { row: joined, twin } = joinedWithTwin(row, others, { kind, ...at });
      if (twin === null) continue;
      await keep(tx, kind, { owner, kind: name, id: row.id }, joined);
      await keep(tx, kind, { owner, kind: name, id: twin.id }, twin.left);
      others = others.filter(({ id }) => id !== twin.id);
    }
  });
}

/** Whether a cache on the way has kept it from before: it would bring back what was removed since. */
export async function isBeforeLast(
  { store }: Process,
  { owner, kind }: Pick<PullRow, "owner" | "kind">,
  { at }: { at: number },
): Promise<boolean> {
  const last = await store.read(["pulls"], (tx) => tx.get("pulls", [owner, kind]));
  return at < (last?.listedAt ?? 0) - SECOND_MS;
}

/** Notes that a list was taken in. @param listed.at Infinity for one without an answer of its own. */
export function notePulled(
  { store, clock }: Process,
  { owner, kind }: Pick<PullRow, "owner" | "kind">,
  { at }: { at: number },
): Promise<void> {
  return store.write(["pulls"], async (tx) => {
    // A list without an answer of its own is not what later ones are held to.
    const listedAt = at === Infinity ? (await tx.get("pulls", [owner, kind]))?.listedAt : at;
    await tx.put("pulls", { owner, kind, pulledAt: clock.now(), ...(listedAt !== undefined && { listedAt }) });
  });
}

/** Notes that a list has to be asked for again later. */
export async function notePullWait(
  { store, clock }: Process,
  { owner, kind }: Pick<PullRow, "owner" | "kind">,
  wait: Wait,
): Promise<void> {
  const at = { now: clock.now(), random: clock.random() };
  await store.write(["pulls", "pauses"], async (tx) => {
    const pull = (await tx.get("pulls", [owner, kind])) ?? { owner, kind, pulledAt: 0 };
    const next = nextWait(pull.wait?.failures ?? 0, wait, at);
    await tx.put("pulls", { ...pull, wait: next });
    if (wait.scope === "host") await pauseHost(pausesIn(tx), next);
  });
}
