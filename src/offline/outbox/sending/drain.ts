import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { ANONYMOUS } from "../../session/owner-of.ts";
import { newUuid } from "../../databases/new-uuid.ts";
import type { OutboxEntry } from "../entries/entry.ts";
import { EntryGoneError } from "./outcome.ts";
import { logDrainEnd, logDrainStart, logOutcome } from "./log-sending.ts";
import { sendEntry } from "./send-entry.ts";
import { asOnlySender } from "./sender-lease.ts";
import type { Sender } from "./sender.ts";
import { settle } from "./settle.ts";
import { takeNext } from "./take-next.ts";

/** The result of draining. */
export type Drained =
  /** @property nextAt When to drain again, epoch milliseconds; null when nothing becomes due by itself. */
  | { kind: "drained"; nextAt: number | null }
  /** Another tab or the worker is sending. */
  | { kind: "blocked" };

/**
 * Sends all due entries of the signed-in user, one at a time and oldest first, as the only sender among all tabs and
 * the worker. Every write goes this way (src/offline/README.md).
 */
export async function drain(sender: Sender): Promise<Drained> {
  const parts = { holder: sender.holder, now: sender.clock.now };
  const drained = await asOnlySender(parts, ({ signal }) => sendAll(sender, signal));
  return drained ?? { kind: "blocked" };
}

async function sendAll(sender: Sender, signal: AbortSignal): Promise<Drained> {
  const { place, clock } = sender;
  for (let tries = 0; ; tries += 1) {
    const owner = await sender.owner();
    const isOver = owner === ANONYMOUS || signal.aborted;
    const next = isOver ? NOTHING : await takeNext({ owner, now: clock.now(), attempt: newUuid(), place });
    if (next.kind === "nothing") {
      if (tries > 0) logDrainEnd({ tries, nextAt: next.at, now: clock.now() });
      return { kind: "drained", nextAt: next.at };
    }
    if (tries === 0) logDrainStart(sender);
    await sendAndSettle(sender, next.entry, signal);
  }
}

const NOTHING = { kind: "nothing", at: null } as const;

async function sendAndSettle(sender: Sender, entry: OutboxEntry, signal: AbortSignal): Promise<void> {
  const outcome = await sendEntry({ sender, entry, signal, onStep: (step) => noteStep(entry, step) });
  logOutcome(entry, outcome);
  const { receipt } = await settle({
    entry,
    outcome,
    by: sender.place,
    now: sender.clock.now(),
    random: sender.clock.random(),
  });
  if (receipt !== null) sender.onDone?.(receipt, outcome.kind === "done" ? outcome.row : null, entry.change);
}

/**
 * Stores an entry's progress, for every tab to see; before the request, that it may have arrived.
 * @throws EntryGoneError when it is not this sender's any more.
 */
async function noteStep({ seq, state, change }: OutboxEntry, step: "saving" | number): Promise<void> {
  const db = draftsDatabase();
  const attempt = state.name === "sending" ? state.attempt : null;
  await db.transaction("rw", db.outbox, async () => {
    const kept = await db.outbox.get(seq);
    if (kept?.state.name !== "sending" || kept.state.attempt !== attempt) throw new EntryGoneError("Not ours any more");
    const photos = "photos" in change ? change.photos.length : 0;
    await db.outbox.put(
      step === "saving"
        ? { ...kept, mayHaveArrived: true, state: { name: "sending", attempt, step } }
        : { ...kept, state: { name: "sending", attempt, step: "photo", photo: step, photos } },
    );
  });
}
