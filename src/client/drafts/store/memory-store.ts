import { liveQuery } from "dexie";
import { IDBKeyRange, indexedDB } from "fake-indexeddb";
import { draftsDatabase, replaceStore } from "#offline/drafts/drafts-database.ts";
import { holdUpdates } from "../../platform/updates/update-holds.ts";
import { isMemoryOnly } from "./unsent.ts";

/**
 * Keeps drafts and outbox in this page's memory: they work as usual, as long as the page is open (D9). While it holds
 * unsent work, the page is not reloaded for an update, and closing it asks for confirmation.
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

/** Of every user: others who have written in this window would lose theirs too. */
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
