import { isServersWord, UnreachableError } from "#contract/api-error.ts";
import { DAY_MS } from "#domain/durations.ts";
import { StoppedError } from "../../transport/call-errors.ts";
import type { Outcome } from "../../transport/outcome.ts";
import type { Lease } from "../../transport/sender-lease.ts";
import { askFor, troubleOf } from "../ask.ts";
import { occasion } from "../keep.ts";
import type { Ask } from "../kind.ts";
import type { Process } from "../process.ts";
import { isBeforeLast, notePulled, notePullWait } from "../pull.ts";
import { FORMAT } from "../row.ts";
import { leasesIn } from "../sender-store.ts";
import { keepPost, POST_TABLES } from "./keep-post.ts";
import { absentPost, metPost, type Absence, type MetPost, type PostMeeting } from "./met-post.ts";
import { freshPost } from "./post-parts.ts";
import type { PostKind, PostRow, TheirPost } from "./post-row.ts";
import type { ListedPosts, SyncedPost } from "./synced-post.ts";
import { postKindNamed } from "./take-post.ts";

/** A removal is remembered for so long by whoever was told of it. */
const ENDED_KEPT_MS = DAY_MS;
/** The server's clock may be read up to a second early. */
const SECOND_MS = 1000;

interface Pulling {
  owner: string;
  kind: PostKind;
  lease: Lease;
}

/**
 * Asks the account for all posts of a kind, and brings those of this phone in step with them. Those that it does not list are read
 * one by one.
 * @returns Null once it is done; else why not. What waits is noted.
 */
export async function pullPosts(process: Process, pulling: Pulling): Promise<Outcome | null> {
  const { owner, kind, lease } = pulling;
  const rules = postKindNamed(process, kind)!;
  try {
    const ask = askFor(process, { owner, signal: lease.signal });
    const known = await rowsOf(process, pulling);
    const listed = await rules.list(ask);
    if (await isBeforeLast(process, pulling, listed)) throw new UnreachableError("The list is older than the last one");
    await takeIn(process, pulling, { rules, ask, known, listed });
    await notePulled(process, pulling, listed);
    return null;
  } catch (error) {
    const outcome = await troubleOf(error, process, { owner, signal: lease.signal });
    if (outcome.kind === "wait") await notePullWait(process, { owner, kind }, outcome);
    return outcome;
  }
}

function rowsOf({ store }: Process, { owner, kind }: Pulling): Promise<readonly PostRow[]> {
  return store.read(["posts"], (tx) => tx.all("posts", "kind", [owner, kind]));
}

interface Found {
  rules: SyncedPost;
  ask: Ask;
  /** As they were before the account was asked. */
  known: readonly PostRow[];
  listed: ListedPosts;
}

/** @throws What has kept one post from being taken in; all others are by then. */
async function takeIn(process: Process, pulling: Pulling, { rules, ask, known, listed }: Found): Promise<void> {
  const errors: unknown[] = [];
  const each = (id: string, make: Make) =>
    apply(process, pulling, { id, rules, make }).catch((error: unknown) => errors.push(error));
  for (const post of listed.posts) {
    await each(post.answered.id, (row, meeting) => (isOutdated(row, listed.at) ? null : metPost(row, post, meeting)));
  }
  const there = new Set(listed.posts.map(({ answered }) => answered.id));
  for (const row of known.filter(({ id, version }) => version !== null && !there.has(id))) {
    await readOne(rules, ask, row.id).then(
      (found) => each(row.id, (now, meeting) => withRead(now, row, { ...found, meeting, serversNow: listed.at })),
      (error: unknown) => errors.push(error),
    );
  }
  for (const { id } of known) await each(id, (row) => forgotten(row, listed.at));
  if (errors.length > 0) throw errors[0];
}

type Make = (row: PostRow, meeting: PostMeeting) => MetPost | null;

/** @throws StoppedError when another sender has taken over. */
async function apply(
  process: Process,
  { owner, kind, lease }: Pulling,
  { id, rules, make }: { id: string; rules: SyncedPost; make: Make },
): Promise<void> {
  await process.store.write([...POST_TABLES, "leases"], async (tx) => {
    if (!(await lease.renew(leasesIn(tx)))) throw new StoppedError("Another sender has taken over");
    const row = (await tx.get("posts", [owner, kind, id])) ?? freshPost(owner, kind, id);
    if (row.format > FORMAT) return;
    const next = make(row, { rules, ...(await occasion(tx, process.clock.now())) });
    if (next !== null) await keepPost(tx, { owner, kind, id }, next);
  });
}

/** Whether an answer was made before what is known of a post, as a cache on the way may keep one: it says nothing. */
function isOutdated({ version, ended }: PostRow, answeredAt: number): boolean {
  const knownAt = version !== null ? Date.parse(version) : (ended?.after ?? 0);
  return knownAt > answeredAt + SECOND_MS;
}

/** A post that was read by itself. */
interface Read {
  at: number;
  theirs: TheirPost | null;
  absence: Absence | null;
}

async function readOne({ read, absence }: SyncedPost, ask: Ask, id: string): Promise<Read> {
  try {
    const { data: theirs, fetchedAt: at } = await read(ask, id);
    return { at, theirs, absence: null };
  } catch (error) {
    const word = isServersWord(error) ? absence(error) : null;
    if (word === null) throw error;
    return { at: 0, theirs: null, absence: word };
  }
}

function withRead(
  row: PostRow,
  before: PostRow,
  { theirs, absence, at, meeting, serversNow }: Read & { meeting: PostMeeting; serversNow: number },
): MetPost | null {
  if (theirs !== null) return isOutdated(row, at) ? null : metPost(row, theirs, meeting);
  // It was sent meanwhile, or is known otherwise.
  if (absence === null || row.version !== before.version) return null;
  return absentPost(row, absence, { ...meeting, serversNow });
}

/** What need not be kept any more: a removal that was told a day ago, and the photos of what the server has had for a day. */
function forgotten(row: PostRow, now: number): MetPost | null {
  const { ended } = row;
  if (ended?.at === null) return { row: { ...row, ended: { ...ended, at: now } }, arePhotosLost: false };
  if (ended !== null && Math.abs(now - ended.at) > ENDED_KEPT_MS) return { row: null, arePhotosLost: false };
  if (row.keptUntil === null || row.keptUntil > now) return null;
  return { row: { ...row, keptUntil: null }, arePhotosLost: false };
}
