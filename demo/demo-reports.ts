import { readFileSync } from "node:fs";
import { sql, type Kysely } from "kysely";
import { HOUR_MS } from "#domain/durations.ts";
import type { ReportKind, ReportReason } from "#domain/moderation/report-rules.ts";
import { instantBefore, type Clock } from "../src/server/clock.ts";
import { ADVISORY_LOCKS } from "../src/server/db/advisory-locks.ts";
import type { Tables } from "../src/server/db/tables.ts";
import type { Reporter } from "../src/server/moderation/reports/report-store.ts";
import { writeReport } from "../src/server/moderation/reports/write-report.ts";

/** A report of `demo-reports.json`. */
interface DemoReport {
  kind: ReportKind;
  /** The room or request that it is about. */
  id: string;
  reason: ReportReason;
  words: string;
  language: "zh" | "en";
  hours_ago: number;
}

/**
 * Reports two demo rooms, one of them the demo user's, and a demo request, so that the moderators' queue has something in it.
 * Does nothing where there are reports.
 */
export async function addDemoReports({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Promise<void> {
  const reports = JSON.parse(readFileSync(new URL("demo-reports.json", import.meta.url), "utf8")) as DemoReport[];
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demoData})`.execute(trx);
    if ((await trx.selectFrom("report").select("id").limit(1).executeTakeFirst()) !== undefined) return;
    for (const { kind, id, reason, words, language, hours_ago } of reports) {
      const row = trx.selectFrom(kind).select("id").where("is_demo", "=", true).where("id", "=", id);
      if ((await row.executeTakeFirst()) === undefined) continue;
      const reporter: Reporter = { hashes: [Buffer.from(`demo ${reason}`)], email: null, source: `demo ${reason}` };
      const report = { id: crypto.randomUUID(), target: { kind, id }, reason, words, reporter, language };
      await writeReport(trx, report, instantBefore(clock.now(), hours_ago * HOUR_MS));
    }
  });
}
