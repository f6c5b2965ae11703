import { beforeEach, expect, test } from "vitest";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { mirrorApi, mirroredOwner } from "#offline/session/mirror-api.ts";
import { OwnerChangedError } from "#offline/transport/call-errors.ts";
import { forgetTokens, mirroredTokens, mirrorTokens } from "#offline/session/session-mirror.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { refusalBody } from "../own-code.ts";
import { emptyMirror, tokensOf } from "./session-support.ts";

const ANNA = tokensOf({ sub: "anna", sid: "login-a", iat: 1000 });
const RENEWED = tokensOf({ sub: "anna", sid: "login-a", iat: 2000, generation: 1 });
const BEN = tokensOf({ sub: "ben", sid: "login-b" });
const REFRESH = "/api/v1/refresh";

type Answer = () => Response | Promise<Response>;
const json = (status: number, body: object) => () => Response.json(body, { status });
const NO = json(401, refusalBody(401, "No"));
const uploaded = json(200, { uuid: "u", image_url: "/photos/u/800.webp" });
const renewed = json(200, { ...RENEWED, token_type: "bearer" });

/** A worker's calls to a server that answers in turn, and what it was asked with whose token. */
function asking(...answers: Answer[]) {
  const asked: { path: string; token: string | null }[] = [];
  const refusals: true[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const token = new Headers(init?.headers).get("authorization")?.replace("Bearer ", "") ?? null;
    asked.push({ path: input as string, token });
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer();
  };
  const api = mirrorApi(
    { fetch, baseUrl: "" },
    { onRefused: () => refusals.push(true), onAccountGone: async () => {} },
  );
  const signal = new AbortController().signal;
  const call = (owner: string) => api.call(owner, "ping", { signal });
  const upload = () => api.upload("anna", { file: new Blob(["x"]), uuid: "u", signal, onProgress: () => undefined });
  return { asked, refusals, call, upload };
}

beforeEach(async () => {
  await emptyMirror();
  await mirrorTokens(ANNA);
});

test("a call carries the mirrored token, for the token's user only", async () => {
  const { asked, upload } = asking(uploaded);
  expect(await upload()).toMatchObject({ image_url: "/photos/u/800.webp" });
  expect(asked.map(({ token }) => token)).toEqual([ANNA.access_token]);
  expect(await mirroredOwner()).toBe("anna");
});

test("A-60: what needs no account carries no token, and its refusal says nothing about the session", async () => {
  const { asked, refusals, call } = asking(json(200, { ok: true, app: "qiying", now: "2026-11-25T12:00:00Z" }), NO);
  await call(ANONYMOUS);
  await expect(call(ANONYMOUS)).rejects.toThrow("No");
  expect(asked.map(({ token }) => token)).toEqual([null, null]);
  expect(refusals).toEqual([]);
  await forgetTokens();
  const signedOut = asking(json(200, { ok: true, app: "qiying", now: "2026-11-25T12:00:00Z" }));
  await signedOut.call(ANONYMOUS);
  expect(signedOut.asked).toHaveLength(1);
});

test("P7: a 401 renews the tokens in the mirror, and the call is made once more", async () => {
  const { asked, refusals, upload } = asking(NO, renewed, uploaded);
  await upload();
  expect(asked.map(({ path }) => path.includes(REFRESH))).toEqual([false, true, false]);
  expect(asked.at(-1)?.token).toBe(RENEWED.access_token);
  expect(await mirroredTokens()).toMatchObject({ ...RENEWED, former: ANNA.refresh_token });
  expect(refusals).toEqual([]);
});

test("P19: when the mirror can't store the new tokens, the call still uses them and the session stays", async () => {
  const { asked, refusals, upload } = asking(NO, renewed, uploaded);
  const put = Reflect.get(IDBObjectStore.prototype, "put");
  IDBObjectStore.prototype.put = function (...given) {
    if (this.name === "tokens") throw new DOMException("Full", "QuotaExceededError");
    return put.apply(this, given);
  };
  try {
    await upload();
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  expect(asked.at(-1)?.token).toBe(RENEWED.access_token);
  expect(refusals).toEqual([]);
});

test("P8: a session that is refused stays in the mirror for the page to end, and pages are told", async () => {
  const { refusals, upload } = asking(NO, NO);
  await expect(upload()).rejects.toThrow(ApiError);
  expect(await mirroredTokens()).toMatchObject(ANNA);
  expect(refusals).toHaveLength(1);
});

test("P9: a 403 does not refresh the tokens, and pages are notified", async () => {
  const { asked, refusals, upload } = asking(json(403, refusalBody(403, "No")));
  await expect(upload()).rejects.toMatchObject({ status: 403 });
  expect(asked).toHaveLength(1);
  expect(refusals).toHaveLength(1);
});

test("a renewal without an answer is no refusal: it waits for the network", async () => {
  const { refusals, upload } = asking(NO);
  await expect(upload()).rejects.toThrow(UnreachableError);
  expect(refusals).toEqual([]);
});

test("a login without a refresh token can't be renewed", async () => {
  await mirrorTokens({ access_token: ANNA.access_token, refresh_token: null });
  const { asked, upload } = asking(NO);
  await expect(upload()).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveLength(1);
});

test.each([
  ["somebody else is signed in", () => mirrorTokens(BEN)],
  ["nobody is", () => forgetTokens()],
])("T8: %s: nothing goes out", async (_, change) => {
  await change();
  const { asked, upload } = asking(uploaded);
  await expect(upload()).rejects.toThrow(OwnerChangedError);
  expect(asked).toEqual([]);
});

test("T8: when another user logs in during the refresh, their tokens are neither used nor replaced", async () => {
  const { asked, upload } = asking(NO, async () => {
    await mirrorTokens(BEN);
    return renewed();
  });
  await expect(upload()).rejects.toThrow(OwnerChangedError);
  expect(asked.map(({ token }) => token)).toEqual([ANNA.access_token, null]);
  expect(await mirroredTokens()).toMatchObject(BEN);
});

test.each([
  ["a portal's page", () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })],
  ["somebody's JSON", json(200, { status: "ok" })],
  ["half an answer", () => new Response('{"uuid":"u","image_', { headers: { "content-type": "application/json" } })],
])("P12, P13: %s is no answer of the server", async (_, answer) => {
  await expect(asking(answer).upload()).rejects.toThrow(UnreachableError);
});
