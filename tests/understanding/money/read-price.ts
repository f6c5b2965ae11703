import { priceRange } from "../../../src/understanding/money/price-range.ts";
import type { PriceRange } from "../../../src/understanding/money/price.ts";
import { readStrongPrices, readWeakPrices } from "../../../src/understanding/money/read-prices.ts";
import { readQuantities } from "../../../src/understanding/quantities/read-quantities.ts";
import { openReading } from "../../../src/understanding/text/reading.ts";

/** The price of a text without the help of the readers of rooms and dates. */
export function readPrice(text: string): PriceRange {
  const reading = openReading(text);
  const strong = readStrongPrices(reading);
  readQuantities(reading);
  return priceRange([...strong, ...readWeakPrices(reading)]);
}
