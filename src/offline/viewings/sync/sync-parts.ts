import type { OutboxApi, Sender } from "../../outbox/sending/sender.ts";

/** API calls on behalf of the viewings' owner, implemented by the page and by the worker. */
export interface ViewingsApi extends Pick<OutboxApi, "call"> {
  /**
   * Fetches one own photo from the server; null when it has none.
   * @throws Like `call`.
   */
  photo(owner: string, of: { listing_id: string; uuid: string }, signal: AbortSignal): Promise<Blob | null>;
}

/** The dependencies of syncing viewings, provided by the page or the worker. */
export interface ViewingsParts extends Pick<Sender, "owner" | "shrink" | "clock"> {
  api: ViewingsApi;
}

/** The slowest upload speed that the timeout allows for, bytes a millisecond. */
const SLOWEST = 16;

/** The timeout signal of a call. @param bytes Size of the request's body. */
export function deadline({ clock }: Pick<ViewingsParts, "clock">, bytes = 0): AbortSignal {
  return AbortSignal.timeout(clock.answerWithinMs + bytes / SLOWEST);
}
