import { lookAgain, sideBySide } from "../look-again.ts";
import { sendDuePushes, type PushSenderParts } from "./send-due-pushes.ts";

const LOOKS_EVERY_MS = 1000;
/** Pushes at a time of one process: most of each is waiting for the answer. */
const SENDERS = 8;

export interface PushSender {
  /** Push services are told the site's address, so not before that is known. */
  start(): void;
  /** Takes up no more pushes, and comes back when those under way are finished. */
  stop(): Promise<void>;
}

/** Looks every second for pushes that are due, and sends them. */
export function pushSender(parts: PushSenderParts): PushSender {
  let looking: ReturnType<typeof lookAgain> | undefined;
  return {
    start() {
      looking = lookAgain({
        everyMs: LOOKS_EVERY_MS,
        look: (isStopping) => sideBySide(SENDERS, () => sendDuePushes(parts, isStopping)),
        onFailure: () => parts.log.warn({}, "pushes wait until the database answers"),
      });
    },
    async stop() {
      await looking?.stop();
      parts.transport.close();
    },
  };
}
