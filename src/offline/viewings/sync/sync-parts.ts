import type { Shrink } from "../../shrink/shrinking.ts";
import type { Caller } from "../../transport/server-api.ts";

/** The dependencies of syncing viewings, provided by the page or the worker. */
export interface ViewingsParts extends Caller<"call" | "photo"> {
  shrink: Shrink;
}
