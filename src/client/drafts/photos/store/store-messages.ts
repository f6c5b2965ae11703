import type { PhotoStore } from "#offline/drafts/photo-store.ts";

export type StoreWork = keyof PhotoStore;

/** What the page has its storing worker do, several at a time. */
export interface StoreJob<Work extends StoreWork = StoreWork> {
  id: number;
  /** The page's store by `storeId`: the worker must mean the same. */
  store: string;
  work: Work;
  args: Parameters<PhotoStore[Work]>;
}

/** What the worker says to a job; `failed` for everything that the page has to find out by itself. */
export type StoreReply = { id: number } & (
  { name: "done"; value: Awaited<ReturnType<PhotoStore[StoreWork]>> } | { name: "stale" | "full" | "failed" }
);
