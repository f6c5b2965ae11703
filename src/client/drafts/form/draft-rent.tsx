import { useLingui } from "@lingui/react";
import { useDeferredValue, useId, useState, type ReactNode } from "react";
import { moneyMistake } from "#domain/listings/listing-rules.ts";
import { monthlyRent, parseRent, weeklyRent, type RentUnit } from "#domain/listings/price.ts";
import { pounds } from "../../platform/text/pounds.ts";
import { Segments } from "../../ui/form/segments.tsx";
import { MoneyField } from "../../ui/form/text-field.tsx";
import { useDraftField, type DraftFieldProps } from "./draft-fields.tsx";
import { readPounds } from "./read-typed.ts";

interface Props<Field extends string> extends DraftFieldProps<Field> {
  /** What is said below about a rent by the week that may be asked or paid; null for what is none. */
  renderNote?: (rent: { weekly: number | null; unit: RentUnit }) => ReactNode;
}

/** A rent by the week or by the month, with the other below it; the draft has it by the week. */
export function DraftRent<Field extends string>({ form, field: name, renderNote, ...given }: Props<Field>) {
  const { i18n } = useLingui();
  const unitName = useId();
  const field = useDraftField(form, name, given.label);
  const { unit, setUnit, shown, write, tidy } = useRent(field.value, field.onChange);
  // A key is shown at once; what is said about the sum follows, in pieces.
  const weekly = weeklyRentOf(useDeferredValue(field.value));
  return (
    <div className="grid gap-1">
      <MoneyField
        {...field}
        {...given}
        value={shown}
        onChange={write}
        onBlur={() => {
          tidy();
          field.onBlur();
        }}
        help={otherUnitText() ?? given.help}
        beside={
          <div className="w-46 shrink-0">
            <Segments
              name={unitName}
              label={i18n._("draft-rent.unit")}
              isLabelHidden
              value={unit}
              choices={UNITS.map(([value, text]) => ({ value, text: i18n._(text) }))}
              onChange={setUnit}
            />
          </div>
        }
      />
      {renderNote?.({ weekly, unit })}
    </div>
  );

  function otherUnitText(): string | null {
    if (weekly === null) return null;
    return unit === "week"
      ? i18n._("room.price.month", { price: pounds(monthlyRent(weekly)) })
      : i18n._("draft-rent.by-week", { price: pounds(weekly) });
  }
}

/** A typed weekly rent; null for what no room may cost. */
function weeklyRentOf(typed: string): number | null {
  const weekly = readPounds(typed);
  return weekly !== null && moneyMistake(weekly, true) === null ? weekly : null;
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
  ["week", /*i18n*/ "draft-rent.week"],
  ["month", /*i18n*/ "draft-rent.month"],
];
