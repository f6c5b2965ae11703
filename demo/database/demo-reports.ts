import { sql, type Kysely } from "kysely";
import type { ReportKind, ReportReason } from "#domain/moderation/report-rules.ts";
import type { Clock } from "../../src/server/clock.ts";
import { ADVISORY_LOCKS } from "../../src/server/db/advisory-locks.ts";
import type { Tables } from "../../src/server/db/tables.ts";
import type { Reporter } from "../../src/server/moderation/reports/report-store.ts";
import { writeReport } from "../../src/server/moderation/reports/write-report.ts";
import { DEMO_USER } from "./demo-user.ts";

interface DemoReport {
  kind: ReportKind;
  /** Whether the demo user has posted it; else it has no owner, like most of the demo. */
  isOfUser: boolean;
  /** Its place among the newest of those. */
  place: number;
  reason: ReportReason;
  words: string;
  language: "zh" | "en";
  hoursAgo: number;
}

const REPORTS: readonly DemoReport[] = [
  {
    kind: "listing",
    isOfUser: false,
    place: 8,
    reason: "money_before_viewing",
    words: "说人在国外看不了房，让我先转 300 镑定金才肯给地址。",
    language: "zh",
    hoursAgo: 5,
  },
  {
    kind: "listing",
    isOfUser: true,
    place: 0,
    reason: "already_let",
    words: "They told me that it went two weeks ago.",
    language: "en",
    hoursAgo: 30,
  },
  {
    kind: "tenant_request",
    isOfUser: false,
    place: 2,
    reason: "spam",
    words: "同样的内容发了好几条，加了微信是中介推销。",
    language: "zh",
    hoursAgo: 12,
  },
];

const HOUR_MS = 60 * 60 * 1000;

/**
 * Reports two demo rooms, one of them the demo user's, and a demo request, so that the moderators' queue has something in it.
 * Does nothing where there are reports.
 */
export async function addDemoReports({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demoData})`.execute(trx);
    if ((await trx.selectFrom("report").select("id").limit(1).executeTakeFirst()) !== undefined) return;
    const user = trx.selectFrom("account").select("id").where("email", "=", DEMO_USER.email);
    for (const { kind, isOfUser, place, reason, words, language, hoursAgo } of REPORTS) {
      const row = await trx
        .selectFrom(kind)
        .select("id")
        .where("is_demo", "=", true)
        .where((one) => (isOfUser ? one("owner_id", "=", user) : one("owner_id", "is", null)))
        .orderBy("created_at", "desc")
        .orderBy("id")
        .offset(place)
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) continue;
      const reporter: Reporter = { hashes: [Buffer.from(`demo ${reason}`)], email: null, source: `demo ${reason}` };
      const report = { id: crypto.randomUUID(), target: { kind, id: row.id }, reason, words, reporter, language };
      await writeReport(trx, report, new Date(clock.now().getTime() - hoursAgo * HOUR_MS).toISOString());
    }
  });
}
