import type { Draft } from "../../drafts/draft.ts";
import { isOver } from "../../transport/backoff.ts";
import { isKnown } from "./known-entry.ts";
import type { HostPause } from "../../transport/host-pause.ts";
import type { SenderLease } from "../../transport/sender-lease.ts";
import type { TimedWait, UsedUp, WaitReason } from "../../transport/timed-wait.ts";
import type { EntryProblem, MergedField, OutboxEntry } from "../../drafts/outbox-entry.ts";

/** Every state that the UI shows of a draft or entry (A8); each has a message in both languages. */
export type ShownState =
  | { name: "draft" }
  /** @property lastWait Why the last try came to nothing, where there was one. */
  | { name: "queued"; lastWait?: WaitReason }
  | { name: "uploading-photo"; photo: number; photos: number }
  | { name: "saving" }
  | { name: "waiting-retry"; until: number; reason: WaitReason; reference?: string | undefined; usedUp?: UsedUp }
  | { name: "needs-login" }
  | { name: "needs-confirmation" }
  | { name: "needs-fix"; problems: EntryProblem[]; photos: string[] }
  | { name: "conflict"; fields: MergedField[]; isDeleted: boolean }
  | { name: "blocked-by-other-tab" }
  /** A newer build has written it before a rollback to this one: it is kept unchanged (U11). */
  | { name: "from-newer" }
  | { name: "done" };

/**
 * Whose turn it is: the sender's, which needs a network at most; the owner's; or nobody's, of what is not posted, is sent, or
 * waits for a newer build.
 */
const TURNS: Record<ShownState["name"], "sender" | "owner" | "nobody"> = {
  draft: "nobody",
  queued: "sender",
  "uploading-photo": "sender",
  saving: "sender",
  "waiting-retry": "sender",
  "blocked-by-other-tab": "sender",
  "needs-login": "owner",
  "needs-confirmation": "owner",
  "needs-fix": "owner",
  conflict: "owner",
  "from-newer": "nobody",
  done: "nobody",
};

interface Parts {
  /** The oldest entry about the subject; absent for a draft that is not posted, and when all is sent. */
  entry: OutboxEntry | undefined;
  draft: Draft | undefined;
  lease: SenderLease | undefined;
  /** Of all sending. */
  pause: HostPause | undefined;
  /** The id of this tab. */
  holder: string;
  now: number;
}

/** The state of a draft or entry, as the UI shows it to its owner. A pause of all sending is told on each row that it holds. */
export function shownState(parts: Parts): ShownState {
  const state = ownState(parts);
  const pause = pauseOf(parts);
  if (pause === null || !goesByItself(state)) return state;
  return state.name === "waiting-retry" && state.until >= pause.until ? state : waiting(pause);
}

/** The pause that the server has asked for. Of a server that does not answer at all the connection tells. */
function pauseOf({ pause, now }: Parts): HostPause | null {
  return pause === undefined || pause.reason === "no-answer" || isOver(pause, now) ? null : pause;
}

function waiting({ until, reason, reference, usedUp }: TimedWait): ShownState {
  return { name: "waiting-retry", until, reason, reference, ...(usedUp !== undefined && { usedUp }) };
}

function ownState({ entry, draft, lease, holder, now }: Parts): ShownState {
  if (entry === undefined) return { name: draft === undefined ? "done" : "draft" };
  if (!isKnown(entry)) return { name: "from-newer" };
  const { state } = entry;
  switch (state.name) {
    case "queued":
      // Another tab or the worker is sending: this tab can't send it.
      return isOthers(lease, holder, now) ? { name: "blocked-by-other-tab" } : queued(entry);
    case "sending":
      if (!isRunning(lease, now)) return queued(entry);
      return state.step === "saving"
        ? { name: "saving" }
        : { name: "uploading-photo", photo: state.photo, photos: state.photos };
    case "waiting":
      if (state.reason === "unconfirmed") return { name: "needs-confirmation" };
      return waiting(state);
    case "needs-fix":
      return { name: "needs-fix", problems: state.problems, photos: state.photos };
    case "conflict":
      return { name: "conflict", fields: state.fields, isDeleted: state.current === null };
    case "needs-login":
      return { name: "needs-login" };
  }
}

function queued({ lastWait }: OutboxEntry): ShownState {
  return { name: "queued", ...(lastWait !== undefined && { lastWait }) };
}

/** Whether it is sent without its owner doing anything. */
export function goesByItself({ name }: ShownState): boolean {
  return TURNS[name] === "sender";
}

/** Whether it waits for something that its owner has to do. */
export function waitsForOwner({ name }: ShownState): boolean {
  return TURNS[name] === "owner";
}

/** Whether an entry needs its owner's action, not a network: the app's badge counts these (A28). */
export function needsOwner({ state }: Pick<OutboxEntry, "state">): boolean {
  if (state.name === "waiting") return state.reason === "unconfirmed";
  return state.name === "needs-login" || state.name === "needs-fix" || state.name === "conflict";
}

// With the lease expired, 'sending' is left over from a dead sender: the entry is queued again.
function isRunning(lease: SenderLease | undefined, now: number): boolean {
  return lease !== undefined && lease.until > now;
}

function isOthers(lease: SenderLease | undefined, holder: string, now: number): boolean {
  return isRunning(lease, now) && lease?.holder !== holder;
}
