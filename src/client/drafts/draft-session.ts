import { signal, type ReadonlySignal } from "@preact/signals-react";
import { pause } from "#domain/pause.ts";
import { within } from "#domain/within.ts";
import type { Draft, DraftKind, FieldsOf } from "#offline/drafts/draft.ts";
import { removePhoto } from "#offline/drafts/draft-photos.ts";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import { asUnsaved, StoreLostError } from "#offline/drafts/lost-store.ts";
import { STORE_PATIENCE_OFFLINE_MS } from "#offline/databases/store-patience.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { postDraft, putBack } from "#offline/outbox/entries/enqueue.ts";
import { watchStore } from "#offline/outbox/sending/store-watchdog.ts";
import { autosaveOf } from "./autosave.ts";
import { closedForms } from "./closed-forms.ts";
import { claimDraft } from "./draft-lock.ts";
import { forgetUnsaved, keepUnsaved } from "./left-unsaved.ts";
import { pagePhotoStore } from "./photos/store/page-photo-store.ts";
import { isSaved, isSilent, type SaveState } from "./save-state.ts";
import { touching, type Suggested } from "./suggestions/suggest.ts";

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
  /**
   * Nothing that is typed is taken in meanwhile.
   * @throws StaleDraftError, PhoneFullError, StoreLostError, StoreSilentError; nothing is posted then.
   */
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
  const { flush, step, ...autosave } = autosaveOf({ draft, kept, isElsewhere, isRemoved });
  let isClosed = false;
  let isPosting = false;
  let isLeft = false;
  let release: (() => void) | null = null;

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
      isPosting = true;
      try {
        await watchStore(flush);
        await watchStore(() => autosave.inTurn(() => postUnlessLost(fields)));
      } finally {
        isPosting = false;
      }
      await stop();
      onQueued();
    },
    async close() {
      if (!isSilent(kept.peek())) await within(STORE_PATIENCE_OFFLINE_MS, flush(), undefined);
      if (isSaved(kept.peek())) return end().then(() => true);
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

  // What is posted has been checked: a key that is typed meanwhile would be neither posted nor kept.
  function edit(next: Draft<Kind>): void {
    if (!isPosting) autosave.edit(next);
  }

  async function end(): Promise<void> {
    const isAsPosted = !autosave.isDirty() && !isElsewhere.peek() && draft.peek().takenBack !== undefined;
    const { owner, id } = draft.peek();
    // Where that fails it stays a draft.
    const isPosted = isAsPosted && (await autosave.inTurn(() => putBack(owner, id)).catch(() => false));
    await stop();
    if (isPosted) onQueued();
  }

  function isUnsavedLeft(): boolean {
    return isLeft && !isSaved(kept.peek());
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

  // When the store was emptied the photos are gone: do not post without them.
  async function postUnlessLost(fields: FieldsOf[Kind]): Promise<void> {
    try {
      await postDraft(draft.peek(), fields);
    } catch (error) {
      if (await autosave.isKeptAgain(error)) throw new StoreLostError("The store was emptied", { cause: error });
      throw error;
    }
  }

  async function claim(how: "ask" | "take-over"): Promise<void> {
    release?.();
    const holder = { onWanted: flush, onLost: () => void (isClosed || (isElsewhere.value = true)) };
    const mine = await claimDraft(opened.id, holder, how);
    if (mine === null) isElsewhere.value = true;
    // Closed while the lock was requested.
    if (isClosed) mine?.();
    else release = mine;
    if (mine !== null && how === "ask") await autosave.inTurn(takeInMerged).catch(() => undefined);
  }

  // Another device's changes may have been merged between the reading of the draft and the lock.
  async function takeInMerged(): Promise<void> {
    const now = draft.peek();
    const stored = await draftOf(now.owner, now.id);
    if (autosave.isDirty() || stored?.status !== "editing" || stored.revision <= now.revision) return;
    draft.value = stored as Draft<Kind>;
  }

  async function stop(): Promise<void> {
    isClosed = true;
    autosave.stop();
    document.removeEventListener("visibilitychange", onHidden);
    removeEventListener("pagehide", flush);
    removeEventListener("pageshow", flush);
    release?.();
    closedForms.value += 1;
  }
}
