import { lookAgain } from "../look-again.ts";
import { sendDueNotifications, type NotificationSenderParts } from "./send-due-notifications.ts";

const LOOKS_EVERY_MS = 1000;

/** Looks every second for what people are to be told, and puts it into the queues, until stopped. */
export function startNotificationSender(
  parts: NotificationSenderParts & { log: { warn(fields: object, line: string): void } },
): { stop(): Promise<void> } {
  return lookAgain({
    everyMs: LOOKS_EVERY_MS,
    look: (isStopping) => sendDueNotifications(parts, isStopping),
    onFailure: (error) => parts.log.warn({ err: error }, "people are told nothing for now"),
  });
}
