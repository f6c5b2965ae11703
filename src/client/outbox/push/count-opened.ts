import { ask, queuedTransport } from "../../api/transport.ts";
import { connection } from "../../platform/connection/connection.ts";
import { takeOpenedMessage } from "../../platform/opened-message.ts";

/** Has the server count that a mail led here, once. Without a network it is not counted; never fails. */
export async function countOpened(): Promise<void> {
  const id = takeOpenedMessage();
  if (id === null || connection.peek() === "offline") return;
  await ask("countOpenedNotification", { params: { id } }, queuedTransport).catch(() => undefined);
}
