import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#contract/api-error.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { clearAiResults, storedAiResult } from "../../../../../src/client/api/ai-result-cache.ts";
import {
  isQuotaUsedUp,
  read,
  searchKey,
  wishForAi,
} from "../../../../../src/client/features/search/sentence/interpretation.ts";
import { DEFAULT_STATE } from "../../../../../src/client/features/search/url/search-url.ts";
import { endSession, startSession } from "../../../../../src/client/api/credentials/session.ts";
import { tokensOf } from "../../../../offline/session/session-support.ts";

const TODAY = "2026-11-20";
const ANNA = tokensOf({ sub: "anna", sid: "anna-1" });
const OWNER = ownerOf(ANNA.access_token);
const SEARCH = { ...DEFAULT_STATE, mode: "ai" as const, sentence: "Manchester studio under £200 a week" };
const KEY = searchKey(OWNER, SEARCH);

const understood = {
  city: "York",
  begin_date: null,
  end_date: null,
  low_price: null,
  high_price: 90,
  room_type: null,
  keywords: [],
};
const answer = {
  data: [],
  count: 0,
  nearest: false,
  reasoning: "Because",
  query_understanding: understood,
  quota: { limit: 3, left: 2, resets_at: "2026-11-21T00:00:00Z" },
};

const server = vi.fn<(url: string) => Promise<Response>>();
/** Beside the probe that follows a call without an answer. */
const questions = () => server.mock.calls.filter(([url]) => url.includes("ai-search"));

beforeEach(() => {
  server.mockReset().mockImplementation(async () => Response.json(answer));
  vi.spyOn(window, "fetch").mockImplementation((url) => server(url as string));
  startSession(ANNA);
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  clearAiResults();
});

test("a press asks the AI once, and what it understood is known again after a reload", async () => {
  await wishForAi(KEY);
  expect(await read(KEY, OWNER, SEARCH, TODAY)).toMatchObject({ by: "ai", wanted: understood, reasoning: "Because" });
  expect(storedAiResult(KEY)).toMatchObject({ wanted: understood });
  expect(await read(KEY, OWNER, SEARCH, TODAY)).toEqual({
    by: "ai",
    wanted: understood,
    reasoning: "Because",
    found: null,
  });
  expect(questions()).toHaveLength(1);
});

test("an address that is merely opened spends no quota: the phone reads its sentence", async () => {
  const reading = await read(KEY, OWNER, SEARCH, TODAY);
  expect(reading).toMatchObject({ by: "phone", wanted: { city: "Manchester", high_price: 200, room_type: "studio" } });
  expect(questions()).toEqual([]);
});

test("without an answer the local parser reads it, and only another press asks the AI again", async () => {
  server.mockRejectedValue(new TypeError("Failed to fetch"));
  await wishForAi(KEY);
  expect(await read(KEY, OWNER, SEARCH, TODAY)).toMatchObject({ by: "phone", wanted: { city: "Manchester" } });
  expect(await read(KEY, OWNER, SEARCH, TODAY)).toMatchObject({ by: "phone" });
  expect(questions()).toHaveLength(1);
});

test("a refusal is reported, and the local parser does not take over", async () => {
  server.mockImplementation(async () =>
    Response.json({ detail: "Used up", code: "ai_searches_used_up" }, { status: 429 }),
  );
  await wishForAi(KEY);
  expect(await read(KEY, OWNER, SEARCH, TODAY)).toMatchObject({ refusal: { status: 429 } });
  expect(storedAiResult(KEY)).toBeNull();
});

test.each([
  [429, "ai_searches_used_up", true],
  [429, "too_many_attempts", false],
  // From a server of an earlier build.
  [429, undefined, false],
  [503, "service_unavailable", false],
] as const)("%i %s: the quota is used up: %s", (status, code, isUsedUp) => {
  const detail = "Daily AI search limit reached. Please try again tomorrow or use regular search";
  expect(isQuotaUsedUp(new ApiError(status, { detail, ...(code && { code }) }, 60))).toBe(isUsedUp);
});

test("A-46: an answer that arrives after another user's login is neither shown nor stored", async () => {
  server.mockImplementation(async () => {
    endSession();
    startSession(tokensOf({ sub: "ben", sid: "ben-1" }));
    return Response.json(answer);
  });
  await wishForAi(KEY);
  await expect(read(KEY, OWNER, SEARCH, TODAY)).rejects.toThrow("Another user is signed in");
  expect(storedAiResult(KEY)).toBeNull();
});

test("A-46: a user's stored interpretation is not returned to another user", () => {
  expect(searchKey("anna", SEARCH)).not.toBe(searchKey("ben", SEARCH));
});
