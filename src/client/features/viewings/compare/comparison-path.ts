import { isCalendarDay } from "#domain/calendar-day.ts";
import { paths } from "../../../paths.ts";
import type { StayDates } from "./whole-stay.ts";

/** The compared rooms. */
export interface Comparison {
  ids: string[];
  /** The user's own dates, for rooms that leave theirs open. */
  stay: StayDates;
}

/** The address of a comparison, so that the user can return to it. */
export function comparisonPath(ids: readonly string[], { begin, end }: StayDates = { begin: null, end: null }): string {
  const params = new URLSearchParams({ ids: ids.join(",") });
  if (begin !== null) params.set("begin", begin);
  if (end !== null) params.set("end", end);
  return `${paths.viewingComparison}?${params.toString()}`;
}

/** A comparison's address, read; what makes no sense is left out. @param query With or without its question mark. */
export function readComparison(query: string): Comparison {
  const params = new URLSearchParams(query);
  const ids = (params.get("ids") ?? "").split(",").filter((id) => id !== "");
  return { ids: [...new Set(ids)], stay: { begin: dayIn(params, "begin"), end: dayIn(params, "end") } };
}

function dayIn(params: URLSearchParams, name: string): string | null {
  const day = params.get(name) ?? "";
  return isCalendarDay(day) ? day : null;
}
