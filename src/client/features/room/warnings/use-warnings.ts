import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";

const NONE: readonly ScamSign[] = [];

/**
 * Why to look twice at a room, what weighs most first: what the server says of it, else what it said when this tab last
 * asked; nothing meanwhile, nor where it does not answer. The room never waits for it.
 * @param id Null asks for nothing.
 */
export function useWarnings(id: string | null): readonly ScamSign[] {
  const { data } = useApiQuery("readListingWarnings", id === null ? null : { params: { id } });
  return data?.data.signs ?? NONE;
}
