import { soonest } from "../transport/backoff.ts";
import { runningPause } from "../transport/host-pause.ts";
import type { Lease } from "../transport/sender-lease.ts";
import { dueAwaited, dueMissing, dueOld, type AwaitedPhoto } from "./due-fetches.ts";
import { dueAt, isKnown, isOnServer, isPullDue, type Due, type Looking } from "./due.ts";
import type { SyncedKind } from "./kind.ts";
import { derive } from "./parts.ts";
import { isOfDocument, type DocumentPhoto } from "./photo-row.ts";
import type { PostKind } from "./posts/post-row.ts";
import { duePostPull, dueParts as duePostParts, takePost, type PostStep } from "./posts/take-post.ts";
import { kindNamed, type Process } from "./process.ts";
import type { Content, DocumentRow, KindName, Outgoing } from "./row.ts";
import { leasesIn, pausesIn } from "./sender-store.ts";
import type { ReadTx, WriteTx } from "./store.ts";

/** The step that is to be done next. */
export type Step =
  | PartStep
  | PostStep
  | { name: "pull"; owner: string; kind: KindName }
  | { name: "pull-posts"; owner: string; kind: PostKind }
  | { name: "photo"; photo: DocumentPhoto }
  /** What stands beside it is fetched. */
  | { name: "beside"; row: DocumentRow }
  | { name: "awaited"; photo: AwaitedPhoto };

/** One part of a document, which may have arrived from now on. */
export interface PartStep {
  name: "part";
  /** As it was taken. */
  row: DocumentRow;
  /** Null for a removal. */
  content: Content<KindName> | null;
  /** The id of this try. */
  attempt: string;
}

/** @property at Without a step, when something falls due by itself, epoch milliseconds; null for never. */
export type Next = { step: Step } | { step: null; at: number | null };

interface Parts {
  lease: Pick<Lease, "renew">;
  owner: string | null;
  attempt: string;
}

/**
 * Takes what is to be done next, and notes of a part that it leaves. A part goes behind all that were tried less lately, the
 * oldest of those that were not tried first (S2). There is one sender at a time, so a part that is 'sending' was left over by a
 * dead sender.
 */
export function takeNext(process: Process, { lease, owner, attempt }: Parts): Promise<Next> {
  return process.store.write(
    ["documents", "posts", "photos", "pulls", "pauses", "leases"],
    async (tx): Promise<Next> => {
      if (!(await lease.renew(leasesIn(tx))) || owner === null) return { step: null, at: null };
      const now = process.clock.now();
      const pause = await runningPause(pausesIn(tx), now);
      if (pause !== null) return { step: null, at: pause.until };
      const photos = await unsentPhotos(tx, owner);
      const posts = await duePostParts(tx, { process, owner, now });
      const parts = await dueParts(tx, { process, owner, photos, now });
      const turn = Math.max(posts.lastTurn, parts.lastTurn) + 1;
      const pulls = await duePulls(tx, { process, owner, now });
      const postPulls = await duePostPull(tx, { process, owner, now });
      const isPost = posts.first !== null && goesFirst(posts.first.part, parts.first?.part ?? null);
      const first = isPost ? posts.first : parts.first;
      if (first !== null && ![pulls.first, postPulls.first].some((pull) => goesBefore(pull, first))) {
        if (isPost) return { step: await takePost(tx, posts.first!, { turn, attempt }) };
        return { step: await take(tx, { ...parts.first!, turn, attempt }) };
      }
      if (pulls.first !== null) return { step: { name: "pull", owner, kind: pulls.first.name } };
      if (postPulls.first !== null) return { step: { name: "pull-posts", owner, kind: postPulls.first.name } };
      const own = await duePhotos(tx, { process, photos, now });
      if (own.first !== null) return { step: { name: "photo", photo: own.first } };
      const fetches = await dueFetches(tx, { process, owner, now });
      if (fetches.first !== null) return { step: fetches.first };
      return { step: null, at: soonest(posts.at, parts.at, pulls.at, postPulls.at, own.at, fetches.at) };
    },
  );
}

/** A part that has the host pause each time it is tried keeps no list from being asked for: a new search may wait for one. */
function goesBefore(pull: { failures: number } | null, { part }: { part: Pick<Outgoing, "failures"> }): boolean {
  return pull !== null && pull.failures < part.failures;
}

/** What is fetched beside the documents: what no screen can do without, then all else where it costs little. */
async function dueFetches(tx: ReadTx, looking: Omit<Looking, "photos">): Promise<Due<Step>> {
  const { place, isCostly } = looking.process;
  const missing = await dueMissing(tx, looking);
  if (missing.first !== null) return { first: { name: "beside", row: missing.first }, at: null };
  if (place === "worker" || isCostly?.() === true) return { first: null, at: missing.at };
  const awaited = await dueAwaited(tx, looking);
  if (awaited.first !== null) return { first: { name: "awaited", photo: awaited.first }, at: null };
  const old = await dueOld(tx, looking);
  const first = old.first && ({ name: "beside", row: old.first } as const);
  return { first, at: soonest(missing.at, awaited.at, old.at) };
}

/** Whether something written may go now, which takes precedence over all that takes long. */
export function hasDuePart(process: Process, owner: string): Promise<boolean> {
  return process.store.read(["documents", "posts", "photos", "pulls"], async (tx) => {
    const now = process.clock.now();
    if ((await duePostParts(tx, { process, owner, now })).first !== null) return true;
    const photos = await unsentPhotos(tx, owner);
    return (await dueParts(tx, { process, owner, photos, now })).first !== null;
  });
}

interface DuePart {
  kind: SyncedKind<KindName>;
  row: DocumentRow;
  part: Outgoing;
  content: Content<KindName> | null;
}

type Part = Pick<Outgoing, "turn" | "order">;

/** Whether a part goes before another one: that was tried less lately, or is older. */
function goesFirst(one: Part, other: Part | null): boolean {
  return other === null || one.turn < other.turn || (one.turn === other.turn && one.order < other.order);
}

/** The part of a document that may go first, and the largest turn of all. */
async function dueParts(
  tx: ReadTx,
  { process, owner, photos, now }: Looking,
): Promise<Due<DuePart> & { lastTurn: number }> {
  const rows = (await tx.all("documents", "unsent", [owner, 1])).filter((row) => isKnown(row, process));
  const lastTurn = Math.max(0, ...rows.map((row) => partOf(row)?.turn ?? 0));
  const notThere = new Set(photos.map(({ uuid }) => uuid));
  let at: number | null = null;
  const due: DuePart[] = [];
  for (const row of rows) {
    const part = partOf(row);
    if (part === null) continue;
    const kind = kindNamed(process, row.kind)!;
    const content = row.removed === null ? withoutPhotos(kind, row, notThere) : null;
    if (content !== null && isThere(kind, row, content)) continue;
    // The account may have the same under another id: a list goes first.
    const pull = mayHaveTwin(kind, row) ? await tx.get("pulls", [owner, row.kind]) : null;
    if (pull !== null && isPullDue(pull, kind.freshForMs, { process, now })) continue;
    const { state } = part;
    if (state.name === "needs-login" || state.name === "needs-fix") continue;
    const when = state.name === "waiting" ? dueAt(state, process, now) : now;
    if (when === now) due.push({ kind, row, part, content });
    else at = soonest(at, when);
  }
  const [first] = due.toSorted(({ part: one }, { part: other }) => one.turn - other.turn || one.order - other.order);
  return { first: first ?? null, at, lastTurn };
}

/** The part that goes: a removal before what was written before it. */
function partOf({ removed, wanted }: DocumentRow): Outgoing | null {
  return removed ?? wanted;
}

/** The content as it can be sent now: a photo is named once the server has it, or names it anyway. */
function withoutPhotos(
  { photosOf, withPhotos }: SyncedKind<KindName>,
  { wanted, base }: DocumentRow,
  notThere: ReadonlySet<string>,
): Content<KindName> {
  const { content } = wanted!;
  const named = new Set(base === null ? [] : photosOf(base));
  const may = photosOf(content).filter((uuid) => named.has(uuid) || !notThere.has(uuid));
  return withPhotos(content, new Set(may));
}

/** Nothing but its photos is left to be sent. */
function isThere({ isSame }: SyncedKind<KindName>, row: DocumentRow, content: Content<KindName>): boolean {
  const { base, version, wanted } = row;
  return base !== null && version !== null && wanted!.sent.length === 0 && isSame(content, base);
}

function mayHaveTwin({ twins }: SyncedKind<KindName>, { base, removed, wanted }: DocumentRow): boolean {
  return twins !== undefined && base === null && removed === null && wanted?.sent.length === 0;
}

async function take(
  tx: WriteTx,
  { kind, row, content, turn, attempt }: DuePart & { turn: number; attempt: string },
): Promise<PartStep> {
  const going = { turn, state: { name: "sending", attempt } } as const;
  const { removed, wanted } = row;
  const taken: DocumentRow =
    content === null
      ? { ...row, removed: { ...removed!, ...going, hasLeft: true } }
      : { ...row, wanted: { ...wanted!, ...going, sent: withSent(kind, wanted!.sent, content) } };
  await tx.put("documents", derive(taken));
  return { name: "part", row: taken, content, attempt };
}

/** With one content more, unless it is the last that has left: the same again is one to the server. */
function withSent<C extends Content<KindName>>(
  { isSame }: SyncedKind<KindName>,
  sent: readonly C[],
  content: C,
): readonly C[] {
  const last = sent.at(-1);
  return last !== undefined && isSame(last, content) ? sent : [...sent, content];
}

interface DuePull {
  name: KindName;
  failures: number;
}

async function duePulls(tx: ReadTx, { process, owner, now }: Omit<Looking, "photos">): Promise<Due<DuePull>> {
  let at: number | null = null;
  const due: DuePull[] = [];
  for (const name of Object.keys(process.kinds) as KindName[]) {
    const pull = await tx.get("pulls", [owner, name]);
    const when = dueAt(pull?.wait, process, now);
    if (when !== now) at = soonest(at, when);
    if (isPullDue(pull, kindNamed(process, name)!.freshForMs, { process, now }))
      due.push({ name, failures: pull?.wait?.failures ?? 0 });
  }
  const [first] = due.toSorted((one, other) => one.failures - other.failures);
  return { first: first ?? null, at };
}

/** The owner's photos that the server has not. */
async function unsentPhotos(tx: ReadTx, owner: string): Promise<readonly DocumentPhoto[]> {
  const states = ["begun", "stored", "refused"] as const;
  const photos = [];
  for (const state of states) photos.push(...(await tx.all("photos", "state", [owner, state])).filter(isOfDocument));
  return photos;
}

async function duePhotos(tx: ReadTx, { process, photos, now }: Omit<Looking, "owner">): Promise<Due<DocumentPhoto>> {
  let at: number | null = null;
  for (const photo of photos) {
    const when = dueAt(photo.wait, process, now);
    if (photo.state === "refused" || (when !== now && when === null)) continue;
    const row = await tx.get("documents", [photo.owner, photo.kind, photo.documentId]);
    if (row === undefined || !isKnown(row, process) || !isOnServer(row)) continue;
    if (when === now) return { first: photo, at: null };
    at = soonest(at, when);
  }
  return { first: null, at };
}
