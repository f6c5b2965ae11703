import type { I18n } from "@lingui/core";
import type { ShownState } from "#offline/outbox/entries/entry-state.ts";
import { stateText } from "./state-text.ts";
import { connection } from "../../platform/connection/connection.ts";

/** Of a deletion that only waits, what matters is what will be gone; trouble is told like any other's. */
export function deletionText(i18n: I18n, state: ShownState): string {
  const isOnline = connection.value === "online";
  if (state.name === "saving" || (state.name === "queued" && isOnline)) return i18n._("posting.being-deleted");
  if (state.name === "queued" || waitsForNetwork(state)) return i18n._("posting.will-be-deleted");
  return stateText(i18n, state, isOnline);
}

// The worker may have tried in vain: while the phone has no network, that is no news.
function waitsForNetwork(state: ShownState): boolean {
  return state.name === "waiting-retry" && state.reason === "no-answer" && connection.value === "offline";
}
