import type { Device, EndReason } from "#domain/users/device.ts";
import type { AccountDraftKind, DraftDocument } from "#domain/drafts/draft-document.ts";
import type { Language } from "#domain/language.ts";
import type { Generated, GeneratedAlways, Selectable } from "kysely";
import type { ListingImage } from "#domain/listings/listing.ts";
import type { ListingState } from "#domain/listings/listing-choices.ts";
import type { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { OfferAnswer } from "#domain/matches/offer.ts";
import type { AppealOutcome, CaseKind, FieldChange, LoggedAct, LoggedReason } from "#domain/moderation/act-rules.ts";
import type { ReportKind, ReportOutcome, ReportReason, ReportState } from "#domain/moderation/report-rules.ts";
import type { ScamReason, ScamSign } from "#domain/scam-guard/scam-sign.ts";
import type { Standing } from "#domain/moderation/standing.ts";
import type {
  AlertTime,
  NotificationKind,
  NotificationSettings,
  NotificationText,
} from "#domain/notifications/notification.ts";
import type { SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import type { Opinion } from "#domain/shared-lists/shared-list.ts";
import type { ViewingContent } from "#domain/viewings/viewing.ts";
import type { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import type { FieldColumns } from "./field-columns.ts";

/**
 * The tables as the schema makes them, for Kysely. Days are `YYYY-MM-DD` or the two infinities, instants
 * ISO text: connect.ts keeps the driver from turning either into a local-time Date.
 */
export interface Tables {
  listing: ListingTable;
  search_term: { term: string };
  tenant_request: TenantRequestTable;
  account: AccountTable;
  session: SessionTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  ended_session: EndedSessionTable;
  consent: ConsentTable;
  sign_up_code: SignUpCodeTable;
  mailed_token: MailedTokenTable;
  delivery: DeliveryTable;
  breaker: { service: string; failures: number; closed_until: string };
  newest_backup: NewestBackupTable;
  rate_limit: RateLimitTable;
  idempotent_answer: IdempotentAnswerTable;
  known_network: { key_hash: Buffer; account_id: string; used_at: string };
  photo_file: PhotoFileTable;
  photo: PhotoTable;
  listing_photo: ListingPhotoTable;
  photo_fingerprint: PhotoFingerprintTable;
  photo_match: { file_id: string; other_file_id: string };
  removal: { id: string; removed_at: string };
  removed_listing: RemovedListingTable;
  removed_listing_photo: { listing_id: string; owner_id: string; uuid: string };
  viewing: ViewingTable;
  viewing_photo_file: PhotoFileTable;
  viewing_photo: ViewingPhotoTable;
  shared_list: SharedListTable;
  shared_list_opinion: SharedListOpinionTable;
  draft: DraftTable;
  draft_photo_file: PhotoFileTable;
  draft_photo: DraftPhotoTable;
  ai_use: AiUseTable;
  contact_opening: ContactOpeningTable;
  contact_count: ContactCountTable;
  ai_feedback: AiFeedbackTable;
  moderation_case: ModerationCaseTable;
  reported_row: ReportedRowTable;
  reported_row_photo: { kind: ReportKind; target_id: string; version: string; owner_id: string; uuid: string };
  report: ReportTable;
  report_entry: ReportEntryTable;
  moderation_act: ModerationActTable;
  appeal: AppealTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  notification_setting: { account_id: string; settings: NotificationSettings; updated_at: string };
  notification: NotificationTable;
  saved_search: SavedSearchTable;
  removed_saved_search: { id: string; owner_id: string; removed_at: string };
  saved_search_match: { saved_search_id: string; listing_id: string; found_at: string };
  room_to_match: { position: GeneratedAlways<number>; listing_id: string; changed_at: string };
  room_offer: RoomOfferTable;
  match_to_tell: MatchToTellTable;
  unmet_search: { day: string; city: string; band: string; count: number };
  told_match: { listing_id: string; request_id: string; told_at: string };
  offer_mute: { recipient_id: string; sender_id: string; muted_at: string };
  job_turn: { name: string; next_at: string };
  kept_asset: { name: string; built_at: string };
  begun_upload: { account_id: string; uuid: string; bytes: Buffer; updated_at: string };
}

/** 'active' unless told. */
type ListingColumns = Omit<FieldColumns<typeof LISTING_FIELDS>, "state"> & { state: Generated<ListingState> };

export interface ListingTable extends ListingColumns {
  id: string;
  owner_id: string | null;
  images: ListingImage[];
  is_demo: boolean;
  created_at: string;
  updated_at: string;
  restored_at: Generated<string | null>;
  confirmed_at: Generated<string | null>;
  asked_at: Generated<string | null>;
  /** What a moderator has made of it; null where nothing. */
  standing: Generated<Standing | null>;
  /** Whether its owner's account is deactivated: the database keeps it so. */
  owner_inactive: Generated<boolean>;
  /** Reasons of the strong signs that the scam guard saw when the room was last written. */
  strong_signs: Generated<ScamReason[]>;
  /** Those of them that a moderator has found to be no breach. */
  checked_signs: Generated<ScamReason[]>;
  /** Whether two or more of them, one of which is unchecked, keep it from being offered; the database says so. */
  awaits_check: GeneratedAlways<boolean>;
  live: boolean;
  search_text: string;
  search_tsv: string;
  /** A room's words with what is covered for people without an account; null where nothing is. */
  covered_words: Generated<string | null>;
}

export interface RemovedListingTable {
  id: string;
  owner_id: string;
  /** Its columns of LISTING_COLUMNS, as the driver read them. */
  content: Omit<Selectable<ListingTable>, "checked_signs" | "live" | "search_text" | "search_tsv" | "covered_words">;
  removed_at: string;
}

export interface TenantRequestTable extends FieldColumns<typeof REQUEST_FIELDS> {
  id: string;
  owner_id: string | null;
  is_demo: boolean;
  created_at: string;
  updated_at: string;
  standing: Generated<Standing | null>;
  owner_inactive: Generated<boolean>;
  /** These three as those of a room. */
  strong_signs: Generated<ScamReason[]>;
  checked_signs: Generated<ScamReason[]>;
  awaits_check: GeneratedAlways<boolean>;
}

export interface AccountTable {
  id: string;
  email: string;
  full_name: string | null;
  password_hash: string;
  is_superuser: boolean;
  is_active: boolean;
  email_verified: boolean;
  language: Language;
  receive_updates: boolean;
  allow_data_for_training: boolean;
  privacy_preferences_updated_at: string | null;
  is_demo: boolean;
  created_at: string;
  updated_at: string;
}

export interface SessionTable {
  id: string;
  account_id: string;
  remember: boolean;
  generation: number;
  rotated_at: string;
  attempt_hash: Buffer | null;
  created_at: string;
  idle_until: string;
  ends_at: string;
  browser: Device["browser"];
  system: Device["system"];
  confirmed_at: Generated<string | null>;
  stepped_up_until: Generated<string | null>;
}

export interface SecondFactorTable {
  account_id: string;
  secret: Buffer;
  confirmed_at: string | null;
  last_step: Generated<number>;
}

export interface RecoveryCodeTable {
  account_id: string;
  code_hash: Buffer;
}

export interface EndedSessionTable {
  id: string;
  account_id: string;
  reason: EndReason;
  ended_at: string;
}

export interface ConsentTable {
  id: string;
  account_id: string;
  agreement_version: string | null;
  agreement_language: Language | null;
  receive_updates: boolean;
  allow_data_for_training: boolean;
  created_at: string;
}

export interface SignUpCodeTable {
  email: string;
  code_hash: Buffer;
  wrong_tries: number;
  sent_at: string;
  expires_at: string;
}

/** What a mailed link is for. */
export type MailedTokenPurpose = "reset-password" | "confirm-email" | "change-email" | "undo-email-change";

export interface MailedTokenTable {
  account_id: string;
  purpose: MailedTokenPurpose;
  token_hash: Buffer;
  email: string;
  expires_at: string;
}

export interface DeliveryTable {
  id: string;
  queue: "mail" | "push";
  kind: string;
  payload: Buffer;
  service: string;
  subscription_id: string | null;
  urgency: number;
  turn: Generated<number>;
  network_hash: Buffer | null;
  recipient_hash: Buffer | null;
  attempts: Generated<number>;
  next_attempt_at: string | null;
  give_up_at: string;
  last_answer: string | null;
  created_at: string;
  cause: "refused" | "given_up" | null;
  died_at: string | null;
}

export interface NewestBackupTable {
  id: Generated<boolean>;
  taken_at: string | null;
  expected_since: Generated<string>;
  told_at: string | null;
}

export interface RateLimitTable {
  name: string;
  key_hash: Buffer;
  count: number;
  resets_at: string;
  blocked_until: string | null;
  pair_hash: Buffer | null;
}

export interface IdempotentAnswerTable {
  account_id: string;
  key: string;
  request_hash: Buffer;
  answer: string | null;
  running_until: string;
  created_at: string;
  deletes_at: string;
  holder: string;
}

export interface PhotoFileTable {
  id: string;
  ready: boolean;
  placeholder_colour: string | null;
  created_at: string;
  may_be_unneeded: Generated<boolean>;
}

export interface PhotoTable {
  owner_id: string;
  uuid: string;
  file_id: string;
  created_at: string;
  claimed_at: string | null;
  may_be_unneeded: Generated<boolean>;
}

export interface ListingPhotoTable {
  listing_id: string;
  owner_id: string;
  uuid: string;
}

export interface PhotoFingerprintTable {
  file_id: string;
  thumbnail: Buffer | null;
  bands: number[];
  tried_at: string | null;
  compared_at: string | null;
}

export interface SharedListTable {
  id: string;
  owner_id: string;
  name: string;
  token: string;
  created_at: string;
  last_opened_at: string;
}

export interface SharedListOpinionTable {
  list_id: string;
  account_id: string;
  id: string;
  content: Opinion;
  created_at: string;
  updated_at: string;
}

export interface ViewingTable {
  owner_id: string;
  listing_id: string;
  content: ViewingContent;
  removed_at: string | null;
  created_at: string;
  updated_at: string;
}

/** What is counted by the day. */
export type AiKind = "search" | "recognition";

export interface AiUseTable {
  account_id: string;
  kind: AiKind;
  day: string;
  used: number;
}

/** Either of a room or of a request. */
export interface ContactOpeningTable {
  account_id: string;
  listing_id: string | null;
  request_id: string | null;
  opened_at: string;
}

export interface ContactCountTable {
  key_hash: Buffer;
  day: string;
  used: number;
}

export interface AiFeedbackTable {
  id: string;
  account_id: string;
  query: string;
  satisfied: boolean;
  created_at: string;
}

export interface ViewingPhotoTable {
  owner_id: string;
  uuid: string;
  listing_id: string;
  file_id: string;
  bytes: number;
  created_at: string;
  unneeded_since: string | null;
}

export interface DraftTable {
  owner_id: string;
  id: string;
  kind: AccountDraftKind;
  content: DraftDocument;
  removed_at: string | null;
  is_posted: boolean;
  created_at: string;
  updated_at: string;
  deletes_at: string;
}

export interface DraftPhotoTable {
  owner_id: string;
  uuid: string;
  draft_id: string;
  file_id: string;
  bytes: number;
  created_at: string;
  unneeded_since: string | null;
}

export interface PushKeyTable {
  id: Generated<boolean>;
  public_key: Buffer;
  private_key: Buffer;
  created_at: string;
}

export interface PushSubscriptionTable {
  id: string;
  endpoint: string;
  host: string;
  account_id: string;
  session_id: string;
  public_key: Buffer;
  auth_secret: Buffer;
  language: Language;
  created_at: string;
  renewed_at: string;
}

/** One of the things that a message came from. */
export interface NotificationSource {
  kind: NotificationKind;
  saved_search_id: string | null;
  texts: Record<Language, NotificationText>;
  url: string;
  by_push: boolean;
  by_mail: boolean;
  is_daily: boolean;
  /** ISO text. */
  due_at: string;
}

/** With the words and the time of the most eager of its sources, and the ways of all. */
export interface NotificationTable extends Omit<NotificationSource, "due_at"> {
  id: string;
  account_id: string;
  dedupe_key: string;
  listing_id: string | null;
  created_at: string;
  due_at: string | null;
  /** Of a message that waits and has several. */
  sources: NotificationSource[] | null;
  sent_at: string | null;
  message_id: string | null;
  opened_at: string | null;
}

export interface SavedSearchTable {
  id: string;
  owner_id: string;
  name: string;
  criteria: SavedCriteria;
  alert: AlertTime;
  alert_before: Exclude<AlertTime, "off"> | null;
  by_push: boolean;
  by_mail: boolean;
  created_at: string;
  updated_at: string;
  last_seen_at: string;
  area: string;
  word_keys: string[] | null;
}

export interface ModerationCaseTable {
  kind: CaseKind;
  target_id: string;
  poster_id: string | null;
  state: ReportState;
  /** The place of its severity in SEVERITIES. */
  severity: number;
  standing: Standing | null;
  opened_at: string;
  decided_at: string | null;
}

export interface ReportedRowTable {
  kind: ReportKind;
  target_id: string;
  version: string;
  owner_id: string | null;
  /** The row as the driver read it. */
  content: object;
}

export interface ReportTable {
  id: string;
  number: GeneratedAlways<number>;
  kind: ReportKind;
  target_id: string;
  version: string | null;
  reporter_id: string | null;
  email: string | null;
  /** Of a visitor's `email`: before that nothing is mailed to it. */
  email_confirmed_at: string | null;
  language: Language;
  reporter_hash: Buffer | null;
  /** While it is open: a keyed hash of the account or network that it comes from. */
  source: string | null;
  state: ReportState;
  outcome: ReportOutcome | null;
  created_at: string;
  decided_at: string | null;
}

export interface ReportEntryTable {
  id: string;
  report_id: string;
  reason: ReportReason;
  words: string | null;
  created_at: string;
}

export interface ModerationActTable {
  id: string;
  act: LoggedAct;
  kind: ReportKind | null;
  target_id: string | null;
  account_id: string | null;
  actor_id: string | null;
  reason: LoggedReason | null;
  words_zh: string | null;
  words_en: string | null;
  changes: FieldChange[] | null;
  /** Of `reported_row`: what the act was about as it was then. */
  version: Generated<string | null>;
  /** What the scam guard saw in that version. */
  signs: Generated<ScamSign[] | null>;
  at: string;
  position: GeneratedAlways<number>;
}

export interface AppealTable {
  act_id: string;
  account_id: string;
  kind: CaseKind;
  target_id: string;
  words: string;
  created_at: string;
  outcome: AppealOutcome | null;
  decided_at: string | null;
}

export interface RoomOfferTable {
  id: string;
  listing_id: string;
  request_id: string;
  sender_id: string;
  recipient_id: string;
  words_zh: string;
  words_en: string;
  sent_at: string;
  answer: Generated<OfferAnswer | null>;
  answered_at: Generated<string | null>;
}

/** Either a room or a request. */
export interface MatchToTellTable {
  position: GeneratedAlways<number>;
  listing_id: string | null;
  request_id: string | null;
}
