/** The first of the years of which the days are listed. */
export const FIRST_LISTED_YEAR = 2026;

/** The days of feasts that follow the moon: no short rule gives those of the Chinese calendar. */
export const MOVABLE_FEASTS = {
  chineseNewYear: "02-17 02-06 01-26 02-13 02-03 01-23 02-11 01-31 02-19 02-08 01-28 02-15 02-04 01-24 02-12",
  midAutumn: "09-25 09-15 10-03 09-22 09-12 10-01 09-19 09-08 09-27 09-16 10-04 09-24 09-13 10-02 09-20",
  easter: "04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10 04-01",
} as const;
