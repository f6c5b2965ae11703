import type { Page } from "@playwright/test";
import { acceptAgreement, logInOnScreen } from "../account/form.ts";
import { openPhone } from "../outbox/support/phone.ts";
import { screensOf } from "../outbox/support/screens.ts";
import { expect, test } from "../outbox/support/test.ts";
import { logIn, type Account } from "../support/accounts.ts";
import { ask, leaveBelongings } from "../support/belongings.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { shellIsKept, visit } from "./support/test.ts";

const SEARCH = "/?mode=filter&city=Durham&high_price=173";
const CRITERIA = { mode: "filter", city: "Durham", high_price: 173 };

/** The names of the searches that an account keeps. */
async function inAccount(serverUrl: string, account: Account): Promise<string[]> {
  const { access_token } = await logIn(serverUrl, account);
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await fetch(`${serverUrl}/api/v1/saved-searches`, { headers });
  return ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
}

/** Where on the phone a text is: tables, caches and what stands beside the page. */
function placesWith(page: Page, text: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const places: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const opened = await answerOf(indexedDB.open(name));
      for (const table of opened.objectStoreNames) {
        const rows = await answerOf(opened.transaction(table).objectStore(table).getAll());
        if (JSON.stringify(rows).includes(wanted)) places.push(`${name} ${table}`);
      }
      opened.close();
    }
    for (const name of await caches.keys()) {
      const kept = await caches.open(name);
      for (const request of await kept.keys()) {
        const answer = await kept.match(request);
        const isText = /json|text/.test(answer?.headers.get("content-type") ?? "");
        if (isText && (await answer!.text()).includes(wanted)) places.push(`${name} ${request.url}`);
      }
    }
    for (const store of [localStorage, sessionStorage]) {
      for (const [key, value] of Object.entries(store)) if (`${key} ${value}`.includes(wanted)) places.push(key);
    }
    return places;

    function answerOf<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("No store")));
      });
    }
  }, text);
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const name = `${visitor.language === "zh" ? "杜伦" : "Durham"} · ≤ £173`;
  const row = (page: Page) => page.getByRole("listitem").filter({ hasText: name });

  async function saveSearch(page: Page): Promise<void> {
    await page.getByRole("button", { name: words("save-search"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("saved-search.done") })
      .click();
    await expect(page.getByRole("button", { name: words("save-search.saved"), exact: true })).toBeVisible();
  }

  async function remove(page: Page): Promise<void> {
    await page.getByRole("button", { name: words("saved-search.remove-of").replace("{name}", name) }).click();
    await expect(row(page)).toHaveCount(0);
  }

  /** Logs in by the button below the searches of a visitor, and comes back by the offer to go on there. */
  async function logInHere(page: Page, account: Account): Promise<void> {
    const main = page.getByRole("main");
    await main.getByRole("link", { name: words("saved-search.log-in.button"), exact: true }).click();
    await logInOnScreen(page, words, account);
    await acceptAgreement(page, words);
    await page.getByRole("link", { name: words("continue.screen") }).click();
    await expect(page).toHaveURL(/\/saved-searches$/);
  }

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-76: a visitor's search is there without a network, and the login takes it into the account, once", async ({
      page,
      account,
      serverUrl,
    }) => {
      await visit(page, SEARCH);
      await page.context().setOffline(true);
      await saveSearch(page);
      await page.goto("/saved-searches");
      await expect(row(page)).toContainText(words("saved-search.here-only"));
      await page.context().setOffline(false);
      await logInHere(page, account);
      await expect(row(page)).toHaveCount(1);
      await expect(row(page)).not.toContainText(words("saved-search.here-only"));
      await expect.poll(() => inAccount(serverUrl, account)).toEqual([name]);
      await page.context().setOffline(true);
      await page.reload();
      await expect(row(page)).toHaveCount(1);
      await page.context().setOffline(false);
      await page.reload();
      await expect(row(page)).toHaveCount(1);
      expect(await inAccount(serverUrl, account)).toEqual([name]);
    });

    test("A-76: a search that the account has already stays there once when a visitor who has kept it too logs in", async ({
      page,
      account,
      serverUrl,
    }) => {
      const search = { name: "From the other phone", criteria: CRITERIA, alert: "off", by_push: true, by_mail: true };
      const path = `/saved-searches/${crypto.randomUUID()}`;
      await ask(serverUrl, await logIn(serverUrl, account), "PUT", path, search);
      await page.goto(SEARCH);
      await saveSearch(page);
      await page.goto("/saved-searches");
      await logInHere(page, account);
      await expect.poll(async () => (await inAccount(serverUrl, account)).length).toBe(1);
      await expect(page.getByRole("link", { name: search.name, exact: true })).toHaveCount(1);
      await expect(row(page)).toHaveCount(0);
    });

    test("A-76: a search that is deleted on one phone is gone on the other, which had no network meanwhile", async ({
      phone,
      account,
      serverUrl,
      front,
      browser,
    }) => {
      const first = phone.page;
      await first.goto(SEARCH);
      await saveSearch(first);
      await expect.poll(() => inAccount(serverUrl, account)).toEqual([name]);
      const elsewhere = await browser.newContext({ ...visitor.context, baseURL: front.url });
      const { page: second } = await openPhone(await elsewhere.newPage(), { account, serverUrl });
      await second.goto("/saved-searches");
      await expect(row(second)).toHaveCount(1);
      await shellIsKept(second);
      await elsewhere.setOffline(true);
      await first.goto("/saved-searches");
      await remove(first);
      await expect.poll(() => inAccount(serverUrl, account)).toEqual([]);
      await second.reload();
      await expect(row(second)).toHaveCount(1);
      await elsewhere.setOffline(false);
      await expect(row(second)).toHaveCount(0);
      await elsewhere.close();
      // Nor does the other phone bring it back.
      expect(await inAccount(serverUrl, account)).toEqual([]);
    });

    test("A-76: a log-out on a shared phone leaves nothing of searches, matches, offers and lists", async ({
      phone: { page, account },
      server,
    }) => {
      const town = `Leaveford ${visitor.language}`;
      const screens = await leaveBelongings(server, await logIn(server.url, account), town);
      for (const { path, name: screen, shows } of screens) {
        if (new URL(page.url()).pathname !== path) await page.goto(path);
        await expect(shows(page, visitor.language), screen).toBeVisible();
      }
      const tables = ["qiying-documents documents", "qiying-cache bodies"];
      await expect.poll(() => placesWith(page, town)).toEqual(expect.arrayContaining(tables));
      await screensOf(page, visitor).askToLogOut();
      await expect(page).toHaveURL(/\/login/);
      await expect.poll(() => placesWith(page, town)).toEqual([]);
      await page.goto("/saved-searches");
      await expect(page.getByText(words("saved-searches.empty"), { exact: true })).toBeVisible();
      await expect(page.getByText(town)).toHaveCount(0);
    });

    test("A-76: a search that the account has not got yet shows to nobody after the log-out, and goes with its owner's next login", async ({
      phone: { page, account },
      serverUrl,
    }) => {
      await page.goto(SEARCH);
      await shellIsKept(page);
      await page.context().setOffline(true);
      await saveSearch(page);
      await screensOf(page, visitor).askToLogOut();
      await expect(page).toHaveURL(/\/login/);
      await page.goto("/saved-searches");
      await expect(page.getByText(words("saved-searches.empty"), { exact: true })).toBeVisible();
      await page.context().setOffline(false);
      await page.goto("/login");
      await logInOnScreen(page, words, account);
      await expect(page).not.toHaveURL(/\/login/);
      await page.goto("/saved-searches");
      await expect(row(page)).toHaveCount(1);
      await expect.poll(() => inAccount(serverUrl, account)).toEqual([name]);
    });
  });
}
