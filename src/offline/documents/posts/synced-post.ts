import type { ApiError } from "#contract/api-error.ts";
import type { Answer } from "#contract/call.ts";
import type { RestOfFile } from "../../transport/server-api.ts";
import type { Ask } from "../kind.ts";
import type { Absence } from "./met-post.ts";
import type { Patch } from "./patch.ts";
import type { PostRules, TheirPost } from "./post-row.ts";

/** A kind of post that is kept in step with the account. The engine asks by it and knows no endpoint. The calls throw like `ServerApi.call`. */
export interface SyncedPost extends PostRules {
  /** For how long a list is news, milliseconds. */
  freshForMs: number;
  put: (ask: Ask, request: PutPost) => Promise<Answer<TheirPost>>;
  take: (ask: Ask, id: string) => Promise<Answer<unknown>>;
  /** Asks for all of the account. */
  list: (ask: Ask) => Promise<ListedPosts>;
  /** @throws Like the call: of one that is not there, the server's word for that. */
  read: (ask: Ask, id: string) => Promise<Answer<TheirPost>>;
  /** The row that the server has in the place of what it refuses; null where a refusal tells none. */
  found: (refusal: ApiError) => TheirPost | null;
  /** How a refusal says that there is no such row; null where it says something else. */
  absence: (refusal: ApiError) => Absence | null;
  /** Sends a photo, or the rest of one. Absent in a kind without photos. */
  sendPhoto?: (ask: Ask, rest: RestOfFile, signal: AbortSignal) => Promise<SentPhoto>;
}

export interface PutPost {
  id: string;
  /** The version that it is over; null for something new. */
  version: string | null;
  patch: Patch;
  /** The photos that the patch names, in their order; undefined where it says nothing of photos. */
  images: readonly { uuid: string; url: string }[] | undefined;
  restores: boolean;
  /** The Idempotency-Key. */
  key: string;
}

export interface SentPhoto {
  url: string;
  colour: string;
}

export interface ListedPosts {
  posts: readonly TheirPost[];
  /** The server's clock when it answered, epoch milliseconds. */
  at: number;
}
