import type { OutboxApi, Sender } from "../../outbox/sending/sender.ts";

/** API calls on behalf of the drafts' owner. */
export interface DraftsApi extends Pick<OutboxApi, "call"> {
  /**
   * Fetches one photo of a draft from the account; null when it has none.
   * @throws Like `call`.
   */
  photo(owner: string, of: { id: string; uuid: string }, signal: AbortSignal): Promise<Blob | null>;
}

/** The dependencies of syncing drafts. */
export interface DraftsParts extends Pick<Sender, "shrink" | "photos" | "clock"> {
  api: DraftsApi;
  owner: () => string;
}
