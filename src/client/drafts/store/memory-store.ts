import { liveQuery } from "dexie";
import { IDBKeyRange, indexedDB } from "fake-indexeddb";
import { draftsDatabase, replaceStore } from "#offline/drafts/drafts-database.ts";
import { holdUpdates } from "../../platform/updates/update-holds.ts";
import { isMemoryOnly } from "./unsent.ts";

/**
 * Keeps drafts and outbox in this page's memory: they go the same way as everywhere, as long as the page lives (D9).
 * While something unsent is in them, the page is not reloaded for an update, and closing it asks.
 */
export function switchToMemoryStore(): void {
  replaceStore({ indexedDB, IDBKeyRange });
  isMemoryOnly.value = true;
  let release: (() => void) | null = null;
  liveQuery(hasAny).subscribe((has) => {
    if (has === (release !== null)) return;
    release?.();
    release = has ? holdPage() : null;
  });
}

/** Anybody's: whoever else has written in this window loses theirs too. */
async function hasAny(): Promise<boolean> {
  const { drafts, outbox } = draftsDatabase();
  const [written, posted] = await Promise.all([drafts.count(), outbox.count()]);
  return written + posted > 0;
}

function holdPage(): () => void {
  const releaseHold = holdUpdates("memory");
  addEventListener("beforeunload", askFirst);
  return () => {
    releaseHold();
    removeEventListener("beforeunload", askFirst);
  };
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
