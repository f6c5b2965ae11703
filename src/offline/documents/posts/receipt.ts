import type { WriteTx } from "../store.ts";
import type { PartName, PostKind } from "./post-row.ts";

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

/** What is kept of one owner's. */
const RECEIPTS_KEPT = 20;

/** Keeps a receipt, and of its owner's no more than the latest. Inside a transaction. */
export async function keepReceipt(tx: WriteTx, receipt: ReceiptRow): Promise<void> {
  await tx.put("receipts", receipt);
  const ids = await tx.keys("receipts", "owner", receipt.owner);
  for (const id of ids.toSorted((one, other) => other - one).slice(RECEIPTS_KEPT)) await tx.delete("receipts", id);
}

/** What a part that was confirmed has done. */
export function whatWasDone(
  part: PartName,
  { isNew, restores }: { isNew: boolean; restores: boolean },
): ReceiptRow["what"] {
  if (part === "chosen") return "chosen";
  if (restores) return "restored";
  return isNew ? "posted" : "edited";
}
