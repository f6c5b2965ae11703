import { expect, test } from "vitest";
import { undocumentedIn, type Exchange } from "../../../support/documented/exchange.ts";

const PING: Exchange = {
  method: "GET",
  route: "/api/v1/ping",
  sent: undefined,
  status: 200,
  headers: {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    vary: "authorization",
    "x-request-id": "a",
  },
  body: '{"ok":true,"app":"qiying","now":"2026-11-25T12:00:00.000Z"}',
};

const REFUSED: Exchange = {
  ...PING,
  route: "/api/v1/items/:id",
  status: 404,
  headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", "x-request-id": "a" },
  body: '{"detail":"Item not found","code":"listing_not_found"}',
};

const FEEDBACK: Exchange = {
  ...PING,
  method: "POST",
  route: "/api/v1/items/ai-feedback",
  sent: { query: "studio", satisfied: true },
  body: '{"message":"Thanks"}',
};

test("what is as the document says passes, and so does what is no call of the contract", () => {
  for (const exchange of [PING, REFUSED, FEEDBACK, { ...PING, route: "/photos/:file", status: 418 }])
    expect(undocumentedIn(exchange)).toEqual([]);
});

test("an id of digits alone is text all the same", () => {
  expect(undocumentedIn({ ...PING, headers: { ...PING.headers, "x-request-id": "20261128" } })).toEqual([]);
});

const wrong: [what: string, exchange: Exchange, told: string][] = [
  ["a status", { ...PING, status: 418 }, "418 is no status"],
  ["a header that it does not tell of", { ...PING, headers: { ...PING.headers, "x-more": "1" } }, "header x-more"],
  [
    "a header that is missing",
    { ...REFUSED, status: 429, body: coded("too_many_attempts") },
    "lacks the header retry-after",
  ],
  ["a header of another form", retryingIn("soon"), "header retry-after"],
  ["another type", { ...PING, headers: { ...PING.headers, "content-type": "text/html" } }, "is text/html"],
  [
    "a field that it does not have",
    { ...PING, body: PING.body?.toString().replace("{", '{"more":1,') ?? "" },
    '"more"',
  ],
  ["a field that is missing", { ...PING, body: '{"ok":true,"app":"qiying"}' }, '"now"'],
  ["a code that the call does not have", { ...REFUSED, body: coded("draft_not_found") }, "/code"],
  ["a body that was taken", { ...FEEDBACK, sent: { query: "studio" } }, "took a body"],
];

test.each(wrong)("%s is told of where the document has another", (_, exchange, told) => {
  expect(undocumentedIn(exchange).join()).toContain(told);
});

function coded(code: string): string {
  return JSON.stringify({ detail: "No", code });
}

function retryingIn(text: string): Exchange {
  return {
    ...REFUSED,
    status: 429,
    headers: { ...REFUSED.headers, "retry-after": text },
    body: coded("too_many_attempts"),
  };
}
