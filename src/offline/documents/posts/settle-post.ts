import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { nextWait } from "../../transport/backoff.ts";
import { pauseHost } from "../../transport/host-pause.ts";
import { SERVER_TROUBLE, type Wait } from "../../transport/outcome.ts";
import type { CountedWait } from "../../transport/timed-wait.ts";
import { occasion } from "../keep.ts";
import type { Process } from "../process.ts";
import { waitingPart } from "../settle.ts";
import { pausesIn } from "../sender-store.ts";
import { keepPost, POST_TABLES } from "./keep-post.ts";
import { absentPost, answeredPost, endedPost, metPost, type MetPost, type PostMeeting } from "./met-post.ts";
import type { PostRow } from "./post-row.ts";
import type { PostOutcome } from "./push-post.ts";
import { keepReceipt, whatWasDone } from "./receipt.ts";
import type { ReceiptRow } from "./receipt-row.ts";
import { postKindNamed, type PostStep } from "./take-post.ts";

/** So long the server must have had what was posted before its copy here may go: backups are made once a day. */
const KEPT_FOR_MS = DAY_MS;
/** A row that is so much older than this phone's first try is another device's. */
const LONG_BEFORE_MS = MINUTE_MS;

/** Stores the outcome of a try, in one transaction. Does nothing where another try stands in the part by now, or none. */
export async function settlePost(process: Process, step: PostStep, outcome: PostOutcome): Promise<void> {
  const { owner, kind, id } = step.row;
  const rules = postKindNamed(process, kind)!;
  const now = process.clock.now();
  const random = process.clock.random();
  await process.store.write([...POST_TABLES, "pauses", "receipts"], async (tx) => {
    const row = await tx.get("posts", [owner, kind, id]);
    if (row === undefined || !isOurs(row, step)) return;
    const at = await occasion(tx, now);
    const waitAs = (wait: Wait) => nextWait(row[step.part]!.failures, wait, { now, random });
    const met = settled(row, step, { outcome, meeting: { rules, ...at }, waitAs });
    await keepPost(tx, { owner, kind, id }, met);
    const receipt = receiptOf(row, step, { outcome, after: met.row });
    if (receipt !== null) await keepReceipt(tx, { ...receipt, id: at.order, by: process.place, at: now });
    if (outcome.kind === "wait" && outcome.scope === "host") await pauseHost(pausesIn(tx), waitAs(outcome));
  });
}

function isOurs(row: PostRow, { part, attempt }: PostStep): boolean {
  const state = row[part]?.state;
  return state?.name === "sending" && state.attempt === attempt;
}

interface Settling {
  outcome: PostOutcome;
  meeting: PostMeeting;
  waitAs: (wait: Wait) => CountedWait;
}

function settled(row: PostRow, step: PostStep, { outcome, meeting, waitAs }: Settling): MetPost {
  const waiting = (wait: Wait) => only(withPart(row, step, waitingPart(row[step.part]!, wait, waitAs(wait))));
  const queued = withPart(row, step, { ...anew(row[step.part]!), state: { name: "queued" } });
  switch (outcome.kind) {
    case "answered":
      // The answer is about another row than was sent: nothing is confirmed.
      if (outcome.theirs.answered.id !== row.id) return waiting(SERVER_TROUBLE);
      return only(confirmed(queued, step, outcome, meeting));
    case "removed":
      return only(endedPost(row, outcome.at));
    case "absent":
      return absentPost(queued, outcome.absence, { ...meeting, serversNow: meeting.now });
    case "found":
      // Refused over the version that the server has: another try at once gets the same answer.
      if (outcome.theirs.version === row.version) return waiting(SERVER_TROUBLE);
      return metPost(queued, outcome.theirs, meeting);
    case "wait":
      return waiting(outcome);
    case "needs-login":
      return only(withPart(row, step, { ...anew(row[step.part]!), state: { name: "needs-login" } }));
    case "needs-fix":
      return only(isChanged(row, step) ? queued : withPart(row, step, refused(row[step.part]!, outcome)));
    case "stopped":
      return only(queued);
  }
}

function only(row: PostRow): MetPost {
  return { row, arePhotosLost: false };
}

function isChanged(row: PostRow, { part, row: taken }: PostStep): boolean {
  return row[part]!.revision !== taken[part]!.revision;
}

type AnyPart = NonNullable<PostRow[PostStep["part"]]>;

function withPart(row: PostRow, { part }: PostStep, next: AnyPart): PostRow {
  return { ...row, [part]: next };
}

/** The part without the traces of tries that got no answer. */
function anew<Part extends AnyPart>(part: Part): Part {
  const { lastWait: _, ...others } = part;
  return { ...(others as Part), failures: 0 };
}

function refused(part: AnyPart, { problems, photos }: Extract<PostOutcome, { kind: "needs-fix" }>): AnyPart {
  return { ...anew(part), state: { name: "needs-fix", problems, photos, isTold: false } };
}

function confirmed(
  row: PostRow,
  { part }: PostStep,
  { request, theirs, at }: Extract<PostOutcome, { kind: "answered" }>,
  meeting: PostMeeting,
): PostRow {
  const next = answeredPost(row, request, theirs, meeting);
  return part !== "removed" && next[part] === null ? { ...next, keptUntil: at + KEPT_FOR_MS } : next;
}

type Receipt = Omit<ReceiptRow, "id" | "by" | "at">;

/** Null while something of the part is still to be sent. */
function receiptOf(
  row: PostRow,
  { part }: PostStep,
  { outcome, after }: { outcome: PostOutcome; after: PostRow | null },
): Receipt | null {
  const { owner, kind, id: postId, base } = row;
  const about = { owner, kind, postId, merged: [], wasThere: false };
  if (part === "removed") {
    return after?.ended == null ? null : { ...about, title: titleOf(base ?? {}), what: "removed" };
  }
  if (after === null || after[part] !== null || after.base === null) return null;
  const { sent, merged } = row[part]!;
  const isNew = sent.at(-1)?.version === null;
  const wasThere = isNew && !row.restores && sent.length === 1 && isLongBefore(outcome);
  const what = whatWasDone(part, { isNew, restores: row.restores });
  return { ...about, title: titleOf(after.base), what, merged, wasThere };
}

function isLongBefore(outcome: PostOutcome): boolean {
  return outcome.kind === "answered" && outcome.at - Date.parse(outcome.theirs.answered.created_at) > LONG_BEFORE_MS;
}

function titleOf(values: Readonly<Record<string, unknown>>): string {
  const { title, city } = values as { title?: string; city?: string };
  return title ?? city ?? "";
}
