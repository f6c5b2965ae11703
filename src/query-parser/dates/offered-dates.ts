import type { DateCandidate, DateCandidates } from "./date-candidates.ts";
import { afterDuration, fixed, hasPassed, type Duration, type LengthOfStay } from "./partial-date.ts";

/**
 * The dates of a text that offers a room, with what they are to the next tenant. The end of a contract is the end of the stay, since
 * that contract is on offer (in a search it is the start); so is the current tenant's return. A departure begins the stay,
 * unless another date does (of a tenant who returns, one that says so). A stay that has begun already begins today, and ends when it
 * would have.
 */
export function offeredDates({ dates, durations: found }: DateCandidates, today: string): DateCandidates {
  const durations = found.filter((duration) => !isShortest(duration));
  const offered = runningOn(dates.map(untilContractEnds), durations, today);
  const isAway = offered.some(({ ending }) => ending === "return");
  const hasBegin = offered.some(
    (date) => canBegin(date, today) && !date.isVague && (date.startOrEnd === "start" || !isAway),
  );
  if (hasBegin) return { dates: offered, durations };
  const hasEnd = offered.some(({ startOrEnd, ending }) => startOrEnd === "end" && !ending?.startsWith("departure"));
  const freed = (date: DateCandidate): DateCandidate => {
    const isFreed = date.ending === "departure" || (date.ending === "departure-or-last-day" && hasEnd);
    return isFreed ? { ...date, startOrEnd: "start" } : date;
  };
  return { dates: offered.map(freed), durations };
}

/** '51 weeks from 5 September 2026, to be taken over in January': without a day to take it over, today. */
function runningOn(dates: readonly DateCandidate[], durations: readonly Duration[], today: string): DateCandidate[] {
  const begun = dates.find(({ startOrEnd, date }) => startOrEnd === "start" && hasPassed(date, today));
  const next = begun && dates[dates.indexOf(begun) + 1];
  const { date } = begun ?? {};
  if (begun === undefined || date?.year === undefined || next?.isRangeEnd) return [...dates];
  const isTakenOver = dates.some((other) => canBegin(other, today));
  const lastDay = (end: string): DateCandidate => ({ ...begun, date: fixed(end), startOrEnd: "end" });
  const ends = durations
    .map((duration) => afterDuration(date.first(date.year!), duration))
    .filter((end) => end > today);
  return [
    ...dates.with(dates.indexOf(begun), { ...begun, date: isTakenOver ? date : fixed(today) }),
    ...ends.map(lastDay),
  ];
}

/** A shortest stay, and no length of a contract: 'four weeks minimum'. From half a year on it is one. */
function isShortest({ isLeast, months, days }: LengthOfStay): boolean {
  return isLeast && months + days / 30 < 6;
}

function canBegin({ startOrEnd, date }: DateCandidate, today: string): boolean {
  return startOrEnd !== "end" && !hasPassed(date, today);
}

/** The contract on offer runs until then, or its tenant is away. */
function untilContractEnds(date: DateCandidate): DateCandidate {
  return date.ending === "contract" || date.ending === "return" ? { ...date, startOrEnd: "end", isVague: false } : date;
}
