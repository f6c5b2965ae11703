import { sql } from "kysely";
import { INTAKE_MONTHS, type Season } from "#domain/prices/season.ts";
import { FEWEST_ROOMS, type TypicalPrice } from "#domain/prices/typical-price.ts";
import type { Db } from "../db/db.ts";

/** Which rooms prices are taken from. */
export interface Sample {
  /** Null for all cities: then of rooms that are on offer alone. */
  city: string | null;
  /** ISO 8601: rooms that were posted before are too old. */
  since: string;
  /** The newest so many at most. */
  most: number;
}

/** A text that posters write for the kind of a room, and a kind among whose prices such rooms count. */
export interface KindOfText {
  roomType: string;
  kind: string;
}

/** What posters of the sample write for the kind of a room, each text once. */
export async function roomTypesOf(db: Db, sample: Sample): Promise<string[]> {
  const { rows } = await sql<{ room_type: string }>`
    select distinct room_type from ${roomsOf(sample)} as sampled`.execute(db);
  return rows.map(({ room_type }) => room_type);
}

/**
 * The quartiles of each kind and season of the sample, and of each kind in all seasons, where there are enough rooms. A poster
 * counts once in each, with a price in the middle of theirs: no owner moves the figures alone.
 */
export async function quartilesOf(db: Db, sample: Sample, kinds: readonly KindOfText[]): Promise<TypicalPrice[]> {
  const { rows } = await sql<{ kind: string; season: Season | null; rooms: number; pence: [number, number, number] }>`
    with kind_of_text as (
      select * from unnest(${kinds.map(({ roomType }) => roomType)}::text[], ${kinds.map(({ kind }) => kind)}::text[])
        as kind_of_text (room_type, kind)
    ), offered as (
      select kind, ${seasonSql()} as season, coalesce(owner_id, id) as poster, price_pence
      from ${roomsOf(sample)} as sampled join kind_of_text using (room_type)
    ), by_poster as (
      select kind, season, poster, percentile_disc(0.5) within group (order by price_pence) as pence
      from offered where season is not null group by kind, season, poster
      union all
      select kind, null, poster, percentile_disc(0.5) within group (order by price_pence)
      from offered group by kind, poster
    )
    select kind, season, count(*) as rooms, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by pence) as pence
    from by_poster group by kind, season having count(*) >= ${FEWEST_ROOMS} order by kind, season nulls first`.execute(
    db,
  );
  return rows.map(({ kind, season, rooms, pence }) => {
    const [low, median, high] = pence.map((each) => Math.round(each) / 100) as [number, number, number];
    return { kind, season, rooms, low, median, high };
  });
}

/** Also those that have ended, or been let: that is what they cost. In the covering index, and in its order; of all cities, in the order of the newest on offer. */
function roomsOf({ city, since, most }: Sample) {
  return sql`(
    select id, owner_id, room_type, price_pence, begin_date from listing
    where ${city === null ? sql`live` : sql`city = ${city}`} and created_at >= ${since} and standing is null and not owner_inactive and price_pence > 0
    order by created_at desc limit ${most}
  )`;
}

/** As `seasonOf`: null where the first day is open. */
function seasonSql() {
  const [intake, rest]: Season[] = ["intake", "rest"];
  return sql<Season | null>`case when isfinite(begin_date) then
    case when extract(month from begin_date) between ${INTAKE_MONTHS.first}::integer and ${INTAKE_MONTHS.last}::integer
      then ${intake}::text else ${rest}::text end end`;
}
