import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tables } from "../../../src/server/db/tables.ts";
import { findListing } from "../../../src/server/listings/listing-store.ts";
import { similarRooms } from "../../../src/server/moderation/cases/similar-store.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { addPhoto, posted } from "../listings/support.ts";
import { caseOf, done, room } from "./support.ts";

let server: TestApp;
let moderator: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
});
afterAll(() => server.close());

test("A-61: a case shows other rooms of the poster, of the contact, with the photo, and with a like title and price", async () => {
  const [poster, other] = [await server.addUser(), await server.addUser()];
  const photo = await addPhoto(server, poster);
  const reported = {
    title: "Sunny studio near the station 阳光",
    city: "Durham",
    price: 200,
    email: "one@example.org",
  };
  const { id } = await posted(server, poster, {
    ...reported,
    contact_info: "wechat: sunny",
    xhs_link: "https://xhslink.com/sunny",
    images: [photo],
  });
  const again = { ...photo, uuid: crypto.randomUUID() };
  const copy = await posted(server, poster, {
    title: "Something else",
    city: "Leeds",
    email: "x@example.org",
    images: [again],
  });
  const named = await posted(server, other, {
    title: "Sunny studio, near the station! 阳光",
    city: "Durham",
    price: 215,
  });
  const mailed = await posted(server, other, { title: "Box room", email: "one@example.org" });
  const called = await posted(server, other, { title: "Loft", contact_info: "wechat: sunny" });
  const linked = await posted(server, other, { title: "Attic", xhs_link: "https://xhslink.com/sunny" });
  const dear = await posted(server, other, { ...reported, price: 400, email: "y@example.org" });
  const { similar } = await caseOf(server, moderator, room(id));
  const why = Object.fromEntries(similar.map((one) => [one.listing.id, one.why]));
  expect(why).toEqual({
    [copy.id]: ["poster", "photos"],
    [named.id]: ["title"],
    [mailed.id]: ["contact"],
    [called.id]: ["contact"],
    [linked.id]: ["contact"],
  });
  expect(why).not.toHaveProperty(dear.id);
  await done(server, moderator, "hide", room(mailed.id));
  const seen = (await caseOf(server, moderator, room(id))).similar.find((one) => one.listing.id === mailed.id);
  expect(seen).toMatchObject({ standing: "hidden", listing: { hidden: "moderator" } });
});

test("A-61: looking for similar rooms reads indexes alone, and no more than a bound", async () => {
  const poster = await server.addUser();
  const fields = {
    title: "Twin flat by the market",
    city: "Lincoln",
    contact_info: "wechat: twin",
    xhs_link: "https://xhslink.com/twin",
  };
  const { id } = await posted(server, poster, fields);
  await server.add(...Array.from({ length: 400 }, () => ({ ...fields, price: 210 })));
  await server.database.pool.query("analyze listing");
  const asked: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: server.database.pool }),
    log: ({ query }) => void asked.push(query),
  });
  const row = await findListing(db, id);
  asked.length = 0;
  const similar = await similarRooms({ db, keys: { secretKeys: SECRET_KEYS, now: server.clock.now() } }, row!);
  expect(similar.length).toBeGreaterThan(9);
  expect(similar.length).toBeLessThan(40);
  const client = await server.database.pool.connect();
  try {
    // A small table is read whole for choice; what matters is that there is another way.
    await client.query("set enable_seqscan = off");
    for (const { sql, parameters } of asked) {
      const { rows } = await client.query(`explain ${sql}`, [...parameters]);
      const plan = rows.map((line) => String(line["QUERY PLAN"])).join("\n");
      expect(plan, sql).not.toContain("Seq Scan");
      expect(plan, sql).toMatch(/Index/);
      expect(sql).toMatch(/limit|"id" in/);
    }
  } finally {
    await client.query("reset enable_seqscan");
    client.release();
  }
  expect(asked.length).toBeGreaterThanOrEqual(6);
});
