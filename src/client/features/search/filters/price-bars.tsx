import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { barsBetween, mostPrices, type PriceCounts, type PriceSpan } from "#domain/search/price-bars.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { pricesQuery } from "../url/criteria-query.ts";
import { readSearchValues, type SearchValues } from "../url/search-values.ts";

interface Props {
  values: SearchValues;
  /** The chosen prices in pounds a week; the upper end of the bars for no upper one. */
  chosen: { low: number; high: number };
  /** Between which prices the middle half of such rooms lies, marked behind the bars; null where that is not known. */
  typical: PriceRange | null | "awaited";
}

interface PriceRange {
  low: number;
  high: number;
}

/**
 * How many open rooms there are at which price, within the other criteria, and in words what most of them cost, where it is not
 * told what is usual: two spans of one city's prices would contradict each other. Its room is kept free while that is unknown.
 */
export function PriceBars({ values, chosen, typical }: Props) {
  const { i18n } = useLingui();
  const spread = useOpenPrices(values);
  const most = spread && mostPrices(spread);
  return (
    <div className="grid h-26 grid-rows-[auto_1fr] gap-2">
      {most && (
        <>
          <p className="figures min-h-5 text-sm text-ink-soft">{typical === null && mostText(i18n, most)}</p>
          <Bars spread={spread} chosen={chosen} typical={typical === "awaited" ? null : typical} />
        </>
      )}
    </div>
  );
}

function mostText(i18n: I18n, { from, to }: PriceSpan): string {
  if (to === null) {
    return from === 0 ? i18n._("search.prices.all") : i18n._("search.prices.at-least", { from: pounds(from) });
  }
  return from === 0
    ? i18n._("search.prices.at-most", { to: pounds(to) })
    : i18n._("search.prices.span", { from: pounds(from), to: pounds(to) });
}

interface BarsProps extends Pick<Props, "chosen"> {
  spread: PriceCounts;
  typical: PriceRange | null;
}

function Bars({ spread, chosen, typical }: BarsProps) {
  const fullest = Math.max(...spread.counts);
  const isChosen = barsBetween(spread, chosen);
  return (
    <div aria-hidden="true" className="relative flex items-end gap-px px-3.5">
      {typical !== null && <TypicalBand of={typical} dearest={spread.step * spread.counts.length} />}
      {spread.counts.map((rooms, bar) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key
          key={bar}
          className={`relative min-w-0 grow rounded-t-[2px] ${isChosen[bar] === true ? "bg-brick" : "bg-line"}`}
          // Also one room is seen.
          style={{ height: rooms === 0 ? 0 : `max(3px, ${(rooms / fullest) * 100}%)` }}
        />
      ))}
    </div>
  );
}

// It stands above the fullest bar: what is usual is where most rooms are, and behind those it would not be seen.
function TypicalBand({ of: { low, high }, dearest }: { of: PriceRange; dearest: number }) {
  const share = (price: number) => `${Math.min(1, price / dearest) * 100}%`;
  return (
    <div className="absolute inset-x-3.5 -top-3 bottom-0">
      <div
        className="absolute inset-y-0 rounded-t-[2px] border border-b-0 border-moss bg-moss-tint"
        style={{ left: share(low), width: `calc(${share(high)} - ${share(low)})` }}
      />
    </div>
  );
}

/** Null until it is known, and where it can't be. */
function useOpenPrices(values: SearchValues): PriceCounts | null {
  const { criteria, problems } = readSearchValues({ ...values, low_price: "", high_price: "" });
  const { data } = useApiQuery("listOpenPrices", problems.length > 0 ? null : { query: pricesQuery(criteria) });
  return data?.data ?? null;
}
