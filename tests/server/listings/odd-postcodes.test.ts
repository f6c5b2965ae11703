import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAINTED_ROOM_MODULE } from "../../../src/contract/painted-room.ts";
import { ODD_POSTCODES } from "../../domain/postcodes/odd-postcodes.ts";
import { sharedListOf } from "../shared-lists/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const HTML = "<html><head></head><body><p>home</p></body></html>";
/** In the place of those that the build makes: they show all that they are given. */
const RENDERER = `export const renderPaintedRoom = (language, room) => ({ markup: JSON.stringify(room), styles: "" });`;

let folder = "";
let server: TestApp;
let rooms: { id: string; written: string; district: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-odd-postcodes-"));
  const distDir = join(folder, "dist");
  await mkdir(dirname(join(distDir, PAINTED_ROOM_MODULE)), { recursive: true });
  await writeFile(join(distDir, "index.html"), HTML);
  await writeFile(join(distDir, PAINTED_ROOM_MODULE), RENDERER);
  server = await startTestApp({ page: { distDir, keptAssetsDir: join(folder, "kept") } });
  const ids = await server.add(...ODD_POSTCODES.map(([written]) => roomAt(written)));
  rooms = ODD_POSTCODES.map(([written, district], at) => ({ id: ids[at]!, written, district }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A room as one was stored before postcodes were tidied, with the same postcode in every text of it. */
function roomAt(written: string) {
  const said = `Quiet room, ${written}, by the park`;
  return {
    title: said,
    post_code: written,
    city: `Leeds ${written}`,
    room_type: `studio ${written}`,
    description: said,
  };
}

/** The letters and digits of a text, as somebody who looks for a postcode reads them. */
function squeezed(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[^A-Za-z0-9МР]/g, "")
    .toUpperCase();
}

function wholeOnesIn(body: string): string[] {
  const read = squeezed(body.replaceAll(String.raw`\n`, " "));
  return rooms.map(({ written }) => written).filter((written) => read.includes(squeezed(written)));
}

test("A-45, A-86: no list, search, page or preview shows a stranger a whole postcode, however it was written", async () => {
  const lists = [
    "open",
    "open?limit=100&skip=10",
    "filter-open?low_price=1",
    "fuzzy?fuzzy=room",
    "fuzzy?fuzzy=M13",
    "matching?room_type=studio",
  ];
  for (const path of lists) {
    const answer = await server.get(`/api/v1/items/${path}`);
    expect([path, answer.statusCode, wholeOnesIn(answer.body)]).toEqual([path, 200, []]);
  }
  for (const path of ["/plain?lang=en", "/plain?lang=zh&page=2", "/"]) {
    expect([path, wholeOnesIn((await server.get(path, BROWSER)).body)]).toEqual([path, []]);
  }
  for (const { id } of rooms) {
    for (const path of [
      `/api/v1/items/open?id=${id}`,
      `/plain/rooms/${id}?lang=en`,
      `/?room=${id}`,
      `/item_detail/${id}`,
    ]) {
      expect([path, wholeOnesIn((await server.get(path, BROWSER)).body)]).toEqual([path, []]);
    }
  }
});

test("A-45, A-86: what a stranger sees of a postcode is its district", async () => {
  for (const { id, district } of rooms) {
    const [room] = (await server.get(`/api/v1/items/open?id=${id}`)).json().data;
    expect(room.post_code).toBe(district);
    expect(room.title).toMatch(new RegExp(`^Quiet room, \\(?${district}, by the park$`));
  }
});

test("A-45, A-75, A-86: a shared list shows who has no account no whole postcode", async () => {
  const owner = await server.addUser({ email: "sharer@example.org" });
  const list = await sharedListOf(server, owner);
  const now = server.clock.now().toISOString();
  await server.database.pool.query(
    `insert into viewing (owner_id, listing_id, content, created_at, updated_at)
     select $1, room, '{}', $3, $3 from unnest($2::uuid[]) as room`,
    [owner.id, rooms.map(({ id }) => id), now],
  );
  const { body } = await server.get(`/api/v1/shared-lists/by-link/${list.token}`);
  expect(JSON.parse(body).rooms).toHaveLength(rooms.length);
  expect(wholeOnesIn(body)).toEqual([]);
});

test("A-86: no search tells a stranger whether a room has the second half of a postcode", async () => {
  const asked = async (keyword: string): Promise<string[]> =>
    (await server.get(`/api/v1/items/fuzzy?fuzzy=${encodeURIComponent(keyword)}`))
      .json()
      .data.map(({ id }: { id: string }) => id);
  for (const keyword of ["9PL", "13 9PL", "0AA", "oaa", "6AN", "1BJ"])
    expect([keyword, await asked(keyword)]).toEqual([keyword, []]);
  expect(await asked("M13 9PL")).toEqual(await asked("M13 1AA"));
  expect(await asked("M139PL")).toEqual(await asked("M13"));
});

test("A-45: who has an account sees what was written", async () => {
  const seen = (await server.get(`/api/v1/items/open?limit=100`, server.signedIn())).json().data;
  for (const { id, written } of rooms) {
    expect(seen.find((room: { id: string }) => room.id === id)).toMatchObject(roomAt(written));
  }
});
