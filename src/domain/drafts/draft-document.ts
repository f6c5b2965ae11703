import { DAY_MS } from "../durations.ts";

/** What a draft is of, as the API names it. */
export const DRAFT_KINDS = ["listing", "tenant_request"] as const;
export type AccountDraftKind = (typeof DRAFT_KINDS)[number];

/** Drafts that one account may keep. */
export const MAX_DRAFTS = 50;
/** Traces of deleted and posted drafts that an account remembers, for its other devices. */
export const MOST_REMOVED_DRAFTS = 4 * MAX_DRAFTS;
/** Bytes of one draft as JSON: a room's longest texts several times over. */
export const MAX_DRAFT_BYTES = 128 * 1024;
/** Bytes of all photos of an account's drafts, as they were sent. */
export const MAX_DRAFT_PHOTO_BYTES = 300 * 1024 * 1024;
/** How long the account keeps a draft after its last change. */
export const DRAFT_KEPT_FOR_MS = 60 * DAY_MS;

/** What a text, or a picture of one, was read as for a field. */
export interface DraftSuggestion {
  /** As the form holds it. */
  value: string | boolean;
  /** `filled`: the field holds it, to be checked. `offered`: the field holds what the user wrote. */
  state: "filled" | "offered";
  /** What a filled field held before; null for nothing. */
  before: string | boolean | null;
}

/** A photo of a draft. Its bytes are kept apart. */
export interface DraftDocumentPhoto {
  uuid: string;
  /** Where the server has it for the room, once it was sent for that; else null. */
  image_url: string | null;
  placeholder_colour: string | null;
}

/** A draft as the account keeps it and devices exchange it: what stands in the form, checked by nothing. */
export interface DraftDocument {
  typed: Record<string, string | boolean>;
  suggested: Record<string, DraftSuggestion>;
  /** Fields that the user has written or chosen. */
  touched: string[];
  /** In their order; the first is the cover. */
  photos: DraftDocumentPhoto[];
  /** The posted room or request that is being edited, as it was last seen; null for something new. */
  base: Record<string, unknown> | null;
  /** Set where two devices wrote different things in one field: the draft that has the one, while this has the other. */
  other_version_of: string | null;
}

/** What is left of a draft that was deleted or posted. */
export const emptyDraft: DraftDocument = {
  typed: {},
  suggested: {},
  touched: [],
  photos: [],
  base: null,
  other_version_of: null,
};

/** A draft as the account answers it. */
export interface AccountDraft {
  id: string;
  kind: AccountDraftKind;
  content: DraftDocument;
  version: string;
  updated_at: string;
  /** When the account deletes it, unless it is changed before. */
  deletes_at: string;
  /** It was deleted or posted, and its content is empty. */
  is_removed: boolean;
  is_posted: boolean;
}
