import { Type } from "typebox";
import {
  ActBody,
  ActPageSchema,
  ActSchema,
  ActsQuery,
  AppealBody,
  AppealByLinkBody,
  CaseDetailSchema,
  CasePageSchema,
  CaseParams,
  CasesQuery,
  CreateReportBody,
  ModerationCountsSchema,
  NoticeSchema,
  NoticesSchema,
  OwnReportsSchema,
  ReportSchema,
} from "../schemas/moderation.ts";
import { MessageSchema } from "../schemas/session.ts";
import type { Endpoint } from "./endpoint.ts";

const ID = Type.Object({ id: Type.String() });

/** Reports, what moderators make of them, and what posters say to that. */
export const moderationEndpoints = {
  createReport: {
    summary: "Report a room or request; the same id again gives the same report",
    access: "anyone",
    body: CreateReportBody,
    answer: ReportSchema,
    refusals: {
      404: "No room or request has this id, nor had it lately",
      409: "The id is another report's",
      429: "Too many reports for now",
    },
  },
  readReport: {
    summary: "What has become of a report, for whoever has its id",
    access: "anyone",
    params: ID,
    answer: ReportSchema,
    refusals: { 404: "No report has this id" },
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
  readCase: {
    summary: "All about one room, request or account that is to be decided about, reported or not",
    access: "superuser",
    params: CaseParams,
    answer: CaseDetailSchema,
    refusals: { 404: "Neither is there such a thing, nor was it reported" },
  },
  actOn: {
    summary: "Decide, with a reason; the same id again is the same act",
    access: "superuser",
    body: ActBody,
    answer: ActSchema,
    refusals: {
      403: "One's own account",
      404: "Nothing has this id",
      409: "Another moderator was faster: `current` is what they did; or no active superuser would be left",
    },
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
    params: ID,
    body: AppealBody,
    answer: NoticeSchema,
    refusals: { 404: "The caller has no such notice", 409: "It was appealed against already, or needs no appeal" },
  },
  appealByLink: {
    summary: "The same by the link in the mail, for whoever cannot log in",
    access: "bearer-ignored",
    body: AppealByLinkBody,
    answer: MessageSchema,
    refusals: {
      400: "The token is no good",
      409: "It was appealed against already, or needs no appeal",
      429: "Too many tries",
    },
  },
} as const satisfies Record<string, Endpoint>;
