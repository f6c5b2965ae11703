import type { I18n } from "@lingui/core";
import type { DeadMail } from "#contract/schemas/mail.ts";

/** Catalogue ids of what mails are about, by the server's names of their kinds. */
const KINDS: Record<string, string> = {
  "verification-code": /*i18n*/ "mails.kind.verification-code",
  recovery: /*i18n*/ "mails.kind.recovery",
  "confirm-email": /*i18n*/ "mails.kind.confirm-email",
  "confirm-new-email": /*i18n*/ "mails.kind.confirm-new-email",
  "password-changed": /*i18n*/ "mails.kind.password-changed",
  "email-changed": /*i18n*/ "mails.kind.email-changed",
  "email-restored": /*i18n*/ "mails.kind.email-restored",
  "session-reused": /*i18n*/ "mails.kind.session-reused",
  "second-factor": /*i18n*/ "mails.kind.second-factor",
  "superuser-created": /*i18n*/ "mails.kind.superuser-created",
  "case-opened": /*i18n*/ "mails.kind.case-opened",
  moderated: /*i18n*/ "mails.kind.moderated",
  "appeal-decided": /*i18n*/ "mails.kind.appeal-decided",
  "confirm-report": /*i18n*/ "mails.kind.confirm-report",
  "report-decided": /*i18n*/ "mails.kind.report-decided",
  notified: /*i18n*/ "mails.kind.notified",
  test: /*i18n*/ "mails.kind.test",
};

/** What a mail is about; a kind that a newer server has by its name. */
export function mailKindText(i18n: I18n, kind: string): string {
  const id = KINDS[kind];
  return id === undefined ? kind : i18n._(id);
}

/** Why it did not go out, and after how many tries. */
export function causeText(i18n: I18n, { cause, attempts }: Pick<DeadMail, "cause" | "attempts">): string {
  return cause === "refused"
    ? i18n._("mails.cause.refused", { count: attempts })
    : i18n._("mails.cause.given-up", { count: attempts });
}
