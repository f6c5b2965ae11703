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
      parts.transport.close();
    },
  };

  async function sendAll(): Promise<void> {
    const all = Array.from({ length: SENDERS }, () => sendDuePushes(parts, () => isStopped));
    const failure = (await Promise.allSettled(all)).find(({ status }) => status === "rejected");
    // The database is away: once is worth a line, every second is not.
    if (failure !== undefined && !hasFailed) parts.log.warn({}, "pushes wait until the database answers");
    hasFailed = failure !== undefined;
    sending = undefined;
  }
}
