import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SECRET_KEY, startTestApp, type TestApp } from "../../test-app.ts";
import { clearMails, refusal } from "../../users/support.ts";
import { secondFactorOf } from "./support.ts";

const run = promisify(execFile);
const MAIN = fileURLToPath(new URL("../../../../src/server/auth/second-factor/reset-main.ts", import.meta.url));

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Runs the command as an operator does; its last line, or why it failed. */
async function reset(...args: string[]): Promise<string> {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: server.database.url, SECRET_KEY };
  try {
    const { stdout } = await run(process.execPath, [MAIN, ...args], { env });
    return stdout.trim().split("\n").at(-1) ?? "";
  } catch (error) {
    return (error as { stderr: string }).stderr.trim();
  }
}

test("A-79: whoever runs the site takes the second factor of the last superuser away, who is told", async () => {
  const root = await server.addUser({ is_superuser: true, email: "last@example.org" });
  await secondFactorOf(server, root.id);
  expect(refusal(await server.get("/api/v1/users/", root.headers()))[2]).toBe("second_factor_needed");
  await clearMails(server);
  expect(await reset("Last@Example.org")).toMatch(/^The second factor of last@example\.org is gone/);
  const log = await server.get("/api/v1/moderation/acts", root.headers());
  expect(log.json().data[0]).toMatchObject({ act: "reset_second_factor", by: null, account: { id: root.id } });
  // The command goes by the system's clock: its mail is due then.
  server.clock.set(new Date(Date.now() + 1000).toISOString());
  const [mail] = await server.mails();
  expect([mail?.to, mail?.text]).toEqual([root.email, expect.stringContaining("网站的维护人员刚刚重置了你的二次验证")]);
  expect(await reset("last@example.org")).toBe("last@example.org has no second factor.");
});

test("A-79: the command says what it wants", async () => {
  expect(await reset()).toBe("Say whose: npm run reset-second-factor -- someone@example.org");
  expect(await reset("nobody@example.org")).toBe("No account has the address nobody@example.org.");
});
