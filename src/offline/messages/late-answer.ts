/** What the worker tells the page when a live answer came after the saved one was shown. */
export interface LateAnswer {
  type: "late-answer";
  /** Whose answer it is, as `ownerOf` names them. */
  owner: string;
  /** As `pathOf` writes it. */
  path: string;
  data: unknown;
  /** The server's clock when it answered, epoch milliseconds. */
  fetchedAt: number;
}
