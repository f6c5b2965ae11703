import { beforeEach, expect, test } from "vitest";
import { mirrorStore, refreshSession } from "#offline/session/refresh-session.ts";
import { mirroredTokens, mirrorTokens } from "#offline/session/session-mirror.ts";
import { emptyMirror, tokensOf } from "./session-support.ts";

const FIRST = tokensOf({ iat: 1000, generation: 0 });
const SECOND = tokensOf({ iat: 2000, generation: 1 });

type Answer = () => Response | Promise<Response>;

/** A server that answers each refresh in turn, and what it was sent. */
function serverAnswering(...answers: Answer[]) {
  const asked: { refresh_token: string; attempt: string }[] = [];
  const transport = {
    baseUrl: "",
    fetch: async (_: RequestInfo | URL, init?: RequestInit) => {
      asked.push(JSON.parse(init?.body as string) as (typeof asked)[number]);
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError("Failed to fetch");
      return answer();
    },
  };
  return { asked, transport };
}

const json = (status: number, body: object) => () => Response.json(body, { status });
const good = json(200, { ...SECOND, token_type: "bearer" });
const asking = (transport: ReturnType<typeof serverAnswering>["transport"], stale = FIRST.access_token) =>
  refreshSession({ store: mirrorStore, transport, stale, language: "en", onAccountGone: async () => {} });

beforeEach(async () => {
  await emptyMirror();
  await mirrorTokens(FIRST);
});

test("a refresh puts both new tokens in the place of the old ones", async () => {
  const { asked, transport } = serverAnswering(good);
  expect(await asking(transport)).toMatchObject({ kind: "refreshed", tokens: SECOND });
  expect(await mirroredTokens()).toMatchObject(SECOND);
  expect(asked).toEqual([{ ...FIRST, language: "en", attempt: expect.stringMatching(/^\w{16,}$/) as string }]);
});

test("A-10: two contexts at once make one call", async () => {
  const { asked, transport } = serverAnswering(good, good);
  const outcomes = await Promise.all([asking(transport), asking(transport)]);
  expect(outcomes).toMatchObject([
    { kind: "refreshed", tokens: SECOND },
    { kind: "refreshed", tokens: SECOND },
  ]);
  expect(asked).toHaveLength(1);
});

test("another context holds the lock: this one waits, and finds the new tokens", async () => {
  const worker = new Worker(
    URL.createObjectURL(
      new Blob([
        `navigator.locks.request("auth-refresh", () => new Promise((done) => { postMessage("held"); onmessage = done; }));`,
      ]),
    ),
  );
  await new Promise((resolve) => worker.addEventListener("message", resolve, { once: true }));
  const { asked, transport } = serverAnswering(good);
  const outcome = asking(transport);
  await mirrorTokens(SECOND);
  worker.postMessage("done");
  expect(await outcome).toMatchObject({ kind: "refreshed", tokens: SECOND });
  expect(asked).toEqual([]);
  worker.terminate();
});

test("a lost answer is asked for again with the same attempt, however late", async () => {
  const { asked, transport } = serverAnswering(() => Promise.reject(new TypeError("Failed to fetch")), good);
  expect((await asking(transport)).kind).toBe("unanswered");
  expect(await asking(transport)).toMatchObject({ kind: "refreshed", tokens: SECOND });
  expect(asked[1]).toEqual(asked[0]);
});

test.each([400, 401, 403, 422])("%s from the server ends the session", async (status) => {
  const { transport } = serverAnswering(
    json(status, { detail: "Could not validate credentials", code: "invalid_credentials" }),
  );
  expect(await asking(transport)).toEqual({ kind: "refused", code: "invalid_credentials" });
});

test.each<[string, Answer | undefined]>([
  ["no network", undefined],
  ["a server in trouble", json(503, { detail: "Service Unavailable", code: "service_unavailable" })],
  ["too many tries", json(429, { detail: "Too many" })],
  ["B-06: a captive portal", () => new Response("<h1>Wi-Fi</h1>", { headers: { "content-type": "text/html" } })],
  ["B-06: a portal's refusal", () => new Response("no", { status: 403, headers: { "content-type": "text/html" } })],
  ["a proxy's refusal", json(401, { error: "proxy" })],
  ["a proxy's refusal that is worded as ours are", json(401, { detail: "No", code: "unauthorized" })],
  ["an answer that is none", json(200, { hello: "world" })],
])("T-10: %s ends nothing", async (_, answer) => {
  const { transport } = serverAnswering(...(answer === undefined ? [] : [answer]));
  expect(await asking(transport)).toMatchObject({ kind: "unanswered", error: expect.any(Error) as Error });
  expect(await mirroredTokens()).toMatchObject(FIRST);
});

test("without a refresh token: 'No refresh token available'", async () => {
  const { asked, transport } = serverAnswering(good);
  await mirrorTokens({ access_token: FIRST.access_token, refresh_token: null });
  await expect(asking(transport)).rejects.toThrow("No refresh token available");
  await emptyMirror();
  await expect(asking(transport)).rejects.toThrow("No refresh token available");
  expect(asked).toEqual([]);
});

test("tokens that come after the session has ended are dropped", async () => {
  const { transport } = serverAnswering(async () => {
    await emptyMirror();
    return good();
  });
  await asking(transport);
  expect(await mirroredTokens()).toBeNull();
});

test("a browser without locks refreshes all the same", async () => {
  const { locks } = navigator;
  Object.defineProperty(navigator, "locks", { configurable: true, value: undefined });
  Reflect.deleteProperty(Navigator.prototype, "locks");
  Reflect.deleteProperty(navigator, "locks");
  try {
    expect("locks" in navigator).toBe(false);
    const { transport } = serverAnswering(good);
    expect(await asking(transport)).toMatchObject({ kind: "refreshed", tokens: SECOND });
  } finally {
    Object.defineProperty(Navigator.prototype, "locks", { configurable: true, get: () => locks });
  }
});
