import { daysBetween } from "../../calendar-day.ts";
import type { FitMiss, FittedRoom, Judgement } from "./fit.ts";
import {
  askedDays,
  datedStay,
  graceDays,
  graceOfLength,
  isShortLet,
  latestBegin,
  neededDays,
  sharedDays,
  stayDays,
  wantedLength,
  type WantedLength,
  type WantedStay,
} from "./wanted-stay.ts";

const WEIGHT = 4;
/** Days that halve how well a stay fits. */
const HALVING_DAYS = 21;
/** The best of stays that cover a part, and of those that do not meet the wish. */
const BEST_PARTLY = 0.85;
const BEST_NEAR_MISS = 0.3;

/** A room that has stood open for long is less likely to be there than one that begins when it is wanted. */
const LEAST_BY_START = 0.4;
const START_TOLERANCE_DAYS = 14;
const START_HALVING_DAYS = 30;

/** A room that is free for longer before the stay may begin is let to somebody else by then. */
const KEPT_DAYS = 90;
const LEAST_MISSED_NOT_KEPT = 1;
const MOST_MISSED_NOT_KEPT = 2;

/** A let that goes on for long after the stay. */
const LEAST_BY_LEFT_OVER = 0.6;
const OPEN_END = 0.75;

/** Where no end was named: what a room that is soon gone is worth beside one that stays for half a year. */
const LEAST_BY_LENGTH = 0.5;
const LONG_ENOUGH_DAYS = 180;

/** A room that is let for this much longer than the weeks that are wanted is another kind of let. */
const LONGER_LET_DAYS = 60;
const LONGER_LET = 0.4;
/** How long a short let is where nothing says it. */
const USUAL_SHORT_LET_DAYS = 60;
const LONGER_LET_MISSED = 1;
/** Up to here, for a term, it is said how long such a let is. */
const LONGEST_TERM_DAYS = 200;

/** So many days too late, too early or too short count as one miss. */
const DAYS_OF_ONE_MISS = 14;
const TOO_SHORT_MISSED = 1;

/** Without dates people look for a home within some weeks, not for a let of some weeks. */
const UNDATED_WEIGHT = 8;
const SOON_DAYS = 75;
const WAIT_HALVING_DAYS = 45;
/** A let of fewer days is one of weeks, one of more holds a term. */
const DAYS_OF_WEEKS = 45;
const DAYS_OF_TERM = 120;
const LEAST_OF_LET = 0.1;

type StayOfRoom = Pick<FittedRoom, "begin_date" | "end_date" | "short_term_allowed">;

/**
 * How a room's stay fits the wanted one: it may begin a week after the window for the begin and end a week early, is not free for
 * months before, and holds the shortest stay where one end was named. Without dates it ranks the better the sooner it is free, and holds a length that was named.
 * @param today The London day.
 */
export function judgeStay(room: StayOfRoom, asked: WantedStay, today: string): Judgement | null {
  if (asked.begin_date === null && asked.end_date === null) return undatedStay(room, asked, today);
  const wanted = datedStay(asked);
  const shared = sharedDays(room, wanted);
  const { late, early } = gapsOf(room, wanted);
  const grace = graceDays(wanted);
  const tooShort = askedDays(wanted) === null ? Math.max(0, neededDays(wanted, today) - shared) : 0;
  const gaps = Math.max(0, late - grace) + Math.max(0, early - grace);
  const missing = gaps + tooShort;
  const longer = longerLetOf(room, wanted, today);
  const notKept = notKeptDays(room, wanted, today);
  const missed = gaps / DAYS_OF_ONE_MISS + missedByLength(tooShort) + missedByWait(notKept) + (longer?.missed ?? 0);
  const judged = { weight: WEIGHT, missed };
  if (missing > 0) return { ...judged, ...nearMiss(room, wanted, missing) };
  if (notKept > 0) return { ...judged, value: 0, reasons: [], misses: [{ code: "beginsEarly", days: notKept }] };
  const coversAll = late === 0 && early === 0;
  const byDays = coversAll
    ? byStart(room, wanted, today)
    : BEST_PARTLY * byPart(late + early, shared / (askedDays(wanted) ?? 0));
  return {
    ...judged,
    value: byDays * byLeftOver(room, wanted) * byLength(wanted, shared, today) * (longer === null ? 1 : longer.value),
    reasons: [{ code: coversAll ? "coversAllDates" : "coversSomeDates" }],
    misses: [...missOf("beginsLate", late), ...missOf("endsEarly", early), ...(longer?.misses ?? [])],
  };
}

// A let of some days is another kind of let, however few are missing.
function missedByLength(tooShort: number): number {
  return tooShort === 0 ? 0 : TOO_SHORT_MISSED + tooShort / DAYS_OF_ONE_MISS;
}

/** For how many days a room is free before the stay may begin, where it is hardly kept free for so long. A let may be split. */
function notKeptDays(room: StayOfRoom, wanted: WantedStay, today: string): number {
  const { begin_date, short_term_allowed } = room;
  if (wanted.begin_date === null || begin_date === null) return 0;
  if (short_term_allowed && isShortLet(wanted, today)) return 0;
  const lead = daysBetween(begin_date < today ? today : begin_date, wanted.begin_date);
  return lead > KEPT_DAYS ? lead : 0;
}

function missedByWait(days: number): number {
  if (days === 0) return 0;
  return Math.min(MOST_MISSED_NOT_KEPT, LEAST_MISSED_NOT_KEPT + (days - KEPT_DAYS) / KEPT_DAYS);
}

function undatedStay(room: StayOfRoom, wanted: WantedStay, today: string): Judgement {
  const days = daysLeft(room, today);
  const length = wantedLength(wanted);
  const longer = longerLetOf(room, wanted, today);
  const soon = bySoon(room, today) * (longer?.value ?? 1);
  const judged = { weight: UNDATED_WEIGHT, reasons: [], misses: longer?.misses ?? [], missed: longer?.missed ?? 0 };
  if (length === null) {
    return { ...judged, value: (isShortLet(wanted, today) ? 1 : byDaysOfLet(days)) * soon };
  }
  const tooShort = Math.max(0, length.days - graceOfLength(length) - days);
  if (tooShort > 0) {
    const value = BEST_NEAR_MISS * closeness(tooShort, HALVING_DAYS) * soon;
    return { ...judged, value, missed: missedByLength(tooShort), misses: [{ code: "shortLet", days }] };
  }
  const value = soon * byLonger(room, days, length);
  return { ...judged, value, reasons: [{ code: "keyword", keyword: length.wish }] };
}

/** Who names no date looks for a home: a let of a term is one, a let for the summer hardly. */
function byDaysOfLet(days: number): number {
  const part = (days - DAYS_OF_WEEKS) / (DAYS_OF_TERM - DAYS_OF_WEEKS);
  return LEAST_OF_LET + (1 - LEAST_OF_LET) * Math.max(0, Math.min(1, part));
}

/** For how long a room can be had from today on. */
function daysLeft({ begin_date, end_date }: StayOfRoom, today: string): number {
  if (end_date === null) return Infinity;
  return daysBetween(begin_date === null || begin_date < today ? today : begin_date, end_date);
}

/** The better the sooner a room is free; of a stay of so many days a quarter is soon. */
function bySoon({ begin_date }: StayOfRoom, today: string, days = Infinity): number {
  const part = Math.min(1, Math.max(1, days / 4) / SOON_DAYS);
  const wait = Math.max(0, daysBetween(today, begin_date ?? today) - SOON_DAYS * part);
  return closeness(wait, WAIT_HALVING_DAYS * part);
}

function byLonger({ end_date, short_term_allowed }: StayOfRoom, days: number, length: WantedLength): number {
  if (short_term_allowed || length.isLeast) return 1;
  return end_date === null ? OPEN_END : byDaysLeftOver(days - length.days);
}

// What keeps the two apart is worth a word, or else how little they have in common.
function nearMiss(room: StayOfRoom, wanted: WantedStay, missing: number): Omit<Judgement, "weight" | "missed"> {
  const shared = sharedDays(room, wanted);
  const { late, early } = gapsOf(room, wanted);
  const misses = shared < 0 ? apart(room, wanted) : [...missOf("beginsLate", late), ...missOf("endsEarly", early)];
  const said = misses.length > 0 ? misses : [{ code: "shortStay" as const, days: shared }];
  return { value: BEST_NEAR_MISS * closeness(missing, HALVING_DAYS), reasons: [], misses: said };
}

/** Days that are missing of the wanted stay at its two ends; it begins late only after the window for its begin. */
function gapsOf(room: StayOfRoom, wanted: WantedStay): { late: number; early: number } {
  const latest = latestBegin(wanted);
  return {
    late: isAfter(room.begin_date, latest) ? daysBetween(latest!, room.begin_date!) : 0,
    early: isAfter(wanted.end_date, room.end_date) ? daysBetween(room.end_date!, wanted.end_date!) : 0,
  };
}

// Days that are missing at its ends count, and whether it has as many as the shortest stay that was asked for.
function byPart(missing: number, share: number): number {
  const byGaps = closeness(missing, HALVING_DAYS);
  return Number.isFinite(share) ? (byGaps + Math.min(1, share)) / 2 : byGaps;
}

function byStart(room: StayOfRoom, wanted: WantedStay, today: string): number {
  const { begin_date } = wanted;
  if (begin_date === null) return bySoon(room, today, stayDays(wanted, today) ?? Infinity);
  if (!isAfter(begin_date, room.begin_date)) return 1;
  const lead = Math.max(0, daysBetween(room.begin_date!, begin_date) - START_TOLERANCE_DAYS);
  return LEAST_BY_START + (1 - LEAST_BY_START) * closeness(lead, START_HALVING_DAYS);
}

// Who leaves in June and signs until August pays for the summer, or has to find somebody who does.
function byLeftOver({ end_date, short_term_allowed }: StayOfRoom, wanted: WantedStay): number {
  if (short_term_allowed || wanted.end_date === null) return 1;
  if (end_date === null) return OPEN_END;
  if (!isAfter(end_date, wanted.end_date)) return 1;
  return byDaysLeftOver(daysBetween(wanted.end_date, end_date));
}

function byDaysLeftOver(days: number): number {
  const many = Math.max(0, days - START_TOLERANCE_DAYS);
  return LEAST_BY_LEFT_OVER + (1 - LEAST_BY_LEFT_OVER) * closeness(many, START_HALVING_DAYS);
}

function byLength(wanted: WantedStay, shared: number, today: string): number {
  if (wanted.end_date !== null || isShortLet(wanted, today)) return 1;
  return LEAST_BY_LENGTH + (1 - LEAST_BY_LENGTH) * Math.min(1, shared / LONG_ENOUGH_DAYS);
}

/** How much value is left to a room that is let for months where weeks or a term are wanted, and how long the let is. */
function longerLetOf(
  room: StayOfRoom,
  wanted: WantedStay,
  today: string,
): { value: number; missed: number; misses: FitMiss[] } | null {
  const { begin_date, end_date, short_term_allowed } = room;
  const asked = stayDays(wanted, today);
  const isLonger = daysLeft(room, today) - (asked ?? USUAL_SHORT_LET_DAYS) > LONGER_LET_DAYS;
  if (!isLonger || wantedLength(wanted)?.isLeast === true) return null;
  const days = end_date === null ? null : daysBetween(begin_date ?? today, end_date);
  const misses: FitMiss[] = [{ code: "longLet", ...(days !== null && { days }) }];
  if (isShortLet(wanted, today)) {
    // Its poster allows short stays: nothing is missed, but a let of weeks is a surer one.
    if (short_term_allowed) return { value: LONGER_LET, missed: 0, misses: [] };
    return { value: LONGER_LET, missed: LONGER_LET_MISSED, misses };
  }
  const isTerm = asked !== null && asked <= LONGEST_TERM_DAYS && !short_term_allowed;
  return isTerm ? { value: 1, missed: 0, misses } : null;
}

// Only the side that keeps the two apart.
function apart(room: StayOfRoom, wanted: WantedStay): FitMiss[] {
  if (isAfter(room.begin_date, wanted.end_date)) {
    return missOf("beginsLate", daysBetween(latestBegin(wanted) ?? wanted.end_date!, room.begin_date!));
  }
  return missOf("endsEarly", daysBetween(room.end_date!, wanted.end_date ?? wanted.begin_date!));
}

function missOf(code: "beginsLate" | "endsEarly", days: number): FitMiss[] {
  return days > 0 ? [{ code, days }] : [];
}

function closeness(days: number, halving: number): number {
  return halving / (halving + days);
}

// An open side is never in the way.
function isAfter(day: string | null, other: string | null): boolean {
  return day !== null && other !== null && day > other;
}
