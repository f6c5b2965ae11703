import { MAX_PUSH_BYTES, type PushMessage } from "#domain/notifications/notification.ts";
import { secondsAfter, type Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { tell } from "../occurrences.ts";
import { inSpan } from "../spans.ts";
import { encryptPush } from "./encrypt-push.ts";
import { noteHostAnswered, noteHostAway, pauseHost } from "./push-host-store.ts";
import type { ReadPushKeys } from "./push-key-store.ts";
import { claimNextPush, isStillLive, postponePush, removePush, type PushJob } from "./push-queue-store.ts";
import type { PushAnswer, PushTransport } from "./send-push.ts";
import { forgetEnded } from "./subscription-store.ts";
import { vapidAuthorization } from "./vapid.ts";

export interface PushSenderParts {
  db: Db;
  clock: Clock;
  readKeys: ReadPushKeys;
  transport: PushTransport;
  /** Whom push services may write to: a `mailto:` or `https:` address. */
  subject: () => string;
  /** Gets neither endpoints nor messages. */
  log: { info(fields: object, line: string): void; warn(fields: object, line: string): void };
}

const MINUTE = 60;
/** Seconds to the next attempt after the first, second, … failure. */
const RETRY_AFTER = [10, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const;
/** How long a push is its sender's alone: longer than any attempt, and what a crash delays it by. */
const CLAIMED_FOR_SECONDS = MINUTE;

/**
 * Sends what is due, one push after the other; any number of processes and of these loops may do so at a time. A push is sent
 * again only after a failure, or after a crash between the service's yes and ours: its tag shows it once then all the same.
 */
export async function sendDuePushes(parts: PushSenderParts, isStopping: () => boolean = () => false): Promise<void> {
  const { db, clock } = parts;
  while (!isStopping()) {
    const job = await claimNextPush(db, { now: clock.now(), forSeconds: CLAIMED_FOR_SECONDS });
    if (job === undefined) return;
    await settle(job, parts);
  }
}

async function settle(job: PushJob, parts: PushSenderParts): Promise<void> {
  const { db, clock, log } = parts;
  const ttl = Math.floor((Date.parse(job.give_up_at) - clock.now().getTime()) / 1000);
  if (ttl <= 0) {
    tell("push", { outcome: "given-up" });
    log.warn({ job: job.id, attempts: job.attempts - 1 }, "gave up a push that nobody waits for any more");
    return removePush(db, job);
  }
  if (!(await isStillLive(db, job.subscription_id))) return removePush(db, job);
  let answer: PushAnswer;
  try {
    answer = await inSpan("push send", { attributes: { "qiying.push.attempt": job.attempts } }, () =>
      send(job, job.message, ttl, parts),
    );
    // Services may take less than the standard says: the room is left out then, and fetched.
    if (answer.status === 413) answer = await send(job, withoutRoom(job.message), ttl, parts);
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string };
    return settleAway(job, code ?? name ?? "unknown", parts);
  }
  await settleAnswer(job, answer, parts);
}

async function send(
  { endpoint, topic, urgency, public_key: publicKey, auth_secret: authSecret }: PushJob,
  message: PushMessage,
  ttl: number,
  { clock, readKeys, transport, subject }: PushSenderParts,
): Promise<PushAnswer> {
  const plain = Buffer.from(JSON.stringify(message));
  const fits = plain.length <= MAX_PUSH_BYTES ? plain : Buffer.from(JSON.stringify(withoutRoom(message)));
  const { origin } = new URL(endpoint);
  const authorization = vapidAuthorization(await readKeys(), { origin, subject: subject(), now: clock.now() });
  const body = encryptPush(fits, { publicKey, authSecret });
  return transport.send({ endpoint, authorization, body, ttl, urgency, topic });
}

function withoutRoom({ room, ...message }: PushMessage): PushMessage {
  return room === undefined ? message : { ...message, room_ids: [room.id] };
}

async function settleAnswer(job: PushJob, { status, retryAfter }: PushAnswer, parts: PushSenderParts): Promise<void> {
  const { db, clock, log } = parts;
  const facts = { job: job.id, attempts: job.attempts, service: job.host, status };
  if (status >= 200 && status < 300) {
    await removePush(db, job);
    tell("push", { outcome: "sent" });
    return noteHostAnswered(db, job.host);
  }
  if (status === 404 || status === 410) {
    // The browser has ended it: what else waits for it goes along.
    await forgetEnded(db, job.subscription_id);
    tell("push", { outcome: "forgotten" });
    log.info(facts, "a push subscription has ended");
    return noteHostAnswered(db, job.host);
  }
  if (status === 429 || (status === 503 && retryAfter !== null)) {
    const seconds = await pauseHost(db, job.host, { seconds: retryAfter ?? RETRY_AFTER[1], now: clock.now() });
    tell("push", { outcome: "postponed" });
    log.warn({ ...facts, seconds }, "a push service asks for a pause");
    return postponePush(db, job, secondsAfter(clock.now(), seconds));
  }
  if (status >= 500) return settleAway(job, `status ${status}`, parts);
  // 400, 401, 403, 413 and redirections: it would be the same again.
  await removePush(db, job);
  tell("push", { outcome: "refused" });
  log.warn(facts, "a push was refused for good");
  await noteHostAnswered(db, job.host);
}

async function settleAway(job: PushJob, reason: string, { db, clock, log }: PushSenderParts): Promise<void> {
  const pause = await noteHostAway(db, job.host, clock.now());
  const facts = { job: job.id, attempts: job.attempts, service: job.host, reason };
  log.warn(facts, pause === null ? "a push has to wait" : "a push service is not to be had, its pushes wait");
  tell("push", { outcome: "postponed" });
  const wait = RETRY_AFTER[Math.min(job.attempts, RETRY_AFTER.length) - 1] ?? RETRY_AFTER[0];
  await postponePush(db, job, secondsAfter(clock.now(), Math.max(wait, pause ?? 0)));
}
