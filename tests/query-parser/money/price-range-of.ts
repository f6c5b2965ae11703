import { priceRange } from "../../../src/query-parser/money/price-reading.ts";
import type { PriceRange } from "../../../src/query-parser/money/price.ts";
import { judgeAmounts, takeBarePrices, takeCertainPrices } from "../../../src/query-parser/money/extract-prices.ts";
import { extractQuantities } from "../../../src/query-parser/extract-quantities.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";

/** The price of a text without the help of the readers of rooms and dates. */
export function readPrice(text: string): PriceRange {
  const source = createSourceText(text);
  const amounts = judgeAmounts(source.canonical);
  const strong = takeCertainPrices(source, amounts);
  extractQuantities(source);
  return priceRange([...strong, ...takeBarePrices(source, amounts)]);
}
