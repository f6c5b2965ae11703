import type { DraftKind } from "#offline/drafts/draft.ts";

/** What is removed: a posted row, a queued one, a draft, or the unsent changes of a row. */
export type RemovalOf = "posted" | "unsent" | "draft" | "changes";

/** Catalogue ids of a button. `label` is read out in its place, with {action} and {title}: rows have the same buttons. */
interface ActionWords {
  button: string;
  label: string;
}

/** The question before a removal, and the label of its button. */
interface QuestionWords {
  title: string;
  text: string;
  confirm: string;
}

/** Catalogue ids of one's own list, by kind. */
export interface OwnListWords {
  title: string;
  add: string;
  /** The subject of a failed deletion. */
  type: string;
  none: string;
  /** Where something was there, and is deleted. */
  noneLeft: string;
  noneText: string;
  notLoaded: string;
  unreachable: string;
  /** Shown where drafts are in this page's memory alone. */
  unreachableUnkept: string;
  waiting: string;
  draftOfEdit: string;
  toOutbox: string;
  undo: ActionWords;
  undoTooLate: string;
  edit: ActionWords;
  resume: ActionWords;
  /** The buttons that remove unsent work. */
  remove: Record<RemovalOf, ActionWords>;
  /** The question of each of them. */
  questions: Record<RemovalOf, QuestionWords>;
}

const DELETE_LISTING: ActionWords = {
  button: /*i18n*/ "own-listings.remove",
  label: /*i18n*/ "own-listings.remove-of",
};
const DELETE_LISTING_DRAFT: QuestionWords = {
  title: /*i18n*/ "own-listings.delete-draft.title",
  text: /*i18n*/ "own-listings.delete-draft.text",
  confirm: /*i18n*/ "own-listings.delete",
};
const REQUEST_ACTION = /*i18n*/ "own-requests.action-of";
const DELETE_REQUEST: ActionWords = { button: /*i18n*/ "own-requests.delete", label: REQUEST_ACTION };

export const OWN_LIST_WORDS: Record<DraftKind, OwnListWords> = {
  listing: {
    title: /*i18n*/ "own-listings.title",
    add: /*i18n*/ "own-listings.add",
    type: /*i18n*/ "own-listings.type",
    none: /*i18n*/ "own-listings.none",
    noneLeft: /*i18n*/ "own-listings.none-left",
    noneText: /*i18n*/ "own-listings.none.text",
    notLoaded: /*i18n*/ "own-listings.not-loaded",
    unreachable: /*i18n*/ "own-listings.not-loaded.offline",
    unreachableUnkept: /*i18n*/ "own-listings.not-loaded.unkept",
    waiting: /*i18n*/ "own-listings.waiting",
    draftOfEdit: /*i18n*/ "own-listings.draft-of-edit",
    toOutbox: /*i18n*/ "own-listings.to-outbox",
    undo: { button: /*i18n*/ "own-listings.undo", label: /*i18n*/ "own-listings.undo-of" },
    undoTooLate: /*i18n*/ "own-listings.undo.too-late",
    edit: { button: /*i18n*/ "own-listings.edit", label: /*i18n*/ "own-listings.edit-of" },
    resume: { button: /*i18n*/ "own-listings.continue", label: /*i18n*/ "own-listings.continue-of" },
    remove: {
      posted: DELETE_LISTING,
      unsent: DELETE_LISTING,
      draft: DELETE_LISTING,
      changes: { button: /*i18n*/ "own-listings.discard", label: /*i18n*/ "own-listings.discard-of" },
    },
    questions: {
      posted: {
        title: /*i18n*/ "own-listings.delete.title",
        text: /*i18n*/ "own-listings.delete.text",
        confirm: /*i18n*/ "own-listings.delete",
      },
      unsent: DELETE_LISTING_DRAFT,
      draft: DELETE_LISTING_DRAFT,
      changes: {
        title: /*i18n*/ "own-listings.discard.title",
        text: /*i18n*/ "own-listings.discard.text",
        confirm: /*i18n*/ "own-listings.discard",
      },
    },
  },
  request: {
    title: /*i18n*/ "own-requests.title",
    add: /*i18n*/ "own-requests.add",
    type: /*i18n*/ "own-requests.type",
    none: /*i18n*/ "own-requests.none",
    noneLeft: /*i18n*/ "own-requests.none",
    noneText: /*i18n*/ "own-requests.none.text",
    notLoaded: /*i18n*/ "own-requests.not-loaded",
    unreachable: /*i18n*/ "own-requests.not-loaded.offline",
    unreachableUnkept: /*i18n*/ "own-requests.not-loaded.offline",
    waiting: /*i18n*/ "own-requests.waiting",
    draftOfEdit: /*i18n*/ "own-requests.draft-of-edit",
    toOutbox: /*i18n*/ "own-requests.to-outbox",
    undo: { button: /*i18n*/ "own-requests.undo", label: REQUEST_ACTION },
    undoTooLate: /*i18n*/ "own-requests.undo.too-late",
    edit: { button: /*i18n*/ "own-requests.edit", label: REQUEST_ACTION },
    resume: { button: /*i18n*/ "own-requests.continue", label: REQUEST_ACTION },
    remove: {
      posted: DELETE_REQUEST,
      unsent: DELETE_REQUEST,
      draft: { button: /*i18n*/ "own-requests.delete-draft", label: REQUEST_ACTION },
      changes: { button: /*i18n*/ "own-requests.discard-changes", label: REQUEST_ACTION },
    },
    questions: {
      posted: {
        title: /*i18n*/ "own-requests.delete.title",
        text: /*i18n*/ "own-requests.delete.text",
        confirm: /*i18n*/ "own-requests.delete",
      },
      unsent: {
        title: /*i18n*/ "own-requests.delete.title",
        text: /*i18n*/ "own-requests.delete-unsent.text",
        confirm: /*i18n*/ "own-requests.delete",
      },
      draft: {
        title: /*i18n*/ "own-requests.delete-draft.title",
        text: /*i18n*/ "own-requests.delete-draft.text",
        confirm: /*i18n*/ "own-requests.delete-draft",
      },
      changes: {
        title: /*i18n*/ "own-requests.discard-changes.title",
        text: /*i18n*/ "own-requests.discard-changes.text",
        confirm: /*i18n*/ "own-requests.discard-changes",
      },
    },
  },
};
