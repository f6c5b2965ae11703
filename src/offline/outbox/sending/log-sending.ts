import { logEvent } from "../../event-log/log-event.ts";
import type { OutboxEntry } from "../../drafts/outbox-entry.ts";
import type { EntryOutcome } from "./entry-outcome.ts";
import type { Sender } from "./sender.ts";

/*
 * The event log's entries about sending: kinds, numbers and the beginnings of ids (M16). Drains that find nothing to do
 * are not logged: there is one a minute.
 */

const ID_LENGTH = 8;

/** Notes in the event log that a sender begins. */
export function logDrainStart({ place, holder }: Sender): void {
  logEvent({ area: "outbox", what: "drain-started", place, holder: holder.slice(0, ID_LENGTH) });
}

/** @param drain.nextAt When something falls due next, epoch milliseconds; null when nothing does by itself. */
export function logDrainEnd({ tries, nextAt, now }: { tries: number; nextAt: number | null; now: number }): void {
  const nextInMs = nextAt === null ? null : nextAt - now;
  logEvent({ area: "outbox", what: "drain-ended", tries, nextInMs });
}

/** Notes in the event log how a try of an entry ended; no content. */
export function logOutcome({ seq, subject, change, failures }: OutboxEntry, outcome: EntryOutcome): void {
  const [kind = "", id = ""] = subject.split(":");
  logEvent({
    area: "outbox",
    what: `entry-${outcome.kind}`,
    seq,
    change: change.type,
    kind,
    id: id.slice(0, ID_LENGTH),
    failures,
    ...(outcome.kind === "wait" ? { reason: outcome.reason, hostWide: outcome.scope === "host" } : {}),
  });
}

/** @param outcome `uploaded`, or why it was refused. */
export function logPhoto(uuid: string, outcome: string, bytes: number | null): void {
  logEvent({ area: "outbox", what: `photo-${outcome}`, photo: uuid.slice(0, ID_LENGTH), bytes });
}
