import { priceRange } from "../../../src/query-parser/money/price-range.ts";
import type { PriceRange } from "../../../src/query-parser/money/price.ts";
import { readStrongPrices, readWeakPrices } from "../../../src/query-parser/money/extract-prices.ts";
import { readQuantities } from "../../../src/query-parser/extract-quantities.ts";
import { openReading } from "../../../src/query-parser/text/source-text.ts";

/** The price of a text without the help of the readers of rooms and dates. */
export function readPrice(text: string): PriceRange {
  const reading = openReading(text);
  const strong = readStrongPrices(reading);
  readQuantities(reading);
  return priceRange([...strong, ...readWeakPrices(reading)]);
}
