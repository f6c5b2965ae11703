import type { ReportKind } from "#domain/moderation/report-rules.ts";

/** What is reported: a room or a request. */
export interface ReportTarget {
  kind: ReportKind;
  id: string;
  /** A room's title, a request's place. */
  title: string;
}
