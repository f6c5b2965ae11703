import type { Signal } from "@preact/signals-react";
import { SAVED_AFTER_MS } from "#domain/limits.ts";
import { oneAfterAnother } from "#domain/one-after-another.ts";
import { askToPersist } from "#offline/cache/ask-to-persist.ts";
import { STORE_PATIENCE_OFFLINE_MS } from "#offline/databases/store-patience.ts";
import { readOrDefault, PhoneFullError } from "#offline/databases/storage-errors.ts";
import type { Draft, DraftKind } from "#offline/drafts/draft.ts";
import { draftOf, saveDraft } from "#offline/drafts/draft-rows.ts";
import { asUnsaved, storeId } from "#offline/drafts/lost-store.ts";
import { StaleDraftError } from "#offline/drafts/write-draft.ts";
import { holdUpdates } from "../platform/updates/update-holds.ts";
import { isSilent, type SaveState } from "./save-state.ts";
import { storeReady } from "./store/store-ready.ts";
import { isMemoryOnly } from "./store/unsent.ts";

/** What a form shows of its draft, and how its saving goes. */
export interface DraftSignals<Kind extends DraftKind> {
  draft: Signal<Draft<Kind>>;
  kept: Signal<SaveState>;
  isElsewhere: Signal<boolean>;
  isRemoved: Signal<boolean>;
}

/** Saves what is typed into a draft, and all else that changes it, one after the other. */
export interface Autosave<Kind extends DraftKind> {
  /** Takes in what was typed; saves it soon. */
  edit: (next: Draft<Kind>) => void;
  /** Saves pending changes at once. A failure is reported by `kept` alone. */
  flush: () => Promise<void>;
  /** Changes the stored draft, based on the result of the change before. @throws Whatever `work` throws. */
  step: (work: (current: Draft<Kind>) => Promise<Draft>) => Promise<void>;
  /** Does something when all changes before are done. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Saves the whole draft again, when a save failed because the browser has emptied the store meanwhile (D7). */
  isKeptAgain: (error: unknown) => Promise<boolean>;
  /** Whether something was typed that no save has begun with. */
  isDirty: () => boolean;
  /** Nothing more is taken in or saved. */
  stop: () => void;
}

/** @param signals Changed as the saving goes on. */
export function autosaveOf<Kind extends DraftKind>(signals: DraftSignals<Kind>): Autosave<Kind> {
  const { draft, kept, isElsewhere } = signals;
  const showElsewhere = elsewhereShower(signals);
  const isStoreReplaced = storeWatch();
  const inTurn = oneAfterAnother();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let isStopped = false;
  let afterLoss = false;
  let releaseHold: (() => void) | null = null;

  return { edit, flush, step, inTurn, isKeptAgain, isDirty: () => isDirty, stop };

  function edit(next: Draft<Kind>): void {
    if (isStopped || isElsewhere.peek()) return;
    draft.value = next;
    isDirty = true;
    if (!isSilent(kept.peek())) kept.value = { name: "saving" };
    releaseHold ??= holdUpdates("draft");
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), SAVED_AFTER_MS);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (!isDirty || isElsewhere.peek()) return inTurn(async () => undefined);
    isDirty = false;
    const late = setTimeout(() => (kept.value = { name: "unsaved", reason: "silent" }), STORE_PATIENCE_OFFLINE_MS);
    // The user can go on typing. A store that opens late may be replaced by one in memory.
    const saved = step(async (current) => storeReady().then(() => saveDraft(current)));
    await saved.catch(() => undefined).finally(() => clearTimeout(late));
  }

  async function step(work: (current: Draft<Kind>) => Promise<Draft>): Promise<void> {
    await inTurn(async () => {
      const before = draft.peek();
      try {
        takeIn(before, (await work(before)) as Draft<Kind>);
      } catch (error) {
        if (await isKeptAgain(error)) return takeIn(draft.peek(), (await work(draft.peek())) as Draft<Kind>);
        if (error instanceof StaleDraftError) await showElsewhere();
        else noteUnsaved(error);
        throw error;
      }
    });
  }

  async function isKeptAgain(error: unknown): Promise<boolean> {
    if (!(error instanceof StaleDraftError && (await isStoreReplaced()))) return false;
    afterLoss = true;
    draft.value = asUnsaved(draft.peek());
    takeIn(draft.peek(), await saveDraft(draft.peek()));
    return true;
  }

  function takeIn(before: Draft<Kind>, stored: Draft<Kind>): void {
    draft.value = withTypedSince(before, draft.peek(), stored);
    // Called just after input: some browsers show a permission prompt only then.
    if (before.revision === 0 && !isMemoryOnly.peek()) void askToPersist();
    if (isDirty) return;
    kept.value = { name: "saved", at: stored.editedAt, afterLoss };
    freeUpdates();
  }

  function noteUnsaved(error: unknown): void {
    isDirty = true;
    kept.value = { name: "unsaved", reason: error instanceof PhoneFullError ? "full" : "blocked" };
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    freeUpdates();
  }

  function freeUpdates(): void {
    releaseHold?.();
    releaseHold = null;
  }
}

/** Shows that a draft is open in another tab, or was removed: nothing more is saved of it here. */
function elsewhereShower<Kind extends DraftKind>(signals: DraftSignals<Kind>): () => Promise<void> {
  const { draft, kept, isElsewhere, isRemoved } = signals;
  const opened = draft.peek();
  return async () => {
    const { owner, id } = draft.peek();
    // Where the store does not answer, it is not taken for removed.
    isRemoved.value = (await readOrDefault(() => draftOf(owner, id), opened)) === undefined;
    isElsewhere.value = true;
    kept.value = { name: "unsaved", reason: "elsewhere" };
  };
}

/** Tells whether the browser has emptied the store, and so begun another, since the last call or the start (D7). */
function storeWatch(): () => Promise<boolean> {
  let known = storeId();
  return async () => {
    const [before, now] = [await known, await storeId()];
    if (before === undefined || now === undefined || now === before) return false;
    known = Promise.resolve(now);
    return true;
  };
}

/** The stored draft with what was typed during its save, which is saved next. */
function withTypedSince<Kind extends DraftKind>(
  before: Draft<Kind>,
  now: Draft<Kind>,
  stored: Draft<Kind>,
): Draft<Kind> {
  const { typed, suggested, touched, confirmedRent } = now;
  const photos = arranged(before.photos, now.photos, stored.photos);
  return {
    ...stored,
    typed,
    ...(suggested && { suggested }),
    ...(touched && { touched }),
    ...(confirmedRent !== undefined && { confirmedRent }),
    photos,
  };
}

/** The photos in the order arranged meanwhile, with those added and without those removed since. */
function arranged(before: string[], now: string[], stored: string[]): string[] {
  if (now === before) return stored;
  const added = stored.filter((uuid) => !before.includes(uuid));
  const removed = new Set(before.filter((uuid) => !stored.includes(uuid)));
  return [...now.filter((uuid) => !removed.has(uuid)), ...added];
}
