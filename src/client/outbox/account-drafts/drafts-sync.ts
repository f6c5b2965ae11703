import { effect } from "@preact/signals-react";
import { draftSyncStates } from "#offline/account-drafts/draft-sync-states.ts";
import { unsentDraftsMark } from "#offline/account-drafts/in-account.ts";
import { syncDrafts } from "#offline/account-drafts/sync-drafts.ts";
import { closedForms } from "../../drafts/closed-forms.ts";
import { orLater } from "../../drafts/store/or-later.ts";
import { syncLoop } from "../../sync/sync-loop.ts";
import { pageDrafts } from "./drafts-parts.ts";

const loop = syncLoop({
  wake: draftSyncStates.wakeForNews,
  sync: () => syncDrafts(pageDrafts),
  unsent: unsentDraftsMark,
  // What is typed meanwhile goes along.
  afterEditMs: 3000,
  orLater,
});

let isStarted = false;

/**
 * Keeps the user's drafts in their account (A39): now, soon after each saved change, when a form is closed, when the
 * network is back or the page comes to the front, and after a login. Calling it again does nothing.
 */
export function startDraftsSync(): void {
  if (isStarted) return;
  isStarted = true;
  loop.start();
  effect(() => {
    if (closedForms.value > 0) loop.soon();
  });
}
