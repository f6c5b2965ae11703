import { useLingui } from "@lingui/react";
import { useDeferredValue, useId, useState, type ReactNode } from "react";
import { moneyMistake } from "#domain/fields/check-fields.ts";
import {
  joinTypedRent,
  monthlyRent,
  parseRent,
  readTypedRent,
  splitTypedRent,
  type RentUnit,
} from "#domain/listings/price.ts";
import { pounds } from "../../platform/text/pounds.ts";
import { Segments } from "../../ui/form/segments.tsx";
import { MoneyField } from "../../ui/form/text-field.tsx";
import { AskAboutRent } from "./rent-question.tsx";
import { useDraftField, type DraftFieldProps } from "./draft-fields.tsx";

interface Props<Field extends string> extends DraftFieldProps<Field> {
  /** What is said below about a rent by the week that may be asked or paid; null for what is none. */
  renderNote?: (rent: { weekly: number | null; unit: RentUnit }) => ReactNode;
}

/** A rent by the week or by the month, as it is typed, with the other below it. */
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
      {field.value !== form.confirmedRent.value && (
        <AskAboutRent
          typed={field.value}
          onConfirm={() => form.confirmRent(field.value)}
          onInstead={(sum) => field.onChange(joinTypedRent(String(sum), unit))}
        />
      )}
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

/** A typed rent by the week; null for what no room may cost. */
function weeklyRentOf(typed: string): number | null {
  const { weekly } = readTypedRent(typed);
  return weekly !== null && moneyMistake(weekly, true) === null ? weekly : null;
}

/**
 * The sum and its unit, as two parts of the field's one text. The unit says what the sum means: choosing the other one leaves
 * the sum as it is.
 */
function useRent(value: string, onChange: (typed: string) => void) {
  const { sum, unit: saidUnit } = splitTypedRent(value);
  // A field that is empty holds no unit.
  const [chosen, setChosen] = useState<RentUnit>("week");
  const [inHand, setInHand] = useState({ text: "", typed: "" });
  const unit = value === "" ? chosen : saidUnit;
  const shown = value !== "" && inHand.typed === value ? inHand.text : sum;
  return { unit, setUnit, shown, write, tidy };

  function setUnit(next: RentUnit): void {
    setChosen(next);
    onChange(joinTypedRent(sum, next));
  }

  function write(text: string): void {
    const { pounds: read, per } = parseRent(text);
    const meant = per ?? unit;
    const typed = joinTypedRent(per === null ? text : String(read), meant);
    setChosen(meant);
    // '800 pcm' stays while it is typed on.
    setInHand({ text, typed });
    onChange(typed);
  }

  /** Leaves the sum alone of '800 pcm': its unit stands beside it. */
  function tidy(): void {
    setInHand({ text: "", typed: "" });
  }
}

const UNITS: readonly (readonly [RentUnit, string])[] = [
  ["week", /*i18n*/ "draft-rent.week"],
  ["month", /*i18n*/ "draft-rent.month"],
];
