import type { Language } from "#domain/language.ts";
import type { NotificationKind } from "#domain/notifications/notification.ts";
import type { AppealFacts } from "./messages/appeal-decided.ts";
import type { CaseFacts } from "./messages/case-opened.ts";
import type { ConfirmReportFacts } from "./messages/confirm-report.ts";
import type { ModeratedFacts } from "./messages/moderated.ts";
import type { OldBackupFacts } from "./messages/old-backup.ts";
import type { ReportFacts } from "./messages/report-decided.ts";

/** Who has set a password: its owner who knew the one before, the holder of a mailed link, or an administrator. */
export type PasswordSetter = "owner" | "link" | "superuser";

/** What a person has asked to be told of. */
export interface NotifiedFacts {
  about: NotificationKind;
  /** Of the message; it has no words of strangers. */
  title: string;
  /** Each with the path of the page that it leads to. */
  items: { title: string; body: string; url: string }[];
  /** How many things there are besides. */
  more: number;
  /** By which it is counted that the message was opened. */
  messageId: string;
  /** Ends what the message came from. */
  offToken: string;
}

/** A change of a second factor that its owner is told of. */
export type SecondFactorNews =
  | { what: "on" | "off" | "new-recovery-codes" }
  | { what: "reset"; by: "superuser" | "operator" }
  /** @property left How many there are besides. */
  | { what: "recovery-code-used"; left: number };

/** Facts that each kind of mail carries from when it is wanted. */
export interface MailFacts {
  /** Goes out as long as it is the newest one to the address; an address with an account gets no code (V-01, V-05). */
  "verification-code": { code: string };
  /** Finds out by itself whether there is such an account; the time that takes must not be visible to the caller (P-01). */
  recovery: object;
  "confirm-email": { token: string };
  /** To an address that an account is to move to; one that has an account is told so instead, without a link (UA-05). */
  "confirm-new-email": { token: string };
  /** @property by Who has set it. */
  "password-changed": { by: PasswordSetter };
  "email-changed": { newEmail: string; undoToken: string };
  /** To an address that a change has been undone to; its link is made when it is sent, like that of a recovery. */
  "email-restored": object;
  "session-reused": object;
  "superuser-created": { newEmail: string };
  /** To the superuser whose second factor it is. */
  "second-factor": { news: SecondFactorNews };
  /** To superusers. */
  "old-backup": OldBackupFacts;
  /** To moderators. */
  "case-opened": CaseFacts;
  /** To whom a moderator's act concerns. */
  moderated: ModeratedFacts;
  /** To an appellant, where no act tells them. */
  "appeal-decided": AppealFacts;
  /** To the address that a visitor has left with a report: the answer goes there once its owner says so. */
  "confirm-report": ConfirmReportFacts;
  /** To a reporter. */
  "report-decided": ReportFacts;
  /** To a user who has asked to be told, of one thing or of several. */
  notified: NotifiedFacts;
  test: object;
}

/** A mail that is wanted. More facts are looked up when it is sent, after the caller has been answered. */
export type MailJob = {
  [Kind in keyof MailFacts]: { kind: Kind; email: string; language: Language } & MailFacts[Kind];
}[keyof MailFacts];
