import { Type } from "typebox";
import {
  ActBody,
  ActPageSchema,
  ActSchema,
  ActsQuery,
  AppealBody,
  AppealByLinkBody,
  CaseDetailSchema,
  FlaggedPageSchema,
  FlaggedQuery,
  CasePageSchema,
  CaseParams,
  DismissBody,
  DismissedSchema,
  DismissedSourceSchema,
  SourceParams,
  CasesQuery,
  ConfirmReportEmailBody,
  CreateReportBody,
  ModerationCountsSchema,
  NoticeSchema,
  NoticesSchema,
  OwnReportsSchema,
  ReportSchema,
} from "../schemas/moderation.ts";
import { AccountParams, AccountRecordSchema, FindTargetBody, FoundTargetsSchema } from "../schemas/account-record.ts";
import { MessageSchema } from "../schemas/session.ts";
import type { Endpoint } from "./endpoint.ts";

const REPORT_ID = Type.Object({ id: Type.String({ description: "Of the report: a UUID." }) });
const NOTICE_ID = Type.Object({ id: Type.String({ description: "Of the notice: a UUID." }) });

/** Reports, what moderators make of them, and what posters say to that. */
export const moderationEndpoints = {
  createReport: {
    summary: "Report a room or request; the same id again gives the same report",
    access: "anyone",
    body: CreateReportBody,
    answer: ReportSchema,
    // The same report again is known by its id.
    knowsRepetitions: true,
    usesLanguage: true,
    refusals: ["listing_not_found", "tenant_request_not_found", "report_id_taken", "too_many_attempts"],
  },
  readReport: {
    summary: "What has become of a report, by its id",
    access: "anyone",
    params: REPORT_ID,
    answer: ReportSchema,
    refusals: ["report_not_found"],
  },
  confirmReportEmail: {
    summary: "Confirm by the link in the mail that a report's address is one's own, so that the answer goes there",
    access: "bearer-ignored",
    body: ConfirmReportEmailBody,
    answer: ReportSchema,
    refusals: ["invalid_link", "too_many_attempts"],
  },
  listOwnReports: {
    summary: "One's own reports, the newest first",
    access: "user",
    answer: OwnReportsSchema,
  },
  listCases: {
    summary: "What is to be decided, the most urgent and then the oldest first; or what was, the latest first",
    access: "superuser",
    query: CasesQuery,
    answer: CasePageSchema,
  },
  listFlagged: {
    summary:
      "Open rooms and requests with strong signs of a scam that nobody has reported, those with most signs first",
    description:
      "To dismiss one with `actOn` says that its signs are no breach: nothing holds it back any more (A-90).",
    access: "superuser",
    query: FlaggedQuery,
    answer: FlaggedPageSchema,
  },
  readCase: {
    summary: "All about one room, request or account that is to be decided about, reported or not",
    access: "superuser",
    params: CaseParams,
    answer: CaseDetailSchema,
    refusals: ["case_not_found"],
  },
  actOn: {
    summary: "Decide, with a reason; the same id again is the same act",
    access: "superuser",
    body: ActBody,
    answer: ActSchema,
    // The same act again is known by its id; its words are kept in the log alone.
    knowsRepetitions: true,
    refusals: ["own_act", "case_not_found", "user_not_found", "act_id_taken", "acted_meanwhile", "last_superuser"],
  },
  dismissSource: {
    summary: "Dismiss all open cases that one source alone has reported, fifty at a time",
    access: "superuser",
    params: SourceParams,
    answer: DismissedSourceSchema,
  },
  dismissCases: {
    summary:
      "Dismiss many cases at once, each as an act of its own: one that cannot be is named, and the others are dismissed",
    access: "superuser",
    body: DismissBody,
    answer: DismissedSchema,
    // Each act is known by its id.
    knowsRepetitions: true,
  },
  readAccountRecord: {
    summary: "What an account has posted, reported and appealed against",
    access: "superuser",
    params: AccountParams,
    answer: AccountRecordSchema,
    refusals: ["user_not_found"],
  },
  findTarget: {
    summary: "Find rooms, requests and accounts by what was pasted",
    description:
      "It changes nothing. What is looked for stands in the body, because addresses of people belong in no log of paths.",
    access: "superuser",
    body: FindTargetBody,
    answer: FoundTargetsSchema,
    knowsRepetitions: true,
  },
  listActs: {
    summary: "The audit log: what moderators have done, the latest first",
    access: "superuser",
    query: ActsQuery,
    answer: ActPageSchema,
  },
  moderationCounts: {
    summary: "How much is open and decided, and how long a decision takes",
    access: "superuser",
    answer: ModerationCountsSchema,
  },
  listNotices: {
    summary: "What moderators have done that concerns the caller, the newest first",
    access: "user",
    answer: NoticesSchema,
  },
  appeal: {
    summary: "Appeal against what a notice tells, once",
    access: "user",
    params: NOTICE_ID,
    body: AppealBody,
    answer: NoticeSchema,
    // A second appeal is refused whatever its key; its words are kept with the appeal alone.
    knowsRepetitions: true,
    refusals: ["email_not_confirmed", "notice_not_found", "appealed_already", "nothing_to_appeal"],
  },
  appealByLink: {
    summary: "The same by the link in the mail, for those who cannot log in",
    access: "bearer-ignored",
    body: AppealByLinkBody,
    answer: MessageSchema,
    refusals: ["invalid_link", "notice_not_found", "appealed_already", "nothing_to_appeal", "too_many_attempts"],
  },
} as const satisfies Record<string, Endpoint>;
