import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { mirroredTokens } from "#offline/session/session-mirror.ts";
import {
  accessToken,
  endSession,
  logOut,
  startSession,
  storedTokens,
} from "../../../../src/client/api/credentials/session.ts";
import { watchSession } from "../../../../src/client/api/credentials/watch-session.ts";
import { tokensOf } from "../../../offline/session/session-support.ts";

const PATH = "/api/v1/items/filter-open?city=Leeds";
const ANNA = tokensOf({ sub: "anna", sid: "anna-1" });
const BEN = tokensOf({ sub: "ben", sid: "ben-1" });

let fetched: ReturnType<typeof vi.spyOn>;

beforeAll(watchSession);
beforeEach(() => {
  endSession();
  fetched = vi.spyOn(window, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => vi.restoreAllMocks());

const keepFor = (owner: string) =>
  rememberAnswer({
    owner,
    path: PATH,
    body: '{"data":[],"count":0}',
    fetchedAt: Date.now(),
    askedAt: Date.now() + 60_000,
  });

test("a session is two tokens in local storage, and their mirror", async () => {
  startSession(ANNA);
  expect({ ...localStorage }).toMatchObject(ANNA);
  expect(accessToken.value).toBe(ANNA.access_token);
  await expect.poll(mirroredTokens).toMatchObject(ANNA);
});

test("A-46: ending the session removes both copies, and this user's cached data only", async () => {
  startSession(ANNA);
  await expect.poll(mirroredTokens).toMatchObject(ANNA);
  await Promise.all([keepFor("anna"), keepFor("ben")]);
  endSession();
  expect(storedTokens()).toBeNull();
  expect(accessToken.value).toBeNull();
  await expect.poll(mirroredTokens).toBeNull();
  await expect.poll(() => recallAnswer("anna", PATH)).toBeNull();
  expect(await recallAnswer("ben", PATH)).not.toBeNull();
});

test("a tab follows the session of another, and its login as another user", async () => {
  startSession(ANNA);
  await keepFor("anna");
  localStorage.setItem("refresh_token", BEN.refresh_token ?? "");
  localStorage.setItem("access_token", BEN.access_token);
  dispatchEvent(new StorageEvent("storage", { key: "access_token" }));
  expect(accessToken.value).toBe(BEN.access_token);
  await expect.poll(() => recallAnswer("anna", PATH)).toBeNull();
  await expect.poll(mirroredTokens).toMatchObject(BEN);
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(accessToken.value).toBeNull();
});

test("a page restored from the back-forward cache reads the session again", () => {
  startSession(ANNA);
  localStorage.clear();
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(accessToken.value).toBeNull();
});

test("W-07: logging out tells the server with both tokens, and waits for nothing", async () => {
  startSession(ANNA);
  logOut();
  expect(storedTokens()).toBeNull();
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  const [url, request] = fetched.mock.calls[0] as [string, RequestInit];
  expect(url).toBe("/api/v1/logout");
  expect(request).toMatchObject({ method: "POST", keepalive: true });
  expect(request.headers).toMatchObject({ authorization: `Bearer ${ANNA.access_token}` });
  expect(JSON.parse(request.body as string)).toEqual({ refresh_token: ANNA.refresh_token });
});

test("a logout needs no network", () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  startSession(ANNA);
  logOut();
  expect(storedTokens()).toBeNull();
  expect(location.pathname).toBe("/login");
});
