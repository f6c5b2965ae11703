import type { OutboxApi, Sender } from "../../outbox/sending/sender.ts";

/** How viewings' calls are made on behalf of their owner: by the page, by the worker. */
export interface ViewingsApi extends Pick<OutboxApi, "call"> {
  /**
   * One own photo as the server has it; null when it has none.
   * @throws Like `call`.
   */
  photo(owner: string, of: { listing_id: string; uuid: string }, signal: AbortSignal): Promise<Blob | null>;
}

/** What keeping viewings in step needs from whoever does it. */
export interface ViewingsParts extends Pick<Sender, "owner" | "shrink" | "clock"> {
  api: ViewingsApi;
}

/** The slowest network that is worth waiting for, bytes a millisecond. */
const SLOWEST = 16;

/** How long a call may take. @param bytes What it carries. */
export function deadline({ clock }: Pick<ViewingsParts, "clock">, bytes = 0): AbortSignal {
  return AbortSignal.timeout(clock.answerWithinMs + bytes / SLOWEST);
}
