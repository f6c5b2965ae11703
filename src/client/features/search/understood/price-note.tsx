import { useLingui } from "@lingui/react";
import { inOtherUnit, type PriceReading } from "#domain/search/understanding.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import type { SearchValues } from "../url/search-values.ts";
import { textOf } from "../url/search-url.ts";
import { interpreted, useCriteria } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";
import { askedBy } from "./criteria.ts";

/**
 * Below the chips, how the prices of the sentence became pounds a week for the whole, where they were written otherwise; a unit that was guessed
 * can be turned down (SQ-03). Gone once the price is another.
 */
export function PriceNote({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const { asked, apply } = useCriteria(search);
  const read = interpreted.value;
  const wanted = read !== null && read.text === textOf(search.state) ? read.understood : null;
  if (wanted?.price_reading === undefined) return null;
  const { price_reading: reading } = wanted;
  const said = pricesOf(askedBy(wanted).values);
  if (said.low_price !== asked.values.low_price || said.high_price !== asked.values.high_price) return null;
  const turnDown = () =>
    apply({ ...asked, values: { ...asked.values, ...pricesOf(askedBy(inOtherUnit(wanted)).values) } });
  return (
    <p className="figures flex flex-wrap gap-x-3 pt-1 text-sm text-ink-soft">
      {text()}
      {reading.is_assumed && (
        <button type="button" onClick={turnDown} className="-my-3 py-3 font-semibold text-sky">
          {reading.per === "month" ? i18n._("ai-search.price.per-week") : i18n._("ai-search.price.per-month")}
        </button>
      )}
    </p>
  );

  function text(): string {
    const written = writtenPounds(reading);
    const weekly = pounds(Number(said.high_price || said.low_price));
    if (reading.people > 1) {
      const { people } = reading;
      return reading.per === "month"
        ? i18n._("ai-search.price.each-month", { written, people, weekly })
        : i18n._("ai-search.price.each-week", { written, people, weekly });
    }
    return reading.per === "month"
      ? i18n._("ai-search.price.month", { written, weekly })
      : i18n._("ai-search.price.week", { written });
  }
}

/** The sum that limits most: rooms are looked for below it. */
function writtenPounds({ low, high }: PriceReading): string {
  return pounds(high ?? low ?? 0);
}

function pricesOf({ low_price, high_price }: SearchValues): Pick<SearchValues, "low_price" | "high_price"> {
  return { low_price, high_price };
}
