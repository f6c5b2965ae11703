import type pg from "pg";
import { addDays } from "#domain/calendar-day.ts";
import { CITY_NAMES } from "#domain/cities.ts";
import { savedFilter, savedKeyword } from "#domain/saved-searches/finds-room.ts";
import type { SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import { areaOfSearch } from "#domain/saved-searches/search-area.ts";
import { wordKeysOf } from "#domain/saved-searches/word-keys.ts";

/** Searches of the town that few look for a room in, however many there are in all. */
const FEW_SEARCHES = 20;
export const QUIET_TOWN = "Bangor";

const KEYWORDS = ["UCL", "studio", "ensuite", "曼大", "帝国理工", "M13", "SE1", "近地铁", "King's", "double"];
const BATCH = 2000;

/**
 * Fills the tables with accounts, each with one saved search that tells at once: seven of ten by filters, two by a keyword, one by a
 * sentence; one in four in London, as rooms are. Twenty look in a town of their own.
 */
export async function addSavedSearches(
  pool: pg.Pool,
  { from, to, random, today }: { from: number; to: number; random: () => number; today: string },
): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, to - first) }, (_, at) => rowOf(first + at, random, today));
    const json = JSON.stringify(rows);
    await pool.query(
      `insert into account (id, email, full_name, password_hash, is_superuser, is_active, email_verified, language, receive_updates,
         allow_data_for_training, is_demo, created_at, updated_at)
       select id::uuid, email, 'Somebody', '-', false, true, true, 'zh', false, false, false, now(), now()
       from jsonb_to_recordset($1) as one (id text, email text)`,
      [json],
    );
    await pool.query(
      `insert into saved_search (id, owner_id, name, criteria, alert, by_push, by_mail, created_at, updated_at, last_seen_at, area,
         word_keys)
       select gen_random_uuid(), id::uuid, 'A search', criteria, 'at_once', true, true, now(), now(), now(),
         box(point("left", bottom), point("right", top)), word_keys
       from jsonb_to_recordset($1) as one (id text, criteria jsonb, "left" float8, bottom float8, "right" float8, top float8,
         word_keys text[])`,
      [json],
    );
  }
  await pool.query("analyze saved_search");
  await pool.query("analyze account");
}

function rowOf(number: number, random: () => number, today: string) {
  const criteria = number < FEW_SEARCHES ? ({ mode: "filter", city: QUIET_TOWN } as const) : criteriaOf(random, today);
  const keyword = savedKeyword(criteria);
  return {
    id: crypto.randomUUID(),
    email: `searcher-${number}@example.org`,
    criteria,
    ...areaOfSearch(savedFilter(criteria, today), today),
    word_keys: keyword && wordKeysOf(keyword),
  };
}

function criteriaOf(random: () => number, today: string): SavedCriteria {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const begin = addDays(today, Math.floor(random() * 300));
  const common = {
    city: random() < 0.25 ? "London" : pick(CITY_NAMES),
    high_price: 120 + 20 * Math.floor(random() * 15),
    ...(random() < 0.6 && { begin_date: begin, end_date: addDays(begin, 90 + Math.floor(random() * 270)) }),
    ...(random() < 0.3 && { property_type: pick(["student", "social"] as const) }),
  };
  const way = random();
  if (way < 0.7) return { mode: "filter", ...common };
  if (way < 0.9) return { mode: "fuzzy", keyword: pick(KEYWORDS), high_price: common.high_price };
  return {
    mode: "sentence",
    ...common,
    room_type: pick(["studio", "ensuite"]),
    keywords: [pick(["pets", "gym", "near-tube"])],
  };
}
