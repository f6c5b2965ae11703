import { isServersWord, type ApiError } from "#contract/api-error.ts";
import { refusedField } from "./refused-field.ts";
import { StoppedError } from "../../transport/call-errors.ts";
import type { Lease } from "../../transport/sender-lease.ts";
import { SERVER_TROUBLE, type Outcome } from "../../transport/outcome.ts";
import { askFor, failureOf } from "../ask.ts";
import type { Process } from "../process.ts";
import { leasesIn } from "../sender-store.ts";
import { photosIn } from "./keep-post.ts";
import type { Absence, AnsweredRequest } from "./met-post.ts";
import { applied, isIn, PHOTOS } from "./patch.ts";
import type { PartName, PostRow, Problem, Sent, TheirPost } from "./post-row.ts";
import { sendRoomPhotos, unknownPhotos } from "./send-room-photos.ts";
import type { SyncedPost } from "./synced-post.ts";
import { postKindNamed, type PostStep } from "./take-post.ts";

/** The outcome of one try to send a part of a post. */
export type PostOutcome =
  /** The server has answered with the row. @property at By its clock, epoch milliseconds. */
  | { kind: "answered"; request: AnsweredRequest; theirs: TheirPost; at: number }
  | { kind: "removed"; at: number }
  /** The server has another version. */
  | { kind: "found"; theirs: TheirPost }
  | { kind: "absent"; absence: Absence }
  | { kind: "needs-fix"; problems: readonly Problem[]; photos: readonly string[] }
  | Exclude<Outcome, { kind: "refused" }>;

/** Tries once to send a part of a post. Any error becomes an outcome. */
export async function pushPost(process: Process, step: PostStep, lease: Lease): Promise<PostOutcome> {
  const { owner } = step.row;
  const kind = postKindNamed(process, step.row.kind)!;
  const pushing = { kind, lease, isAtPhotos: false };
  try {
    return await sent(process, step, pushing);
  } catch (error) {
    const word = isServersWord(error) ? saidOfIt(kind, error) : null;
    if (word !== null) return word;
    const failure = await failureOf(error, process, { owner, signal: lease.signal });
    if (failure.kind === "refused") return needsFix(failure.error);
    // A limit on photos delays nothing that has none.
    return failure.kind === "wait" && pushing.isAtPhotos ? { ...failure, scope: "item" } : failure;
  }
}

interface Pushing {
  kind: SyncedPost;
  lease: Lease;
  isAtPhotos: boolean;
}

async function sent(process: Process, step: PostStep, pushing: Pushing): Promise<PostOutcome> {
  const { row, part } = step;
  const { kind, lease } = pushing;
  const ask = askFor(process, { owner: row.owner, signal: lease.signal });
  if (part === "removed") return { kind: "removed", at: (await kind.take(ask, row.id)).fetchedAt };
  const uuids = photosToName(row, part);
  pushing.isAtPhotos = true;
  const found = uuids && (await sendRoomPhotos(process, { row, kind, uuids }, { ask, signal: lease.signal }));
  if (found !== null && "refused" in found) return photosNeedFix(found.refused);
  pushing.isAtPhotos = false;
  const request = await noteSent(process, step, lease);
  const { patch, version } = request;
  try {
    const put = { ...request, id: row.id, images: found?.images, restores: row.restores };
    const { data: theirs, fetchedAt: at } = await kind.put(ask, put);
    return { kind: "answered", request: { part, patch, version }, theirs, at };
  } catch (error) {
    const gone = await unknownPhotos(process, error, uuids ?? []);
    if (gone === null) throw error;
    return gone.length > 0 ? photosNeedFix(gone) : SERVER_TROUBLE;
  }
}

/** The photos that the request has to name; null where it says nothing of them. */
function photosToName(row: PostRow, part: PartName): readonly string[] | null {
  const patch = patchToSend(row, part);
  return isIn(patch, PHOTOS) ? photosIn(patch) : null;
}

/** The patch that the server is sent: of what it does not have any more, all there is. */
function patchToSend({ base, version, ...row }: PostRow, part: PartName) {
  const { patch } = row[part]!;
  return version === null && base !== null ? applied(base, patch) : patch;
}

/**
 * Notes that a request leaves now, and under which key.
 * @throws StoppedError where the part is not this try's any more, or its form was opened while its photos were sent.
 */
async function noteSent(process: Process, { row: taken, part, attempt }: PostStep, lease: Lease): Promise<Sent> {
  const key = process.newUuid();
  return process.store.write(["posts", "leases"], async (tx) => {
    if (!(await lease.renew(leasesIn(tx)))) throw new StoppedError("Another sender has taken over");
    const row = await tx.get("posts", [taken.owner, taken.kind, taken.id]);
    const stored = part === "removed" ? null : row?.[part];
    const isOurs = stored?.state.name === "sending" && stored.state.attempt === attempt;
    const isAsTaken = stored != null && stored.revision === taken[part]?.revision && row?.version === taken.version;
    if (row === undefined || part === "removed" || !isOurs || !isAsTaken || row.form?.status === "looked-at")
      throw new StoppedError("It was changed meanwhile");
    const { version } = row;
    const patch = patchToSend(row, part);
    const last = stored.sent.at(-1);
    const isRepeated =
      last !== undefined && last.version === version && JSON.stringify(last.patch) === JSON.stringify(patch);
    const request = isRepeated ? last : { patch, version, key };
    if (!isRepeated) await tx.put("posts", { ...row, [part]: { ...stored, sent: [...stored.sent, request] } });
    return request;
  });
}

function saidOfIt(kind: SyncedPost, refusal: ApiError): PostOutcome | null {
  const theirs = kind.found(refusal);
  if (theirs !== null) return { kind: "found", theirs };
  const absence = kind.absence(refusal);
  return absence && { kind: "absent", absence };
}

function photosNeedFix(photos: readonly string[]): PostOutcome {
  return { kind: "needs-fix", problems: [{ field: PHOTOS, message: "" }], photos };
}

function needsFix({ code, fields, message }: ApiError): PostOutcome {
  const whole: Problem = { field: null, message, ...(code !== null && { code }) };
  const parts = fields.map(({ loc, msg, type }): Problem => ({ field: refusedField(loc), message: msg, type }));
  return { kind: "needs-fix", problems: parts.length === 0 ? [whole] : parts, photos: [] };
}
