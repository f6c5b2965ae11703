import { LEAST_SHOWN, NUMBERS_OF_DAYS, PEOPLE_OF_DAYS, type Numbers } from "#contract/schemas/numbers.ts";
import { addDays, londonMidnight } from "#domain/calendar-day.ts";
import { DAY_MS } from "#domain/durations.ts";
import { ASKED_AFTER_DAYS } from "#domain/listings/freshness.ts";
import { type Clock, instantBefore } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { alertsSince, countOpenRequests, eventsSince, peopleSince, roomsByCity } from "./numbers-store.ts";
import { unmetSearchesSince } from "./unmet-search-store.ts";

interface Parts {
  db: Db;
  clock: Clock;
  /** The London day. */
  today: () => string;
}

/** What the site knows of itself, for superusers: numbers, without a profile of anyone. */
export function serveNumbers(calls: CallServer, { db, clock, today }: Parts): void {
  calls.serve("readNumbers", async (): Promise<Numbers> => {
    const since_day = firstOf(NUMBERS_OF_DAYS);
    const since = londonMidnight(since_day).toISOString();
    const confirmedSince = instantBefore(clock.now(), ASKED_AFTER_DAYS * DAY_MS);
    const [rooms, requests, people, unmet, alerts, events] = await Promise.all([
      roomsByCity(db, today(), confirmedSince),
      countOpenRequests(db, today()),
      Promise.all(PEOPLE_OF_DAYS.map(peopleOf)),
      unmetSearchesSince(db, since_day),
      alertsSince(db, since),
      eventsSince(db, since),
    ]);
    const shown = unmet.filter(({ count }) => count >= LEAST_SHOWN);
    const rare = unmet.filter(({ count }) => count < LEAST_SHOWN);
    const unmet_rare = rare.reduce((sum, { count }) => sum + count, 0);
    return { since_day, rooms, requests, people, unmet: shown, unmet_rare, alerts, ...events };
  });

  async function peopleOf(days: number): Promise<Numbers["people"][number]> {
    return { days, ...(await peopleSince(db, londonMidnight(firstOf(days)).toISOString())) };
  }

  /** The first of so many London days, the last of which is today. */
  function firstOf(days: number): string {
    return addDays(today(), 1 - days);
  }
}
