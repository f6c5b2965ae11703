import type { Call } from "#contract/endpoints.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import type { UpdateOwnUser } from "#contract/schemas/user.ts";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import type { OfferAnswer } from "#domain/matches/offer.ts";
import type { RequestField } from "#domain/tenant-requests/request-fields.ts";
import type { DraftKind, FieldsOf, RowOf, SentVersion } from "./draft.ts";
import type { TimedWait, WaitReason } from "../transport/timed-wait.ts";

/** The change that an entry asks the server to make. */
export type Change = ShownChange | FeedbackChange;

/** A change whose sending is shown to its owner. */
export type ShownChange = RowChange | ProfileChange | ReportChange | DeedChange;

/** A change of one's own room or request. */
export type RowChange = CreateChange | UpdateChange | DeleteChange;

export interface CreateChange<Kind extends DraftKind = DraftKind> {
  type: "create";
  kind: Kind;
  id: string;
  fields: FieldsOf[Kind];
  /** Uuids in display order. */
  photos: string[];
  /**
   * The row as this phone knew it, which a restored server has lost, or which was deleted and is brought back with changes: one
   * that is there again is merged with it (S14, A-59).
   */
  lost?: RowOf[Kind];
  /** A room that its owner has deleted, and brings back from the server. */
  restores?: true;
}

export interface UpdateChange<Kind extends DraftKind = DraftKind> {
  type: "update";
  kind: Kind;
  id: string;
  /** The row's new values; only those that differ from `base` are sent. */
  fields: FieldsOf[Kind];
  photos: string[];
  /** The server's row that was edited; null while an earlier entry is still to create it. */
  base: RowOf[Kind] | null;
  /** Set where it was chosen in the list of one's rooms, and not written in a form: the fields that it is about. */
  only?: ListingField[];
}

export interface DeleteChange {
  type: "delete";
  kind: DraftKind;
  id: string;
  /** The title for the list. */
  title: string;
}

/** Profile and privacy choices; unsent changes are merged into one. */
export interface ProfileChange {
  type: "profile";
  body: UpdateOwnUser;
}

/** That something is wrong with a room or request. */
export interface ReportChange {
  type: "report";
  /** The report's id, by which a reporter without an account asks for the answer. */
  id: string;
  /** The title of what is reported, for the list. */
  title: string;
  body: Call<"createReport">["body"];
}

/** Something that one call does, and that is no row of one's own. */
export interface DeedChange {
  type: "deed";
  /** What it is done to: the same deed again takes the place of one that is not sent. */
  id: string;
  /** The title of the room that it is about, for the list. */
  title: string;
  deed: Deed;
}

export type Deed =
  /** Offers a room to a request; the id of the change is `offerSubject`. */
  | { name: "offer"; body: Call<"sendOffer">["body"] }
  /** What one makes of an offer that one has got; the id of the change is the offer's. */
  | { name: "answer-offer"; answer: OfferAnswer | null }
  /** Says that one's own room is still to be had; the id of the change is the room's. */
  | { name: "confirm" };

/** What an offer is about, as its change is called: a room is offered to a request once. */
export function offerSubject({ listing_id, request_id }: { listing_id: string; request_id: string }): string {
  return `${listing_id}+${request_id}`;
}

/** Whether an AI search has helped. Neither its sending nor its failure is shown. */
export interface FeedbackChange {
  type: "feedback";
  /** Made by the client and unique: no two feedbacks share a subject. */
  id: string;
  body: Call<"sendAiFeedback">["body"];
}

/** A field that the server has rejected. */
export interface EntryProblem {
  field: ListingField | RequestField | "photos" | null;
  /** The server's message, which may have no translation. */
  message: string;
  /** Keys of the translated message, of the whole error or of the field. Absent in rows of earlier builds. */
  code?: ErrorCode;
  type?: FieldErrorType;
}

/** A field that two sides have changed; `photos` are one field. */
export type MergedField = ListingField | RequestField | "photos";

/** The sending state of an entry. `shownState` in entry-state.ts derives from it what the UI shows. */
export type EntryState =
  | { name: "queued" }
  /** @property attempt Id of this try: a sender that has lost its lease must not settle for the next one (T3). */
  | { name: "sending"; attempt: string; step: "photo"; photo: number; photos: number }
  | { name: "sending"; attempt: string; step: "saving" }
  | ({ name: "waiting" } & TimedWait)
  | { name: "needs-login" }
  /** @property isTold Whether a page has told of the refusal. Absent in rows of earlier builds. */
  | { name: "needs-fix"; problems: EntryProblem[]; photos: string[]; isTold?: boolean }
  /** @property current The server's row; null when it was deleted elsewhere. */
  | { name: "conflict"; current: RowOf[DraftKind] | null; fields: MergedField[] };

export interface OutboxEntry<Wanted extends Change = Change> {
  seq: number;
  owner: string;
  /** Entries with the same subject are sent in order; entries with other subjects don't wait for them. */
  subject: string;
  change: Wanted;
  /** The Idempotency-Key: created when the user posts, the same for each retry (G17). */
  key: string;
  state: EntryState;
  /** Why the last try came to nothing: told while the next one is awaited. Absent after any other outcome. */
  lastWait?: WaitReason;
  /** Fields of another device's edit that were merged in while sending (C17). */
  merged: MergedField[];
  /** Fields in which its owner, when asked, took the other device's value: a form that was open meanwhile has not shown it. */
  takenOver?: MergedField[];
  /** The number of its last try among all tries of the outbox; none before the first. */
  turn?: number;
  /** Consecutive tries without an answer. */
  failures: number;
  /** Whether the server may have applied it without the answer reaching this phone. */
  mayHaveArrived: boolean;
  /** What earlier tries of the same room or request sent, before it was taken back; the server may have any of it (S6). */
  sentBefore?: SentVersion[];
  queuedAt: number;
}

/** A record of a sent entry, kept for a while to show the user later that it was posted. */
export interface Receipt {
  id: number;
  owner: string;
  type: ShownChange["type"];
  kind: DraftKind | "profile" | "report" | "deed";
  entityId: string | null;
  title: string;
  at: number;
  /** Fields that another device had changed meanwhile, whose values were kept. */
  merged: MergedField[];
  /** Another device had posted the same draft long before (T7). */
  wasThere: boolean;
  /** Whether the page or the worker sent it. Absent in rows of earlier builds, like `profile`. */
  by?: SenderPlace;
  /** It was chosen in the list of one's rooms, which shows it. */
  isChoice?: true;
  /** A room was brought back that had been deleted. */
  isRestored?: true;
  /** For a profile change: the names of its fields, and the agreement that was accepted with it. */
  profile?: { fields: string[]; agreementVersion: string | null };
  /** Of a report: the number that the server has given it. */
  reportNumber?: string;
  /** Of a deed: which. */
  deed?: Deed["name"];
}

/** Where an entry is sent from. */
export type SenderPlace = "page" | "worker";

/** When an owner was last signed in on this phone, epoch milliseconds. */
export interface Presence {
  owner: string;
  at: number;
  /** Set when the server has answered that the account is deleted (T10). */
  isGone?: boolean;
  /** When that was heard, by the phone's clock, epoch milliseconds; absent where an older build has noted it. */
  goneAt?: number;
}

/** What a change is about, as one key: entries of one subject are sent in their order. */
export function subjectOf(change: Change): string {
  if (change.type === "profile") return "profile";
  if (isChoice(change)) return choiceSubject(change.kind, change.id);
  if (change.type === "feedback" || change.type === "report") return `${change.type}:${change.id}`;
  if (change.type === "deed") return `deed:${change.deed.name}:${change.id}`;
  return `${change.kind}:${change.id}`;
}

/** The subject of what is chosen in the list: no form takes it back, and a refused form does not hold it up. */
export function choiceSubject(kind: DraftKind, id: string): string {
  return `${kind}:${id}:choice`;
}

/** Whether it says only what was chosen for a room in the list, and not all that its form has. */
export function isChoice(change: Change): change is UpdateChange & Required<Pick<UpdateChange, "only">> {
  return change.type === "update" && change.only !== undefined;
}

/** Whether the entry's sending is shown to its owner. */
export function isShown(entry: OutboxEntry): entry is OutboxEntry<ShownChange> {
  return entry.change.type !== "feedback";
}
