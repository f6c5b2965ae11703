import type { DateCandidate, DateCandidates } from "./context/date-candidate.ts";

/**
 * The dates of a text that offers a room, with what they are to whoever takes it. The contract that ends is the one on offer: it ends
 * the stay, where for who looks for a room one begins. Who leaves gives the room free: that begins the stay, unless another date does.
 */
export function offeredDates({ dates, durations }: DateCandidates): DateCandidates {
  const offered = dates.map(untilContractEnds);
  const hasBegin = offered.some(({ startOrEnd, isVague }) => startOrEnd !== "end" && !isVague);
  if (hasBegin) return { dates: offered, durations };
  const hasEnd = offered.some(({ startOrEnd, ending }) => startOrEnd === "end" && !isDeparture(ending));
  const isFreed = ({ ending }: DateCandidate) =>
    ending === "departure" || (ending === "departure-or-last-day" && hasEnd);
  return { dates: offered.map((date) => (isFreed(date) ? asBegin(date) : date)), durations };
}

function asBegin(date: DateCandidate): DateCandidate {
  return { ...date, startOrEnd: "start" };
}

function untilContractEnds(date: DateCandidate): DateCandidate {
  return date.ending === "contract" ? { ...date, startOrEnd: "end", isVague: false } : date;
}

function isDeparture(ending: DateCandidate["ending"]): boolean {
  return ending === "departure" || ending === "departure-or-last-day";
}
