import { signal, type ReadonlySignal } from "@preact/signals-react";
import { within } from "#domain/within.ts";
import { BROWSER } from "#offline/browser/browser.ts";
import type { Draft, DraftKind, FieldsOf } from "#offline/drafts/draft.ts";
import { removePhoto } from "#offline/drafts/draft-photos.ts";
import { StoreLostError } from "#offline/drafts/lost-store.ts";
import { STORE_PATIENCE_OFFLINE_MS } from "#offline/databases/store-patience.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { postDraft, putBack } from "#offline/outbox/entries/enqueue.ts";
import { outboxStore } from "#offline/outbox/outbox-store.ts";
import { watchStore } from "#offline/transport/store-watchdog.ts";
import { flushOnLeave } from "../platform/storage/flush-on-leave.ts";
import { autosaveOf, type Autosave, type DraftSignals } from "./autosave.ts";
import { closedForms } from "./closed-forms.ts";
import { holdDraft, type HeldDraft } from "./held-draft.ts";
import { keepUnsaved } from "./left-unsaved.ts";
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
  /** Keeps with the draft that a rent that was asked about is meant. @param typed As the form holds it. */
  confirmRent: (typed: string) => void;
  addPhoto: (file: File) => Promise<void>;
  removePhoto: (uuid: string) => Promise<void>;
  arrangePhotos: (uuids: string[]) => void;
  /** Saves pending changes at once. */
  flush: () => Promise<void>;
  takeOver: HeldDraft["takeOver"];
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

/**
 * Opens a draft for writing in this tab.
 * @param onQueued Called after posting or discarding, which may leave an entry in the outbox: send it.
 */
export function openDraftSession<Kind extends DraftKind>(
  opened: Draft<Kind>,
  onQueued: () => void,
): DraftSession<Kind> {
  const signals = signalsOf(opened);
  const { draft, kept, isElsewhere } = signals;
  const autosave = autosaveOf(signals);
  const { flush, step } = autosave;
  let isPosting = false;
  let stopKeeping = () => {};

  const stopFlushing = flushOnLeave(flush);
  const { takeOver, release } = holdDraft(signals, { ...autosave, edit });

  const session: DraftSession<Kind> = {
    ...signals,
    change(field, value) {
      const now = draft.peek();
      edit({ ...now, typed: { ...now.typed, [field]: value }, ...touching(now, field) });
    },
    takeSuggested({ typed, suggested }) {
      const now = draft.peek();
      edit({ ...now, typed: { ...now.typed, ...typed }, suggested });
    },
    confirmRent(typed) {
      edit({ ...draft.peek(), confirmedRent: typed });
    },
    addPhoto: (file) => step((current) => pagePhotoStore.addPhoto(current, file, newUuid())),
    removePhoto: (uuid) => step((current) => removePhoto(current, uuid)),
    arrangePhotos(photos) {
      edit({ ...draft.peek(), photos });
    },
    flush,
    takeOver,
    async post(fields) {
      isPosting = true;
      try {
        await watchStore(BROWSER, outboxStore, flush);
        await watchStore(BROWSER, outboxStore, () => autosave.inTurn(() => postUnlessLost(autosave, draft, fields)));
      } finally {
        isPosting = false;
      }
      stop();
      onQueued();
    },
    async close() {
      if (!isSilent(kept.peek())) await within(STORE_PATIENCE_OFFLINE_MS, flush(), undefined);
      if (isSaved(kept.peek())) return end().then(() => true);
      stopKeeping = keepUnsaved(session, end);
      return false;
    },
    resume: () => stopKeeping(),
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
    stop();
    if (isPosted) onQueued();
  }

  function stop(): void {
    autosave.stop();
    stopFlushing();
    release();
    closedForms.value += 1;
  }
}

function signalsOf<Kind extends DraftKind>(opened: Draft<Kind>): DraftSignals<Kind> {
  const isNew = opened.revision === 0;
  return {
    draft: signal(opened),
    kept: signal<SaveState>(isNew ? { name: "untouched" } : { name: "saved", at: opened.editedAt, afterLoss: false }),
    isElsewhere: signal(false),
    isRemoved: signal(false),
  };
}

// When the store was emptied the photos are gone: do not post without them.
async function postUnlessLost<Kind extends DraftKind>(
  { isKeptAgain }: Autosave<Kind>,
  draft: ReadonlySignal<Draft<Kind>>,
  fields: FieldsOf[Kind],
): Promise<void> {
  try {
    await postDraft(draft.peek(), fields);
  } catch (error) {
    if (await isKeptAgain(error)) throw new StoreLostError("The store was emptied", { cause: error });
    throw error;
  }
}
