import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import type { SessionTokens } from "#offline/session/session-tokens.ts";
import { useApiQuery } from "../../../src/client/api/use-api-query.ts";
import { endSession, startSession } from "../../../src/client/api/credentials/session.ts";
import { tokensOf } from "../../offline/session/session-support.ts";
import { holdStore } from "../drafts/store/hold-store.ts";

const ANNA = tokensOf({ sub: "anna", sid: "anna-1" });
const BEN = tokensOf({ sub: "ben", sid: "ben-1" });

const CARA = tokensOf({ sub: "cara", sid: "cara-1" });
const DORA = tokensOf({ sub: "dora", sid: "dora-1" });
const FAY = tokensOf({ sub: "fay", sid: "fay-1" });
const EVE = tokensOf({ sub: "eve", sid: "eve-1" });

let root: Root;
let shown: string[];
let answers: Map<string, PromiseWithResolvers<Response>>;

const EARLIER = Date.parse("2026-11-20T12:00:00Z");
const ROOMS = "/api/v1/items/filter-open?city=Leeds";

function Rooms() {
  const { data } = useApiQuery("filterOpenListings", { query: { city: "Leeds" } });
  shown.push(data === undefined ? "nothing" : `${data.data.count}${data.savedAt === null ? "" : " saved"}`);
  return null;
}

function Name() {
  const { data } = useApiQuery("readOwnUser", {});
  shown.push(data?.data.id ?? "nobody");
  return null;
}

/** Shows rooms alone, to a user whose phone has saved so many. */
async function showRooms(owner: string, tokens: SessionTokens, count: number): Promise<void> {
  flushSync(() => root.render(null));
  startSession(tokens);
  const body = JSON.stringify({ data: [], count });
  await rememberAnswer({ owner, path: ROOMS, body, fetchedAt: EARLIER });
  root.render(<Rooms />);
}

/** Answers the call that was made with this token. */
function answer(token: string, id: string): void {
  const date = new Date().toUTCString();
  const body = { id, email: `${id}@example.org`, is_superuser: false };
  answers.get(token)?.resolve(Response.json(body, { headers: { date } }));
}

beforeEach(() => {
  shown = [];
  answers = new Map();
  vi.spyOn(window, "fetch").mockImplementation((_, init) => {
    const { authorization = "" } = (init?.headers ?? {}) as { authorization?: string };
    const pending = Promise.withResolvers<Response>();
    answers.set(authorization.replace("Bearer ", ""), pending);
    return pending.promise;
  });
  startSession(ANNA);
  root = createRoot(document.createElement("div"));
  root.render(<Name />);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  endSession();
});

test("A-46: an answer to one user's request is never shown to the next user, nor cached", async () => {
  await expect.poll(() => answers.has(ANNA.access_token)).toBe(true);
  startSession(BEN);
  await expect.poll(() => answers.has(BEN.access_token)).toBe(true);
  answer(ANNA.access_token, "anna");
  answer(BEN.access_token, "ben");
  await expect.poll(() => shown.at(-1)).toBe("ben");
  expect(shown).not.toContain("anna");
  expect(await recallAnswer("anna", "/api/v1/users/me")).toBeNull();
});

test("A-46: the page's cached answers of a user end with the session, even if the user logs in again", async () => {
  await expect.poll(() => answers.has(ANNA.access_token)).toBe(true);
  answer(ANNA.access_token, "anna");
  await expect.poll(() => shown.at(-1)).toBe("anna");
  startSession(BEN);
  await expect.poll(() => answers.has(BEN.access_token)).toBe(true);
  answers.clear();
  shown = [];
  startSession(ANNA);
  await expect.poll(() => answers.has(ANNA.access_token)).toBe(true);
  expect(shown).not.toContain("anna");
});

test("E5: a server that accepts and does not answer has what was saved shown; its answer replaces that when it comes", async () => {
  await showRooms("cara", CARA, 3);
  await expect.poll(() => shown.at(-1)).toBe("3 saved");
  const headers = { date: new Date().toUTCString() };
  answers.get(CARA.access_token)?.resolve(Response.json({ data: [], count: 4 }, { headers }));
  await expect.poll(() => shown.at(-1)).toBe("4");
});

test("E5: what was saved is shown as soon as a slow store gives it, while the server has not answered", async () => {
  await rememberAnswer({ owner: "fay", path: ROOMS, body: JSON.stringify({ data: [], count: 6 }), fetchedAt: EARLIER });
  const release = await holdStore(cacheDatabase());
  flushSync(() => root.render(null));
  startSession(FAY);
  root.render(<Rooms />);
  await expect.poll(() => answers.has(FAY.access_token)).toBe(true);
  expect(shown.at(-1)).toBe("nothing");
  release();
  // Before the request ends at its deadline of half a minute, which would show it as well.
  await expect.poll(() => shown.at(-1), { timeout: 20_000 }).toBe("6 saved");
});

test("A-63: who has asked too often is shown what was saved, with its age", async () => {
  await showRooms("dora", DORA, 5);
  await expect.poll(() => answers.has(DORA.access_token)).toBe(true);
  const refusal = { detail: "Too many attempts. Please try again later.", code: "too_many_attempts" };
  answers.get(DORA.access_token)?.resolve(Response.json(refusal, { status: 429, headers: { "retry-after": "7" } }));
  await expect.poll(() => shown.at(-1)).toBe("5 saved");
});

test("L11: who meets a server with too much to do is shown what was saved, and the server is asked again when it wants to be", async () => {
  await showRooms("eve", EVE, 5);
  await expect.poll(() => answers.has(EVE.access_token)).toBe(true);
  const refusal = { detail: "Too busy just now", code: "overloaded" };
  const first = answers.get(EVE.access_token);
  answers.clear();
  const refusedAt = performance.now();
  first?.resolve(Response.json(refusal, { status: 503, headers: { "retry-after": "1" } }));
  await expect.poll(() => shown.at(-1)).toBe("5 saved");
  await expect.poll(() => answers.has(EVE.access_token)).toBe(true);
  expect(performance.now() - refusedAt).toBeGreaterThan(990);
  answers.get(EVE.access_token)?.resolve(Response.json({ data: [], count: 7 }));
  await expect.poll(() => shown.at(-1)).toBe("7");
});
