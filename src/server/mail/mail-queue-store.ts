import { MINUTE_MS } from "#domain/durations.ts";
import { VERIFICATION_CODE_SECONDS } from "#domain/users/account-rules.ts";
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { MAIL_SERVER } from "../deliveries/breaker-store.ts";
import { addDeliveries, dueNow, MOST_URGENT, openPayload } from "../deliveries/delivery-store.ts";
import { customerNetworkOf } from "../http/calls/client-of.ts";
import { keyedHash, type SecretKeys } from "../secret-keys.ts";
import { tooManyTries } from "../limits/rate-limits.ts";
import type { MailJob } from "./mail-job.ts";

/** Mails to be sent, kept in the database until they are. */
export interface MailQueue {
  /**
   * Adds a mail within the caller's transaction: it is sent if, and only if, what it tells of has happened.
   * @param network From where it was asked for, by a caller who need not be signed in (`Client.network`).
   * @throws HttpError 429 where too many from that network wait already.
   */
  add(db: Db, job: MailJob, network?: string): Promise<void>;
  /** Puts a dead letter back into the queue, as if it were new. */
  addAgain(trx: Trx, id: string, job: MailJob): Promise<void>;
  /** Takes back what has not been sent to an address, within the caller's transaction: its owner is deleted. */
  forget(trx: Trx, email: string): Promise<void>;
}

/** Kinds that their reader waits for in front of a screen, to sign up or to get back in; all others are notices. */
const AWAITED: ReadonlySet<MailJob["kind"]> = new Set<MailJob["kind"]>([
  "verification-code",
  "recovery",
  "confirm-email",
  "confirm-new-email",
  "email-restored",
  "test",
]);
/** Alerts come behind all else: thousands may come together, and none of them is about its reader's account. */
const URGENCY = { awaited: MOST_URGENT, notice: 1, alert: 2 } as const;

/**
 * Mails of one network that may wait at a time: more than its limits by request let one address ask for in an hour in which the mail
 * server is away, so that a whole hall has room beside somebody who asks for all of these.
 */
const MOST_WAITING_OF_NETWORK = 500;
/** How soon some of them will have left. */
const FULL_FOR_MS = MINUTE_MS;

interface Parts {
  clock: Clock;
  secretKeys: SecretKeys;
  /** Whether what one network has waiting is bounded (RATE_LIMITS). */
  limited: boolean;
}

/** The mails among the deliveries. */
export function mailQueue({ clock, secretKeys, limited }: Parts): MailQueue {
  return {
    async add(db, job, network) {
      const now = clock.now();
      const hashes = {
        network_hash: network === undefined ? null : keyedHash(secretKeys, `mail network\0${blockOf(network)}`),
        recipient_hash: keyedHash(secretKeys, `mail recipient\0${job.email}`),
      };
      const waiting = await countWaiting(db, { ...hashes, now });
      if (limited && waiting.ofNetwork >= MOST_WAITING_OF_NETWORK) throw tooManyTries(FULL_FOR_MS);
      const mail = {
        queue: "mail",
        kind: job.kind,
        content: job,
        service: MAIL_SERVER,
        urgency: urgencyOf(job.kind),
        // Each network and each address in turn: who floods waits behind their own.
        turn: Math.max(waiting.ofNetwork, waiting.ofRecipient),
        ...hashes,
        wantedForSeconds: wantedFor(job.kind),
      } as const;
      await addDeliveries(db, [mail], { secretKeys, now });
    },
    async addAgain(trx, id, { kind }) {
      const asNew = { attempts: 0, last_answer: null, turn: 0, network_hash: null, cause: null, died_at: null };
      await trx
        .updateTable("delivery")
        .set({ ...asNew, ...dueNow(clock.now(), wantedFor(kind)) })
        .where("id", "=", id)
        .execute();
    },
    async forget(trx, email) {
      // What is sealed cannot be asked for by address; the table is short.
      const mails = await trx.selectFrom("delivery").select(["id", "payload"]).where("queue", "=", "mail").execute();
      const theirs = mails.filter(({ payload }) => readJob(payload, secretKeys)?.email === email).map(({ id }) => id);
      if (theirs.length > 0) await trx.deleteFrom("delivery").where("id", "in", theirs).execute();
    },
  };
}

/** Seconds: a code is worthless after five minutes, the rest still wanted tomorrow. */
function wantedFor(kind: MailJob["kind"]): number {
  return kind === "verification-code" ? VERIFICATION_CODE_SECONDS : 24 * 60 * 60;
}

function urgencyOf(kind: MailJob["kind"]): number {
  if (kind === "notified") return URGENCY.alert;
  return AWAITED.has(kind) ? URGENCY.awaited : URGENCY.notice;
}

async function countWaiting(
  db: Db,
  { network_hash, recipient_hash, now }: { network_hash: Buffer | null; recipient_hash: Buffer; now: Date },
): Promise<{ ofNetwork: number; ofRecipient: number }> {
  const count = (column: "network_hash" | "recipient_hash", hash: Buffer | null) =>
    db
      .selectFrom("delivery")
      .select((job) => job.fn.countAll<number>().as("count"))
      .where(column, "=", hash)
      .where("give_up_at", ">", now.toISOString())
      .where("died_at", "is", null)
      .$asScalar();
  const { rows } = await db.executeQuery<{ ofNetwork: number; ofRecipient: number }>(
    db
      .selectNoFrom([
        count("network_hash", network_hash).as("ofNetwork"),
        count("recipient_hash", recipient_hash).as("ofRecipient"),
      ])
      .compile(),
  );
  return rows[0] ?? { ofNetwork: 0, ofRecipient: 0 };
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one: as much as one customer is given. */
function blockOf(network: string): string {
  const customer = customerNetworkOf(network);
  return /^\d+\.\d+\.\d+\.\d+$/.test(customer) ? customer.slice(0, customer.lastIndexOf(".")) : customer;
}

/** The mail in a payload. @throws when it was sealed under none of the secrets. */
export function openJob(payload: Buffer, secretKeys: SecretKeys): MailJob {
  return openPayload(payload, secretKeys) as MailJob;
}

/** The same; null for one that was sealed under a secret that does not count any more: it cannot be sent. */
export function readJob(payload: Buffer, secretKeys: SecretKeys): MailJob | null {
  try {
    return openJob(payload, secretKeys);
  } catch {
    return null;
  }
}
