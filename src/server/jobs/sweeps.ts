import { sweepDrafts } from "../drafts/draft-store.ts";
import { sweepSessions } from "../auth/sessions/session-store.ts";
import { sweepSharedLists } from "../shared-lists/sweep-shared-lists.ts";
import { sweepDeadMails } from "../mail/dead-mail-store.ts";
import { sweepPushSubscriptions } from "../push/subscription-store.ts";
import { sweepReportedPhotos } from "../moderation/reported-photo-store.ts";
import { forgetReporterAddresses } from "../moderation/reports/report-answer-store.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { Job } from "./repeat-jobs.ts";
import { RETAINED_TABLES, sweepTable } from "./retention-store.ts";

/** Removes rows that count for nothing any more; `now` is ISO text. */
type Sweep = (db: Db, now: string) => Promise<void>;

const SWEEPS: readonly Sweep[] = [
  sweepSessions,
  sweepDrafts,
  sweepSharedLists,
  forgetReporterAddresses,
  sweepReportedPhotos,
  sweepDeadMails,
  sweepPushSubscriptions,
];

/** The removal of all rows that have expired. They are refused anyway: this only makes room. */
export function sweepsOfRows(db: Db, clock: Clock): Job[] {
  const now = () => clock.now().toISOString();
  return [
    ...SWEEPS.map((sweep) => ({ name: sweep.name, run: () => sweep(db, now()) })),
    ...RETAINED_TABLES.map((table) => ({ name: `sweep ${table}`, run: () => sweepTable(db, table, now()) })),
  ];
}
