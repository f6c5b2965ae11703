import { expect, test } from "vitest";
import { ApiError, isServersWord, UnreachableError } from "#contract/api-error.ts";
import { call } from "#contract/call.ts";
import { ERROR_CODES, type ErrorCode } from "#contract/error-codes.ts";
import { MustWaitError, OwnerChangedError } from "#offline/transport/call-errors.ts";
import { isRefusal, outcomeOf, PHONE_TROUBLE } from "#offline/transport/outcome.ts";
import { DAY_SECONDS, gateway, STATUSES } from "./gateway.ts";

/** Bodies that gateways answer with. */
const BODIES: readonly object[] = [
  { detail: "No" },
  { detail: "No", code: 1015 },
  { detail: "No", code: "RATE_LIMITED" },
  { detail: "No", code: "toString" },
  { detail: [{ loc: ["body", "price"], msg: "No", type: "not-positive" }] },
  { error: "No" },
];

test.each(STATUSES)("a %s without one of our codes is nobody's word: the call did not get through", async (status) => {
  for (const body of BODIES) {
    const transport = { fetch: async () => gateway(status, body), baseUrl: "", accessToken: () => null };
    const asPage = await call(transport, "listOwnListings").catch((error: unknown) => error);
    expect(isServersWord(asPage)).toBe(false);
    const queued = await call({ ...transport, ownCodesOnly: true }, "listOwnListings").catch((error: unknown) => error);
    expect(queued).toBeInstanceOf(UnreachableError);
    for (const error of [asPage, queued]) {
      const outcome = { kind: "wait", reason: "no-answer", scope: "unknown", retryAfterMs: null };
      expect(outcomeOf(error)).toEqual(outcome);
    }
  }
});

test("every code of ours is the server's word, and only some speak for all that goes to it", () => {
  const codes = Object.keys(ERROR_CODES) as ErrorCode[];
  const hosts = codes.filter((code) => {
    const error = new ApiError(ERROR_CODES[code], { detail: "No", code }, 60);
    expect(isServersWord(error)).toBe(true);
    const outcome = outcomeOf(error);
    return outcome.kind === "wait" && outcome.scope === "host";
  });
  expect(hosts).toEqual(["too_many_attempts", "overloaded", "service_unavailable", "database_unavailable"]);
});

test("a gateway's Retry-After of a day is believed for five minutes, the server's own as it stands", async () => {
  const secondsOf = async (body: object) => {
    const transport = { fetch: async () => gateway(429, body), baseUrl: "", accessToken: () => null };
    const error: unknown = await call(transport, "listOwnListings").catch((thrown: unknown) => thrown);
    return (error as ApiError).retryAfterSeconds;
  };
  expect(await secondsOf({ detail: "No" })).toBe(5 * 60);
  expect(await secondsOf({ detail: "No", code: "too_many_attempts" })).toBe(DAY_SECONDS);
});

test("S4: any error has an outcome, and only one of the server's refuses what was sent", () => {
  const refused = new ApiError(422, { detail: "No", code: "invalid_fields" });
  const notOwn = new ApiError(422, { detail: "No" });
  expect(outcomeOf(new OwnerChangedError("Another"))).toEqual({ kind: "stopped" });
  expect(outcomeOf(new MustWaitError("needs-page", "A page can"))).toMatchObject({
    kind: "wait",
    reason: "needs-page",
  });
  expect(outcomeOf(new DOMException("Full", "QuotaExceededError"))).toMatchObject({
    kind: "wait",
    reason: "phone-full",
  });
  expect(outcomeOf(new TypeError("Ours"))).toEqual(PHONE_TROUBLE);
  expect([refused, notOwn].map(isRefusal)).toEqual([true, false]);
});

test("a 429 without a time refuses one more of a kind, one with a time only waits", () => {
  const code = "too_many_drafts";
  expect(isRefusal(new ApiError(429, { detail: "No", code }))).toBe(true);
  expect(isRefusal(new ApiError(429, { detail: "No", code: "too_many_attempts" }, 60))).toBe(false);
});
