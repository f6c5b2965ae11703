import { afterAll, beforeAll, expect, test } from "vitest";
import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { mistakes, posted, postRoom, ROOM, roomRow, roomsOf } from "../support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

/** What a room with these fields is refused for; nothing may have been written. */
async function refusedFor(fields: object): Promise<Record<string, string>> {
  const before = await roomsOf(server, user);
  const answer = await postRoom(server, user.headers(), fields);
  expect(answer.statusCode, answer.body).toBe(422);
  expect(await roomsOf(server, user)).toEqual(before);
  return mistakes(answer);
}

test("I-07: the least that is allowed is posted, and is its poster's", async () => {
  const answer = await postRoom(server, user.headers());
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ ...ROOM, owner_id: user.id, images: [], image_url: null, is_demo: false });
  expect(answer.json()).toMatchObject({ description: null, contact_info: null, short_term_allowed: false });
  expect(answer.json().id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(answer.headers["etag"]).toBe(`"${answer.json().updated_at}"`);
});

test("I-07: every field comes back as it was written", async () => {
  const fields = {
    description: "Two minutes to the river.\r\n\n  Quiet.",
    duration: "39 weeks",
    contact_info: "wechat: qiying\nphone: 020 7946 0000",
    xhs_link: "https://www.xiaohongshu.com/explore/64f",
    duration_description: "a break over Christmas",
    price_description: "bills included",
    short_term_allowed: true,
    additional_info: "no smoking",
  };
  expect(await posted(server, user, fields)).toMatchObject({ ...ROOM, ...fields });
});

const REQUIRED = {
  city: "field is required.",
  property_type: "property_type is required.",
  room_type: "field is required.",
  title: "Title is required.",
  post_code: "field is required.",
  price: "field is required.",
  begin_date: "field is required.",
  end_date: "field is required.",
  email: "field is required.",
};

test.each(Object.entries(REQUIRED))("I-08, G10b: %s must be given: '%s'", async (field, sentence) => {
  const blanks = field === "price" ? [undefined, null] : [undefined, null, "", "  \n", "\u200b\u2060", "\u00a0"];
  for (const blank of blanks)
    expect(await refusedFor({ [field]: blank }), String(blank)).toEqual({ [field]: sentence });
});

test("I-08: everything that is missing is named at once, by a stable name", async () => {
  const answer = await server.post("/api/v1/items/", {}, user.headers());
  expect(answer.statusCode).toBe(422);
  expect(mistakes(answer)).toEqual(REQUIRED);
  expect(answer.json().detail).toContainEqual({ loc: ["body", "city"], msg: "field is required.", type: "required" });
});

test.each([
  [0, "Price must be larger than 0"],
  [-1, "Price must be larger than 0"],
  [0.001, "Price must have at most two decimals"],
  [1_000_001, "Price must be 1000000 or less"],
  ["NaN", "Must be a number"],
  ["12,5", "Must be a number"],
  ["12.50", "Must be a number"],
  [true, "Must be a number"],
  [[1], "Must be a number"],
])("I-09: the price %j is refused: %s", async (price, sentence) => {
  expect(await refusedFor({ price })).toEqual({ price: sentence });
});

test.each(["1e309", "-1e309", "NaN", "Infinity"])("I-09: the price %s, as JSON text, is refused", async (text) => {
  const payload = JSON.stringify({ ...ROOM, price: 12345 }).replace("12345", text);
  const headers = { ...user.headers(), "content-type": "application/json" };
  const answer = await server.app.inject({ method: "POST", url: "/api/v1/items/", headers, payload });
  expect([400, 422]).toContain(answer.statusCode);
});

test.each([0.01, 0.29, 19.99, 1.005e2, 1_000_000])("I-09: the price %d is kept to the penny", async (price) => {
  const { id } = await posted(server, user, { price });
  expect(await roomRow(server, id)).toMatchObject({ price_pence: Math.round(price * 100) });
});

test.each([
  [{ begin_date: "2027-09-01" }, { end_date: "Start date cannot be later than end date!" }],
  [{ begin_date: "2025-02-30" }, { begin_date: "Must be a day such as 2026-01-31" }],
  [{ begin_date: "0000-01-01" }, { begin_date: "Must be a day such as 2026-01-31" }],
  [{ begin_date: "-infinity" }, { begin_date: "Must be a day such as 2026-01-31" }],
  [{ end_date: "infinity" }, { end_date: "Must be a day such as 2026-01-31" }],
  [{ end_date: "10000-01-01" }, { end_date: "Must be a day such as 2026-01-31" }],
  [{ end_date: "2027-08-31T00:00:00+08:00" }, { end_date: "Must be a day such as 2026-01-31" }],
  [{ begin_date: "2026-01-01", end_date: "2026-11-20" }, { end_date: "End date cannot be in the past" }],
])("I-10, W-10: the days %j are refused", async (days, sentences) => {
  expect(await refusedFor(days)).toEqual(sentences);
});

test("I-10: a stay that ends today is posted", async () => {
  expect(await posted(server, user, { begin_date: "2026-01-01", end_date: "2026-11-21" })).toBeDefined();
});

test("I-11: no stay is further ahead than five years", async () => {
  const sentence = "Must be within five years from today";
  expect(await refusedFor({ end_date: "9999-12-31" })).toEqual({ end_date: sentence });
  expect(await refusedFor({ begin_date: "9999-12-30", end_date: "9999-12-31" })).toEqual({
    begin_date: sentence,
    end_date: sentence,
  });
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "https://user:pass@www.xiaohongshu.com/explore/1",
  "https://www.xiaohongshu.com@evil.example/",
  "https://xiaohongshu.com.evil.example/",
  "https://evil-xiaohongshu.com/",
  "https://xiаohongshu.com/explore/1",
  "https://xn--xiohongshu-9fg.com/explore/1",
  "https://www.xiaohongshu.com:8443/",
  "//www.xiaohongshu.com/",
])("I-13, V1.2.2: the link %s is refused", async (xhs_link) => {
  expect(await refusedFor({ xhs_link })).toEqual({
    xhs_link: "Must be an https link to xiaohongshu.com or xhslink.com",
  });
});

test.each([
  ["http://www.xiaohongshu.com/explore/1", "https://www.xiaohongshu.com/explore/1"],
  ["xhslink.com/m/8Xyz", "https://xhslink.com/m/8Xyz"],
  ["https://xhslink.cn/o/8Xyz", "https://xhslink.cn/o/8Xyz"],
  ["曼城单间 😆 http://xhslink.com/o/8Xyz 复制后打开【小红书】查看笔记！", "https://xhslink.com/o/8Xyz"],
  ["https://xhslink.com\\@evil.example/", "https://xhslink.com/@evil.example/"],
  ["https://xhslink.com/o/\n8Xyz", "https://xhslink.com/o/8Xyz"],
])("I-13: of what is pasted, %s, the link is kept", async (xhs_link, kept) => {
  expect(await posted(server, user, { xhs_link })).toMatchObject({ xhs_link: kept });
});

test.each(["https://www.xiaohongshu.com/explore/64f?x=1", "https://xhslink.com/a/b", " https://xhslink.com/m/1 "])(
  "I-13: the link %s is kept",
  async (xhs_link) => {
    expect(await posted(server, user, { xhs_link })).toMatchObject({ xhs_link: xhs_link.trim() });
  },
);

test.each(["<img src=x onerror=alert(1)>", "{{7*7}}", "=cmd()", "'; drop table listing; --", "👩‍👩‍👧 🏠", "غرفة 房"])(
  "I-14: the title %s is text like any other",
  async (title) => {
    const { id } = await posted(server, user, { title, description: title });
    const read = await server.get(`/api/v1/items/${id}`, user.headers());
    expect(read.json()).toMatchObject({ title, description: title });
  },
);

test.each(Object.entries(LISTING_TEXT_LENGTHS).filter(([field]) => !["email", "xhs_link"].includes(field)))(
  "I-14: %s may have %d characters, and not one more",
  async (field, most) => {
    expect(await posted(server, user, { [field]: "字".repeat(most - 1) + "𠮷" })).toBeDefined();
    expect(await refusedFor({ [field]: "字".repeat(most + 1) })).toEqual({
      [field]: `Must have at most ${most} characters`,
    });
  },
);

test("I-14: a title of ten thousand characters is refused", async () => {
  expect(await refusedFor({ title: "x".repeat(10_000) })).toEqual({ title: "Must have at most 100 characters" });
});

test.each([
  [{ title: "\u202eroom\u202c \u2066x\u2069" }, { title: "room x" }],
  [{ title: "  two\r\nlines\t here " }, { title: "two lines here" }],
  [{ title: "cafe\u0301" }, { title: "café" }],
  [{ city: " 伦敦 " }, { city: "London" }],
  [{ city: "ldn" }, { city: "London" }],
  [{ city: "Stoke-on-Trent" }, { city: "Stoke-on-Trent" }],
  [{ post_code: " se1  7pb " }, { post_code: "SE1 7PB" }],
  [{ post_code: "m139pl" }, { post_code: "M13 9PL" }],
  [{ post_code: "SE1 OAA" }, { post_code: "SE1 0AA" }],
  [{ email: "landlord@example。org\u200b" }, { email: "landlord@example.org" }],
  [{ post_code: "ＳＥ１ ７ｐｂ" }, { post_code: "SE1 7PB" }],
  [{ post_code: "near UCL" }, { post_code: "near UCL" }],
  [{ email: " Landlord@Example.ORG " }, { email: "landlord@example.org" }],
  [
    { description: "", contact_info: "\u200b", xhs_link: null },
    { description: null, contact_info: null, xhs_link: null },
  ],
  [{ short_term_allowed: null }, { short_term_allowed: false }],
])("A-18, A-40, G10c: %j is kept as %j", async (fields, kept) => {
  expect(await posted(server, user, fields)).toMatchObject(kept);
});

test.each(["landlord", "a@b", "a@b.c", "a b@example.org", "a@example.org\r\nbcc: x@example.org", "a,b@example.org"])(
  "A-40: the address %j is refused",
  async (email) => {
    expect(await refusedFor({ email })).toEqual({ email: "Invalid email address" });
  },
);

test.each(["any", "Student", "house"])("the property type %s is not offered", async (property_type) => {
  expect(await refusedFor({ property_type })).toEqual({ property_type: "Must be one of: student, social" });
});

test.each([
  { id: "not-a-uuid" },
  { id: "urn:uuid:0190a5d0-ac96-774b-bcce-b302099a8057" },
  { short_term_allowed: "yes" },
  { images: "none" },
  { title: ["x"] },
  { description: "\u0000" },
  { description: "\ud800" },
])("G9, G10: %j is refused", async (fields) => {
  expect(Object.keys(await refusedFor(fields))).toEqual(Object.keys(fields));
});

test("I-20, G8: owner, times and demo mark are not for the poster to say", async () => {
  const other = await server.addUser();
  const written = { owner_id: other.id, created_at: "2020-01-01T00:00:00Z", is_demo: true, live: false };
  const { id } = await posted(server, user, written);
  const now = server.clock.now().toISOString();
  expect(await roomRow(server, id)).toMatchObject({ owner_id: user.id, created_at: now, is_demo: false, live: true });
});
