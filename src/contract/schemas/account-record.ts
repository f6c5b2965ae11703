import { Type, type Static } from "typebox";
import { ACTS, APPEAL_OUTCOMES, CASE_KINDS } from "#domain/moderation/act-rules.ts";
import {
  ALL_REPORT_REASONS,
  REPORT_KINDS,
  REPORT_OUTCOMES,
  REPORT_STATES,
  type ReportReason,
} from "#domain/moderation/report-rules.ts";
import { LISTING_STATES } from "#domain/listings/listing-choices.ts";
import { STANDINGS } from "#domain/moderation/standing.ts";
import { SCAM_REASONS } from "#domain/scam-guard/scam-sign.ts";
import { PersonSchema } from "./moderation.ts";
import { nullable, oneOf } from "./shapes.ts";

const uuid = Type.String({ format: "uuid" });
const day = Type.String({ format: "date" });
const instant = Type.String({ format: "date-time" });
const count = Type.Integer({ minimum: 0 });
const reportReason = Type.Unsafe<ReportReason>(oneOf(ALL_REPORT_REASONS));

/** Rows of each list that a moderator is shown. */
export const MOST_OF_RECORD = 100;

export const AccountParams = Type.Object({ id: Type.String({ description: "Of the account: a UUID." }) });

const posted = {
  id: uuid,
  city: Type.String(),
  end_date: nullable(day),
  created_at: instant,
  standing: nullable(oneOf(STANDINGS)),
  signs: Type.Array(oneOf(SCAM_REASONS), { description: "Of a room the strong ones, as when it was last written." }),
  are_signs_checked: Type.Boolean({
    description: "Whether a moderator has found all its strong signs to be no breach.",
  }),
  reports: count,
};

export const RecordedRoomSchema = Type.Object({
  ...posted,
  title: Type.String(),
  state: oneOf(LISTING_STATES),
  is_deleted: Type.Boolean({ description: "By its owner, who may still bring it back." }),
});

export const RecordedRequestSchema = Type.Object(posted);

/** A report, with what it is about. */
export const RecordedReportSchema = Type.Object({
  number: Type.String(),
  kind: oneOf(REPORT_KINDS),
  target_id: uuid,
  title: nullable(Type.String()),
  reason: nullable(reportReason),
  state: oneOf(REPORT_STATES),
  outcome: nullable(oneOf(REPORT_OUTCOMES)),
  created_at: instant,
});

export const RecordedAppealSchema = Type.Object({
  kind: oneOf(CASE_KINDS),
  target_id: uuid,
  title: nullable(Type.String()),
  act: oneOf(ACTS),
  words: Type.String(),
  at: instant,
  outcome: nullable(oneOf(APPEAL_OUTCOMES)),
});

const pageOf = <T extends typeof RecordedRoomSchema | typeof RecordedRequestSchema | typeof RecordedReportSchema>(
  row: T,
) => Type.Object({ data: Type.Array(row), count });

/** The rooms, requests, reports and appeals of an account, each list newest first. */
export const AccountRecordSchema = Type.Object(
  {
    rooms: pageOf(RecordedRoomSchema),
    requests: pageOf(RecordedRequestSchema),
    reports_received: pageOf(RecordedReportSchema),
    reports_made: pageOf(RecordedReportSchema),
    appeals: Type.Array(RecordedAppealSchema),
  },
  { description: `Of each list the newest ${MOST_OF_RECORD}; \`count\` is of all.` },
);

export const FindTargetBody = Type.Object({
  text: Type.String({
    maxLength: 20_000,
    description:
      "A link to a room or request in any form, an id whole or short, a report's number, an address of an account, also within a sentence.",
  }),
});

export const FoundTargetSchema = Type.Object({
  kind: oneOf(CASE_KINDS),
  target_id: uuid,
  title: nullable(Type.String({ description: "Of a room; a request's city." })),
  poster: nullable(PersonSchema),
});

export const FoundTargetsSchema = Type.Object({ data: Type.Array(FoundTargetSchema) });

export type AccountRecord = Static<typeof AccountRecordSchema>;
export type RecordedReport = Static<typeof RecordedReportSchema>;
export type FoundTarget = Static<typeof FoundTargetSchema>;
