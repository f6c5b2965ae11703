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
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isStopped = false;
  let hasFailed = false;

  return {
    start() {
      timer = setInterval(() => (sending ??= sendAll()), LOOKS_EVERY_MS);
      timer.unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await sending;
      parts.transport.close?.();
    },
  };

  async function sendAll(): Promise<void> {
    const all = Array.from({ length: senders }, () => sendDueMails(parts, () => isStopped));
    const failure = (await Promise.allSettled(all)).find(({ status }) => status === "rejected");
    // The database is away: once is worth a line, every second is not.
    if (failure !== undefined && !hasFailed) parts.log.warn({}, "mails wait until the database answers");
    hasFailed = failure !== undefined;
    sending = undefined;
  }
}
