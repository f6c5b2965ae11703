import type { ApiError } from "#contract/api-error.ts";
import type { Answer, call } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { RouteName } from "#contract/routes.ts";
import type { OwnPhoto, RestOfFile } from "../transport/server-api.ts";
import type { Content, DocumentRow, KindName, Kinds } from "./row.ts";

/** A kind of document, as the engine knows it. All functions are pure. */
export interface Kind<K extends KindName> {
  name: K;
  /** A document of which nothing has been said yet; what is left of one that was removed. */
  empty: Content<K>;
  isSame: (one: Content<K>, other: Content<K>) => boolean;
  /**
   * Makes one content of two.
   * @param base What both began with; null when each began by itself.
   * @param mine What this phone has, the later writer.
   */
  merge: (base: Content<K> | null, mine: Content<K>, theirs: Content<K>) => Content<K>;
  /** The content without the photos that are not among these. */
  withPhotos: (content: Content<K>, uuids: ReadonlySet<string>) => Content<K>;
  /** The uuids of the photos that the content names. */
  photosOf: (content: Content<K>) => readonly string[];
  /** So many that are not removed an owner may have; without it, any number. */
  most?: number;
  /** A removal here stands whatever another device has changed meanwhile; unless told, a change brings the document back. */
  doesRemovalStand?: true;
  /**
   * Whether what was changed here is more than a removal on another device, so that it is put over its trace. All is, unless told.
   * @param base What both began with.
   */
  outlivesRemoval?: (mine: Content<K>, base: Content<K>) => boolean;
  /** Present in a kind in which two documents that were made apart may be one. */
  twins?: {
    areSame: (one: Content<K>, other: Content<K>) => boolean;
    /** The one that stays, with what the other one adds. */
    joined: (kept: Content<K>, twin: Content<K>) => Content<K>;
  };
}

/** A document as the server has it. */
export interface Theirs<K extends KindName> {
  content: Content<K>;
  /** Instant, ISO 8601 in UTC: a later one is newer. */
  version: string;
  /** A trace of a document that was removed: its content is empty. */
  isRemoved: boolean;
}

/** A kind whose documents are kept in step with an account. The engine asks by it and knows no endpoint. */
export interface SyncedKind<K extends KindName> extends Kind<K>, Calls<K> {
  /** For how long a list is news, milliseconds. */
  freshForMs: number;
  /** The fate of a document that the server had and has no more: it gets all of it again, or it is gone here, too. */
  missing: "again" | "gone";
  /** A refused one is tried again: no screen has words by which its owner would change it. Unless told, it waits for a change. */
  triesRefused?: true;
  /**
   * Whether the server's answer says that it has what was sent. Unless told, it is the same content.
   * @param answered As the server has it: it may have tidied it.
   */
  confirms?: (sent: Content<K>, answered: Content<K>) => boolean;
  /** The things beside a document that was known before a list had it; unless told, what stood there. */
  besideListed?: (row: DocumentRow<K>, listed: Kinds[K]["beside"]) => Kinds[K]["beside"];
}

/** The calls of a kind; they throw like `ServerApi.call`. */
export interface Calls<K extends KindName> {
  /** Has the server keep a content, new or over a version. The same content again is answered as done. */
  put: (ask: Ask, address: Address, content: Content<K>) => Promise<Theirs<K>>;
  /** Tells the server that a document is removed. One that it has not is removed as well. */
  take: (ask: Ask, address: Address) => Promise<Answer<unknown>>;
  /** Asks for all documents of the account. @param known The ids of those that this phone has. */
  list: (ask: Ask, known: readonly string[]) => Promise<Listed<K>>;
  /** The document that the server has in the place of what it refuses; null where a refusal tells none. */
  found: (refusal: ApiError) => Theirs<K> | null;
  /** The server's word for a document that it has not; any other 404 is a proxy's. Null where there is always one. */
  absent: ErrorCode | null;
  /** Present in a kind with photos. */
  photos?: PhotoCalls;
  /** Present in a kind where what stands beside a document is fetched by itself. */
  beside?: BesideCalls<K>;
}

export interface BesideCalls<K extends KindName> {
  /**
   * How it stands.
   * @property lookedAt When the server was last asked for it, by its clock, epoch milliseconds; null where it is missing.
   * @property goodForMs Where it is older than this, it is fetched again.
   */
  standing: (beside: Kinds[K]["beside"]) => { lookedAt: number | null; goodForMs: number };
  /**
   * Asks for it.
   * @returns Puts it in the place of what stands there. @param now The server's clock as far as it is known, epoch milliseconds.
   */
  fetch: (
    ask: Ask,
    document: { owner: string; id: string },
  ) => Promise<(beside: Kinds[K]["beside"], now: number) => Kinds[K]["beside"]>;
}

export interface PhotoCalls {
  /** Sends a photo, or the rest of one. */
  send: (ask: Ask, photo: { id: string; uuid: string }, rest: RestOfFile, signal: AbortSignal) => Promise<unknown>;
  /** Where the owner's other devices get it. */
  at: (photo: { id: string; uuid: string }) => OwnPhoto;
}

/** One call on behalf of the documents' owner. It ends after a while without an answer, unless it has a signal of its own. */
export type Ask = <Name extends RouteName>(
  name: Name,
  options?: Parameters<typeof call<Name>>[2],
) => Promise<Answer<Call<Name>["answer"]>>;

export interface Address {
  id: string;
  /** The version that is written over; null for something new. */
  version: string | null;
}

/** The documents that an account has. */
export interface Listed<K extends KindName> {
  documents: readonly ListedDocument<K>[];
  /** Whether it has no others: one that is missing is lost then. */
  isWhole: boolean;
  /** The uuids of photos that documents name and the account has not, as after a restore. */
  missingPhotos?: readonly string[];
  /** The server's clock when it answered, epoch milliseconds; `Infinity` where no answer has told of a document. */
  at: number;
}

export interface ListedDocument<K extends KindName> {
  id: string;
  /** Null where the account has no content yet. */
  theirs: Theirs<K> | null;
  /** As a new one has it. */
  beside: Kinds[K]["beside"];
}
