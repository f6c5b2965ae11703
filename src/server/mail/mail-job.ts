import type { Language } from "#domain/language.ts";
import type { Act, ActReason, AppealOutcome } from "#domain/moderation/act-rules.ts";
import type { NotificationKind } from "#domain/notifications/notification.ts";
import type { ReportKind, ReportOutcome } from "#domain/moderation/report-rules.ts";

/** Who has set a password: its owner who knew the one before, the holder of a mailed link, or an administrator. */
export type PasswordSetter = "owner" | "link" | "superuser";

/** Why moderators are called: somebody has reported or appealed, or a room or request has strong signs of a scam. */
export type ModeratorCall = "report" | "appeal" | "signs";

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

/** A mail that is wanted. What it needs besides is looked up when it is sent, after the caller has been answered. */
export type MailJob = { language: Language } &
  /** Goes out as long as it is the newest one to the address; an address with an account gets no code (V-01, V-05). */
  (
    | { kind: "verification-code"; email: string; code: string }
    /** Finds out by itself whether there is such an account; the time that takes must not be visible to the caller (P-01). */
    | { kind: "recovery"; email: string }
    | { kind: "confirm-email"; email: string; token: string }
    /** To an address that an account is to move to; one that has an account is told so instead, without a link (UA-05). */
    | { kind: "confirm-new-email"; email: string; token: string }
    /** @property by Who has set it. */
    | { kind: "password-changed"; email: string; by: PasswordSetter }
    | { kind: "email-changed"; email: string; newEmail: string; undoToken: string }
    /** To an address that a change has been undone to; its link is made when it is sent, like that of a recovery. */
    | { kind: "email-restored"; email: string }
    | { kind: "session-reused"; email: string }
    | { kind: "superuser-created"; email: string; newEmail: string }
    /** To the superuser whose second factor it is. */
    | { kind: "second-factor"; email: string; news: SecondFactorNews }
    /** To superusers; `takenAt` is ISO text, null where there has been no backup. */
    | { kind: "old-backup"; email: string; takenAt: string | null }
    /** To moderators. */
    | { kind: "case-opened"; email: string; because: ModeratorCall; isUrgent: boolean }
    /** To whom a moderator's act concerns; `of` is null where it is about their account by itself. */
    | {
        kind: "moderated";
        email: string;
        act: Act;
        of: ReportKind | null;
        title: string | null;
        reason: ActReason | null;
        words: string | null;
        /** Of a link to appeal; null where there is nothing to appeal against. */
        appealToken: string | null;
      }
    /** To an appellant, where no act tells them. */
    | {
        kind: "appeal-decided";
        email: string;
        of: ReportKind | null;
        title: string | null;
        outcome: AppealOutcome;
        words: string | null;
      }
    /** To the address that a visitor has left with a report: the answer goes there once its owner says so. */
    | { kind: "confirm-report"; email: string; of: ReportKind; number: string; token: string }
    /** To a reporter. */
    | { kind: "report-decided"; email: string; of: ReportKind; number: string; outcome: ReportOutcome }
    /** To a user who has asked to be told, of one thing or of several. */
    | ({ kind: "notified"; email: string } & NotifiedFacts)
    | { kind: "test"; email: string }
  );
