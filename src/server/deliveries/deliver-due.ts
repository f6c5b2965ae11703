import { secondsAfter, type Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { tell } from "../occurrences.ts";
import { inSpan } from "../spans.ts";
import { noteAnswered, noteUnreachable, pauseService, takeLeave, type Leave } from "./breaker-store.ts";
import { bury, claimNext, postpone, removeDelivery, type Delivery, type Queue } from "./delivery-store.ts";

/** What an attempt came to. `reason` is for the log: codes alone. `answer` is what the service said, without addresses. */
export type Outcome =
  | { kind: "sent" }
  /** The receiver exists no more. */
  | { kind: "forgotten" }
  /** For good: it would be refused again. */
  | { kind: "refused"; reason: string; answer?: string }
  /** For now, and this delivery alone. */
  | { kind: "deferred"; reason: string; answer?: string }
  /** Not the delivery but the service, or our standing with it: any other delivery would fare the same. */
  | { kind: "unreachable"; reason: string; answer?: string }
  /** The service asks for a pause. */
  | { kind: "paused"; reason: string; seconds: number };

/** How the deliveries of a queue are sent. */
export interface Channel<Parcel> {
  queue: Queue;
  /** For the log: one of them, the service, and what it means that the service is away, or back. */
  words: { one: string; service: string; whenAway: string; whenBack: string };
  /** Seconds to the next attempt after the first, second, … failure; the last one repeats. */
  retryAfter: { deferred: readonly number[]; unreachable: readonly number[] };
  /** Seconds for which all wait for a service that could not be reached, ever more; the last one repeats. */
  pauses: readonly number[];
  /** How long a delivery is its sender's alone: longer than any attempt, and what a crash delays it by. */
  claimedForSeconds: number;
  /** Makes what is sent; null where there is nothing to be sent any more. Failing puts off this delivery alone. */
  prepare(delivery: Delivery): Promise<Parcel | null>;
  send(parcel: Parcel, delivery: Delivery): Promise<Outcome>;
  /** Whether it becomes a dead letter. */
  isKept(delivery: Delivery, cause: NonNullable<Delivery["cause"]>): boolean;
}

/** What sending takes. */
export interface SenderParts {
  db: Db;
  clock: Clock;
  /** Gets neither addresses nor contents. */
  log: { info(fields: object, line: string): void; warn(fields: object, line: string): void };
}

/** Of so many deliveries one is less urgent, where any wait: a flood of urgent ones must not keep them for ever. */
const LESS_URGENT_IN = 5;

/**
 * Sends what is due, one after the other; any number of processes and senders may do so at a time. Each is sent once: again only
 * after a failure, or after a crash between the service's yes and ours. While a service cannot be reached, all that go there
 * wait, and one at a time finds out whether it is back.
 */
export async function deliverDue<Parcel>(
  channel: Channel<Parcel>,
  parts: SenderParts,
  { isStopping = () => false, senders = 1 }: { isStopping?: () => boolean; senders?: number } = {},
): Promise<void> {
  const { queue, claimedForSeconds: forSeconds } = channel;
  const others: Promise<PromiseSettledResult<void>[]>[] = [];
  for (let taken = 1; !isStopping(); taken += 1) {
    const skipsMostUrgent = taken % LESS_URGENT_IN === 0;
    const delivery = await claimNext(parts.db, { queue, now: parts.clock.now(), forSeconds, skipsMostUrgent });
    if (delivery === undefined) break;
    // Not before there is work: idle senders would ask the database in vain.
    if (senders > 1 && others.length === 0) {
      others.push(Promise.allSettled([deliverDue(channel, parts, { isStopping, senders: senders - 1 })]));
    }
    await deliver(delivery, channel, parts);
  }
  for (const [ended] of await Promise.all(others)) if (ended?.status === "rejected") throw ended.reason;
}

async function deliver<Parcel>(delivery: Delivery, channel: Channel<Parcel>, parts: SenderParts): Promise<void> {
  const { db, clock, log } = parts;
  const { queue, words } = channel;
  if (Date.parse(delivery.give_up_at) <= clock.now().getTime()) {
    const attempts = delivery.attempts - 1;
    log.warn({ job: delivery.id, attempts }, `gave up ${words.one} that nobody waits for any more`);
    tell(queue, { outcome: "given-up" });
    return end(delivery, { cause: "given_up", attempts }, channel, parts);
  }
  let parcel: Parcel | null;
  try {
    parcel = await channel.prepare(delivery);
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string };
    return putOff(delivery, { kind: "deferred", reason: code ?? name ?? "unknown" }, channel, parts);
  }
  if (parcel === null) return removeDelivery(db, delivery);
  const leave = await takeLeave(db, delivery.service, clock.now());
  // Another sender probes the service: this one has not tried.
  if (leave === null) {
    return postpone(db, delivery, { until: clock.now().toISOString(), attempts: delivery.attempts - 1 });
  }
  const attributes = { [`qiying.${queue}.attempt`]: delivery.attempts };
  const outcome = await inSpan(`${queue} send`, { attributes }, () => channel.send(parcel, delivery));
  await settle(delivery, outcome, { leave, channel, parts });
}

async function settle<Parcel>(
  delivery: Delivery,
  outcome: Outcome,
  { leave, channel, parts }: { leave: Leave; channel: Channel<Parcel>; parts: SenderParts },
): Promise<void> {
  const { db, clock, log } = parts;
  const { queue, words, pauses } = channel;
  const { service } = delivery;
  if (outcome.kind === "unreachable") {
    const until = await noteUnreachable(db, leave, { pauses, now: clock.now() });
    if (until !== null) {
      log.warn({ service, reason: outcome.reason, until }, `${words.service} is not to be had, ${words.whenAway}`);
    }
  } else if (outcome.kind === "paused") {
    const until = await pauseService(db, service, { seconds: outcome.seconds, now: clock.now() });
    log.warn({ service, reason: outcome.reason, until }, `${words.service} asks for a pause`);
  } else {
    await noteAnswered(db, leave);
    if (leave.isProbe) log.info({ service }, `${words.service} is back, ${words.whenBack}`);
  }
  switch (outcome.kind) {
    case "sent":
    case "forgotten":
      await removeDelivery(db, delivery);
      return tell(queue, { outcome: outcome.kind });
    case "refused": {
      const { reason, answer: last_answer = null } = outcome;
      log.warn({ ...factsOf(delivery), reason }, `${words.one} was refused for good`);
      tell(queue, { outcome: "refused" });
      return end(delivery, { cause: "refused", last_answer }, channel, parts);
    }
    case "deferred":
    case "unreachable":
    case "paused":
      return putOff(delivery, outcome, channel, parts);
  }
}

async function putOff<Parcel>(
  delivery: Delivery,
  outcome: Outcome & { kind: "deferred" | "unreachable" | "paused" },
  { queue, words, retryAfter }: Channel<Parcel>,
  { db, clock, log }: SenderParts,
): Promise<void> {
  // A paused service is tried when its pause is over, by whichever delivery comes first.
  const waits = outcome.kind === "paused" ? [0] : retryAfter[outcome.kind];
  const seconds = waits[Math.min(delivery.attempts, waits.length) - 1] ?? 0;
  log.warn({ ...factsOf(delivery), reason: outcome.reason }, `${words.one} has to wait`);
  tell(queue, { outcome: "postponed" });
  const last_answer = ("answer" in outcome && outcome.answer) || null;
  await postpone(db, delivery, { until: secondsAfter(clock.now(), seconds), last_answer });
}

async function end<Parcel>(
  delivery: Delivery,
  death: { cause: "refused" | "given_up"; attempts?: number; last_answer?: string | null },
  channel: Channel<Parcel>,
  { db, clock }: SenderParts,
): Promise<void> {
  if (channel.isKept(delivery, death.cause)) await bury(db, delivery, { ...death, now: clock.now() });
  else await removeDelivery(db, delivery);
}

function factsOf({ id, attempts, service }: Delivery): object {
  return { job: id, attempts, service };
}
