import { addDays } from "#domain/calendar-day.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** The reasons for letting a room for just these dates. */
const STAY_KINDS = ["now", "semester", "christmas", "easter", "summer", "academicYear", "wholeYear", "weeks"] as const;
export type StayKind = (typeof STAY_KINDS)[number];

export interface Stay {
  kind: StayKind;
  /** Calendar days; the last is null where the poster leaves it open. */
  begin: string;
  end: string | null;
}

/** Out of 100 rooms. */
const SHARES: readonly (readonly [StayKind, number])[] = [
  ["now", 20],
  ["semester", 16],
  ["christmas", 6],
  ["easter", 3],
  ["summer", 17],
  ["academicYear", 18],
  ["wholeYear", 12],
  ["weeks", 8],
];

/** A stay that lies ahead or has begun, seen from `today`. */
export function drawStay(today: string, random: SeededRandom): Stay {
  const kind = drawKind(random);
  const { begin, end } = DRAW[kind](today, random);
  const open = end !== null && (kind === "wholeYear" || kind === "now") && random.chance(0.09);
  return { kind, begin, end: open ? null : end };
}

/** A stay that ended within the last six weeks. */
export function drawEndedStay(today: string, random: SeededRandom): Stay {
  const end = addDays(today, -random.int(1, 42));
  const kind = random.pick(["weeks", "now", "summer"] as const);
  return {
    kind: kind === "summer" ? "weeks" : kind,
    begin: addDays(end, -random.int(18, kind === "now" ? 300 : 90)),
    end,
  };
}

interface Days {
  begin: string;
  end: string | null;
}

const DRAW: Record<StayKind, (today: string, random: SeededRandom) => Days> = {
  now: (today, random) => {
    const begin = addDays(today, random.int(-12, 18));
    return { begin, end: termEnd(addDays(begin, 75), random) };
  },
  semester: (today, random) => {
    const begin = onOrAfter(addDays(today, 7), "01-04", random.int(0, 24));
    return { begin, end: termEnd(addDays(begin, 100), random) };
  },
  christmas: (today, random) => {
    const begin = onOrAfter(addDays(today, 5), "12-10", random.int(0, 12));
    return { begin, end: addDays(begin, random.int(14, 32)) };
  },
  easter: (today, random) => {
    const begin = onOrAfter(addDays(today, 5), "03-18", random.int(0, 14));
    return { begin, end: addDays(begin, random.int(14, 30)) };
  },
  summer: (today, random) => {
    const begin = onOrAfter(addDays(today, 5), "06-05", random.int(0, 32));
    return { begin, end: addDays(begin.slice(0, 5) + "08-20", random.int(0, 24)) };
  },
  academicYear: (today, random) => {
    const begin = onOrAfter(addDays(today, 14), "09-01", random.int(0, 20));
    return {
      begin,
      end: addDays(begin, random.pick([41, 43, 44, 44, 45, 48, 50, 51, 51]) * 7 - random.pick([0, 0, 1])),
    };
  },
  wholeYear: (today, random) => {
    const begin = addDays(firstOfMonthAfter(today, random.int(0, 5)), random.pick([0, 0, 0, 4, 14, 14, 19]));
    return { begin, end: addDays(nextYear(begin, random.pick([1, 1, 1, 2])), -1) };
  },
  weeks: (today, random) => {
    const begin = addDays(today, random.int(2, 110));
    return { begin, end: addDays(begin, random.pick([14, 21, 28, 30, 31, 42, 45, 56, 60, 61, 70, 84, 91])) };
  },
};

function drawKind(random: SeededRandom): StayKind {
  let left = random.next() * 100;
  const share = SHARES.find(([, weight]) => (left -= weight) < 0);
  return share?.[0] ?? "now";
}

/** The next time that a day of the year comes round, some days later. */
function onOrAfter(day: string, monthDay: string, daysLater: number): string {
  const year = Number(day.slice(0, 4));
  const thisYear = addDays(`${year}-${monthDay}`, daysLater);
  return thisYear >= day ? thisYear : addDays(`${year + 1}-${monthDay}`, daysLater);
}

/** When contracts of the running year end: from the middle of June to the beginning of September. */
function termEnd(notBefore: string, random: SeededRandom): string {
  const monthDay = random.pick([
    "06-12",
    "06-19",
    "06-30",
    "06-30",
    "07-01",
    "07-15",
    "07-31",
    "08-20",
    "08-28",
    "08-31",
    "09-03",
  ]);
  return onOrAfter(notBefore, monthDay, random.pick([0, 0, 0, 1, 2]));
}

function firstOfMonthAfter(day: string, months: number): string {
  const month = Number(day.slice(5, 7)) + months;
  return `${Number(day.slice(0, 4)) + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
}

function nextYear(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
