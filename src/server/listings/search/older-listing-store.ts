import { sql } from "kysely";
import { roomSearchText, roomSearchTokens } from "#domain/search/search-text.ts";
import type { RoomWords } from "#domain/search/room-words.ts";
import type { FactsOf } from "#domain/search/room-facts.ts";
import { addTerms, coveredWords, SEARCHED_FIELDS, searchedRoom } from "./search-term-store.ts";
import type { Db } from "../../db/db.ts";

// A statement may take five seconds.
const AT_A_TIME = 500;

/**
 * Gives rooms that a migration has marked (011, 038, 045, 046, 048) the facts that keywords find them by and the words that wishes choose
 * them by, and puts their titles' words among those that typos are corrected to. They are found by their titles until then.
 * Any number of processes may do it at once. Answers how many it has written.
 */
export async function indexOlderListings(db: Db): Promise<number> {
  let written = 0;
  for (let rooms = await someWithoutFacts(db); rooms.length > 0; rooms = await someWithoutFacts(db)) {
    await writeFacts(db, rooms);
    written += rooms.length;
  }
  return written;
}

type Older = FactsOf & RoomWords & { id: string };

async function someWithoutFacts(db: Db): Promise<Older[]> {
  const { rows } = await sql<Older>`
    select id, ${sql.join(SEARCHED_FIELDS.map((field) => sql.ref(field)))} from listing
    where strpos(search_text, chr(31)) = 0 order by id limit ${AT_A_TIME}`.execute(db);
  return rows;
}

async function writeFacts(db: Db, rooms: readonly Older[]): Promise<void> {
  const written = rooms.map((older) => {
    const room = searchedRoom(older);
    return {
      id: older.id,
      search_text: roomSearchText(room),
      tokens: roomSearchTokens(room),
      covered_words: coveredWords(older),
    };
  });
  // A room that was edited meanwhile has its facts from there.
  await db.transaction().execute(async (trx) => {
    const { rows: titled } = await sql<{ title: string }>`
    update listing set search_text = facts.search_text, search_tsv = array_to_tsvector(facts.tokens),
      covered_words = facts.covered_words
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as facts (id uuid, search_text text, tokens text[], covered_words text)
    where listing.id = facts.id and strpos(listing.search_text, chr(31)) = 0 returning title`.execute(trx);
    await addTerms(trx, ...titled.map(({ title }) => title));
  });
}
