import type { WriteTx } from "../store.ts";
import type { PartName } from "./post-row.ts";
import type { ReceiptRow } from "./receipt-row.ts";

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
