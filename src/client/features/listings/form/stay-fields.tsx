import { useLingui } from "@lingui/react";
import { memo } from "react";
import { addDays, addMonths, dayInMonth, isCalendarDay } from "#domain/calendar-day.ts";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import { DraftDay } from "../../../drafts/form/draft-fields.tsx";
import { readText } from "../../../drafts/form/read-typed.ts";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useTyped } from "../../../drafts/form/use-field-part.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { longDay, stayLengthText } from "../../../platform/text/stay-text.ts";
import { Chips } from "../../../ui/form/chips.tsx";

interface Props {
  form: DraftForm<ListingField>;
}

/** Months that a room is often let for, and the catalogue ids of their names. */
const LENGTHS = [
  [3, /*i18n*/ "listing-form.stay.3-months"],
  [6, /*i18n*/ "listing-form.stay.6-months"],
  [12, /*i18n*/ "listing-form.stay.12-months"],
] as const;

/** The first day, with the usual ones one tap away. */
export const FirstDay = memo(function FirstDay({ form }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const begin = useTyped(form, "begin_date");
  return (
    <div className="grid content-start gap-2">
      <DraftDay form={form} field="begin_date" label={i18n._("listing-form.begin-date")} required />
      <Chips
        label={i18n._("listing-form.begin-date.common")}
        choices={usualBegins(today).map((day) => ({
          key: day,
          text: day === today ? i18n._("listing-form.begin-date.today") : longDay(i18n.locale, day),
          isPressed: begin === day,
          onPress: () => form.change("begin_date", day),
        }))}
      />
    </div>
  );
});

/** The last day, with those of the usual stays one tap away. */
export const LastDay = memo(function LastDay({ form }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const [begin, end] = [useTyped(form, "begin_date"), useTyped(form, "end_date")];
  return (
    <div className="grid content-start gap-2">
      <DraftDay
        form={form}
        field="end_date"
        label={i18n._("listing-form.end-date")}
        help={stayLengthText(i18n, { begin_date: readText(begin), end_date: readText(end) })}
        required
      />
      <Chips
        label={i18n._("listing-form.end-date.common")}
        choices={LENGTHS.map(([months, text]) => {
          const day = lastDay(isCalendarDay(begin) ? begin : today, months);
          return {
            key: text,
            text: i18n._(text),
            isPressed: end === day,
            onPress: () => form.change("end_date", day),
          };
        })}
      />
    </div>
  );
});

/** Today, the first of next month, and the first of September, when most lets of students begin. */
function usualBegins(today: string): string[] {
  const year = Number(today.slice(0, 4));
  const nextMonth = `${addMonths(`${today.slice(0, 7)}-01`, 1).slice(0, 7)}-01`;
  const september = [dayInMonth(year, 9, 1), dayInMonth(year + 1, 9, 1)].find((day) => day > today) ?? nextMonth;
  return [...new Set([today, nextMonth, september])];
}

/** The last day of a stay of whole months: from 1 September for three months is to 30 November. */
function lastDay(begin: string, months: number): string {
  return addDays(addMonths(begin, months), -1);
}
