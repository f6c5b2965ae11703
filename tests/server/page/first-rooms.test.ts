import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { FIRST_ROOMS_MODULE, firstRoomsSlot, type FirstRooms } from "../../../src/contract/first-rooms.ts";
import { cutText } from "../../../src/domain/cut-text.ts";
import { CARD_DESCRIPTION_LENGTH } from "../../../src/domain/limits.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import type { PhotoStorage } from "../../../src/server/photos/storage/photo-storage.ts";
import { newPhoto } from "../photos/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const HTML = `<html><body>${firstRoomsSlot("zh")}${firstRoomsSlot("en")}</body></html>`;
/** In the place of the one that the build makes: each room's title as it is. */
const RENDERER = `export const renderFirstRooms = (language, { listings, total, today }, previews) =>
  [language, today, total.count, ...listings.map(({ title }) => title)].join("|") +
  [...previews].map(([url, preview]) => \`<img src="\${preview}" alt="\${url}">\`).join("");`;
const MARKUP_AS_TITLE = "</script><b>£120 & up</b>";

let folder = "";
let server: TestApp;
let storage: PhotoStorage;
/** What the app reads photos with; a test may put another in its place. */
let findPhoto: PhotoStorage["read"] = (...photo) => storage.read(...photo);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-first-rooms-"));
  const distDir = join(folder, "dist");
  await mkdir(dirname(join(distDir, FIRST_ROOMS_MODULE)), { recursive: true });
  await writeFile(join(distDir, "index.html"), HTML);
  await writeFile(join(distDir, FIRST_ROOMS_MODULE), RENDERER);
  storage = diskStorage(join(folder, "photos"));
  server = await startTestApp({
    page: { distDir, keptAssetsDir: join(folder, "kept") },
    photoStorage: { ...storage, read: (...photo) => findPhoto(...photo) },
  });
  await server.add({ title: "Attic in Leeds" }, { title: MARKUP_AS_TITLE });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function dataOf(html: string): FirstRooms {
  return JSON.parse(/<script type="application\/json" id="first-rooms">(.*?)<\/script>/.exec(html)?.[1] ?? "null");
}

/** A page once its rooms are in it: one that has waited too long for the database is served without them. */
async function pageWithRooms(
  app: Pick<TestApp, "get">,
  path: string,
  headers: Record<string, string>,
): Promise<string> {
  return vi.waitFor(async () => {
    const { body } = await app.get(path, headers);
    expect(dataOf(body)).not.toBeNull();
    return body;
  });
}

test.each(["/", "/?room=00000000-0000-4000-8000-000000000000"])(
  "%s has the newest rooms, as markup in the browser's language and as data",
  async (path) => {
    const body = await pageWithRooms(server, path, { ...BROWSER, "accept-language": "en-GB,en;q=0.9" });
    const { listings, total, today } = dataOf(body);
    expect(listings.map(({ title }) => title).toSorted()).toEqual([MARKUP_AS_TITLE, "Attic in Leeds"].toSorted());
    expect(total).toMatchObject({ count: 2 });
    const shown = listings.map(({ title }) => title).join("|");
    expect(body).toContain(firstRoomsSlot("zh"));
    expect(body).toContain(`<div data-first-rooms="en">en|${today}|2|${shown}</div>`);
    const chinese = await pageWithRooms(server, path, { ...BROWSER, "accept-language": "fr,en" });
    expect(chinese).toContain(`<div data-first-rooms="zh">zh|${today}|2|${shown}</div>`);
    expect(chinese).toContain(firstRoomsSlot("en"));
  },
);

test("a phone has the rooms that its screen has room for as markup, and all as data", async () => {
  const many = await startTestApp({ page: { distDir: join(folder, "dist"), keptAssetsDir: join(folder, "kept") } });
  await many.add(...Array.from({ length: 6 }, (_, at) => ({ title: `Room ${at}` })));
  const body = await pageWithRooms(many, "/", { ...BROWSER, "sec-ch-ua-mobile": "?1" });
  expect(dataOf(body).listings).toHaveLength(6);
  expect(/<div data-first-rooms="zh">(.*?)<\/div>/.exec(body)?.[1]?.match(/Room/g)).toHaveLength(4);
  await many.close();
});

test("a room says no more in the document than anybody may see", async () => {
  const body = await pageWithRooms(server, "/", BROWSER);
  const [open] = (await server.get("/api/v1/items/open?limit=1")).json().data;
  expect(open).toMatchObject(dataOf(body).listings.find(({ id }) => id === open.id)!);
});

test("a room that a moderator hides is in no home page a second later", async () => {
  const [id = ""] = await server.add({ title: "Hidden in a moment" });
  expect(await homePage()).toContain("Hidden in a moment");
  await server.database.pool.query("update listing set standing = 'hidden' where id = $1", [id]);
  expect(await homePage()).not.toContain("Hidden in a moment");
});

test("a long description is cut where a card cuts it, or a little later", async () => {
  await server.add({ title: "Long", city: "York", description: "x".repeat(300) });
  const room = dataOf(await homePage()).listings.find(({ title }) => title === "Long");
  expect(room?.description?.length).toBeLessThan(60);
  expect(cutText(room!.description!, CARD_DESCRIPTION_LENGTH)).toBe(cutText("x".repeat(300), CARD_DESCRIPTION_LENGTH));
});

test.each([
  ["a search", "/?mode=filter&city=Leeds", BROWSER],
  ["a search without a mode", "/?city=Leeds", BROWSER],
  ["another screen", "/login", BROWSER],
  ["a worker, which keeps the page for months", "/", { accept: "*/*" }],
])("%s gets the page as it was built", async (_, path, headers) => {
  const answer = await server.get(path, headers);
  expect([answer.statusCode, answer.body]).toEqual([200, HTML]);
  expect(answer.headers["vary"]).toBe("accept-encoding, accept, accept-language, sec-ch-ua-mobile, sec-fetch-site");
});

test("a home page without rooms is served where the database does not answer", async () => {
  const broken = await startTestApp({ page: { distDir: join(folder, "dist"), keptAssetsDir: join(folder, "kept") } });
  await broken.database.close();
  const answer = await broken.get("/", BROWSER);
  expect([answer.statusCode, answer.body]).toEqual([200, HTML]);
  await broken.app.close();
});

test("a photo of the first row has a preview in the document, unless its store is slow or does not have it", async () => {
  const [photo, gone, slow] = ["a", "b", "c"].map((letter) => letter.repeat(32)) as [string, string, string];
  const image = { id: "i", uuid: "u", display_order: 0, placeholder_colour: null };
  const urls = [photo, gone, slow].map((fileId) => `/photos/${fileId}/800.webp`);
  await server.add(...urls.map((image_url) => ({ city: "Bath", images: [{ ...image, image_url }] })));
  await storage.write(
    photo,
    400,
    await sharp(await newPhoto())
      .resize(400)
      .webp()
      .toBuffer(),
  );
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  findPhoto = async (...asked) => {
    if (asked[0] === slow) await answered;
    return storage.read(...asked);
  };
  const previews = async () => [...(await homePage()).matchAll(/<img src="(.*?)" alt="(.*?)">/g)];
  await vi.waitFor(async () => expect(await previews()).toHaveLength(0));
  answer();
  await vi.waitFor(async () => expect((await previews()).map(([, , url]) => url)).toEqual([urls[0]]));
  const [[, preview = ""] = []] = await previews();
  expect(preview.length).toBeLessThan(1000);
  const base64 = /^data:image\/webp;base64,(.*)/.exec(preview)?.[1] ?? "";
  expect(await sharp(Buffer.from(base64, "base64")).metadata()).toMatchObject({
    format: "webp",
    width: 192,
    height: 144,
  });
});

/** The home page as it is once what was kept of it is too old. */
async function homePage(): Promise<string> {
  server.clock.set(new Date(server.clock.now().getTime() + 1001).toISOString());
  return pageWithRooms(server, "/", BROWSER);
}
