import { isDeepStrictEqual } from "node:util";
import { bury } from "../../../src/server/deliveries/delivery-store.ts";
import type { MailJob } from "../../../src/server/mail/mail-job.ts";
import { mailQueue, openJob } from "../../../src/server/mail/mail-queue-store.ts";
import { SECRET_KEYS, type TestApp } from "../test-app.ts";

/** A mail that its server has refused for good. @returns Its id. */
export async function deadMail(
  { clock, database: { kysely: db } }: TestApp,
  job: MailJob = { kind: "test", email: "li.lei@example.org", language: "en" },
): Promise<string> {
  await mailQueue({ clock, secretKeys: SECRET_KEYS, limited: false }).add(db, job);
  const rows = await db.selectFrom("delivery").selectAll().execute();
  const row = rows.find(({ payload }) => isDeepStrictEqual(openJob(payload, SECRET_KEYS), job))!;
  const last_answer = "550 5.1.1 … no such user";
  await bury(db, row, { cause: "refused", attempts: 1, last_answer, now: clock.now() });
  return row.id;
}
