/** The message by which the worker tells the page that an answer still comes: the page sees it only when it is whole. */
export interface AnswerComing {
  type: "answer-coming";
  /** As `pathOf` writes it. */
  path: string;
}

/** How often it says so of one answer, milliseconds: well within the silence that ends a read. */
export const COMING_EVERY_MS = 5000;
