import type { Page } from "@playwright/test";
import { logIn, openSignedIn } from "../support/accounts.ts";
import { startServer, type RunningServer } from "../support/server.ts";
import { test as story } from "../support/story.ts";

export { expect } from "../support/story.ts";

/** The superuser that this server's settings name. */
export const SUPERUSER = { email: "root@example.org", password: "a quiet office 42" };
export const SUPPORT_EMAIL = "help@example.org";

/**
 * Stories on a server that was set up with a superuser and a support address. Each story signs somebody up, and all
 * come from one network: its limits would take them for one eager visitor.
 */
export const test = story.extend<object, { server: RunningServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { email, password } = SUPERUSER;
      const env = { FIRST_SUPERUSER: email, FIRST_SUPERUSER_PASSWORD: password, SUPPORT_EMAIL, RATE_LIMITS: "off" };
      const server = await startServer({ env });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** Opens a screen as the superuser, who has accepted the agreement. */
export async function openAsSuperuser(page: Page, serverUrl: string, path: string): Promise<void> {
  const tokens = await logIn(serverUrl, SUPERUSER);
  const answer = await fetch(`${serverUrl}/api/v1/users/me`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  const { id } = (await answer.json()) as { id: string };
  await openSignedIn(page, { ...SUPERUSER, id, fullName: "" }, tokens);
  await page.goto(path);
}
