import { lookAgain, sideBySide } from "../look-again.ts";
import { sendDueMails, type MailSenderParts } from "./send-due-mails.ts";

const LOOKS_EVERY_MS = 1000;
export interface MailSender {
  /** Links in mails name the site's address, so not before that is known. */
  start(): void;
  /** Takes up no more mails, and comes back when those under way are finished (F2). */
  stop(): Promise<void>;
}

/**
 * Looks every second for mails that are due, and sends them (F11).
 * @param senders Mails at a time: a slow answer must not hold up the mails after it.
 */
export function mailSender({ senders, ...parts }: MailSenderParts & { senders: number }): MailSender {
  let looking: ReturnType<typeof lookAgain> | undefined;
  return {
    start() {
      looking = lookAgain({
        everyMs: LOOKS_EVERY_MS,
        look: (isStopping) => sideBySide(senders, () => sendDueMails(parts, isStopping)),
        onFailure: () => parts.log.warn({}, "mails wait until the database answers"),
      });
    },
    async stop() {
      await looking?.stop();
      parts.transport.close?.();
    },
  };
}
