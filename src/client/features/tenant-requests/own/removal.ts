import type { Draft } from "#offline/drafts/draft.ts";
import { deleteRow, discardDraft } from "#offline/outbox/entries/enqueue.ts";
import { sendSoon } from "../../../outbox/sending/sending.ts";
import { storeReady } from "../../../drafts/store/store-ready.ts";

/** What is to go: a posted request, one that waits to be sent, one that is being written, or the changes of one. */
export interface Removal {
  what: "request" | "unsent" | "draft" | "changes";
  /** The request's. */
  id: string;
  /** What its row is called. */
  title: string;
}

/** What can be taken away of something that waits. */
export function removalsOf({ base, status }: Draft): Removal["what"][] {
  if (base !== null) return ["changes", "request"];
  return [status === "posted" ? "unsent" : "draft"];
}

/** Takes it off the phone at once, and off the server as soon as that can be reached. */
export async function remove(owner: string, { what, id, title }: Removal): Promise<void> {
  await storeReady();
  if (what === "request") await deleteRow(owner, { kind: "request", id, title });
  else await discardDraft(owner, id);
  sendSoon();
}

interface RemovalWords {
  button: string;
  title: string;
  text: string;
}

/** The catalogue ids of what is asked before, and of the button that asks. */
export const REMOVAL_WORDS: Record<Removal["what"], RemovalWords> = {
  request: {
    button: /*i18n*/ "own-requests.delete",
    title: /*i18n*/ "own-requests.delete.title",
    text: /*i18n*/ "own-requests.delete.text",
  },
  unsent: {
    button: /*i18n*/ "own-requests.delete",
    title: /*i18n*/ "own-requests.delete.title",
    text: /*i18n*/ "own-requests.delete-unsent.text",
  },
  draft: {
    button: /*i18n*/ "own-requests.delete-draft",
    title: /*i18n*/ "own-requests.delete-draft.title",
    text: /*i18n*/ "own-requests.delete-draft.text",
  },
  changes: {
    button: /*i18n*/ "own-requests.discard-changes",
    title: /*i18n*/ "own-requests.discard-changes.title",
    text: /*i18n*/ "own-requests.discard-changes.text",
  },
};
