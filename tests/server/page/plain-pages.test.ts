import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ page: { distDir: "/nowhere", keptAssetsDir: "/nowhere" } });
});
afterAll(() => server.close());

const titlesIn = (html: string) => [...html.matchAll(/<h2><a [^>]*>([^<]*)<\/a><\/h2>/g)].map(([, title]) => title);

test("A-52: rooms are listed as HTML, the newest first, twenty a page, in the language that is asked for", async () => {
  const rooms = Array.from({ length: 21 }, (_, at) => ({ title: `Room ${at}`, city: "Leeds" }));
  for (const room of rooms) await server.add(room);
  await server.add({ title: "Elsewhere", city: "Bath" });
  const first = await server.get("/plain?lang=en&city=Leeds");
  expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(titlesIn(first.body)).toEqual(
    rooms
      .map(({ title }) => title)
      .toReversed()
      .slice(0, 20),
  );
  expect(first.body).toContain("This browser is too old for the full Qiying.");
  const second = await server.get("/plain?lang=en&city=Leeds&page=2");
  expect(titlesIn(second.body)).toEqual(["Room 0"]);
  const chinese = await server.get("/plain?city=%E5%88%A9%E5%85%B9", { "accept-language": "zh-CN,zh;q=0.9" });
  expect(chinese.body).toContain("浏览器版本太旧，用不了完整的栖英。");
  expect(titlesIn(chinese.body)).toHaveLength(20);
  expect((await server.get("/plain", { "accept-language": "en-GB" })).body).toContain('<html lang="en">');
});

test("A-52, A-26, A-45: a room's page has its words and photos as text, and nothing that asks for a login", async () => {
  const image = { id: "i", uuid: "i", image_url: "/photos/i/800.webp", display_order: 0, placeholder_colour: null };
  const [id] = await server.add({
    title: `<script>"双人间"</script>`,
    price: 1120.5,
    begin_date: "2026-12-01",
    end_date: "2027-06-30",
    post_code: "LS1 1AA",
    email: "landlord@example.org",
    contact_info: "wechat-secret",
    description: "Quiet & bright",
    images: [image],
  });
  const { statusCode, body, headers } = await server.get(`/plain/rooms/${id}?lang=zh`);
  expect(statusCode).toBe(200);
  expect(body).toContain("<h1>&lt;script&gt;&quot;双人间&quot;&lt;/script&gt;</h1>");
  expect(body).toContain("£1,120.50 / 周");
  expect(body).toContain("2026年12月1日 – 2027年6月30日");
  expect((await server.get(`/plain/rooms/${id}?lang=en`)).body).toContain("1 Dec 2026 – 30 Jun 2027");
  expect(body).toContain("Quiet &amp; bright");
  expect(body).toContain('<img src="/photos/i/800.webp" alt="">');
  for (const secret of ["LS1 1AA", "landlord@example.org", "wechat-secret"]) expect(body).not.toContain(secret);
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}'`);
});

test.each(["x", "x%00", "00000000-0000-4000-8000-000000000000"])(
  "A-52: of %s, which is no room, it is 404",
  async (id) => {
    const { statusCode, body } = await server.get(`/plain/rooms/${id}?lang=en`);
    expect([statusCode, body.includes("This room is no longer available")]).toEqual([404, true]);
  },
);

test("A-52: a list with malformed parameters is answered all the same", async () => {
  const queries = [
    "page=0",
    "page=x",
    "page=99999",
    "city=%00",
    `city=${"x".repeat(5000)}`,
    "lang=fr",
    "lang=zh&lang=en",
  ];
  for (const query of queries) expect((await server.get(`/plain?${query}`)).statusCode, query).toBe(200);
});
