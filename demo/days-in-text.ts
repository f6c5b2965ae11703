/** A stay on the calendar; the last day is null where it is left open. */
export interface Stay {
  begin_date: string;
  end_date: string | null;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

/**
 * Writes a stay's days where a text has a place for them: `{begin:D MMMM}` becomes '4 January', `{end:YYYY年M月D日}`
 * '2027年6月30日', and `{begin:YY/YY}` the academic year, '26/27'.
 */
export function fillDays(text: string, stay: Stay): string {
  return text.replace(/\{(begin|end):([^}]+)\}/g, (_, end: "begin" | "end", form: string) => {
    const day = end === "begin" ? stay.begin_date : stay.end_date;
    if (day === null) throw new Error(`The stay has no end: ${text}`);
    return form === "YY/YY" ? academicYearOf(day) : inForm(day, form);
  });
}

function inForm(day: string, form: string): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const name = MONTHS[month - 1] ?? "";
  const words: Record<string, string | number> = {
    YYYY: year,
    MMMM: name,
    MMM: name.slice(0, 3),
    M: month,
    Do: `${date}${ordinal(date)}`,
    D: date,
  };
  return form.replace(/YYYY|M{3,4}|M|Do|D/g, (part) => String(words[part]));
}

function ordinal(date: number): string {
  return date > 10 && date < 20 ? "th" : (["th", "st", "nd", "rd"][date % 10] ?? "th");
}

/** Contracts of the next academic year begin in July at the earliest. */
function academicYearOf(day: string): string {
  const first = Number(day.slice(2, 4)) - (Number(day.slice(5, 7)) < 7 ? 1 : 0);
  return `${first}/${first + 1}`;
}
