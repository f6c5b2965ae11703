/** A day as answers carry it: null for an open side. */
export function closedDay(day: string): string | null {
  return day === "infinity" || day === "-infinity" ? null : day;
}
