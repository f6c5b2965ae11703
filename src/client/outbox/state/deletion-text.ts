import type { I18n } from "@lingui/core";
import type { ShownState } from "#offline/outbox/entries/entry-state.ts";
import type { NamedKind } from "../../platform/text/field-names.ts";
import { stateText } from "./state-text.ts";
import { connection } from "../../platform/connection/connection.ts";

/** A pending deletion's text names what will be deleted; problems are described like any entry's. */
export function deletionText(i18n: I18n, state: ShownState, kind: NamedKind): string {
  const isOnline = connection.value === "online";
  if (state.name === "saving" || (state.name === "queued" && isOnline)) return i18n._("posting.being-deleted");
  if (state.name === "queued" || waitsForNetwork(state)) return i18n._("posting.will-be-deleted");
  if (state.name === "needs-fix") return i18n._("posting.deletion-refused");
  return stateText(i18n, state, isOnline, kind);
}

// While the phone is offline, a failed attempt of the worker is not shown.
function waitsForNetwork(state: ShownState): boolean {
  return state.name === "waiting-retry" && state.reason === "no-answer" && connection.value === "offline";
}
