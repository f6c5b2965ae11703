import type { ErrorCode } from "#contract/error-codes.ts";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import type { KindName, Outgoing, PartState, Removal } from "../row.ts";
import type { Fields, Patch, Values } from "./patch.ts";

/** A row as the server answers it, by kind of post. */
export interface Answered {
  room: Listing;
  request: TenantRequest;
}

/** The kinds of post: a room to let, and a request for one. */
export type PostKind = keyof Answered;

/** The kinds of all that is kept in step with an account. */
export type SyncedName = KindName | PostKind;

/** One room or request that its owner writes, posts and changes, with what the server has of it. Everybody can read it there. */
export interface PostRow {
  owner: string;
  kind: PostKind;
  /** Made here, and the server's for ever. */
  id: string;
  /** Like that of a document. */
  format: number;
  /** The last text that the server is known to have had; null where it never had any. */
  base: Values | null;
  /** The version of `base`. Null beside a base: the server has lost it or deleted it, so all of it is sent. */
  version: string | null;
  /** What was posted from the form, and has not been confirmed. */
  wanted: PostPart | null;
  /** What was chosen in the list of one's own rooms, such as that it is let. No form takes it back, and no refused form delays it. */
  chosen: PostPart | null;
  removed: Removal | null;
  /** The server has heard of the removal. The row is kept for a day: a restored server is told again. */
  ended: EndedPost | null;
  /** The form in which it is being written; null where none is begun. What stands in it is a document of its own. */
  form: Form | null;
  /** Its owner has deleted it and brings it back: the request that posts it says so. */
  restores: boolean;
  /** Until when the bytes of its photos stay here, by the server's clock, epoch milliseconds; null where they need not. */
  keptUntil: number | null;
  /** The row as the server last answered it; null where it never did. */
  answered: Answered[PostKind] | null;
  revision: number;
  /** Whether the server is to hear something; an index reads it. */
  unsent: 0 | 1;
}

/** Instants by the server's clock, epoch milliseconds. */
export interface EndedPost {
  /** It was removed after this. */
  after: number;
  /** When that was known; null until a list has told the time. */
  at: number | null;
}

/** A part of a post that is sent by itself. */
export interface PostPart extends Omit<Outgoing, "state"> {
  state: PostState;
  /** What differs from the base; all of it where there is no base. */
  patch: Patch;
  /** The requests that have left since the base was confirmed, oldest first: the server may have done any of them. */
  sent: readonly Sent[];
  /** Fields that another device has changed while this waited: the receipt says so. */
  merged: readonly string[];
}

/** A request that has left. */
export interface Sent {
  patch: Patch;
  /** The version that it was sent over; null where it was to be new. */
  version: string | null;
  /** Its Idempotency-Key. The same patch over the same version is sent under the same key. */
  key: string;
}

export type PostState =
  | Exclude<PartState, { name: "needs-fix" }>
  /**
   * The server refuses it.
   * @property photos Those that cannot be sent.
   * @property isTold Whether a page has told its owner.
   */
  | { name: "needs-fix"; problems: readonly Problem[]; photos: readonly string[]; isTold: boolean }
  /** Its owner is asked: about these fields, which the base has as another device has changed them; or whether to post it anew. */
  | { name: "conflict"; fields: readonly string[]; isDeleted: boolean };

/** Something that the server has refused. */
export interface Problem {
  /** Null for all of it. */
  field: string | null;
  message: string;
  code?: ErrorCode;
  type?: FieldErrorType;
}

/** The form of a post, as far as posting goes. */
export interface Form {
  /** The text of the server's row as the form shows it; null for something new. The next posting is compared with it. */
  seen: Values | null;
  /** What was posted last; null before. */
  posted: Values | null;
  /**
   * - `editing`: there is something in it that was not posted.
   * - `posted`: all of it was.
   * - `looked-at`: it was, and is open again without a change. Nothing of it is sent meanwhile.
   */
  status: "editing" | "posted" | "looked-at";
}

/** The parts of a post that have a patch. */
export type PartName = "wanted" | "chosen";

/** What the functions here have to know of a kind. */
export interface PostRules {
  name: PostKind;
  fields: Fields;
}

/** A room or request as the server has it. */
export interface TheirPost {
  values: Values;
  /** Instant, ISO 8601 in UTC: a later one is newer. */
  version: string;
  answered: Answered[PostKind];
}
