import { useLingui } from "@lingui/react";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { foldCity } from "#domain/cities.ts";
import { parsePounds } from "#domain/listings/price.ts";
import { typicalPriceSought } from "#domain/prices/typical-price.ts";
import { PRICE_BAR_COUNT, PRICE_BAR_STEP } from "#domain/search/price-bars.ts";
import { installedScreen } from "../../../platform/language/lazy-screen.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { useTypicalPrices } from "../../room/typical-price/use-typical-prices.ts";
import { PriceBars } from "./price-bars.tsx";
import { SearchPrice } from "./search-field.tsx";
import type { FilterForm } from "./use-filter-form.ts";

/** Where the slider ends: dearer rooms are there, and are reached by leaving its upper handle at the end. */
const DEAREST = PRICE_BAR_COUNT * PRICE_BAR_STEP;
const STEP = 10;

const TypicalPriceLine = installedScreen(
  async () => (await import("../../room/typical-price/typical-price-line.tsx")).TypicalPriceLine,
);

/** How much a week: by two handles below what rooms cost, or by two fields; and what is usual, where that is known. */
export function PriceChoice({ form }: { form: FilterForm }) {
  const { i18n } = useLingui();
  const { city, begin_date, keyword, room_type: roomType } = form.values;
  const prices = useTypicalPrices(city);
  const sought = { words: roomType || keyword, begin_date: isCalendarDay(begin_date) ? begin_date : null };
  const typical = prices && typicalPriceSought(sought, prices);
  const low = poundsIn(form.values.low_price, 0);
  const high = poundsIn(form.values.high_price, DEAREST);
  const slide = (field: "low_price" | "high_price", at: number) => {
    const isOpen = field === "low_price" ? at <= 0 : at >= DEAREST;
    form.change({ [field]: isOpen ? "" : String(at) });
  };
  return (
    <>
      <PriceBars values={form.values} chosen={{ low, high }} typical={prices === null ? "awaited" : typical} />
      {/* The bars stand on the slider's line, which is as far from both sides as half a handle is wide. */}
      <div className="relative -mt-9.5 h-11 *:pointer-events-none *:absolute *:inset-x-0 *:top-1/2 *:-translate-y-1/2">
        <div className="mx-3.5 h-1 rounded-full bg-line">
          <div
            className="absolute h-1 rounded-full bg-brick"
            style={{ left: `${(low / DEAREST) * 100}%`, right: `${100 - (high / DEAREST) * 100}%` }}
          />
        </div>
        <Handle label={i18n._("search.low-price")} at={low} onSlide={(at) => slide("low_price", Math.min(at, high))} />
        <Handle
          label={i18n._("search.high-price")}
          at={high}
          onSlide={(at) => slide("high_price", Math.max(at, low))}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <SearchPrice search={form} field="low_price" label={i18n._("search.low-price")} placeholder={pounds(0)} />
        <SearchPrice
          search={form}
          field="high_price"
          label={i18n._("search.high-price")}
          placeholder={i18n._("search.price.any")}
        />
      </div>
      {/* Its room is kept free, known or not: on a phone all above it would move as the sheet grows. */}
      {city !== "" && (
        <div className="min-h-15 sm:min-h-10">
          <LazyBoundary>
            {typical !== null && <TypicalPriceLine typical={typical} city={foldCity(city)} />}
          </LazyBoundary>
        </div>
      )}
    </>
  );
}

function Handle({ label, at, onSlide }: { label: string; at: number; onSlide: (at: number) => void }) {
  return (
    <input
      type="range"
      aria-label={label}
      min={0}
      max={DEAREST}
      step={STEP}
      value={at}
      aria-valuetext={pounds(at)}
      onChange={({ target }) => onSlide(Number(target.value))}
      className="h-11 w-full appearance-none bg-transparent accent-brick [&::-moz-range-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-card [&::-webkit-slider-thumb]:bg-brick [&::-webkit-slider-thumb]:shadow-float"
    />
  );
}

/** Of what is typed, where it is a sum that the slider has; else the end of it. */
function poundsIn(typed: string, otherwise: number): number {
  const sum = parsePounds(typed);
  return sum === null || Number.isNaN(sum) ? otherwise : Math.min(Math.max(sum, 0), DEAREST);
}
