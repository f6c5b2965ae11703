import type { DeadMail as AnsweredMail } from "#contract/schemas/mail.ts";
import type { DirectAct } from "#domain/moderation/act-rules.ts";
import { ADMIN_USER_LIMIT, DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { accountIdsByEmail } from "../accounts/account-store.ts";
import { asSuperuser } from "../accounts/superuser-store.ts";
import { MAILED_LINK_SECONDS } from "../accounts/mailed-token-store.ts";
import { insertAct } from "../audit-log/log-store.ts";
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { mailServerPause } from "../deliveries/breaker-store.ts";
import { queuedDeliveries, removeDelivery } from "../deliveries/delivery-store.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { SecretKeys } from "../secret-keys.ts";
import { listDeadMails, lockDeadMail, type DeadMail } from "./dead-mail-store.ts";
import type { MailJob } from "./mail-job.ts";
import { readJob, type MailQueue } from "./mail-queue-store.ts";

interface Parts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  mails: MailQueue;
}

/** Mails that did not go out, for superusers; what becomes of each is in the audit log. */
export function serveDeadMails(calls: CallServer, { db, clock, secretKeys, mails }: Parts): void {
  calls.serve("listDeadMails", async ({ query: { skip = 0, limit = DEFAULT_PAGE_SIZE } }) => {
    const now = clock.now();
    const [{ rows, count }, { due, later }, { until: waits_until }] = await Promise.all([
      listDeadMails(db, { skip, limit: Math.min(limit, ADMIN_USER_LIMIT) }),
      queuedDeliveries(db, "mail", now).executeTakeFirstOrThrow(),
      mailServerPause(db).executeTakeFirstOrThrow(),
    ]);
    const ids = await accountIdsByEmail(
      db,
      rows.flatMap((row) => opened(row)?.email ?? []),
    );
    return { data: rows.map((row) => shown(row, ids, now)), count, due, later, waits_until };
  });

  calls.serve("sendDeadMail", async ({ params: { id }, caller }) => {
    await db.transaction().execute(async (trx) => {
      const mail = await lock(trx, id, caller.userId);
      const job = opened(mail);
      if (job === null || !isStillGood(job, mail, clock.now()))
        throw new HttpError("mail_has_run_out", "What this mail carries has run out");
      await mails.addAgain(trx, id, job);
      await note(trx, "send_mail_again", mail, caller.userId);
    });
    return { message: "Mail queued" };
  });

  calls.serve("dropDeadMail", async ({ params: { id }, caller }) => {
    await db.transaction().execute(async (trx) => {
      const mail = await lock(trx, id, caller.userId);
      await removeDelivery(trx, mail);
      await note(trx, "drop_mail", mail, caller.userId);
    });
    return { message: "Mail dropped" };
  });

  async function note(trx: Trx, act: DirectAct, mail: DeadMail, actorId: string): Promise<void> {
    const domain = opened(mail)?.email.split("@").at(-1) ?? null;
    await insertAct(trx, {
      id: crypto.randomUUID(),
      act,
      kind: null,
      target_id: null,
      account_id: null,
      actor_id: actorId,
      reason: null,
      words_zh: null,
      words_en: null,
      // Not the address: the log outlives the account (UA-20).
      changes: [
        { field: "mail_kind", before: mail.kind, after: null },
        { field: "mail_domain", before: domain, after: null },
      ],
      at: clock.now().toISOString(),
    });
  }

  function shown(row: DeadMail, ids: ReadonlyMap<string, string>, now: Date): AnsweredMail {
    const { id, kind, cause, attempts, last_answer, created_at, died_at } = row;
    const job = opened(row);
    const to = job === null ? null : masked(job.email);
    const account_id = (job && ids.get(job.email)) ?? null;
    const can_send_again = job !== null && isStillGood(job, row, now);
    return { id, kind, to, account_id, cause, attempts, last_answer, created_at, died_at, can_send_again };
  }

  function opened({ payload }: DeadMail): MailJob | null {
    return readJob(payload, secretKeys);
  }
}

/** A mail of the list, locked for this superuser. @throws HttpError 404 where it is not there any more. */
async function lock(trx: Trx, id: string, actorId: string): Promise<DeadMail> {
  await asSuperuser(trx, actorId);
  const mail = isUuid(id) ? await lockDeadMail(trx, id) : undefined;
  if (mail === undefined) throw new HttpError("mail_not_found", "No such mail");
  return mail;
}

/** Seconds that what a kind carries works from when it was wanted; absent for what is made when it is sent, and for mere news. */
const GOOD_FOR_SECONDS: Partial<Record<MailJob["kind"], number>> = {
  "verification-code": 0,
  "confirm-email": MAILED_LINK_SECONDS["confirm-email"],
  "confirm-new-email": MAILED_LINK_SECONDS["change-email"],
  "email-changed": MAILED_LINK_SECONDS["undo-email-change"],
};

function isStillGood({ kind }: MailJob, { created_at }: DeadMail, now: Date): boolean {
  const seconds = GOOD_FOR_SECONDS[kind];
  return seconds === undefined || now.getTime() < Date.parse(created_at) + seconds * 1000;
}

/** `l•••@example.org`: enough to recognise whose mail it is, and which server does not take it. */
function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}•••${email.slice(at)}`;
}
