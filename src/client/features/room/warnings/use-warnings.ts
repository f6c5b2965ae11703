import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";

const NONE: readonly ScamSign[] = [];

/**
 * Why to look twice at a room, what weighs most first: what the server says of it, else what it said when this tab last
 * asked; undefined meanwhile, none where it does not answer. The room never waits for it.
 * @param id Null asks for nothing.
 */
export function useWarnings(id: string | null): readonly ScamSign[] | undefined {
  const { data, error } = useApiQuery("readListingWarnings", id === null ? null : { params: { id } });
  return data?.data.signs ?? (id === null || error !== undefined ? NONE : undefined);
}

export function hasStrong(signs: readonly ScamSign[]): boolean {
  return signs.some(({ severity }) => severity === "strong");
}

/**
 * Whether a reader confirms that they have read the signs before the contact opens: where one is strong. Undefined while the
 * server has not said which there are.
 */
export function useIsRisky(listing: Pick<Listing, "id" | "awaits_check">, isGone: boolean): boolean | undefined {
  const { data, error } = useApiQuery("readListingWarnings", isGone ? null : { params: { id: listing.id } });
  if (listing.awaits_check === true) return true;
  if (data !== undefined) return hasStrong(data.data.signs);
  return isGone || error !== undefined ? false : undefined;
}
