import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { accessToken, endSession, startSession, storedTokens } from "../../../src/client/api/credentials/session.ts";
import { answerStepUp } from "../../../src/client/api/step-up.ts";
import { ask, queuedTransport } from "../../../src/client/api/transport.ts";
import { emptyMirror, tokensOf } from "../../offline/session/session-support.ts";

const FIRST = tokensOf({ iat: 1000, generation: 0 });
const SECOND = tokensOf({ iat: 2000, generation: 1 });
const EXPIRED = { detail: "Could not validate credentials", code: "invalid_credentials" };
const USER = { id: "user-a", email: "a@example.org", is_superuser: false };

type Server = (path: string, token: string | null) => Response;

/** Answers calls as told, and notes their paths. */
function serving(answer: Server): string[] {
  const asked: string[] = [];
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const path = input as string;
    asked.push(path);
    const headers = init?.headers as { authorization?: string } | undefined;
    return answer(path, headers?.authorization?.replace("Bearer ", "") ?? null);
  });
  return asked;
}

const json = (status: number, body: object) => Response.json(body, { status });

/** Knows the second access token only, and gives it for the first refresh token. */
const honest: Server = (path, token) => {
  if (path === "/api/v1/refresh") return json(200, { ...SECOND, token_type: "bearer" });
  return token === SECOND.access_token ? json(200, USER) : json(401, EXPIRED);
};

beforeEach(async () => {
  endSession();
  await emptyMirror();
  history.replaceState(null, "", "/settings?tab=privacy");
  startSession(FIRST);
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
});

test("A-08: a 401 renews the tokens once for all who ask, and each call is made again", async () => {
  const asked = serving(honest);
  const answers = await Promise.all([ask("readOwnUser"), ask("readOwnUser"), ask("readOwnUser")]);
  expect(answers.map(({ data }) => data.id)).toEqual(["user-a", "user-a", "user-a"]);
  expect(asked.filter((path) => path === "/api/v1/refresh")).toHaveLength(1);
  expect(storedTokens()).toEqual(SECOND);
});

test("A-08: when the server refuses the refresh, both tokens are removed and the login returns to the page", async () => {
  serving(() => json(401, EXPIRED));
  await expect(ask("readOwnUser")).rejects.toThrow(ApiError);
  expect(storedTokens()).toBeNull();
  expect(location.pathname + location.search).toBe("/login?next=%2Fsettings%3Ftab%3Dprivacy");
});

test("a call that is refused with the new token too is not made a third time", async () => {
  const asked = serving((path) =>
    path === "/api/v1/refresh" ? json(200, { ...SECOND, token_type: "bearer" }) : json(401, EXPIRED),
  );
  await expect(ask("readOwnUser")).rejects.toThrow(ApiError);
  expect(asked).toHaveLength(3);
  expect(storedTokens()).toBeNull();
});

test("A-08: a 403 removes both tokens, without a refresh", async () => {
  const asked = serving(() => json(403, { detail: "Inactive user", code: "inactive_account" }));
  await expect(ask("readOwnUser")).rejects.toThrow("Inactive user");
  expect(asked).toEqual(["/api/v1/users/me"]);
  expect(storedTokens()).toBeNull();
  expect(location.pathname).toBe("/login");
});

test("A-62: that the address is not confirmed ends no session", async () => {
  serving(() => json(403, { detail: "Please confirm your email address first", code: "email_not_confirmed" }));
  await expect(ask("createTenantRequest", { body: { city: "Leeds", property_type: "any" } })).rejects.toThrow(
    "confirm",
  );
  expect(storedTokens()).toEqual(FIRST);
});

test("A-64: a 403 that asks for the password leaves the session as it is", async () => {
  serving(() => json(403, { detail: "Please enter your password again", code: "password_needed" }));
  await expect(ask("exportOwnData")).rejects.toMatchObject({ code: "password_needed" });
  expect(storedTokens()).not.toBeNull();
});

test.each([401, 403])("a %s of a login or a mailed link is about that, not about the session", async (status) => {
  const asked = serving(() => json(status, { detail: "no" }));
  await expect(ask("login", { body: { username: "a", password: "b" } })).rejects.toThrow("no");
  await expect(ask("confirmEmail", { body: { token: "t" } })).rejects.toThrow("no");
  await expect(ask("resetPassword", { body: { new_password: "p", token: "t" } })).rejects.toThrow("no");
  expect(asked).toHaveLength(3);
  expect(storedTokens()).toEqual(FIRST);
});

test("T-10: a failed refresh on a server error keeps the session, and reports the error", async () => {
  serving((path) =>
    path === "/api/v1/refresh"
      ? json(503, { detail: "Service Unavailable", code: "service_unavailable" })
      : json(401, EXPIRED),
  );
  await expect(ask("readOwnUser")).rejects.toMatchObject({ status: 503 });
  expect(storedTokens()).toEqual(FIRST);
});

test.each([401, 403])(
  "A-08: a page's call that is answered %s without a code of ours ends the session too",
  async (status) => {
    const asked = serving(() => json(status, { detail: "No" }));
    await expect(ask("readOwnUser")).rejects.toThrow("No");
    expect(asked).toHaveLength(status === 401 ? 2 : 1);
    expect(storedTokens()).toBeNull();
    expect(location.pathname).toBe("/login");
  },
);

test.each([401, 403])("what is queued, and answered %s without a code of ours, leaves the session", async (status) => {
  const asked = serving(() => json(status, { detail: "No" }));
  await expect(ask("readOwnUser", {}, queuedTransport)).rejects.toThrow(UnreachableError);
  expect(asked).toHaveLength(1);
  expect(storedTokens()).toEqual(FIRST);
});

test("what is queued outlives a renewal that something on the way refuses", async () => {
  serving((path) => (path === "/api/v1/refresh" ? json(401, { detail: "No" }) : json(401, EXPIRED)));
  await expect(ask("readOwnUser", {}, queuedTransport)).rejects.toThrow("No");
  expect(storedTokens()).toEqual(FIRST);
  expect(location.pathname).toBe("/settings");
});

test("without a refresh token a 401 ends the session at once", async () => {
  localStorage.removeItem("refresh_token");
  const asked = serving(honest);
  await expect(ask("readOwnUser")).rejects.toThrow(ApiError);
  expect(asked).toEqual(["/api/v1/users/me"]);
  expect(storedTokens()).toBeNull();
});

test("a refused call of one user does not end the next user's session", async () => {
  const BEN = tokensOf({ sub: "ben", sid: "ben-1" });
  serving(() => {
    startSession(BEN);
    return json(403, { detail: "Inactive user", code: "inactive_account" });
  });
  await expect(ask("readOwnUser")).rejects.toThrow("Inactive user");
  expect(accessToken.value).toBe(BEN.access_token);
});

const LOCKED = { detail: "Please enter a code of your authenticator app", code: "second_factor_needed" };
const DROPPED = { params: { id: "mail-a" } };

test("A-79: what waits for a code is made again once it was given, by one question for all; the session stays", async () => {
  let isLocked = true;
  const asked = serving(() => (isLocked ? json(403, LOCKED) : json(200, { message: "Mail dropped" })));
  const answers = Promise.all([ask("dropDeadMail", DROPPED), ask("dropDeadMail", DROPPED)]);
  await expect.poll(() => answerStepUp.value).not.toBeNull();
  await expect.poll(() => asked.length).toBe(2);
  isLocked = false;
  answerStepUp.value?.(true);
  expect((await answers).map(({ data }) => data.message)).toEqual(["Mail dropped", "Mail dropped"]);
  expect([asked.length, answerStepUp.value, storedTokens()]).toEqual([4, null, FIRST]);
});

test("A-79: who gives no code gets the refusal, and stays logged in; a logout ends the question", async () => {
  const asked = serving(() => json(403, LOCKED));
  for (const leave of [() => answerStepUp.value?.(false), endSession]) {
    const refused = expect(ask("dropDeadMail", DROPPED)).rejects.toMatchObject({ code: "second_factor_needed" });
    await expect.poll(() => answerStepUp.value).not.toBeNull();
    expect(storedTokens()).toEqual(FIRST);
    leave();
    await refused;
    expect(answerStepUp.value).toBeNull();
  }
  expect(asked).toHaveLength(2);
});

test("A-79: a read asks and does not wait, as its time would run out; what is queued asks nobody", async () => {
  serving(() => json(403, LOCKED));
  await expect(ask("listDeadMails", {}, queuedTransport)).rejects.toMatchObject({ code: "second_factor_needed" });
  expect(answerStepUp.value).toBeNull();
  await expect(ask("listDeadMails")).rejects.toMatchObject({ code: "second_factor_needed" });
  expect(answerStepUp.value).not.toBeNull();
  answerStepUp.value?.(false);
  await expect.poll(() => answerStepUp.value).toBeNull();
  expect(storedTokens()).toEqual(FIRST);
});
