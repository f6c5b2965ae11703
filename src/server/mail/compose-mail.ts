import type { Language } from "#domain/language.ts";
import type { NotifiedFacts, PasswordSetter, SecondFactorNews } from "./mail-job.ts";
import { mailHtml, mailPlainText } from "./mail-layout.ts";
import { mailLinks } from "./mail-links.ts";
import { accountExists } from "./messages/account-exists.ts";
import { appealDecided, type AppealFacts } from "./messages/appeal-decided.ts";
import { caseOpened, type CaseFacts } from "./messages/case-opened.ts";
import { addressTaken } from "./messages/address-taken.ts";
import { confirmEmail } from "./messages/confirm-email.ts";
import { confirmNewEmail } from "./messages/confirm-new-email.ts";
import { confirmReport, type ConfirmReportFacts } from "./messages/confirm-report.ts";
import { emailChanged } from "./messages/email-changed.ts";
import { emailRestored } from "./messages/email-restored.ts";
import type { MailText, Occasion } from "./messages/mail-text.ts";
import { moderated, type ModeratedFacts } from "./messages/moderated.ts";
import { notified } from "./messages/notified.ts";
import { oldBackup, type OldBackupFacts } from "./messages/old-backup.ts";
import { passwordChanged } from "./messages/password-changed.ts";
import { recovery } from "./messages/recovery.ts";
import { reportDecided, type ReportFacts } from "./messages/report-decided.ts";
import { secondFactor } from "./messages/second-factor.ts";
import { sessionReused } from "./messages/session-reused.ts";
import { superuserCreated } from "./messages/superuser-created.ts";
import { testMail } from "./messages/test-mail.ts";
import { verificationCode } from "./messages/verification-code.ts";

/** What a mail tells, to whom, and in which language. */
export type Message = { to: string; language: Language } & (
  | { kind: "verification-code"; code: string }
  | { kind: "account-exists" }
  | { kind: "recovery"; token: string }
  | { kind: "confirm-email"; token: string }
  | { kind: "confirm-new-email"; token: string }
  | { kind: "address-taken" }
  | { kind: "password-changed"; by: PasswordSetter }
  | { kind: "email-changed"; newEmail: string; undoToken: string }
  | { kind: "email-restored"; token: string }
  | { kind: "session-reused" }
  | { kind: "superuser-created"; newEmail: string }
  | { kind: "second-factor"; news: SecondFactorNews }
  | ({ kind: "old-backup" } & OldBackupFacts)
  | ({ kind: "case-opened" } & CaseFacts)
  | ({ kind: "moderated" } & ModeratedFacts)
  | ({ kind: "appeal-decided" } & AppealFacts)
  | ({ kind: "confirm-report" } & ConfirmReportFacts)
  | ({ kind: "report-decided" } & ReportFacts)
  | ({ kind: "notified" } & NotifiedFacts)
  | { kind: "test" }
);

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  /** Where mail programs end what it came from (RFC 8058); absent where nothing of the kind can be ended. */
  unsubscribe?: string;
}

/** The site that writes. */
export interface MailSite {
  /** Its origin, as visitors know it. */
  url: string;
  supportEmail: string | undefined;
}

/** A mail as it is sent: the same words as plain text and as HTML without images and trackers. */
export function composeMail(message: Message, site: MailSite): ComposedMail {
  const links = mailLinks(site.url);
  const text = textOf(message, { to: message.to, links });
  const frame = { language: message.language, home: links.home, supportEmail: site.supportEmail };
  return {
    subject: text.subject,
    text: mailPlainText(text, frame),
    html: mailHtml(text, frame),
    ...(message.kind === "notified" && { unsubscribe: links.notificationsOff(message.offToken) }),
  };
}

function textOf(message: Message, occasion: Occasion): MailText {
  const { language } = message;
  switch (message.kind) {
    case "verification-code":
      return verificationCode[language]({ ...occasion, ...message });
    case "account-exists":
      return accountExists[language](occasion);
    case "recovery":
      return recovery[language]({ ...occasion, ...message });
    case "confirm-email":
      return confirmEmail[language]({ ...occasion, ...message });
    case "confirm-new-email":
      return confirmNewEmail[language]({ ...occasion, ...message });
    case "address-taken":
      return addressTaken[language](occasion);
    case "password-changed":
      return passwordChanged[language]({ ...occasion, ...message });
    case "email-changed":
      return emailChanged[language]({ ...occasion, ...message });
    case "email-restored":
      return emailRestored[language]({ ...occasion, ...message });
    case "session-reused":
      return sessionReused[language](occasion);
    case "old-backup":
      return oldBackup[language]({ ...occasion, ...message });
    case "case-opened":
      return caseOpened[language]({ ...occasion, ...message });
    case "superuser-created":
      return superuserCreated[language]({ ...occasion, ...message });
    case "second-factor":
      return secondFactor[language]({ ...occasion, ...message });
    case "moderated":
      return moderated[language]({ ...occasion, ...message });
    case "appeal-decided":
      return appealDecided[language]({ ...occasion, ...message });
    case "confirm-report":
      return confirmReport[language]({ ...occasion, ...message });
    case "report-decided":
      return reportDecided[language]({ ...occasion, ...message });
    case "notified":
      return notified[language]({ ...occasion, ...message });
    case "test":
      return testMail[language](occasion);
  }
}
