import { i18n } from "@lingui/core";
import { takeUntoldRefusals, untoldRefusals } from "#offline/outbox/entries/untold-refusals.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { loadLaterSentences } from "../../platform/language/i18n.ts";
import { followOwned } from "../follow-owned.ts";
import { tellRefusal } from "./tell-refusal.ts";

/**
 * Tells of what the server has refused, by whichever sender, now or while no page was open: each refusal once, in the
 * first page that is in sight.
 */
export async function watchRefusals(): Promise<void> {
  await followOwned(untoldRefusals, () => (untold) => {
    if (untold.length > 0) void tellInSight();
  });
  document.addEventListener("visibilitychange", () => void tellInSight());
}

async function tellInSight(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  const owner = ownerOf(accessToken.peek());
  try {
    // First: what is marked as told must be told.
    await loadLaterSentences();
    for (const entry of await takeUntoldRefusals(owner)) tellRefusal(i18n, entry);
  } catch {
    // Without the sentences, or the store, it is told later; the rows say it meanwhile.
  }
}
