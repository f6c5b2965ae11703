import { nextWait } from "../transport/backoff.ts";
import { pauseHost } from "../transport/host-pause.ts";
import { SERVER_TROUBLE, type Wait } from "../transport/outcome.ts";
import type { CountedWait } from "../transport/timed-wait.ts";
import { DOCUMENT_TABLES, keepMet, occasion } from "./keep.ts";
import { lost, met, type Met, type Meeting } from "./met.ts";
import { onCertainBase } from "./parts.ts";
import { kindNamed, type Process } from "./process.ts";
import type { PartOutcome } from "./push.ts";
import type { DocumentRow, KindName, Outgoing } from "./row.ts";
import type { SyncedKind, Theirs } from "./kind.ts";
import { pausesIn } from "./sender-store.ts";
import type { PartStep } from "./take-next.ts";

/**
 * Stores the outcome of a try, in one transaction. Does nothing where another try stands in the part by now, or none: it was
 * brought back, or removed with its owner.
 */
export async function settle(process: Process, step: PartStep, outcome: PartOutcome): Promise<void> {
  const { owner, kind: name, id } = step.row;
  const place = { owner, kind: name, id };
  const kind = kindNamed(process, name)!;
  const now = process.clock.now();
  const random = process.clock.random();
  await process.store.write([...DOCUMENT_TABLES, "pauses"], async (tx) => {
    const row = await tx.get("documents", [owner, name, id]);
    if (row === undefined || !isOurs(row, step)) return;
    const at = await occasion(tx, now);
    const meeting = { kind, ...at };
    const waitAs = (wait: Wait) => nextWait(partOf(row, step).failures, wait, { now, random });
    await keepMet(tx, kind, place, settled(row, step, { outcome, meeting, waitAs }));
    if (outcome.kind === "wait" && outcome.scope === "host") await pauseHost(pausesIn(tx), waitAs(outcome));
  });
}

interface Settling {
  outcome: PartOutcome;
  meeting: Meeting<KindName> & { kind: SyncedKind<KindName> };
  waitAs: (wait: Wait) => CountedWait;
}

function settled(row: DocumentRow, step: PartStep, { outcome, meeting, waitAs }: Settling): Met<KindName> {
  const waiting = (wait: Wait) => only(withPart(row, step, waitingPart(partOf(row, step), wait, waitAs(wait))));
  switch (outcome.kind) {
    case "done":
      return only(confirmed(row, step, outcome.theirs, meeting.kind));
    case "removed":
      return only(ended(row, outcome.at));
    case "absent":
      if (step.content === null) return only(ended(row, meeting.now));
      if (meeting.kind.missing === "gone") return only(null);
      // It was to be new.
      return row.version === null ? waiting(SERVER_TROUBLE) : lost(queued(row, step), meeting);
    case "found":
      // Refused over the version that the server has: another try at once gets the same answer.
      if (outcome.theirs.version === row.version) return waiting(SERVER_TROUBLE);
      return met(queued(row, step), outcome.theirs, meeting);
    case "wait":
      return waiting(outcome);
    case "needs-login":
      return only(withPart(row, step, { ...anew(partOf(row, step)), state: { name: "needs-login" } }));
    case "refused":
      if (meeting.kind.triesRefused) return waiting(SERVER_TROUBLE);
      return only(refused(row, step));
    case "stopped":
      return only(queued(row, step));
  }
}

function only(row: DocumentRow | null): Met<KindName> {
  return { row, arePhotosLost: false };
}

function isOurs(row: DocumentRow, step: PartStep): boolean {
  const part: Outgoing | null = step.content === null ? row.removed : row.wanted;
  return part?.state.name === "sending" && part.state.attempt === step.attempt;
}

function partOf(row: DocumentRow, { content }: PartStep): Outgoing {
  return (content === null ? row.removed : row.wanted)!;
}

function withPart(row: DocumentRow, { content }: PartStep, part: Outgoing): DocumentRow {
  return content === null
    ? { ...row, removed: { ...row.removed!, ...part } }
    : { ...row, wanted: { ...row.wanted!, ...part } };
}

/** The part without the traces of tries that got no answer. */
function anew(part: Outgoing): Outgoing {
  const { lastWait: _, ...others } = part;
  return { ...others, failures: 0 };
}

function queued(row: DocumentRow, step: PartStep): DocumentRow {
  return withPart(row, step, { ...anew(partOf(row, step)), state: { name: "queued" } });
}

/** A part that waits for its next try. */
export function waitingPart<Part extends Pick<Outgoing, "failures">>(
  part: Part,
  { reference, usedUp }: Wait,
  { failures, ...wait }: CountedWait,
) {
  const why = { ...(reference !== undefined && { reference }), ...(usedUp !== undefined && { usedUp }) };
  return { ...part, failures, lastWait: wait.reason, state: { name: "waiting" as const, ...wait, ...why } };
}

/** A document that was changed while it was refused has another try. */
function refused(row: DocumentRow, step: PartStep): DocumentRow {
  const isChanged = partOf(row, step).revision !== partOf(step.row, step).revision;
  if (isChanged) return queued(row, step);
  return withPart(row, step, { ...anew(partOf(row, step)), state: { name: "needs-fix" } });
}

/** The server has what was sent. What was written since, and photos that it has not, are still to be sent. */
function confirmed(
  row: DocumentRow,
  step: PartStep,
  { content: base, version }: Theirs<KindName>,
  { isSame }: SyncedKind<KindName>,
): DocumentRow {
  const on = { ...queued(row, step), base, version };
  const wanted = on.wanted!;
  const isAll = isSame(wanted.content, step.content!);
  return { ...on, wanted: isAll ? null : onCertainBase(wanted) };
}

/** The server has heard of the removal. Of what it never had, as far as is known here, nothing is left. */
function ended(row: DocumentRow, at: number): DocumentRow | null {
  const { version } = row;
  if (version === null) return null;
  return { ...row, base: null, version: null, wanted: null, removed: null, ended: { version, at } };
}
