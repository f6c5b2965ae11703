import type { OutboxApi, Sender } from "../../outbox/sending/sender.ts";

/** What syncing saved searches needs, given by the page or the worker. */
export interface SearchesParts extends Pick<Sender, "owner" | "clock"> {
  api: Pick<OutboxApi, "call">;
}
