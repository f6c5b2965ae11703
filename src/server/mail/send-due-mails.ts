import type { Channel, SenderParts } from "../deliveries/deliver-due.ts";
import { deliverDue } from "../deliveries/deliver-due.ts";
import type { SecretKeys } from "../secret-keys.ts";
import { composeMail, type MailSite } from "./compose-mail.ts";
import { deliveryFailure } from "./delivery-failure.ts";
import { openJob, readJob } from "./mail-queue-store.ts";
import { messageOfJob } from "./message-of-job.ts";
import type { MailTransport, OutgoingMail } from "./transport.ts";

export interface MailSenderParts extends SenderParts {
  secretKeys: SecretKeys;
  transport: MailTransport;
  site: () => MailSite;
}

/** Sends the mails that are due (`deliverDue`). */
export function sendDueMails(parts: MailSenderParts, how?: Parameters<typeof deliverDue>[2]): Promise<void> {
  return deliverDue(mailChannel(parts), parts, how);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

function mailChannel({ db, clock, secretKeys, transport, site }: MailSenderParts): Channel<OutgoingMail> {
  return {
    queue: "mail",
    words: { one: "a mail", service: "the mail server", whenAway: "all mails wait", whenBack: "mails go out again" },
    retryAfter: {
      deferred: [10, MINUTE, 5 * MINUTE, HOUR / 2, HOUR],
      // It is the server's return that the mail waits for.
      unreachable: [10, MINUTE, 5 * MINUTE],
    },
    // A code lives five minutes, so the last pause is short beside that.
    pauses: [5, 10, 20, 40, MINUTE],
    claimedForSeconds: 2 * MINUTE,
    async prepare({ id, payload }) {
      const message = await messageOfJob(openJob(payload, secretKeys), { db, clock, secretKeys });
      return message && { ...composeMail(message, site()), id, to: message.to, date: clock.now() };
    },
    async send(mail) {
      try {
        await transport.send(mail);
        return { kind: "sent" };
      } catch (error) {
        return deliveryFailure(error, mail.to);
      }
    },
    // A code that has run out is of no use, nor is what cannot be read.
    isKept: ({ payload }, cause) => {
      const job = readJob(payload, secretKeys);
      return job !== null && (cause === "refused" || job.kind !== "verification-code");
    },
  };
}
