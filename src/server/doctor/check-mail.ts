import { verifySmtp } from "../mail/transport.ts";
import type { Settings } from "../settings/settings.ts";
import { checkOf, type Check } from "./finding.ts";

/** The mail server at SMTP_URL: that it answers, speaks TLS as asked, and takes the login. Nothing is sent. */
export function checkMail({ smtpUrl }: Pick<Settings, "smtpUrl">): Check {
  return checkOf("mail", async (say) => {
    if (smtpUrl === undefined) {
      return say("ok", "Mails are files in DATA_DIR/mail, which nobody gets. Set SMTP_URL for a site.");
    }
    await verifySmtp(smtpUrl);
    say("ok", "The mail server answers and takes the login.");
  });
}
