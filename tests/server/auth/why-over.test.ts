import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sweepSessions } from "../../../src/server/auth/sessions/session-store.ts";
import { sweepTable } from "../../../src/server/jobs/retention-store.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { tokenIn } from "../test-mails.ts";

const START = "2026-11-21T12:00:00Z";
const NEW_PASSWORD = "velvet otter 91";
let server: TestApp;
let root: TestUser;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  root = await server.addUser({ email: "root@example.org", is_superuser: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(START);
  user = await server.addUser();
  await server.mails();
});

const after = (days: number) => server.clock.set(new Date(Date.parse(START) + days * 864e5).toISOString());
const now = () => server.clock.now().toISOString();

/** What a device is told that comes back with what it has kept. */
async function told(body: object = user.tokens): Promise<string> {
  const answer = await server.post("/api/v1/refresh", body);
  expect([answer.statusCode, answer.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
  return answer.json().code;
}

function patchAs(who: Record<string, string>, path: string, payload: object) {
  return server.app.inject({ method: "PATCH", url: `/api/v1/users/${path}`, headers: who, payload });
}

const bearer = ({ access_token }: { access_token: string }) => ({ authorization: `Bearer ${access_token}` });
const tokenOf = async (path: string) => {
  const mail = (await server.mails()).find(({ to, text }) => to === user.email && text.includes(path));
  return tokenIn(mail!, path);
};

const ENDS: [code: string, what: string, end: () => Promise<unknown>][] = [
  [
    "session_ended_elsewhere",
    "ending it from another device",
    async () => {
      const other = bearer(await user.signIn());
      const id = user.tokens.refresh_token.split(".")[0];
      return server.app.inject({ method: "DELETE", url: `/api/v1/users/me/sessions/${id}`, headers: other });
    },
  ],
  [
    "session_ended_elsewhere",
    "ending all others",
    async () => server.post("/api/v1/logout/everywhere", undefined, bearer(await user.signIn())),
  ],
  [
    "session_ended_by_password",
    "a change of password",
    async () =>
      patchAs(bearer(await user.signIn()), "me/password", {
        current_password: user.password,
        new_password: NEW_PASSWORD,
      }),
  ],
  [
    "session_ended_by_password",
    "a reset of the password",
    async () => {
      await server.post(`/api/v1/password-recovery/${user.email}`);
      const token = await tokenOf("/reset-password");
      return server.post("/api/v1/reset-password/", { token, new_password: NEW_PASSWORD });
    },
  ],
  [
    "session_ended_by_password",
    "a password from a superuser",
    () => patchAs(root.headers(), user.id, { password: NEW_PASSWORD }),
  ],
  [
    "session_ended_by_address",
    "an address that came back",
    async () => {
      await patchAs(user.headers(), "me", { email: `moved-${user.email}` });
      return server.post("/api/v1/undo-email-change", { token: await tokenOf("/undo-email-change") });
    },
  ],
  ["session_ended_by_deactivation", "deactivation", () => patchAs(root.headers(), user.id, { is_active: false })],
  [
    "session_ended_by_reuse",
    "an old token",
    async () => {
      const { refresh_token } = user.tokens;
      const { refresh_token: next } = (await server.post("/api/v1/refresh", { refresh_token })).json();
      await server.post("/api/v1/refresh", { refresh_token: next });
      after(1);
      return server.post("/api/v1/refresh", { refresh_token });
    },
  ],
];

test.each(ENDS)("A-10: '%s' is what a device is told after %s", async (code, _, end) => {
  await end();
  expect(await told()).toBe(code);
  // Also the login without a refresh token, whose one token stands for both.
  const { access_token } = user.tokens;
  expect(await told({ refresh_token: access_token, access_token })).toBe(code);
  // And for a month, however often it asks.
  after(29);
  await sweepTable(server.database.kysely, "ended_session", now());
  expect(await told()).toBe(code);
  after(32);
  await sweepTable(server.database.kysely, "ended_session", now());
  expect(["invalid_credentials", "session_ended_by_deactivation"]).toContain(await told());
});

test("A-01: a session that was not used for too long has expired, swept or not", async () => {
  after(7);
  expect(await told()).toBe("session_expired");
  const swept = await server.addUser();
  after(15);
  await sweepSessions(server.database.kysely, now());
  expect(await told(swept.tokens)).toBe("session_expired");
});

test("a device that has logged out by itself, and tokens that we have not made, are told nothing", async () => {
  await server.post("/api/v1/logout", { refresh_token: user.tokens.refresh_token });
  expect(await told()).toBe("invalid_credentials");
  const other = await server.addUser();
  await server.post("/api/v1/logout/everywhere", undefined, bearer(await other.signIn()));
  const id = other.tokens.refresh_token.split(".")[0];
  for (const refresh_token of [`${id}.0.${"A".repeat(43)}`, id, "nonsense"]) {
    expect(await told({ refresh_token })).toBe("invalid_credentials");
  }
});

test("a session that is renewed while it is ended is either over or was renewed, and is told why at the next try", async () => {
  const other = bearer(await user.signIn());
  const { refresh_token } = user.tokens;
  const [renewed] = await Promise.all([
    server.post("/api/v1/refresh", { refresh_token }),
    server.post("/api/v1/logout/everywhere", undefined, other),
  ]);
  expect([200, 401]).toContain(renewed.statusCode);
  expect(await told()).toBe("session_ended_elsewhere");
});
