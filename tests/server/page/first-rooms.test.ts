import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FIRST_ROOMS_MODULE, firstRoomsSlot, type FirstRooms } from "../../../src/contract/first-rooms.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const HTML = `<html><body>${firstRoomsSlot("zh")}${firstRoomsSlot("en")}</body></html>`;
/** In the place of the one that the build makes: each room's title as it is. */
const RENDERER = `export const renderFirstRooms = (language, { listings, total, today }) =>
  [language, today, total.count, ...listings.map(({ title }) => title)].join("|");`;
const MARKUP_AS_TITLE = "</script><b>£120 & up</b>";

let folder = "";
let server: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-first-rooms-"));
  const distDir = join(folder, "dist");
  await mkdir(dirname(join(distDir, FIRST_ROOMS_MODULE)), { recursive: true });
  await writeFile(join(distDir, "index.html"), HTML);
  await writeFile(join(distDir, FIRST_ROOMS_MODULE), RENDERER);
  server = await startTestApp({ page: { distDir, keptAssetsDir: join(folder, "kept") } });
  await server.add({ title: "Attic in Leeds" }, { title: MARKUP_AS_TITLE });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function dataOf(html: string): FirstRooms {
  return JSON.parse(/<script type="application\/json" id="first-rooms">(.*?)<\/script>/.exec(html)?.[1] ?? "null");
}

test.each(["/", "/?room=00000000-0000-4000-8000-000000000000"])(
  "%s has the newest rooms, as markup in the browser's language and as data",
  async (path) => {
    const { body } = await server.get(path, { ...BROWSER, "accept-language": "en-GB,en;q=0.9" });
    const { listings, total, today } = dataOf(body);
    expect(listings.map(({ title }) => title).toSorted()).toEqual([MARKUP_AS_TITLE, "Attic in Leeds"].toSorted());
    expect(total).toMatchObject({ count: 2 });
    const shown = listings.map(({ title }) => title).join("|");
    expect(body).toContain(firstRoomsSlot("zh"));
    expect(body).toContain(`<div data-first-rooms="en">en|${today}|2|${shown}</div>`);
    const chinese = await server.get(path, { ...BROWSER, "accept-language": "fr,en" });
    expect(chinese.body).toContain(`<div data-first-rooms="zh">zh|${today}|2|${shown}</div>`);
    expect(chinese.body).toContain(firstRoomsSlot("en"));
  },
);

test("a room says no more in the document than anybody may see", async () => {
  const { body } = await server.get("/", BROWSER);
  const [open] = (await server.get("/api/v1/items/open?limit=1")).json().data;
  expect(dataOf(body).listings.find(({ id }) => id === open.id)).toEqual(open);
});

test.each([
  ["a search", "/?mode=filter&city=Leeds", BROWSER],
  ["another screen", "/login", BROWSER],
  ["a worker, which keeps the page for months", "/", { accept: "*/*" }],
])("%s gets the page as it was built", async (_, path, headers) => {
  const answer = await server.get(path, headers);
  expect([answer.statusCode, answer.body]).toEqual([200, HTML]);
  expect(answer.headers["vary"]).toBe("accept-encoding, accept, accept-language");
});

test("a home page without rooms is served where the database does not answer", async () => {
  const broken = await startTestApp({ page: { distDir: join(folder, "dist"), keptAssetsDir: join(folder, "kept") } });
  await broken.database.close();
  const answer = await broken.get("/", BROWSER);
  expect([answer.statusCode, answer.body]).toEqual([200, HTML]);
  await broken.app.close();
});
