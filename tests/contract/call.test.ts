import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { call, callForFile, pathOf, SAVED_AT_HEADER, type Transport } from "#contract/call.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";

let server: Server | undefined;
afterEach(() => server?.close());

async function serving(answer: RequestListener, accessToken: string | null = null): Promise<Transport> {
  server = createServer(answer);
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { fetch, baseUrl: `http://127.0.0.1:${port}`, accessToken: () => accessToken };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener => {
  return (_, response) =>
    response
      .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
      .end(JSON.stringify(body));
};

test("equal calls have equal paths, whatever the order of their fields; absent fields stay out", () => {
  const path = "/api/v1/items/filter-open?city=%E4%BC%A6%E6%95%A6&limit=40&skip=0";
  expect(pathOf("filterOpenListings", undefined, { skip: 0, city: "伦敦", limit: 40 })).toBe(path);
  expect(pathOf("filterOpenListings", undefined, { limit: 40, city: "伦敦", skip: 0 })).toBe(path);
  expect(pathOf("countListings")).toBe("/api/v1/items/count");
  expect(pathOf("readListing", { id: "../users/1?x" })).toBe("/api/v1/items/..%2Fusers%2F1%3Fx");
});

test("an answer comes with the server's time, or with the time when the worker saved it", async () => {
  const date = "Sat, 21 Nov 2026 12:00:00 GMT";
  const fresh = await call(await serving(json(200, { count: 3 }, { date })), "countListings");
  expect(fresh).toEqual({ data: { count: 3 }, fetchedAt: Date.parse(date), savedAt: null });
  const saved = await call(
    await serving(json(200, { count: 3 }, { date, [SAVED_AT_HEADER]: "1700000000000" })),
    "countListings",
  );
  expect(saved).toEqual({ data: { count: 3 }, fetchedAt: 1_700_000_000_000, savedAt: 1_700_000_000_000 });
});

test("the token travels when there is one, and only then", async () => {
  const seen: (string | undefined)[] = [];
  const listen: RequestListener = (request, response) => {
    seen.push(request.headers.authorization);
    json(200, { count: 1 })(request, response);
  };
  await call(await serving(listen, "secret"), "countListings");
  server?.close();
  await call(await serving(listen), "countListings");
  expect(seen).toEqual(["Bearer secret", undefined]);
});

test("a change names the version that it began with, as an ETag", async () => {
  const seen: (string | undefined)[] = [];
  const transport = await serving((request, response) => {
    seen.push(request.headers["if-match"]);
    json(200, { listing_id: "x", version: "2" })(request, response);
  });
  const body = { content: emptyViewing };
  await call(transport, "putViewing", { params: { listing_id: "x" }, body, ifMatch: "2026-11-21T12:00:00.000Z" });
  await call(transport, "putViewing", { params: { listing_id: "x" }, body });
  expect(seen).toEqual(['"2026-11-21T12:00:00.000Z"', undefined]);
});

test("a refusal is an ApiError with the server's words", async () => {
  const refused = call(
    await serving(json(404, { detail: "Item not found", code: "listing_not_found" })),
    "readListing",
    { params: { id: "x" } },
  );
  await expect(refused).rejects.toMatchObject({
    name: "ApiError",
    status: 404,
    code: "listing_not_found",
    fields: [],
    message: "Item not found",
    retryAfterSeconds: null,
  });
});

test("a refusal of an earlier build, which has no code, is one all the same", async () => {
  const refused = call(await serving(json(404, { detail: "It is not there" })), "readListing", { params: { id: "x" } });
  await expect(refused).rejects.toMatchObject({ name: "ApiError", code: null, message: "It is not there" });
});

test("a refusal of fields is their sentences; Retry-After is in seconds", async () => {
  const detail = [{ loc: ["query", "skip"], msg: "Must be 0 or more", type: "minimum" }];
  const refused = await call(await serving(json(422, { detail })), "countListings").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ message: "Must be 0 or more", fields: detail });
  server?.close();
  const busy = call(
    await serving(json(503, { detail: "Service Unavailable", code: "service_unavailable" }, { "retry-after": "2" })),
    "countListings",
  );
  await expect(busy).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
});

const strangers: [what: string, answer: RequestListener][] = [
  [
    "a captive portal's page",
    (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>Log in</html>"),
  ],
  ["JSON of something else", json(200, { hello: "world" })],
  ["JSON that is no object", json(200, [1, 2])],
  ["a refusal of something else", json(403, { error: "blocked" })],
  [
    "an answer that breaks off",
    (_, response) => response.writeHead(200, { "content-type": "application/json" }).end('{"count":'),
  ],
  [
    "a redirect to a good answer",
    (request, response) =>
      request.url === "/there"
        ? json(200, { count: 1 })(request, response)
        : response.writeHead(302, { location: "/there" }).end(),
  ],
  ["an empty answer to a call that promises something", (_, response) => response.writeHead(204).end()],
  ["a dropped connection", (request) => request.socket.destroy()],
];

test.each(strangers)("B-06: %s is no answer of this server", async (_, answer) => {
  await expect(call(await serving(answer), "countListings")).rejects.toBeInstanceOf(UnreachableError);
});

test("who aborts gets his own reason back", async () => {
  const controller = new AbortController();
  const asked = call(await serving(() => controller.abort(new Error("enough"))), "countListings", {
    signal: controller.signal,
  });
  await expect(asked).rejects.toThrow("enough");
  server?.closeAllConnections();
});

test("a body travels as JSON, or as a form where the call is an older one, with the reader's language", async () => {
  const seen: [type: string | undefined, language: string | undefined, body: string][] = [];
  const transport = await serving((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { "content-type": type, "accept-language": language } = request.headers;
      seen.push([type, language, Buffer.concat(chunks).toString()]);
      json(200, { access_token: "a", refresh_token: "r", token_type: "bearer" })(request, response);
    });
  });
  const body = { username: "li@example.org", password: "a & b" };
  await call({ ...transport, language: () => "en" }, "login", { body });
  await call({ ...transport, language: () => "zh" }, "loginByForm", { body });
  expect(seen).toEqual([
    ["application/json", "en", JSON.stringify(body)],
    ["application/x-www-form-urlencoded;charset=UTF-8", "zh", "username=li%40example.org&password=a+%26+b"],
  ]);
});

test("an answer without a body is an answer", async () => {
  const left = call(await serving((_, response) => response.writeHead(204).end()), "logout", { body: {} });
  await expect(left).resolves.toMatchObject({ data: null, savedAt: null });
});

test("B-06: where an answer has no body, a gateway's JSON is none", async () => {
  const removed = call(await serving(json(200, { ok: true })), "deleteViewing", { params: { listing_id: "1" } });
  await expect(removed).rejects.toBeInstanceOf(UnreachableError);
});

test("what is to be a file comes as its bytes", async () => {
  const archive = await serving((_, response) => response.end("PK\u0003\u0004 and more"));
  expect(await (await callForFile(archive, "downloadOwnData")).text()).toBe("PK\u0003\u0004 and more");
});

test("a file that breaks off, or is another's page, is no answer; a refusal is one", async () => {
  const broken = await serving((_, response) => {
    response.writeHead(200, { "content-type": "application/zip" }).write("PK\u0003\u0004");
    setTimeout(() => response.destroy(), 20);
  });
  await expect(callForFile(broken, "downloadOwnData")).rejects.toThrow(UnreachableError);
  const portal = await serving((_, response) => response.end("<html>Log in to the Wi-Fi</html>"));
  await expect(callForFile(portal, "downloadOwnData")).rejects.toThrow(UnreachableError);
  const refusing = await serving(json(429, { detail: "Too many", code: "too_many_attempts" }, { "retry-after": "9" }));
  await expect(callForFile(refusing, "downloadOwnData")).rejects.toMatchObject({ status: 429, retryAfterSeconds: 9 });
});
