import { foldCity } from "#domain/cities.ts";
import type { TypicalPrice } from "#domain/prices/typical-price.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";

/** None: no city is chosen, or no answer came. */
export const UNTOLD: readonly TypicalPrice[] = [];

/**
 * What rooms cost in a city: what the server says, else what the phone has of it; nothing where neither knows.
 * @param city In any spelling; empty asks for nothing.
 * @returns Null until it is known.
 */
export function useTypicalPrices(city: string): readonly TypicalPrice[] | null {
  const folded = foldCity(city);
  const { data, error } = useApiQuery("listTypicalPrices", folded === "" ? null : { query: { city: folded } });
  if (data !== undefined) return data.data.prices;
  return folded === "" || error !== undefined ? UNTOLD : null;
}
