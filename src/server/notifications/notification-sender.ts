import { sendDueNotifications, type NotificationSenderParts } from "./send-due-notifications.ts";

const LOOKS_EVERY_MS = 1000;

/** Looks every second for what people are to be told, and puts it into the queues, until stopped. */
export function startNotificationSender(
  parts: NotificationSenderParts & { log: { warn(fields: object, line: string): void } },
): { stop(): Promise<void> } {
  let sending: Promise<void> | undefined;
  let isStopped = false;
  let hasFailed = false;
  const timer = setInterval(() => (sending ??= send()), LOOKS_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await sending;
    },
  };

  async function send(): Promise<void> {
    try {
      await sendDueNotifications(parts, () => isStopped);
      hasFailed = false;
    } catch (error) {
      // The next look tries again: once is worth a line.
      if (!hasFailed) parts.log.warn({ err: error }, "people are told nothing for now");
      hasFailed = true;
    } finally {
      sending = undefined;
    }
  }
}
