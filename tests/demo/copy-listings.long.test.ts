import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { roomSearchText, roomSearchTokens } from "#domain/search/search-text.ts";
import { copyListings } from "../../demo/database/copy-listings.ts";
import { generateDemoListings } from "../../demo/listings/generate-demo-listings.ts";
import { listingLine } from "../../demo/database/listing-copy.ts";
import { loadTestListings } from "../../demo/load-test/load-test-listings.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const TODAY = "2026-11-20";
const AWKWARD = [
  "It's 5% off \\ C:\\path",
  "tab\there, line\nbreak and\rreturn",
  "'quoted' \"twice\" 'it''s'",
  "\\N",
  "曼城's studio，100%「拎包入住」🏠 & | ! : * ( )",
  "ｅｎｓｕｉｔｅ Café 𠮷野家",
];

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

test("COPY stores every text as it was and tokens equal to array_to_tsvector", async () => {
  const made = generateDemoListings({ count: 80, today: TODAY, seed: 9 });
  const listings = [...made];
  for (const [index, text] of AWKWARD.entries()) {
    const listing = made[index];
    if (listing === undefined) throw new Error("Too few rooms");
    listings[index] = { ...listing, title: text, description: text, additional_info: text };
  }
  await copyListings(
    client,
    listings.map((listing) => listingLine(listing, TODAY)),
  );
  for (const listing of listings) {
    const { rows } = await client.query(
      `select title, description, additional_info, images, price_pence, end_date::text, search_text,
         search_tsv = array_to_tsvector($2::text[]) as same_tokens
       from listing where id = $1`,
      [listing.id, roomSearchTokens(listing)],
    );
    expect(rows).toEqual([
      {
        title: listing.title,
        description: listing.description,
        additional_info: listing.additional_info,
        images: listing.images,
        price_pence: listing.price_pence,
        end_date: listing.end_date ?? "infinity",
        search_text: roomSearchText(listing),
        same_tokens: true,
      },
    ]);
  }
});

test("a load test writes its rooms and leaves all indexes as they were", async () => {
  const before = await indexes();
  const said: string[] = [];
  await loadTestListings(client, { count: 20_000, seed: 1, today: TODAY, log: (line) => said.push(line) });
  expect(await indexes()).toEqual(before);
  const { rows } = await client.query(
    "select count(*)::int as rooms, count(distinct id)::int as ids from listing where is_demo",
  );
  expect(rows).toEqual([{ rooms: 20_000, ids: 20_000 }]);
  expect(said).toContain("Building the index listing_by_token");
});

test("a load that breaks half-way leaves no rows and all indexes", async () => {
  const before = await indexes();
  await client.query("alter table listing add constraint cheap check (price_pence < 20000)");
  const load = loadTestListings(client, { count: 20_000, seed: 1, today: TODAY, log: () => undefined });
  await expect(load).rejects.toThrow(/cheap/);
  expect(await indexes()).toEqual(before);
  expect((await client.query("select from listing")).rowCount).toBe(0);
});

async function indexes(): Promise<string[]> {
  const { rows } = await client.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where tablename = 'listing' order by indexname",
  );
  return rows.map(({ indexdef }) => indexdef);
}
