import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  DOCUMENT_NAMES,
  PLAIN_DOCUMENTS_FILE,
  SUPPORT_EMAIL_SLOT,
  type DocumentName,
  type PlainDocument,
} from "#contract/plain-documents.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const STYLE = "body{margin:0}";
const HTML = `<!doctype html><html><head><meta
  name="description"
  content="Rooms"
/><title>Qiying</title><style>${STYLE}</style></head><body><div id="root"></div><noscript>Needs JavaScript.</noscript></body></html>`;

/** In the place of what the build renders: each says what it is. */
function documentOf(name: DocumentName, language: string): PlainDocument {
  const article = (contact: string) => `<article lang="${language}"><h1>${name} ${language}</h1>${contact}</article>`;
  return {
    title: `${name} <${language}>`,
    lead: `About "${name}" in ${language}.`,
    html: { withEmail: article(SUPPORT_EMAIL_SLOT), withoutEmail: article("no address") },
  };
}

let folder = "";
let withAddress: TestApp;
let withoutAddress: TestApp;
let unbuilt: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-documents-"));
  const distDir = join(folder, "dist");
  await mkdir(dirname(join(distDir, PLAIN_DOCUMENTS_FILE)), { recursive: true });
  await writeFile(join(distDir, "index.html"), HTML);
  const documents = DOCUMENT_NAMES.map((name) => [name, { zh: documentOf(name, "zh"), en: documentOf(name, "en") }]);
  await writeFile(join(distDir, PLAIN_DOCUMENTS_FILE), JSON.stringify(Object.fromEntries(documents)));
  const page = { distDir, keptAssetsDir: join(folder, "kept") };
  withAddress = await startTestApp({ page, settings: { supportEmail: "a&b@example.org" } });
  withoutAddress = await startTestApp({ page });
  unbuilt = await startTestApp({ page: { distDir: "/nowhere", keptAssetsDir: "/nowhere" } });
});
afterAll(async () => {
  await Promise.all([withAddress, withoutAddress, unbuilt].map((server) => server.close()));
  await rm(folder, { recursive: true });
});

test.each(DOCUMENT_NAMES)("A-66: /%s has its words in both languages for those without a script", async (name) => {
  const answer = await withAddress.get(`/${name}`, BROWSER);
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
  const { body } = answer;
  expect(body).toContain(`<title>${name} &lt;zh&gt; · ${name} &lt;en&gt; · 栖英 Qiying</title>`);
  expect(body).toContain(`content="About &quot;${name}&quot; in zh. About &quot;${name}&quot; in en."`);
  expect(body.match(/name="description"/g)).toHaveLength(1);
  const [, words = ""] = /<noscript>([\s\S]*?)<\/noscript>/.exec(body) ?? [];
  expect(words).toContain(`<h1>${name} zh</h1>a&amp;b@example.org</article>`);
  expect(words).toContain(`<h1>${name} en</h1>`);
  expect(words).toContain("Needs JavaScript.");
  expect(body.match(/<noscript>/g)).toHaveLength(1);
  expect(body.indexOf("<noscript>")).toBeLessThan(body.indexOf('<div id="root">'));
  const hash = createHash("sha256").update(STYLE).digest("base64");
  expect(answer.headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}'`);
  const again = await withAddress.get(`/${name}`, { ...BROWSER, "if-none-match": String(answer.headers["etag"]) });
  expect(again.statusCode).toBe(304);
});

test("A-66: no other screen, and not what a worker keeps, has the words of a document", async () => {
  for (const path of ["/", "/login", "/about", "/index.html"]) {
    expect((await withAddress.get(path, BROWSER)).body, path).not.toContain("<article");
  }
});

test("A-42: where no support address is set, the documents say so", async () => {
  const { body } = await withoutAddress.get("/privacy", BROWSER);
  expect(body).toContain("no address");
  expect(body).not.toContain("@");
});

test.each(DOCUMENT_NAMES)("A-52, A-66: a browser below the floor reads /plain/%s, in either language", async (name) => {
  const english = await withAddress.get(`/plain/${name}?lang=en`);
  expect([english.statusCode, english.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(english.body).toContain(`<h1>${name} en</h1>a&amp;b@example.org`);
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain(`href="/plain/${name}?lang=zh"`);
  const chinese = await withAddress.get(`/plain/${name}`, { "accept-language": "zh-CN" });
  expect(chinese.body).toContain(`<h1>${name} zh</h1>`);
  const rooms = await withAddress.get("/plain?lang=en");
  expect(rooms.body).toContain(`href="/plain/${name}?lang=en"`);
});

test("A-66: without a build, a document says that there is none, and its screen too", async () => {
  for (const path of ["/plain/terms", "/terms"]) {
    const { statusCode, body } = await unbuilt.get(path, BROWSER);
    expect([statusCode, JSON.parse(body).code], path).toEqual([503, "page_not_built"]);
  }
});
