import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { retainAssets } from "../../../src/server/page/retain-assets.ts";
import { PAGE_PATHS } from "../../../src/server/page/page-paths.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let folder = "";
let server: TestApp;
const SCRIPT = "document.documentElement.lang = 'zh'";
const STYLE = "body{margin:0}";
const HTML = `<!doctype html><html><head><title>Qiying</title>
<meta name="description" content="Rooms"><meta property="og:title" content="Qiying">
<script>${SCRIPT}</script><style>${STYLE}</style>
<script type="module" src="/assets/app-abc.js"></script></head><body></body></html>`;
/** The home page, for any cache; other pages are asked for each time. */
const PUBLIC = "public, max-age=0, s-maxage=1";
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const ASSET = "export const a = 1;".repeat(100);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-page-"));
  const page = { distDir: join(folder, "dist"), keptAssetsDir: join(folder, "kept") };
  await build({
    "index.html": HTML,
    "sw.js": "self.x = 1;",
    "manifest.zh.webmanifest": "{}",
    "robots.txt": "User-agent: *",
    "assets/app-abc.js": ASSET,
  });
  await mkdir(join(folder, "dist/icons"));
  await writeFile(join(folder, "dist/icons/icon.png"), "png");
  for (const [name, text] of [
    ["index.html", HTML],
    ["assets/app-abc.js", ASSET],
  ] as const) {
    await writeFile(join(folder, "dist", `${name}.br`), brotliCompressSync(text));
    await writeFile(join(folder, "dist", `${name}.gz`), gzipSync(text));
  }
  await retainAssets(page.distDir, page.keptAssetsDir, new Date());
  server = await startTestApp({ page, settings: { publicUrl: "https://rooms.example.org" } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function build(files: Record<string, string>): Promise<void> {
  await mkdir(join(folder, "dist/assets"), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, "dist", name), text);
}

test.each([
  ["Chromium", "none", undefined],
  ["Chromium", "cross-site", "same-origin"],
  ["Chromium", "same-site", "same-origin"],
  ["Chromium", "same-origin", "same-origin"],
  ["another browser", "none", "same-origin"],
  ["another browser", undefined, "same-origin"],
])("B-03: a page of which %s says '%s' of who opened it has the opener policy %s", async (browser, site, policy) => {
  const headers = {
    ...BROWSER,
    ...(browser === "Chromium" && { "sec-ch-ua-mobile": "?0" }),
    ...(site !== undefined && { "sec-fetch-site": site }),
  };
  const answer = await server.get("/", headers);
  expect([answer.statusCode, answer.headers["cross-origin-opener-policy"]]).toEqual([200, policy]);
  expect(answer.headers["vary"]).toContain("sec-fetch-site");
  const again = await server.get("/", { ...headers, "if-none-match": String(answer.headers["etag"]) });
  expect([again.statusCode, again.headers["cross-origin-opener-policy"]]).toEqual([304, policy]);
});

test.each([...PAGE_PATHS.map((path) => path.replace(":id", "some-id")), "/tenant/", "/?city=London", "/index.html"])(
  "%s opens the page",
  async (path) => {
    const answer = await server.get(path, BROWSER);
    expect([answer.statusCode, answer.headers["content-type"], answer.body]).toEqual([
      200,
      "text/html; charset=utf-8",
      HTML,
    ]);
    expect(answer.headers["cache-control"]).toBe(path === "/" ? PUBLIC : "private, no-cache");
    expect((await server.get(path, { ...BROWSER, "if-none-match": String(answer.headers["etag"]) })).statusCode).toBe(
      304,
    );
  },
);

test.each([
  ["/?room=00000000-0000-4000-8000-000000000000", {}, PUBLIC],
  ["/", { cookie: "verificationCode=123456" }, "private, no-cache"],
  ["/", { authorization: "Bearer somebody" }, "private, no-cache"],
  ["/?keyword=quiet+attic&mode=text", {}, "private, no-cache"],
  ["/?room=00000000-0000-4000-8000-000000000000&keyword=attic", {}, "private, no-cache"],
  ["/?token=secret", {}, "no-store"],
])("%s with the headers %j is kept as %s", async (path, headers, caching) => {
  const answer = await server.get(path, { ...BROWSER, ...headers });
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, caching]);
});

test("the page's policy allows its own inline script and style by their hashes, and nothing else inline", async () => {
  const policy = String((await server.get("/", BROWSER)).headers["content-security-policy"]);
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)};`);
  expect(policy).toContain(`style-src 'self' ${hash(STYLE)};`);
  expect(policy).not.toContain("unsafe");
  expect((await server.get("/api/v1/ping")).headers["content-security-policy"]).toContain("script-src 'self';");
});

test("an unknown path opens the page with status 404 in a browser, and is JSON to a program", async () => {
  const page = await server.get("/no/such/place", BROWSER);
  expect([page.statusCode, page.body]).toEqual([404, HTML]);
  const json = await server.get("/no/such/place", { accept: "*/*" });
  expect([json.statusCode, json.json()]).toEqual([404, { detail: "Not Found", code: "not_found" }]);
  expect((await server.app.inject({ method: "POST", url: "/tenant" })).statusCode).toBe(405);
});

test.each([
  "/assets/gone.js",
  "/assets/gone",
  "/app.css",
  "/api/v1/users/me/x.css",
  "/api/nothing",
  "/sw.js.map",
  "/package.json",
  "/.git/config",
])("V14.2.5: %s is 404 in JSON, also to a browser, and never the page", async (path) => {
  const answer = await server.get(path, BROWSER);
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: "Not Found", code: "not_found" }]);
});

test.each([
  ["/assets/app-abc.js", "public, max-age=31536000, immutable"],
  ["/sw.js", "no-cache"],
  ["/manifest.zh.webmanifest", "no-cache"],
  ["/robots.txt", "no-cache"],
  ["/icons/icon.png", "public, max-age=86400"],
])("%s is kept by browsers as %s", async (path, caching) => {
  const answer = await server.get(path);
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, caching]);
  expect(answer.headers["etag"]).toBeDefined();
  const again = await server.get(path, { "if-none-match": String(answer.headers["etag"]) });
  expect([again.statusCode, again.headers["x-content-type-options"]]).toEqual([304, "nosniff"]);
});

test.each(["/assets/app-abc.js", "/"])("%s comes in the form that the build compressed", async (path) => {
  const plain = path === "/" ? HTML : ASSET;
  const br = await server.get(path, { ...BROWSER, "accept-encoding": "gzip, br" });
  expect([br.headers["content-encoding"], br.rawPayload]).toEqual(["br", brotliCompressSync(plain)]);
  const gzip = await server.get(path, { ...BROWSER, "accept-encoding": "gzip" });
  expect([gzip.headers["content-encoding"], gzip.rawPayload]).toEqual(["gzip", gzipSync(plain)]);
});

test("a shared room's preview has its words, escaped, and absolute addresses from the settings alone", async () => {
  const image = { id: "i", uuid: "i", image_url: "/photos/i/800.webp", display_order: 0, placeholder_colour: null };
  const [id] = await server.add({
    title: `<script>"双人间"</script>`,
    city: "Leeds",
    price: 1120.5,
    description: "a'b & $& c",
    images: [image],
  });
  const answer = await server.get(`/?room=${id}`, { ...BROWSER, host: "evil.example" });
  expect((await server.get(`/item_detail/${id}`, BROWSER)).body).toBe(answer.body);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(
    "<title>&lt;script&gt;&quot;双人间&quot;&lt;/script&gt; · Leeds · £1,120.50/week</title>",
  );
  expect(answer.body).toContain('<meta property="og:description" content="a&#39;b &amp; $&amp; c" />');
  expect(answer.body).toContain(`<meta property="og:url" content="https://rooms.example.org/?room=${id}" />`);
  expect(answer.body).toContain('<meta property="og:image" content="https://rooms.example.org/photos/i/800.webp" />');
  expect(answer.body.match(/og:title/g)).toHaveLength(1);
  expect(answer.body).not.toContain("evil.example");
  expect(answer.body).not.toContain("landlord@example.org");
  expect(answer.headers["content-security-policy"]).toBe(
    (await server.get("/", BROWSER)).headers["content-security-policy"],
  );
});

test("a room that has ended, or never was, has no preview", async () => {
  const [ended] = await server.add({ title: "Secret past", begin_date: "2026-01-01", end_date: "2026-01-02" });
  for (const id of [ended, crypto.randomUUID(), "x%00"])
    for (const path of [`/item_detail/${id}`, `/?room=${id}`, `/?room=${id}&room=${id}`])
      expect((await server.get(path, BROWSER)).body).toBe(HTML);
});

test("a build that is put in place while the server runs is served at once, with its own policy", async () => {
  const next = HTML.replace("zh", "en").replace("app-abc", "app-def");
  await build({ "index.html": next, "assets/app-def.js": "1" });
  await utimes(join(folder, "dist/index.html"), new Date(), new Date(Date.now() + 5000));
  const answer = await server.get("/", BROWSER);
  expect(answer.body).toBe(next);
  expect(answer.headers["content-security-policy"]).not.toContain(createHash("sha256").update(SCRIPT).digest("base64"));
  expect((await server.get("/assets/app-def.js")).statusCode).toBe(200);
  await build({ "index.html": HTML });
});

test("the worker that shrinks photos may compile WebAssembly, and no other file", async () => {
  await build({ "assets/shrink.worker-abc.js": "1", "assets/shrink.worker-abc.js.br": "1" });
  for (const encoding of ["identity", "br"]) {
    const { headers } = await server.get("/assets/shrink.worker-abc.js", { "accept-encoding": encoding });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
  }
  for (const path of ["/", "/assets/app-abc.js"])
    expect((await server.get(path)).headers["content-security-policy"]).not.toContain("wasm-unsafe-eval");
  await rm(join(folder, "dist/assets/shrink.worker-abc.js"));
  await rm(join(folder, "dist/assets/shrink.worker-abc.js.br"));
});

test("the assets of an earlier build stay served for 30 days after the last start that had them", async () => {
  const dist = join(folder, "dist");
  const kept = join(folder, "kept");
  await retainAssets(dist, kept, new Date());
  await rm(join(dist, "assets"), { recursive: true });
  await build({ "assets/app-new.js": "2" });
  const old = await server.get("/assets/app-abc.js", { "accept-encoding": "br" });
  expect([old.statusCode, old.headers["cache-control"], old.headers["content-encoding"]]).toEqual([
    200,
    "public, max-age=31536000, immutable",
    "br",
  ]);

  const day = 24 * 60 * 60 * 1000;
  await retainAssets(dist, kept, new Date(Date.now() + 29 * day));
  expect((await server.get("/assets/app-abc.js")).statusCode).toBe(200);
  await retainAssets(dist, kept, new Date(Date.now() + 31 * day));
  expect(await readdir(kept)).toEqual(["app-new.js"]);
  expect((await server.get("/assets/app-abc.js")).statusCode).toBe(404);
});

test("without a build the page says what to run, and the API works", async () => {
  const other = await startTestApp({
    page: { distDir: join(folder, "none"), keptAssetsDir: join(folder, "none/kept") },
  });
  const answer = await other.get("/", BROWSER);
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { detail: "The page has not been built yet. Run: npm run build", code: "page_not_built" },
  ]);
  expect((await other.get("/api/v1/items/count")).statusCode).toBe(200);
  await other.close();
});

test("U9: with the worker switched off its address gives the one that ends it, says so, and all else stays", async () => {
  await build({ "sw-off.js": "self.y = 2;" });
  const page = { distDir: join(folder, "dist"), keptAssetsDir: join(folder, "kept") };
  const other = await startTestApp({ page, settings: { offlineApp: false } });
  for (const method of ["GET", "HEAD"] as const) {
    const { statusCode, headers, body } = await other.app.inject({ method, url: "/sw.js" });
    expect([statusCode, headers["x-offline-app"], headers["cache-control"], headers["content-type"]]).toEqual([
      200,
      "off",
      "no-cache",
      "text/javascript; charset=utf-8",
    ]);
    expect(body).toBe(method === "GET" ? "self.y = 2;" : "");
  }
  expect((await other.get("/", BROWSER)).body).toBe(HTML);
  await other.close();
  const { headers, body } = await server.get("/sw.js");
  expect([headers["x-offline-app"], body]).toEqual([undefined, "self.x = 1;"]);
});
