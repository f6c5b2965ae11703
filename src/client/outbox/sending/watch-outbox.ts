import { effect } from "@preact/signals-react";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { connection } from "../../platform/connection/connection.ts";
import { partStarter } from "../../platform/connection/start-part.ts";
import { loadDraftsSync } from "../account-drafts/load-drafts-sync.ts";
import { countOpened } from "../push/count-opened.ts";
import { openTapped } from "../push/open-tapped.ts";
import { watchSearches } from "../searches/watch-searches.ts";
import { watchDocuments } from "../../sync/watch-documents.ts";
import { watchPartOfAccount } from "../../sync/watch-part-of-account.ts";
import { mayHaveDrafts } from "../../drafts/store/unsent.ts";

/**
 * Starts sending as soon as this phone has unsent entries: now, or when another tab adds one. Phones without drafts or
 * viewings never load the code.
 */
export function watchOutbox(): void {
  watchDocuments();
  // Where an account has documents, it may have drafts, too.
  void watchPartOfAccount(DOCUMENTS_DATABASE, loadDraftsSync);
  void watchSearches();
  openTapped();
  void countOpened();
  effect(() => {
    // Also offline, to register a sync event; also signed out, for a report needs no account.
    void connection.value;
    void accessToken.value;
    void startIfNeeded();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void startIfNeeded();
  });
}

async function startIfNeeded(): Promise<void> {
  if (!(await mayHaveDrafts())) return;
  start();
}

const start = partStarter(async () => (await import("./start-outbox.ts")).startOutbox);
