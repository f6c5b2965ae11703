import { signal, type ReadonlySignal } from "@preact/signals-react";
import { pause } from "#domain/pause.ts";
import { within } from "#domain/within.ts";
import { askToPersist } from "#offline/databases/ask-to-persist.ts";
import type { Draft, DraftKind, FieldsOf } from "#offline/drafts/draft.ts";
import { removePhoto } from "#offline/drafts/draft-photos.ts";
import { draftOf, saveDraft } from "#offline/drafts/draft-rows.ts";
import { asUnsaved, storeId, StoreLostError } from "#offline/drafts/lost-store.ts";
import { PhoneFullError, StaleDraftError } from "#offline/drafts/write-draft.ts";
import { readOrDefault } from "#offline/databases/storage-errors.ts";
import { STORE_PATIENCE_OFFLINE_MS } from "#offline/databases/store-patience.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { postDraft, putBack } from "#offline/outbox/entries/enqueue.ts";
import { watchStore } from "#offline/outbox/sending/store-watchdog.ts";
import { holdUpdates } from "../platform/updates/update-holds.ts";
import { closedForms } from "./closed-forms.ts";
import { claimDraft } from "./draft-lock.ts";
import { forgetUnsaved, keepUnsaved } from "./left-unsaved.ts";
import { pagePhotoStore } from "./photos/store/page-photo-store.ts";
import { touching, type Suggested } from "./suggestions/suggest.ts";
import { storeReady } from "./store/store-ready.ts";
import { isMemoryOnly } from "./store/unsent.ts";

/** Whether the typed text is saved. */
export type SaveState =
  /** Nothing has been typed yet. */
  | { name: "untouched" }
  | { name: "saving" }
  /**
   * @property at Epoch milliseconds by the phone's clock.
   * @property afterLoss Whether the browser had emptied the store meanwhile, so that the photos are gone (D7).
   */
  | { name: "saved"; at: number; afterLoss: boolean }
  /**
   * Only this page has it: the phone is full, storage is blocked in this window or does not answer, or another tab has the
   * draft.
   */
  | { name: "unsaved"; reason: "full" | "blocked" | "silent" | "elsewhere" };

/** An open draft in a form: holds its state, autosaves it, posts it. */
export interface DraftSession<Kind extends DraftKind = DraftKind> {
  draft: ReadonlySignal<Draft<Kind>>;
  kept: ReadonlySignal<SaveState>;
  /** Whether another tab writes the draft, or has changed it: then this session is read-only. */
  isElsewhere: ReadonlySignal<boolean>;
  /** Whether another tab has deleted or posted the draft, so that nothing of it is on the phone any more (W8). */
  isRemoved: ReadonlySignal<boolean>;
  /** Sets a field; a suggestion for it counts as reviewed. */
  change: (field: string, value: string | boolean) => void;
  /** Applies suggestions, or decisions about them. */
  takeSuggested: (change: Suggested) => void;
  /** @throws PhoneFullError; only the photo is then not stored. */
  addPhoto: (file: File) => Promise<void>;
  removePhoto: (uuid: string) => Promise<void>;
  arrangePhotos: (uuids: string[]) => void;
  /** Saves pending changes at once. */
  flush: () => Promise<void>;
  /**
   * Takes the lock from the other tab and loads what it has saved; what that one has removed is kept again as it was
   * typed here, without the photos.
   */
  takeOver: () => Promise<void>;
  /** @throws StaleDraftError, PhoneFullError, StoreLostError, StoreSilentError; nothing is posted then. */
  post: (fields: FieldsOf[Kind]) => Promise<void>;
  /**
   * Saves and releases the lock; what was taken back, and is as it was posted, is posted again (W5). What the phone's store
   * does not take now is kept, and tried again until it does (W2).
   * @returns Whether it is saved.
   */
  close: () => Promise<boolean>;
  /** Goes on with a session that was closed and could not be saved. */
  resume: () => void;
}

/** Typed text is on the phone at most 400 ms after the last key (A7), including the time of the save. */
const SAVED_AFTER_MS = 250;
/** How long what was left unsaved waits before it is tried again. */
const SAVED_AGAIN_AFTER_MS = 15 * 1000;

/**
 * Opens a draft for writing in this tab.
 * @param onQueued Called after posting or discarding, which may leave an entry in the outbox: send it.
 */
export function openDraftSession<Kind extends DraftKind>(
  opened: Draft<Kind>,
  onQueued: () => void,
): DraftSession<Kind> {
  const draft = signal(opened);
  const kept = signal<SaveState>(
    opened.revision === 0 ? { name: "untouched" } : { name: "saved", at: opened.editedAt, afterLoss: false },
  );
  const isElsewhere = signal(false);
  const isRemoved = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let isClosed = false;
  let isLeft = false;
  let afterLoss = false;
  let store: Promise<string | undefined> | string = storeId();
  let steps: Promise<unknown> = Promise.resolve();
  let release: (() => void) | null = null;
  let releaseHold: (() => void) | null = null;

  const onHidden = () => void (document.visibilityState === "hidden" && flush());
  document.addEventListener("visibilitychange", onHidden);
  addEventListener("pagehide", flush);
  // What could not be saved on the way out is saved on the way back.
  addEventListener("pageshow", flush);
  void claim("ask");

  const session: DraftSession<Kind> = {
    draft,
    kept,
    isElsewhere,
    isRemoved,
    change(field, value) {
      const now = draft.peek();
      edit({ ...now, typed: { ...now.typed, [field]: value }, ...touching(now, field) });
    },
    takeSuggested({ typed, suggested }) {
      const now = draft.peek();
      edit({ ...now, typed: { ...now.typed, ...typed }, suggested });
    },
    addPhoto: (file) => step((current) => pagePhotoStore.addPhoto(current, file, newUuid())),
    removePhoto: (uuid) => step((current) => removePhoto(current, uuid)),
    arrangePhotos(photos) {
      edit({ ...draft.peek(), photos });
    },
    flush,
    async takeOver() {
      await claim("take-over");
      const { owner, id } = draft.peek();
      const current = await draftOf(owner, id);
      isElsewhere.value = false;
      if (current !== undefined) draft.value = current as Draft<Kind>;
      else if (isRemoved.peek()) edit(asUnsaved(draft.peek()));
      isRemoved.value = false;
      await flush();
    },
    async post(fields) {
      await watchStore(flush);
      await watchStore(() => oneAfterTheOther(() => postUnlessLost(fields)));
      await stop();
      onQueued();
    },
    async close() {
      if (!isSilent()) await within(STORE_PATIENCE_OFFLINE_MS, flush(), undefined);
      if (isSaved()) return end().then(() => true);
      isLeft = true;
      keepUnsaved(session);
      void saveLater();
      return false;
    },
    resume() {
      isLeft = false;
      forgetUnsaved(session);
    },
  };
  return session;

  async function end(): Promise<void> {
    const isAsPosted = !isDirty && !isElsewhere.peek() && draft.peek().takenBack !== undefined;
    const { owner, id } = draft.peek();
    // Where that fails it stays a draft.
    const isPosted = isAsPosted && (await oneAfterTheOther(() => putBack(owner, id)).catch(() => false));
    await stop();
    if (isPosted) onQueued();
  }

  function isSaved(): boolean {
    const state = kept.peek();
    if (state.name === "unsaved") return state.reason === "elsewhere";
    return state.name !== "saving";
  }

  function isUnsavedLeft(): boolean {
    return isLeft && !isSaved();
  }

  async function saveLater(): Promise<void> {
    while (isUnsavedLeft()) {
      await flush();
      if (isUnsavedLeft()) await pause(SAVED_AGAIN_AFTER_MS);
    }
    if (!isLeft) return;
    forgetUnsaved(session);
    await end();
  }

  function edit(next: Draft<Kind>): void {
    if (isClosed || isElsewhere.peek()) return;
    draft.value = next;
    isDirty = true;
    if (!isSilent()) kept.value = { name: "saving" };
    releaseHold ??= holdUpdates("draft");
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), SAVED_AFTER_MS);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (!isDirty || isElsewhere.peek()) return void (await steps);
    isDirty = false;
    const late = setTimeout(() => (kept.value = { name: "unsaved", reason: "silent" }), STORE_PATIENCE_OFFLINE_MS);
    // The user can go on typing: `kept` reports the failure. A store that opens late may be replaced by one in memory.
    const saved = step(async (current) => storeReady().then(() => saveDraft(current)));
    await saved.catch(() => undefined).finally(() => clearTimeout(late));
  }

  function isSilent(): boolean {
    const state = kept.peek();
    return state.name === "unsaved" && state.reason === "silent";
  }

  /** Changes the stored draft; changes are serialized, each based on the result of the one before. */
  async function step(work: (current: Draft<Kind>) => Promise<Draft>): Promise<void> {
    await oneAfterTheOther(async () => {
      const before = draft.peek();
      try {
        takeIn(before, (await work(before)) as Draft<Kind>);
      } catch (error) {
        if (await isKeptAgain(error)) return takeIn(draft.peek(), (await work(draft.peek())) as Draft<Kind>);
        await noteFailure(error);
        throw error;
      }
    });
  }

  // When the store was emptied the photos are gone: do not post without them.
  async function postUnlessLost(fields: FieldsOf[Kind]): Promise<void> {
    try {
      await postDraft(draft.peek(), fields);
    } catch (error) {
      if (await isKeptAgain(error)) throw new StoreLostError("The store was emptied", { cause: error });
      throw error;
    }
  }

  /** Saves the whole draft again, when the browser has emptied the store meanwhile (D7). */
  async function isKeptAgain(error: unknown): Promise<boolean> {
    if (!(error instanceof StaleDraftError)) return false;
    const [opened, now] = [await store, await storeId()];
    if (opened === undefined || now === undefined || now === opened) return false;
    store = now;
    afterLoss = true;
    draft.value = asUnsaved(draft.peek());
    takeIn(draft.peek(), await saveDraft(draft.peek()));
    return true;
  }

  // Merges the stored draft; input typed during the save stays, and is saved next.
  function takeIn(before: Draft<Kind>, stored: Draft<Kind>): void {
    const now = draft.peek();
    const { typed, suggested, touched } = now;
    const photos = arranged(before.photos, now.photos, stored.photos);
    draft.value = { ...stored, typed, ...(suggested && { suggested }), ...(touched && { touched }), photos };
    // Called just after input: some browsers show a permission prompt only then.
    if (before.revision === 0 && !isMemoryOnly.peek()) void askToPersist();
    if (!isDirty) kept.value = { name: "saved", at: stored.editedAt, afterLoss };
    if (!isDirty) freeUpdates();
  }

  async function noteFailure(error: unknown): Promise<void> {
    if (error instanceof StaleDraftError) {
      const { owner, id } = draft.peek();
      isRemoved.value = (await readOrDefault(() => draftOf(owner, id), opened)) === undefined;
      isElsewhere.value = true;
      kept.value = { name: "unsaved", reason: "elsewhere" };
      return;
    }
    isDirty = true;
    kept.value = { name: "unsaved", reason: error instanceof PhoneFullError ? "full" : "blocked" };
  }

  function oneAfterTheOther<T>(work: () => Promise<T>): Promise<T> {
    const done = steps.then(work);
    steps = done.catch(() => undefined);
    return done;
  }

  async function claim(how: "ask" | "take-over"): Promise<void> {
    release?.();
    const holder = { onWanted: flush, onLost: () => void (isClosed || (isElsewhere.value = true)) };
    const mine = await claimDraft(opened.id, holder, how);
    if (mine === null) isElsewhere.value = true;
    // Closed while the lock was requested.
    if (isClosed) mine?.();
    else release = mine;
    if (mine !== null && how === "ask") await oneAfterTheOther(takeInMerged).catch(() => undefined);
  }

  // Another device's changes may have been merged between the reading of the draft and the lock.
  async function takeInMerged(): Promise<void> {
    const now = draft.peek();
    const stored = await draftOf(now.owner, now.id);
    if (isDirty || stored?.status !== "editing" || stored.revision <= now.revision) return;
    draft.value = stored as Draft<Kind>;
  }

  async function stop(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onHidden);
    removeEventListener("pagehide", flush);
    removeEventListener("pageshow", flush);
    freeUpdates();
    release?.();
    closedForms.value += 1;
  }

  function freeUpdates(): void {
    releaseHold?.();
    releaseHold = null;
  }
}

/** The photos in the order arranged meanwhile, with those added and without those removed since. */
function arranged(before: string[], now: string[], stored: string[]): string[] {
  if (now === before) return stored;
  const added = stored.filter((uuid) => !before.includes(uuid));
  const removed = new Set(before.filter((uuid) => !stored.includes(uuid)));
  return [...now.filter((uuid) => !removed.has(uuid)), ...added];
}
