import { useLingui } from "@lingui/react";
import { memo, useDeferredValue, useId, useState } from "react";
import { CITY_BY_NAME, foldCity } from "#domain/cities.ts";
import type { ListingField } from "#domain/listings/listing-rules.ts";
import { moneyMistake } from "#domain/listings/listing-rules.ts";
import { monthlyRent, parseRent, weeklyRent, type RentUnit } from "#domain/listings/price.ts";
import { useDraftField } from "../../../drafts/form/draft-fields.tsx";
import { readPounds } from "../../../drafts/form/read-typed.ts";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useTyped } from "../../../drafts/form/use-field-part.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { Segments } from "../../../ui/form/segments.tsx";
import { TypicalPriceNote } from "../../room/typical-price/typical-price-note.tsx";
import { MoneyField } from "../../../ui/form/text-field.tsx";

/**
 * The rent by the week or by the month, with the other beside it and what rooms like this one cost; the draft has it by the
 * week.
 */
export const RentField = memo(function RentField({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  const unitName = useId();
  const label = i18n._("listing-form.price");
  const field = useDraftField(form, "price", label);
  const { unit, setUnit, shown, write, tidy } = useRent(field.value, field.onChange);
  // A key is shown at once; what is said about the sum follows, in pieces.
  const { weekly, isRent } = readWeekly(useDeferredValue(field.value));
  return (
    <div className="grid gap-1">
      <MoneyField
        {...field}
        label={label}
        required
        value={shown}
        onChange={write}
        onBlur={() => {
          tidy();
          field.onBlur();
        }}
        help={otherUnitText() ?? i18n._("listing-form.price.help")}
        beside={
          <div className="w-46 shrink-0">
            <Segments
              name={unitName}
              label={i18n._("listing-form.price.unit")}
              isLabelHidden
              value={unit}
              choices={UNITS.map(([value, text]) => ({ value, text: i18n._(text) }))}
              onChange={setUnit}
            />
          </div>
        }
      />
      <TypicalPriceNote
        room={{
          city: knownCity(useTyped(form, "city")),
          room_type: useTyped(form, "room_type"),
          begin_date: useTyped(form, "begin_date") || null,
        }}
        price={isRent ? weekly : null}
        unit={unit}
      />
    </div>
  );

  function otherUnitText(): string | null {
    if (weekly === null || !isRent) return null;
    return unit === "week"
      ? i18n._("room.price.month", { price: pounds(monthlyRent(weekly)) })
      : i18n._("listing-form.price.by-week", { price: pounds(weekly) });
  }
});

/** A city whose name is typed to its end, so that not each letter of it is asked about; else empty. */
function knownCity(typed: string): string {
  const city = foldCity(typed);
  return CITY_BY_NAME.has(city.toLowerCase()) ? city : "";
}

/** A typed weekly rent, and whether a room may cost that. */
function readWeekly(typed: string): { weekly: number | null; isRent: boolean } {
  const weekly = readPounds(typed);
  return { weekly, isRent: weekly !== null && moneyMistake(weekly, true) === null };
}

/** What is typed by the month stays as it is typed, next to the weekly rent that it comes to. */
function useRent(weekly: string, onChange: (weekly: string) => void) {
  const [unit, setUnit] = useState<RentUnit>("week");
  const [monthly, setMonthly] = useState({ text: "", weekly: "" });
  const shownByMonth = monthly.weekly === weekly ? monthly.text : byMonth(weekly);
  return { unit, setUnit, shown: unit === "week" ? weekly : shownByMonth, write, tidy };

  function write(text: string): void {
    const { pounds: sum, per } = parseRent(text);
    const meant = per ?? unit;
    setUnit(meant);
    if (meant === "week") return onChange(per === null ? text : String(sum));
    const came = byWeek(text, sum);
    // '800 pcm' stays while it is typed on.
    setMonthly({ text, weekly: came });
    onChange(came);
  }

  /** Leaves the sum alone of '800 pcm': its unit stands beside it. */
  function tidy(): void {
    const { pounds: sum, per } = parseRent(monthly.text);
    if (per !== null) setMonthly({ ...monthly, text: String(sum) });
  }
}

// What is no sum stays as it is, for the check to say so.
function byWeek(text: string, perMonth: number | null): string {
  return perMonth === null || Number.isNaN(perMonth) ? text : String(weeklyRent(perMonth));
}

// A rent that was typed by the month comes back as it was: the penny that the week was rounded to is no part of it.
function byMonth(weekly: string): string {
  const perWeek = readPounds(weekly);
  if (perWeek === null || Number.isNaN(perWeek)) return weekly;
  const whole = monthlyRent(perWeek);
  return weeklyRent(whole) === perWeek ? String(whole) : ((perWeek * 52) / 12).toFixed(2);
}

const UNITS: readonly (readonly [RentUnit, string])[] = [
  ["week", /*i18n*/ "listing-form.price.week"],
  ["month", /*i18n*/ "listing-form.price.month"],
];
