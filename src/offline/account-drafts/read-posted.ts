import { ApiError } from "#contract/api-error.ts";
import type { DraftKind, RowOf } from "../drafts/draft.ts";
import type { DraftsParts } from "./sync-parts.ts";
import { deadline } from "../transport/sender-clock.ts";

/** Reads the row that a draft became; null where it is gone again, or never was. @throws Like the api. */
export type ReadPosted = (kind: DraftKind, id: string) => Promise<RowOf[DraftKind] | null>;

/** Reads posted rows as one of their owner's devices. */
export function readPostedBy(parts: Pick<DraftsParts, "api" | "clock">, owner: string): ReadPosted {
  return async (kind, id) => {
    const options = { params: { id }, signal: deadline(parts) };
    try {
      if (kind === "listing") return (await parts.api.call(owner, "readListing", options)).data;
      return (await parts.api.call(owner, "readTenantRequest", options)).data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  };
}
