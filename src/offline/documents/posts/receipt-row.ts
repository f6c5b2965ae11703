import type { PostKind } from "./post-row.ts";

/** That the server has something, for pages to tell. */
export interface ReceiptRow {
  /** From the counter `order`. */
  id: number;
  owner: string;
  kind: PostKind;
  /** Of the room or request. */
  postId: string;
  title: string;
  /** What was done: posted, edited or brought back from the form, chosen in the list, or deleted. */
  what: "posted" | "edited" | "restored" | "chosen" | "removed";
  /** Fields that another device had changed meanwhile, and that stand as it has them. */
  merged: readonly string[];
  /** Another device had posted it long before. */
  wasThere: boolean;
  by: "page" | "worker";
  /** By the phone's clock, epoch milliseconds. */
  at: number;
}
