import type { ListingFields } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { SeenPicture } from "#domain/search/understanding.ts";
import type { RequestFields } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";

/** What can be written on the phone: a room to let, or a request for one. */
export type DraftKind = "listing" | "request";

/** The checked fields that are sent, by kind. */
export interface FieldsOf {
  listing: ListingFields;
  request: RequestFields;
}

/** The server's row, by kind. */
export interface RowOf {
  listing: Listing;
  request: TenantRequest;
}

/** What a try has sent of a new listing or request. */
export interface SentVersion<Kind extends DraftKind = DraftKind> {
  fields: FieldsOf[Kind];
  /** Uuids in display order. */
  photos: string[];
}

/** A listing or request that the user is writing, or has posted and the server does not have yet. */
export interface Draft<Kind extends DraftKind = DraftKind> {
  /** The user's id: other users of this phone can't see it. */
  owner: string;
  /** Of the listing or request: made here, and the server's for ever (W-04). */
  id: string;
  kind: Kind;
  /** What stands in the form, as it was typed. */
  typed: Record<string, string | boolean>;
  /** Values read for its fields that the user has not checked yet; absent before anything was read. */
  suggested?: Suggestions;
  /** Fields that the user has written or chosen, so that their values are no defaults; absent before the first one. */
  touched?: string[];
  /** The text of a rent that the form asked about and its user means; absent before that. */
  confirmedRent?: string;
  /** Its photos' uuids in their order; the first is the cover. */
  photos: string[];
  /** The server's row that is being edited, as it was last seen; null for something new. */
  base: RowOf[Kind] | null;
  /** `posted`: an outbox entry has its content. Editing it again takes it back. */
  status: "editing" | "posted";
  /** What was posted, as long as the form that it was taken back to has changed nothing: leaving it posts that again (W5). */
  takenBack?: {
    fields: FieldsOf[DraftKind];
    /** Whether it is sent meanwhile all the same, as the server may have it already. */
    isStillSent?: boolean;
  };
  /** Whether the server may have it already, from a try without an answer before it was taken back (S6). */
  mayHaveArrived?: true;
  /** What those tries sent: the server may have any of it. */
  sentBefore?: SentVersion<Kind>[];
  /** Of a deleted room that is brought back: the row as it was deleted. */
  broughtBack?: RowOf[Kind];
  /** Set where two devices wrote different things in one field: the draft with the one, while this has the other. */
  otherVersionOf?: string;
  /** Grows with each save: a save over another tab's revision is reported (D6). */
  revision: number;
  /** By the phone's clock, epoch milliseconds. */
  createdAt: number;
  editedAt: number;
}

export type Suggestions = Record<string, Suggestion>;

/** What a text, or a picture of one, was read as for a field. */
export interface Suggestion {
  /** As the form holds it. */
  value: string | boolean;
  /** `filled`: the field holds it, to be checked. `offered`: the field holds what the user wrote. */
  state: "filled" | "offered";
  /** What a filled field held before; null for nothing. */
  before: string | boolean | null;
}

/** A photo of a draft, without its bytes. */
export interface DraftPhoto {
  owner: string;
  draftId: string;
  /** Made here; the server knows a repetition by it (W-03). */
  uuid: string;
  /** The file's name and type as they were picked; both empty for a photo that only the server has. */
  name: string;
  type: string;
  /** Of the original, in bytes. */
  size: number;
  /** Hex, of the original; null where the browser can't compute it (plain http). */
  sha256: string | null;
  state: "stored" | "uploaded" | "refused";
  /** A try to send it has broken off: the server may have a part of it. */
  isBegun?: true;
  /** Why it was refused, when it was. */
  refusal: PhotoRefusal | null;
  imageUrl: string | null;
  placeholderColour: string | null;
  /**
   * What recognition saw; absent before it did. `isPlaced`: a poster has been put behind the room's photos, or was there
   * already, and stays where people move it.
   */
  seen?: SeenPicture & { isPlaced?: true };
  /**
   * Where its bytes are in the account, as long as they are not on this phone: of which draft, and under which uuid.
   * `isElsewhere`: the account had not got them when it was last asked; the device that took the photo has still to send it.
   */
  awaited?: { id: string; uuid: string; isElsewhere?: true };
}

/**
 * `too-large`: even after shrinking. `unreadable`: no picture for the server or this phone. `too-many-pixels`: neither can
 * decode so many. `damaged`, `gone`: on the phone.
 */
export type PhotoRefusal = "too-large" | "unreadable" | "too-many-pixels" | "damaged" | "gone";

/** The bytes of a photo, apart so that lists never load them. Buffers, because WebKit loses stored blobs. */
export interface PhotoBytes {
  uuid: string;
  owner: string;
  original: ArrayBuffer;
  /** What is sent: shrunk once and kept, so that a repetition sends the same bytes. */
  shrunk: ArrayBuffer | null;
  shrunkType: string | null;
}

/** Tells this store from the one that the browser makes after it has emptied it under us (D7). */
export interface StoreIdentity {
  key: "store";
  id: string;
}
