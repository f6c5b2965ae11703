import { createAccount } from "../support/accounts.ts";
import { startClockedServer } from "../support/server.ts";
import { expect, test as base } from "../support/story.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { acceptAgreement, logInOnScreen, storedTokens } from "./form.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** These stories run on a server whose clock they move. */
const test = base.extend<object, { clocked: Awaited<ReturnType<typeof startClockedServer>> }>({
  clocked: [
    // Playwright reads the wanted fixtures from the pattern; this one wants none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startClockedServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  server: [({ clocked }, use) => use(clocked), { scope: "worker" }],
});

let ahead = 0;

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    test.use({ expectedErrors: [/401/] });

    for (const [remembers, stays, ends] of [
      [true, 29, 31],
      [false, 6, 8],
    ] as const) {
      const how = remembers ? "with" : "without";
      test(`A-01: ${how} remember-me a login lasts ${stays} days without use, and not ${ends}`, async ({
        page,
        clocked,
      }) => {
        const later = async (days: number) => {
          ahead += days * DAY_MS;
          await clocked.moveClock(ahead);
          await page.clock.setSystemTime(Date.now() + ahead);
        };
        await page.clock.setSystemTime(Date.now() + ahead);
        const account = await createAccount(clocked.url);
        await page.goto("/login");
        if (remembers) await page.getByLabel(words("login.remember")).check();
        await logInOnScreen(page, words, account);
        await acceptAgreement(page, words);
        const { refresh } = await storedTokens(page);

        await later(stays);
        await page.goto("/settings");
        await expect(page.getByRole("main").getByText(account.email)).toBeVisible();
        expect((await storedTokens(page)).refresh).not.toBe(refresh);

        await later(ends);
        await page.goto("/settings?tab=password");
        await expect(page).toHaveURL(/\/login\?next=%2Fsettings/);
        expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
      });
    }
  });
}
