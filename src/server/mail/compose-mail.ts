import type { Language } from "#domain/language.ts";
import type { MailFacts } from "./mail-job.ts";
import { mailHtml, mailPlainText } from "./mail-layout.ts";
import { mailLinks, type MailLinks } from "./mail-links.ts";
import { accountExists } from "./messages/account-exists.ts";
import { appealDecided } from "./messages/appeal-decided.ts";
import { caseOpened } from "./messages/case-opened.ts";
import { addressTaken } from "./messages/address-taken.ts";
import { confirmEmail } from "./messages/confirm-email.ts";
import { confirmNewEmail } from "./messages/confirm-new-email.ts";
import { confirmReport } from "./messages/confirm-report.ts";
import { emailChanged } from "./messages/email-changed.ts";
import { emailRestored } from "./messages/email-restored.ts";
import type { MailText, MailTexts } from "./messages/mail-text.ts";
import { moderated } from "./messages/moderated.ts";
import { notified } from "./messages/notified.ts";
import { oldBackup } from "./messages/old-backup.ts";
import { passwordChanged } from "./messages/password-changed.ts";
import { recovery } from "./messages/recovery.ts";
import { reportDecided } from "./messages/report-decided.ts";
import { secondFactor } from "./messages/second-factor.ts";
import { sessionReused } from "./messages/session-reused.ts";
import { superuserCreated } from "./messages/superuser-created.ts";
import { testMail } from "./messages/test-mail.ts";
import { verificationCode } from "./messages/verification-code.ts";

/** Facts that each kind of message tells: those of the wanted mail, and what was looked up when it is sent. */
interface MessageFacts extends Omit<MailFacts, "recovery" | "email-restored"> {
  recovery: { token: string };
  "email-restored": { token: string };
  "account-exists": object;
  "address-taken": object;
}

/** What a mail tells, to whom, and in which language. */
export type Message = {
  [Kind in keyof MessageFacts]: { kind: Kind; to: string; language: Language } & MessageFacts[Kind];
}[keyof MessageFacts];

const TEXTS: { [Kind in keyof MessageFacts]: MailTexts<MessageFacts[Kind]> } = {
  "verification-code": verificationCode,
  "account-exists": accountExists,
  recovery,
  "confirm-email": confirmEmail,
  "confirm-new-email": confirmNewEmail,
  "address-taken": addressTaken,
  "password-changed": passwordChanged,
  "email-changed": emailChanged,
  "email-restored": emailRestored,
  "session-reused": sessionReused,
  "old-backup": oldBackup,
  "case-opened": caseOpened,
  "superuser-created": superuserCreated,
  "second-factor": secondFactor,
  moderated,
  "appeal-decided": appealDecided,
  "confirm-report": confirmReport,
  "report-decided": reportDecided,
  notified,
  test: testMail,
};

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
  const text = textOf(message, links);
  const frame = { language: message.language, home: links.home, supportEmail: site.supportEmail };
  return {
    subject: text.subject,
    text: mailPlainText(text, frame),
    html: mailHtml(text, frame),
    ...(message.kind === "notified" && { unsubscribe: links.notificationsOff(message.offToken) }),
  };
}

function textOf(message: Message, links: MailLinks): MailText {
  // The facts are those of its kind; the compiler cannot follow that through the table.
  const texts = TEXTS[message.kind] as MailTexts<Message>;
  return texts[message.language]({ ...message, links });
}
