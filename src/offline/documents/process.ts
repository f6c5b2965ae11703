import type { ServerApi } from "../transport/server-api.ts";
import type { Surroundings } from "../transport/surroundings.ts";
import type { SyncedKind } from "./kind.ts";
import type { PostKind } from "./posts/post-row.ts";
import type { SyncedPost } from "./posts/synced-post.ts";
import type { KindName } from "./row.ts";
import type { Store } from "./store.ts";

/** A tab or the worker, with all that the engine needs of it. */
export interface Process extends Surroundings {
  store: Store;
  api: Pick<ServerApi, "call" | "photo">;
  /** The signed-in user, whose documents are kept in step; null for none. */
  owner: () => string | null | Promise<string | null>;
  /** Its id. */
  holder: string;
  /** A worker leaves to a page what only a page can do. */
  place: "page" | "worker";
  /** Whether timers are throttled, as in a hidden page; false by default. */
  isThrottled?: () => boolean;
  /** Whether to fetch only what is waited for, as where data is expensive; false by default. */
  isCostly?: () => boolean;
  newUuid: () => string;
  kinds: { [K in KindName]?: SyncedKind<K> };
  posts?: { [K in PostKind]?: SyncedPost };
  makeSmall: MakeSmall;
}

/**
 * A picked photo as it is sent; null where it is damaged, or no picture that can be read.
 * @param sha256 Hex, of the bytes as they were picked; null where that is not known.
 * @throws MustWaitError when it cannot be made small now.
 */
export type MakeSmall = (picked: Picture, sha256: string | null) => Promise<Picture | null>;

export interface Picture {
  type: string;
  bytes: ArrayBuffer;
}

/** A kind by its name; undefined for one that this process does not keep in step. */
export function kindNamed({ kinds }: Pick<Process, "kinds">, name: KindName): SyncedKind<KindName> | undefined {
  return kinds[name] as SyncedKind<KindName> | undefined;
}
