import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import type { Receipt } from "#offline/drafts/outbox-entry.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { followOwned } from "../follow-owned.ts";
import { afterDone } from "./after-done.ts";

/** Handles the worker's receipts in this page like its own, as soon as the page is visible. */
export function watchReceipts(): Promise<void> {
  return followOwned(receiptsOf, tellingNew);
}

async function receiptsOf(owner: string): Promise<Receipt[]> {
  return draftsDatabase().receipts.where("owner").equals(owner).sortBy("id");
}

/** Handles the worker's receipts that are new since the start. */
function tellingNew(): (receipts: readonly Receipt[]) => void {
  let seen: number | null = null;
  return (receipts) => {
    const last = receipts.at(-1)?.id ?? 0;
    const before = seen ?? last;
    seen = Math.max(before, last);
    for (const receipt of receipts.filter(({ id, by }) => id > before && by === "worker")) void tellInSight(receipt);
  };
}

async function tellInSight(receipt: Receipt): Promise<void> {
  if (document.visibilityState === "hidden") {
    await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  }
  // No message after the user has logged out.
  if (ownerOf(accessToken.peek()) === receipt.owner) await afterDone(receipt);
}
