import { useLingui } from "@lingui/react";
import { useId, useState } from "react";
import type { ListingField } from "#domain/listings/listing-rules.ts";
import { moneyMistake } from "#domain/listings/listing-rules.ts";
import { monthlyRent, parseRent, weeklyRent, type RentUnit } from "#domain/listings/price.ts";
import { useDraftField } from "../../../drafts/form/draft-fields.tsx";
import { readPounds } from "../../../drafts/form/read-typed.ts";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { MoneyField } from "../../../ui/form/text-field.tsx";

/** The rent by the week or by the month, with the other beside it; the draft has it by the week. */
export function RentField({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  const label = i18n._("listing-form.price");
  const field = useDraftField(form, "price", label);
  const { unit, shown, write, turn, tidy } = useRent(field.value, field.onChange);
  return (
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
      beside={<UnitChoice unit={unit} onChoose={turn} />}
    />
  );

  function otherUnitText(): string | null {
    const weekly = readPounds(field.value);
    if (weekly === null || moneyMistake(weekly, true) !== null) return null;
    return unit === "week"
      ? i18n._("room.price.month", { price: pounds(monthlyRent(weekly)) })
      : i18n._("listing-form.price.by-week", { price: pounds(weekly) });
  }
}

/** What is typed by the month stays as it is typed, next to the weekly rent that it comes to. */
function useRent(weekly: string, onChange: (weekly: string) => void) {
  const [unit, setUnit] = useState<RentUnit>("week");
  const [typed, setTyped] = useState({ text: "", weekly: "" });
  const monthly = typed.weekly === weekly ? typed.text : byMonth(weekly);
  return { unit, shown: unit === "week" ? weekly : monthly, write, turn, tidy };

  function write(text: string): void {
    const { pounds: sum, per } = parseRent(text);
    const meant = per ?? unit;
    setUnit(meant);
    // '800 pcm' stays while it is typed on; a sum for a week is the draft's value.
    const asTyped = meant === "week" && per !== null ? String(sum) : text;
    const came = meant === "week" ? asTyped : byWeek(text, sum);
    setTyped({ text: asTyped, weekly: came });
    onChange(came);
  }

  function turn(next: RentUnit): void {
    setUnit(next);
    if (next === "month") setTyped({ text: byMonth(weekly), weekly });
  }

  /** Leaves the sum alone of '800 pcm': its unit stands beside it. */
  function tidy(): void {
    const { pounds: sum, per } = parseRent(typed.text);
    if (per !== null) setTyped({ ...typed, text: String(sum) });
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

const UNITS = [
  ["week", /*i18n*/ "listing-form.price.week"],
  ["month", /*i18n*/ "listing-form.price.month"],
] as const;

function UnitChoice({ unit, onChoose }: { unit: RentUnit; onChoose: (unit: RentUnit) => void }) {
  const { i18n } = useLingui();
  const name = useId();
  return (
    <span
      role="radiogroup"
      aria-label={i18n._("listing-form.price.unit")}
      className="flex shrink-0 overflow-hidden rounded-control border border-line-strong bg-card"
    >
      {UNITS.map(([value, text]) => (
        <label
          key={value}
          className="touch flex cursor-pointer items-center px-3 whitespace-nowrap has-checked:bg-brick-tint has-checked:font-semibold has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-sky"
        >
          <input
            type="radio"
            name={name}
            checked={unit === value}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {i18n._(text)}
        </label>
      ))}
    </span>
  );
}
