import { addDays } from "#domain/calendar-day.ts";

/**
 * When a viewing is, in words: '明天 14:00', 'tomorrow 14:00', 'Fri 4 Dec, 14:00'.
 * @param appointment Wall time in London. @param today The London day.
 */
export function appointmentText(locale: string, appointment: string, today: string): string {
  const [day = "", time = ""] = appointment.split("T");
  const near = [0, 1].find((ahead) => addDays(today, ahead) === day);
  if (near !== undefined) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(near, "day");
    return `${word} ${time}`;
  }
  return `${dayText(locale, day, today)} ${time}`;
}

// A wall time has no zone: its day is read and written as UTC.
function dayText(locale: string, day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const options: Intl.DateTimeFormatOptions = {
    weekday: "short",
    day: "numeric",
    month: locale === "zh" ? "long" : "short",
    ...(isThisYear ? {} : { year: "numeric" }),
    timeZone: "UTC",
  };
  return new Intl.DateTimeFormat(locale === "zh" ? "zh-CN" : "en-GB", options).format(new Date(`${day}T00:00:00Z`));
}
