import { verifySmtp } from "../mail/transport.ts";
import { SETTING_TABLE } from "../settings/setting-table.ts";
import type { Settings } from "../settings/settings.ts";
import { checkOf, type Check } from "./finding.ts";

type MailSettings = Pick<Settings, "smtpUrl" | "mailFrom" | "production">;

/** The mail server at SMTP_URL: that it answers, speaks TLS as asked, and takes the login. Nothing is sent. And whom mails come from. */
export function checkMail({ smtpUrl, mailFrom, production }: MailSettings): Check {
  return checkOf("mail", async (say) => {
    if (smtpUrl === undefined) {
      return say("ok", "Mails are files in DATA_DIR/mail, which nobody gets. Set SMTP_URL for a site.");
    }
    if (production && mailFrom === SETTING_TABLE.mailFrom.fallback(production))
      say("problem", `MAIL_FROM is not set: mails would come from ${mailFrom}, which other servers refuse.`);
    await verifySmtp(smtpUrl);
    say("ok", "The mail server answers and takes the login.");
  });
}
