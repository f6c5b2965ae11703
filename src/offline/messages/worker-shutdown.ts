/** A worker that ends itself asks each page whether it lives; one that does answers through the message's port. */
export const ENDING = "worker-ends";

export interface EndingQuestion {
  type: typeof ENDING;
}
