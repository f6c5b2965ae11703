import type { Opinion, OwnOpinion, SharedListView } from "#domain/shared-lists/shared-list.ts";

/** A shared list that a user has opened on this phone, with what they think of its rooms. */
export interface SharedListRow {
  /** The reader's id, or that of visitors: other users of this phone can't see it. */
  owner: string;
  /** The end of its address. */
  token: string;
  /** The list as it was last seen. */
  view: SharedListView;
  /** The server's clock when it answered with it, epoch milliseconds. */
  fetchedAt: number;
  /** The reader's own opinion, as it is on this phone. */
  content: Opinion;
  /** The server's last known version of it; null when it has none. */
  base: OwnOpinion | null;
  /** Whether the content is unsent. */
  isDirty: boolean;
  /** Grows with each change of the content: a change during a request is sent again. */
  revision: number;
}
