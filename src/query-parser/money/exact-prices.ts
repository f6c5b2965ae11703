import type { Price } from "./price.ts";

/** Prices for a form, which has room for one sum: about £200 is £200 there, and no range around it. */
export function exactPrices(prices: readonly Price[]): Price[] {
  return prices.map((price) => {
    if (price.nearness === "exact") return price;
    const amount = price.low ?? price.high;
    return { ...price, nearness: "exact", isBound: false, low: null, high: amount };
  });
}
