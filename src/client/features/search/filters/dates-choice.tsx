import { useLingui } from "@lingui/react";
import { addMonths, dayInMonth } from "#domain/calendar-day.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { monthText, wantedStayText } from "../../../platform/text/stay-text.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { SearchDate } from "./search-field.tsx";
import type { FilterForm } from "./use-filter-form.ts";

/** Two academic years ahead: what is let now begins within the next twelve months and ends within the next two years. */
const MONTHS_SHOWN = 24;

/** When: from one month to another by two taps, the stays that most people look for by one, or exact days. */
export function DatesChoice({ form }: { form: FilterForm }) {
  const { i18n } = useLingui();
  const today = useToday();
  const { begin_date: begin, end_date: end } = form.values;
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => addMonths(`${today.slice(0, 7)}-01`, at));
  const hasExactDays = form.problems.length > 0 || !areWholeMonths(begin, end, today);
  const stay = { begin_date: begin || null, end_date: end || null };
  return (
    <>
      <p aria-live="polite" className="font-semibold">
        {begin === "" && end === "" ? i18n._("search.dates.choose") : wantedStayText(i18n, stay, today)}
      </p>
      <div className="flex flex-wrap gap-2">
        {usualStays(today).map(({ name, ...stayed }) => (
          <button
            key={name}
            type="button"
            onClick={() => form.change(stayed)}
            className="touch rounded-full border border-line-strong px-4 hover:bg-paper"
          >
            {i18n._(name, { from: monthText(i18n.locale, stayed.begin_date) })}
          </button>
        ))}
      </div>
      <ul aria-label={i18n._("search.dates")} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {months.map((month) => (
          <li key={month}>
            <button
              type="button"
              aria-pressed={isWithin(month, begin, end)}
              onClick={() => form.change(chosen(month, begin, end, today))}
              className="touch w-full rounded-control border border-line px-1 text-sm hover:bg-paper aria-pressed:border-brick aria-pressed:bg-brick-tint aria-pressed:font-semibold"
            >
              {monthText(i18n.locale, month)}
            </button>
          </li>
        ))}
      </ul>
      {!form.isRanked && (begin !== "" || end !== "") && (
        <Checkbox
          name="covers"
          label={i18n._("search.dates.covers")}
          help={i18n._("search.dates.overlap")}
          checked={form.values.covers === "true"}
          onChange={(covers) => form.change({ covers: covers ? "true" : "" })}
        />
      )}
      <details open={hasExactDays}>
        <summary className="touch flex items-center text-sky">{i18n._("search.dates.exact")}</summary>
        <div className="grid grid-cols-2 gap-3 pt-1">
          <SearchDate search={form} field="begin_date" label={i18n._("search.begin-date")} />
          <SearchDate search={form} field="end_date" label={i18n._("search.end-date")} />
        </div>
      </details>
    </>
  );
}

/** The next summer and the next academic year. @param today The London day. */
function usualStays(today: string) {
  const year = Number(today.slice(0, 4));
  const summer = today < `${year}-07-01` ? year : year + 1;
  const autumn = today < `${year}-10-01` ? year : year + 1;
  return [
    { name: /*i18n*/ "search.dates.summer", begin_date: `${summer}-06-01`, end_date: `${summer}-08-31` },
    { name: /*i18n*/ "search.dates.academic-year", begin_date: `${autumn}-09-01`, end_date: `${autumn + 1}-06-30` },
  ];
}

/** The first tap is the month of moving in, the second that of moving out; a third begins anew. */
function chosen(month: string, begin: string, end: string, today: string) {
  const isFirst = begin === "" || end !== "" || month < begin.slice(0, 7);
  // Of the month that has begun, the days that have passed are left out.
  if (isFirst) return { begin_date: month < today ? today : month, end_date: "" };
  return { begin_date: begin, end_date: lastOf(month) };
}

function lastOf(month: string): string {
  return dayInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 31);
}

function isWithin(month: string, begin: string, end: string): boolean {
  if (begin === "") return end !== "" && month.slice(0, 7) === end.slice(0, 7);
  const last = end === "" ? begin : end;
  return month.slice(0, 7) >= begin.slice(0, 7) && month.slice(0, 7) <= last.slice(0, 7);
}

function areWholeMonths(begin: string, end: string, today: string): boolean {
  return (begin === "" || begin.endsWith("-01") || begin === today) && (end === "" || lastOf(end) === end);
}
