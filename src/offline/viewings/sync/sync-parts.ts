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
