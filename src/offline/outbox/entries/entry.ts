import type { Call } from "#contract/endpoints.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import type { UpdateOwnUser } from "#contract/schemas/user.ts";
import type { ListingField } from "#domain/listing-rules.ts";
import type { RequestField } from "#domain/request-rules.ts";
import type { DraftKind, FieldsOf, RowOf } from "../../drafts/draft.ts";

/** What the server is to do. */
export type Change = ShownChange | FeedbackChange;

/** What its owner sees on its way. */
export type ShownChange = CreateChange | UpdateChange | DeleteChange | ProfileChange;

export interface CreateChange<Kind extends DraftKind = DraftKind> {
  type: "create";
  kind: Kind;
  id: string;
  fields: FieldsOf[Kind];
  /** Uuids in their order. */
  photos: string[];
}

export interface UpdateChange<Kind extends DraftKind = DraftKind> {
  type: "update";
  kind: Kind;
  id: string;
  /** How the row is to be; what is sent is where it differs from `base`. */
  fields: FieldsOf[Kind];
  photos: string[];
  /** The server's row that was edited; null while the entry before this one creates it. */
  base: RowOf[Kind] | null;
}

export interface DeleteChange {
  type: "delete";
  kind: DraftKind;
  id: string;
  /** For the list: what it is called. */
  title: string;
}

/** Profile and privacy choices; a later one that is still unsent takes in the earlier. */
export interface ProfileChange {
  type: "profile";
  body: UpdateOwnUser;
}

/** Whether an AI search has helped. Nobody is shown how it is on its way, nor that it failed. */
export interface FeedbackChange {
  type: "feedback";
  /** A client-made one: none is about the same thing as another. */
  id: string;
  body: Call<"sendAiFeedback">["body"];
}

/** A field at fault, by the server's word. */
export interface EntryProblem {
  field: ListingField | RequestField | "photos" | null;
  /** The server's sentence, for which there may be no words in the reader's language. */
  message: string;
  /** By which the words are found: of the whole refusal, or of the field. Absent in what an earlier build has noted. */
  code?: ErrorCode;
  type?: FieldErrorType;
}

/** A field that two sides have changed; `photos` are one field. */
export type MergedField = ListingField | RequestField | "photos";

/** Where an entry is on its way. What is shown of it, in words, is `stateOf` in entry-state.ts. */
export type EntryState =
  | { name: "queued" }
  /** @property attempt Who is sending: a sender that has lost its lease must not settle for the next one (T3). */
  | { name: "sending"; attempt: string; step: "photo"; photo: number; photos: number }
  | { name: "sending"; attempt: string; step: "saving" }
  /** @property until Epoch milliseconds by the phone's clock. */
  | { name: "waiting"; until: number; reason: WaitReason }
  | { name: "needs-login" }
  | { name: "needs-fix"; problems: EntryProblem[]; photos: string[] }
  /** @property current The server's row; null when it was deleted elsewhere. */
  | { name: "conflict"; current: RowOf[DraftKind] | null; fields: MergedField[] };

/**
 * `no-answer`: the network or a portal; `trouble`: the server has some; `told-to`: the server named a time;
 * `needs-page`: the worker can't, the next page will at once.
 */
export type WaitReason = "no-answer" | "trouble" | "told-to" | "needs-page";

export interface OutboxEntry<Wanted extends Change = Change> {
  seq: number;
  owner: string;
  /** Entries about one thing are sent in their order; others don't wait for them. */
  subject: string;
  change: Wanted;
  /** The Idempotency-Key: made when the person posts, the same for each repetition (G17). */
  key: string;
  state: EntryState;
  /** Fields of another device's edit that were taken in on the way (C17). */
  merged: MergedField[];
  /** Tries without an answer in a row. */
  failures: number;
  /** Whether the server may have carried it out without our knowing. */
  mayHaveArrived: boolean;
  queuedAt: number;
}

/** What has arrived, for a while: who comes back later sees that it was posted. */
export interface Receipt {
  id: number;
  owner: string;
  type: ShownChange["type"];
  kind: DraftKind | "profile";
  entityId: string | null;
  title: string;
  at: number;
  /** Fields that another device had changed meanwhile and that were kept. */
  merged: MergedField[];
  /** Another device had posted the same draft long before (T7). */
  wasThere: boolean;
  /** Who sent it. Absent in rows of earlier builds, like `profile`. */
  by?: SenderPlace;
  /** Of a profile's change which fields it had, and the agreement that was accepted with it. */
  profile?: { fields: string[]; agreementVersion: string | null };
}

/** Where it is sent from. */
export type SenderPlace = "page" | "worker";

/** Who sends, and until when nobody else does. */
export interface SenderLease {
  key: "sender";
  holder: string;
  until: number;
}

/** Nothing is sent to this server until then. */
export interface HostPause {
  key: "host";
  until: number;
  reason: WaitReason;
}

/** When an owner was last signed in on this phone, epoch milliseconds. */
export interface Presence {
  owner: string;
  at: number;
  /** Set when the server has said that there is no such account any more (T10). */
  isGone?: boolean;
}

export function subjectOf(change: Change): string {
  if (change.type === "profile") return "profile";
  return change.type === "feedback" ? `feedback:${change.id}` : `${change.kind}:${change.id}`;
}

/** Whether an entry is one that its owner sees on its way. */
export function isShown(entry: OutboxEntry): entry is OutboxEntry<ShownChange> {
  return entry.change.type !== "feedback";
}
