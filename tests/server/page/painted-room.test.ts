import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAINTED_ROOM_MODULE, type PaintedRoom } from "../../../src/contract/painted-room.ts";
import { cspHash } from "../../../src/server/http/answers/security-headers.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const HTML = `<html><head><style>a{color:red}</style></head><body><p>home</p></body></html>`;
const STYLES = "a{color:blue}";
/** In the place of the one that the build makes. */
const RENDERER = `export const renderPaintedRoom = (language, { listing, today }) => {
  if (listing.title === "Unpaintable") throw new Error("no");
  return { markup: \`<div>\${language}|\${today}|\${listing.title}</div>\`, styles: "${STYLES}" };
};`;
const MARKUP_AS_TITLE = "</script><b>$& up</b>";

let folder = "";
let server: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-painted-room-"));
  const distDir = join(folder, "dist");
  await mkdir(dirname(join(distDir, PAINTED_ROOM_MODULE)), { recursive: true });
  await writeFile(join(distDir, "index.html"), HTML);
  await writeFile(join(distDir, PAINTED_ROOM_MODULE), RENDERER);
  server = await startTestApp({ page: { distDir, keptAssetsDir: join(folder, "kept") } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function idOf(title: string): Promise<string> {
  await server.add({ title });
  const { data } = (await server.get("/api/v1/items/open?limit=40")).json() as {
    data: { id: string; title: string }[];
  };
  return data.find((room) => room.title === title)!.id;
}

test("A-51: a shared link's document shows the room in the browser's language, with its styles allowed by their hash", async () => {
  const id = await idOf("Attic in Leeds");
  const { body, headers } = await server.get(`/?room=${id}`, { ...BROWSER, "accept-language": "en-GB,en;q=0.9" });
  expect(body).toMatch(/<body><div>en\|\d{4}-\d\d-\d\d\|Attic in Leeds<\/div><p>home<\/p>/);
  expect(body.match(/<style>.*?<\/style>/g)).toEqual([`<style>${STYLES}</style>`]);
  expect(headers["content-security-policy"]).toContain(`style-src 'self' ${cspHash(STYLES)};`);
  expect((await server.get(`/?room=${id}`, BROWSER)).body).toContain("<body><div>zh|");
});

test("the room's data in the document are what anybody may see, and end no block", async () => {
  const id = await idOf(MARKUP_AS_TITLE);
  const { body } = await server.get(`/?room=${id}`, BROWSER);
  const [open] = (await server.get(`/api/v1/items/open?id=${id}`)).json().data;
  const data = /<script type="application\/json" id="painted-room">(.*?)<\/script>/.exec(body)?.[1] ?? "null";
  expect(JSON.parse(data)).toEqual({ listing: open, fetchedAt: server.clock.now().getTime() } satisfies PaintedRoom);
});

test("a worker, which keeps the page for months, another screen and a room that is not there get none", async () => {
  const id = await idOf("Cellar in York");
  for (const [path, headers] of [
    [`/?room=${id}`, { accept: "*/*" }],
    [`/item_detail/${id}`, BROWSER],
    ["/?room=00000000-0000-4000-8000-000000000000", BROWSER],
  ] as const) {
    const { body } = await server.get(path, headers);
    expect(body, path).toContain("<body><p>home</p></body>");
  }
});

test("a room that cannot be painted has its preview all the same", async () => {
  const { statusCode, body } = await server.get(`/?room=${await idOf("Unpaintable")}`, BROWSER);
  expect([statusCode, body.includes("<body><p>home</p></body>")]).toEqual([200, true]);
  expect(body).toContain('<meta property="og:title" content="Unpaintable');
});
