import { afterAll, beforeAll, expect, test } from "vitest";
import { tidyLine } from "#domain/users/account-rules.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { accountRow, newcomer, patch, refusal, signUp } from "./support.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
});
afterAll(() => server.close());

const stored = [
  "undefined",
  "null",
  "NULL",
  "true",
  "NaN",
  "Infinity",
  "-1",
  "0x0",
  "1e309",
  "1/0",
  "$1",
  "%s%n%d",
  "' OR 1=1 --",
  "'; drop table account; --",
  '"',
  "\\",
  "\\'",
  "`id`",
  "$(id)",
  "${7*7}",
  "{{7*7}}",
  "=1+1",
  "@SUM(1)",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "&lt;b&gt;",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "Ω≈ç√∫˜µ≤≥÷",
  "田中さんにあげて下さい",
  "社會科學院語學研究所",
  "ﺐﻨﺤﻛ",
  "بن علي",
  "הָיְתָה",
  "👨‍👩‍👧‍👦",
  "🏳️‍🌈 🇬🇧",
  "❤️",
  "表ポあA鷗Œé",
  "ȺȾ",
  "Zoë",
  "T̶o̷ð",
  "᚛ᚉᚑᚅ᚜",
  "﷽",
  "１２３",
  "Ⅻ",
  "ｆｕｌｌ",
  "O'Neill-Smith, Jr.",
  "Craig Cockburn",
  "Mr. Scunthorpe",
  "name@example.org",
  "name: x",
  "<>",
  "[]",
  "{}",
  "();",
  "|&;",
  "*",
  "?",
];

test.each(stored)("UA-07: the name %j is stored and answered as it is", async (name) => {
  const answer = await signUp(server, newcomer(`${crypto.randomUUID()}@example.org`, { full_name: name }));
  expect([answer.statusCode, answer.json().full_name]).toEqual([200, tidyLine(name)]);
  expect((await accountRow(server, answer.json().id))?.full_name).toBe(tidyLine(name));
});

test.each([
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udc00b",
  "\u001b[31m",
  "\u0007",
  "\u007f",
  "a\nb",
  "a\r\nBcc: b@example.org",
  "a\tb",
  "a\u2028b",
  "",
  " ",
  "\u00a0",
  "\u200b",
  "\u200b\u2060\ufeff",
  "\u202e",
  "\u2066\u2069",
  "\u3000",
  "\u115f",
  "\u3164",
  "x".repeat(31),
  "👨‍👩‍👧‍👦".repeat(5),
])("G10, G10b: the name %j is refused with 422", async (name) => {
  const answer = await signUp(server, newcomer(`${crypto.randomUUID()}@example.org`, { full_name: name }));
  expect(refusal(answer)).toEqual([422, [expect.stringMatching(/^body\.full_name: /)]]);
});

test("G10c: directions are taken out, forms composed, ends trimmed, and length counts in code points", async () => {
  const user = await server.addUser();
  const rename = async (full_name: string) =>
    (await patch(server, "me", { full_name }, user.headers())).json().full_name;
  expect(await rename("\u202eevil\u202c \u2067name\u2069")).toBe("evil name");
  expect(await rename("  Zoe\u0308  ")).toBe("Zo\u00eb");
  expect(await rename("👋".repeat(30))).toBe("👋".repeat(30));
  expect(refusal(await patch(server, "me", { full_name: "👋".repeat(31) }, user.headers()))).toEqual([
    422,
    ["body.full_name: Full Name must be at most 30 characters"],
  ]);
});

test("G13: a body that reaches for the prototype is 400, and nothing is polluted", async () => {
  for (const payload of ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}']) {
    const headers = { "content-type": "application/json" };
    const answer = await server.app.inject({ method: "POST", url: "/api/v1/users/open", payload, headers });
    expect(answer.statusCode).toBe(400);
  }
  expect({}).not.toHaveProperty("polluted");
});
