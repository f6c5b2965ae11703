import { Type, type Static } from "typebox";
import { ADMIN_USER_LIMIT, DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { LANGUAGES } from "#domain/language.ts";
import {
  ACTS,
  ALL_ACT_REASONS,
  APPEAL_OUTCOMES,
  CASE_KINDS,
  DIRECT_REASONS,
  LOGGED_ACTS,
  MAX_ACT_WORDS,
  MAX_APPEAL_WORDS,
  type ActReason,
  type FieldValue,
  type LoggedReason,
} from "#domain/moderation/act-rules.ts";
import {
  ALL_REPORT_REASONS,
  MAX_REPORT_WORDS,
  REPORT_KINDS,
  REPORT_OUTCOMES,
  REPORT_STATES,
  SEVERITIES,
  type ReportReason,
} from "#domain/moderation/report-rules.ts";
import { STANDINGS } from "#domain/moderation/standing.ts";
import { SCAM_REASONS } from "#domain/scam-guard/scam-sign.ts";
import { ListingSchema } from "./listing.ts";
import { pagingFields } from "./paging.ts";
import { nullable, oneOf } from "./shapes.ts";
import { TenantRequestSchema } from "./tenant-request.ts";
import { ScamSignSchema } from "./warnings.ts";

const uuid = Type.String({ format: "uuid" });
const instant = Type.String({ format: "date-time" });
const reportReason = Type.Unsafe<ReportReason>(oneOf(ALL_REPORT_REASONS));
const loggedReason = Type.Unsafe<LoggedReason>(oneOf([...ALL_ACT_REASONS, ...DIRECT_REASONS]));
const actReason = Type.Unsafe<ActReason>(oneOf(ALL_ACT_REASONS));

/** The rules of words and reasons are in domain/moderation: the schema says types alone. */
export const CreateReportBody = Type.Object({
  id: Type.String({ format: "uuid", description: "Made by the client: the same id again gives the same report." }),
  kind: oneOf(REPORT_KINDS),
  target_id: Type.String({ format: "uuid", description: "Of the room or request." }),
  reason: Type.String({ description: "One that fits the kind." }),
  words: Type.Optional(
    nullable(Type.String({ description: `At most ${MAX_REPORT_WORDS} characters; needed for the reason other.` })),
  ),
  email: Type.Optional(
    nullable(
      Type.String({
        description:
          "Where an answer goes once it is confirmed by the mail that comes there; who is signed in is answered at their account's.",
      }),
    ),
  ),
  language: Type.Optional(Type.Unsafe<(typeof LANGUAGES)[number]>(oneOf(LANGUAGES))),
});

/** A report, as its reporter sees it, by its id. */
export const ReportSchema = Type.Object({
  id: uuid,
  number: Type.String({ description: "To quote, for example R-1042." }),
  state: oneOf(REPORT_STATES),
  created_at: instant,
  decided_at: nullable(instant),
  outcome: nullable(oneOf(REPORT_OUTCOMES)),
});

export const ConfirmReportEmailBody = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 4096, description: "From the link in the mail." }),
});

/** A report, as the account that made it sees it. */
export const OwnReportSchema = Type.Object({
  ...ReportSchema.properties,
  kind: oneOf(REPORT_KINDS),
  target_id: uuid,
  reason: reportReason,
  words: nullable(Type.String()),
});

export const OwnReportsSchema = Type.Object({
  data: Type.Array(OwnReportSchema, { description: "The newest first." }),
  count: Type.Integer({ minimum: 0 }),
});

export const PersonSchema = Type.Object({ id: uuid, email: Type.String(), full_name: nullable(Type.String()) });

const fieldValue = Type.Unsafe<FieldValue>({ type: ["string", "number", "boolean", "null"] });

/** A field that a superuser has changed, or that something had which they have deleted. */
export const FieldChangeSchema = Type.Object({
  field: Type.String(),
  before: Type.Optional(fieldValue),
  after: Type.Optional(fieldValue),
});

/** One act of a moderator, as the audit log has it. */
export const ActSchema = Type.Object({
  id: uuid,
  act: oneOf(LOGGED_ACTS),
  kind: nullable(oneOf(REPORT_KINDS)),
  target_id: nullable(uuid),
  account: nullable(PersonSchema),
  title: nullable(Type.String({ description: "Of the room or request, while there is one." })),
  reason: nullable(loggedReason),
  words_zh: nullable(Type.String()),
  words_en: nullable(Type.String()),
  changes: nullable(
    Type.Array(FieldChangeSchema, {
      description:
        "Of what was edited or deleted directly; without values where they are contact data, or of a deleted account.",
    }),
  ),
  at: instant,
  by: nullable(PersonSchema),
});

export const ActPageSchema = Type.Object({ data: Type.Array(ActSchema), count: Type.Integer({ minimum: 0 }) });

export const CasesQuery = Type.Object({
  ...pagingFields(DEFAULT_PAGE_SIZE),
  state: Type.Optional(
    Type.Unsafe<(typeof REPORT_STATES)[number]>(oneOf(REPORT_STATES, { description: "Open by default." })),
  ),
});

/** A line of the queue: all that is to be decided of one room, request or account. */
export const CaseSchema = Type.Object({
  kind: oneOf(CASE_KINDS),
  target_id: uuid,
  state: oneOf(REPORT_STATES),
  severity: oneOf(SEVERITIES),
  reasons: Type.Array(reportReason, { description: "Of its reports, each once, the most urgent first." }),
  reports: Type.Integer({ minimum: 0, description: "How many reports there are, decided ones included." }),
  opened_at: instant,
  decided_at: nullable(instant),
  title: nullable(Type.String({ description: "Of a room; a request's city." })),
  poster: nullable(PersonSchema),
  standing: nullable(oneOf(STANDINGS)),
  appeal_pending: Type.Boolean(),
  source: nullable(
    Type.Object(
      {
        id: Type.String({ description: "An account or a network that has no name here." }),
        cases: Type.Integer({ minimum: 1, description: "Open cases that it alone has reported." }),
      },
      { description: "Of an open case whose reports all come from one account or one network." },
    ),
  ),
});

export const SourceParams = Type.Object({ source: Type.String({ description: "The id of a case's `source`." }) });

/** Why one of many cases was not dismissed. */
export const KEPT_REASONS = ["own_act", "acted_meanwhile", "case_not_found", "act_id_taken", "appeal_pending"] as const;

/** A case that stays as it is, though others of the same call were dismissed. */
export const KeptCaseSchema = Type.Object({
  kind: oneOf(REPORT_KINDS),
  target_id: uuid,
  title: nullable(Type.String()),
  why: oneOf(KEPT_REASONS, {
    description:
      "An error code of `actOn`, or `appeal_pending`: an appeal is decided by itself. `acted_meanwhile`: nothing is open in it.",
  }),
});

const kept = Type.Array(KeptCaseSchema, { description: "What stays as it is, and why." });

export const DismissedSourceSchema = Type.Object({
  dismissed: Type.Integer({ minimum: 0 }),
  kept,
  left: Type.Integer({ minimum: 0, description: "Of the same source: the call may come again." }),
});

/** Cases that one call dismisses at most. */
export const MOST_DISMISSED = 50;

export const DismissBody = Type.Object({
  cases: Type.Array(
    Type.Object({
      id: Type.String({
        format: "uuid",
        description: "Of the act, made by the client: the same id again is the same act.",
      }),
      kind: oneOf(REPORT_KINDS),
      target_id: uuid,
    }),
    { minItems: 1, maxItems: MOST_DISMISSED },
  ),
});

export const DismissedSchema = Type.Object({ dismissed: Type.Integer({ minimum: 0 }), kept });

export const CasePageSchema = Type.Object({ data: Type.Array(CaseSchema), count: Type.Integer({ minimum: 0 }) });

export const FlaggedQuery = Type.Object({ ...pagingFields(DEFAULT_PAGE_SIZE) });

/** A room or request that the scam guard sees strong signs in, and nobody has reported. */
export const FlaggedPostSchema = Type.Object({
  kind: oneOf(REPORT_KINDS),
  id: uuid,
  title: Type.String({ description: "Of a room; a request's city." }),
  city: Type.String(),
  at: Type.String({ format: "date-time", description: "When it was last written." }),
  signs: Type.Array(oneOf(SCAM_REASONS), { description: "The reasons of its strong signs." }),
  awaits_check: Type.Boolean({ description: "Whether nothing offers it until a moderator has looked." }),
  poster: nullable(PersonSchema),
});

export const FlaggedPageSchema = Type.Object({
  data: Type.Array(FlaggedPostSchema),
  count: Type.Integer({ minimum: 0 }),
});

export const CaseParams = Type.Object({
  kind: Type.String({ description: `One of: ${CASE_KINDS.join(", ")}.` }),
  target_id: Type.String({ description: "Of the room, request or account: a UUID." }),
});

/** A room or request as it was, or is: one of the two. */
export const CaseRowSchema = Type.Object({
  listing: nullable(ListingSchema),
  tenant_request: nullable(TenantRequestSchema),
});

export const CaseReportSchema = Type.Object({
  id: uuid,
  number: Type.String(),
  state: oneOf(REPORT_STATES),
  outcome: nullable(oneOf(REPORT_OUTCOMES)),
  created_at: instant,
  decided_at: nullable(instant),
  version: nullable(Type.String({ description: "Of `versions`: what was there when it was reported." })),
  reporter: Type.Object({
    account: nullable(PersonSchema),
    has_email: Type.Boolean({ description: "A reporter without an account who left an address." }),
  }),
  said: Type.Array(Type.Object({ reason: reportReason, words: nullable(Type.String()), at: instant }), {
    description: "The report, and what the same reporter has added to it.",
  }),
});

export const CasePosterSchema = Type.Object({
  ...PersonSchema.properties,
  created_at: instant,
  email_verified: Type.Boolean(),
  is_active: Type.Boolean(),
  is_superuser: Type.Boolean(),
  rooms: Type.Integer({ minimum: 0, description: "Posted and still there, whatever their state." }),
  requests: Type.Integer({ minimum: 0 }),
  reports: Type.Integer({ minimum: 0, description: "About all that they have posted." }),
  acts: Type.Array(ActSchema, { description: "Earlier acts that concerned them, the newest first." }),
});

/** Why another room is shown beside a reported one. */
const LIKENESSES = ["poster", "contact", "photos", "title"] as const;

export const SimilarRoomSchema = Type.Object({
  listing: ListingSchema,
  why: Type.Array(oneOf(LIKENESSES)),
  standing: nullable(oneOf(STANDINGS)),
});

export const PhotoElsewhereSchema = Type.Object({
  account_id: uuid,
  listing_id: nullable(Type.String({ format: "uuid", description: "Null where no room shows it any more." })),
  is_earlier: Type.Boolean({ description: "Whether the other account showed it first." }),
});

/** What the scam guard sees in a room or a request by itself. */
export const SignalsSchema = Type.Object({
  signs: Type.Array(ScamSignSchema, { description: "As everybody sees them beside it." }),
  photos_elsewhere: Type.Array(PhotoElsewhereSchema, { description: "A room's photos at other accounts, each once." }),
});

/** What a moderator took from its poster, with the signs of that moment: an appeal is judged by these, whatever was edited since. */
export const ActedOnSchema = Type.Object({
  act_id: uuid,
  act: oneOf(LOGGED_ACTS),
  at: instant,
  version: Type.String({ description: "Of `versions`." }),
  signs: Type.Array(ScamSignSchema),
});

export const PendingAppealSchema = Type.Object({
  notice_id: uuid,
  act: oneOf(ACTS),
  words: Type.String(),
  at: instant,
  outcome: nullable(oneOf(APPEAL_OUTCOMES)),
  decided_at: nullable(instant),
});

/** All that a moderator needs to decide. */
export const CaseDetailSchema = Type.Object({
  ...CaseSchema.properties,
  versions: Type.Array(Type.Object({ version: Type.String(), ...CaseRowSchema.properties }), {
    description: "As it was each time that it was reported after a change, the last one first.",
  }),
  now: nullable(CaseRowSchema),
  report_list: Type.Array(CaseReportSchema, { description: "The newest first." }),
  poster_history: nullable(CasePosterSchema),
  similar: Type.Array(SimilarRoomSchema),
  signals: nullable(SignalsSchema),
  acted_on: nullable(ActedOnSchema),
  has_unchecked_signs: Type.Boolean({
    description:
      "Whether an open room or request has strong signs that no moderator has looked at: `dismiss` says that they are no breach.",
  }),
  acts: Type.Array(ActSchema, { description: "On this room, request or account, the newest first." }),
  last_act_id: nullable(uuid),
  appeal: nullable(PendingAppealSchema),
});

const WORDS_RULE = `At most ${MAX_ACT_WORDS} characters. Hiding, removing, warning and deactivating need them in both languages.`;

export const ActBody = Type.Object({
  id: Type.String({ format: "uuid", description: "Made by the client: the same id again is the same act." }),
  act: oneOf(ACTS),
  kind: Type.Optional(nullable(oneOf(CASE_KINDS))),
  target_id: Type.Optional(nullable(uuid)),
  account_id: Type.Optional(
    nullable(
      Type.String({ format: "uuid", description: "Of whom. With a target it may be left out, and is its poster." }),
    ),
  ),
  reason: Type.String({ description: "One that fits the act." }),
  words_zh: Type.Optional(nullable(Type.String({ description: WORDS_RULE }))),
  words_en: Type.Optional(nullable(Type.String({ description: WORDS_RULE }))),
  last_act_id: Type.Optional(
    nullable(
      Type.String({
        format: "uuid",
        description: "Of the last act on the target that the moderator has seen, null for none: another since is 409.",
      }),
    ),
  ),
});

export const ActsQuery = Type.Object({ ...pagingFields(ADMIN_USER_LIMIT) });

export const ModerationCountsSchema = Type.Object({
  open: Type.Integer({ minimum: 0, description: "Cases to be decided, appeals included." }),
  decided: Type.Integer({ minimum: 0, description: "Cases that are." }),
  appeals: Type.Integer({ minimum: 0, description: "Appeals to be decided." }),
  flagged: Type.Integer({
    minimum: 0,
    description: "Open rooms and requests with strong signs of a scam that nobody has reported.",
  }),
  median_hours: nullable(
    Type.Number({ minimum: 0, description: "From a report to its decision, of those of the last 90 days." }),
  ),
});

export const OwnAppealSchema = Type.Object({
  words: Type.String(),
  at: instant,
  outcome: nullable(oneOf(APPEAL_OUTCOMES)),
  decided_at: nullable(instant),
});

/** What a moderator has done that concerns an account, as that account sees it. */
export const NoticeSchema = Type.Object({
  id: uuid,
  act: oneOf(ACTS),
  kind: nullable(oneOf(REPORT_KINDS)),
  target_id: nullable(uuid),
  title: nullable(Type.String({ description: "Of a room; a request's city." })),
  reason: nullable(actReason),
  words_zh: nullable(Type.String()),
  words_en: nullable(Type.String()),
  at: instant,
  appeal: nullable(OwnAppealSchema),
  may_appeal: Type.Boolean(),
});

export const NoticesSchema = Type.Object({
  data: Type.Array(NoticeSchema, { description: "The newest first." }),
  count: Type.Integer({ minimum: 0 }),
});

const appealWords = Type.String({ description: `1 to ${MAX_APPEAL_WORDS} characters.` });

export const AppealBody = Type.Object({ words: appealWords });

export const AppealByLinkBody = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 4096, description: "From the link in the mail." }),
  words: appealWords,
});

export type Report = Static<typeof ReportSchema>;
export type Case = Static<typeof CaseSchema>;
export type KeptCase = Static<typeof KeptCaseSchema>;
export type FlaggedPost = Static<typeof FlaggedPostSchema>;
export type CaseDetail = Static<typeof CaseDetailSchema>;
export type ModerationAct = Static<typeof ActSchema>;
export type ModerationNotice = Static<typeof NoticeSchema>;
