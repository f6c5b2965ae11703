import type { Page } from "@playwright/test";
import { createAccount, logIn, type Account } from "../support/accounts.ts";
import { rowsOf } from "./support/phone-store.ts";
import { expect, test, visit } from "./support/test.ts";

test.use({ locale: "en-GB" });

const SEARCH = "/?mode=filter&city=Leeds";

/** Puts somebody's session into the page's storage, as a login does; with null, takes what is there away. */
async function signIn(page: Page, serverUrl: string, account: Account | null): Promise<void> {
  const tokens = account && (await logIn(serverUrl, account));
  await page.evaluate(
    ([session, userId]) => {
      localStorage.removeItem("access_token");
      localStorage.removeItem("refresh_token");
      if (session === null) return;
      localStorage.setItem("refresh_token", session.refresh_token);
      localStorage.setItem("access_token", session.access_token);
      const agreement = { userId, acceptedAt: new Date().toISOString(), agreementVersion: "1.0", sent: true };
      localStorage.setItem(
        "user_agreement",
        JSON.stringify({ ...agreement, receiveUpdates: false, allowDataForTraining: false }),
      );
    },
    [tokens, account?.id] as const,
  );
}

async function searchOwners(page: Page): Promise<string[]> {
  return (await rowsOf<{ owner: string; kind: string }>(page, "answers"))
    .filter(({ kind }) => kind === "search")
    .map(({ owner }) => owner);
}

/** What is remembered of an owner's answers, as one text. */
async function bodiesOf(page: Page, owner: string): Promise<string> {
  const bodies = await rowsOf<{ owner: string; body: string }>(page, "bodies");
  return bodies
    .filter((row) => row.owner === owner)
    .map(({ body }) => body)
    .join();
}

test("A-46: what one user searched on a shared phone is there for them alone, offline too", async ({
  page,
  context,
  serverUrl,
}) => {
  const [anna, ben] = [await createAccount(serverUrl), await createAccount(serverUrl)];
  await visit(page);
  await signIn(page, serverUrl, anna);
  await page.goto(SEARCH);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect.poll(() => searchOwners(page)).toEqual([anna.id]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  for (const other of [ben, null]) {
    await signIn(page, serverUrl, other);
    await page.goto(SEARCH);
    // Who reads without an account has what this phone's first screen showed, and that alone.
    await expect(page.getByText(/search isn’t saved on this device|saved on this device match/).first()).toBeVisible();
    for (const title of await page.getByRole("article").getByRole("heading").allInnerTexts()) {
      expect(await bodiesOf(page, other?.id ?? "anonymous")).toContain(title);
    }
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Recent searches" })).toBeHidden();
  }
  // The phone has noticed that her session is over.
  await expect.poll(() => searchOwners(page)).toEqual([]);
});

test("A-46, LO-01: logging out forgets one's answers and rooms, and both copies of the tokens, without a network too @core", async ({
  page,
  context,
  serverUrl,
}) => {
  const anna = await createAccount(serverUrl);
  await visit(page);
  await signIn(page, serverUrl, anna);
  await page.goto(SEARCH);
  await expect.poll(() => searchOwners(page)).toEqual([anna.id]);
  await expect.poll(() => mirroredTokens(page)).toHaveLength(1);
  await context.setOffline(true);
  await page.getByRole("button", { name: "My account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => searchOwners(page)).toEqual([]);
  await expect.poll(() => mirroredTokens(page)).toEqual([]);
});

test("A-26: a room's contact data, once seen signed in, never shows to the next reader of the phone", async ({
  page,
  context,
  serverUrl,
}) => {
  const [anna, ben] = [await createAccount(serverUrl), await createAccount(serverUrl)];
  await visit(page);
  await signIn(page, serverUrl, anna);
  const id = await page.evaluate(async () => {
    const answer = (await (await fetch("/api/v1/items/open?limit=1")).json()) as { data: { id: string }[] };
    return answer.data[0]?.id;
  });
  await page.goto(`/item_detail/${id}`);
  const contact = page
    .getByRole("link", { name: /@/ })
    .or(page.getByText(/\S+@\S+\.\w+/))
    .first();
  await page.getByRole("button", { name: "Show contact details" }).click();
  await expect(contact).toBeVisible();
  await expect.poll(() => rowsOf<{ owner: string }>(page, "contacts")).toMatchObject([{ owner: anna.id }]);
  await expect
    .poll(async () => (await rowsOf<{ owner: string }>(page, "rooms")).map(({ owner }) => owner))
    .toEqual([anna.id]);
  await context.setOffline(true);
  await page.reload();
  await expect(contact).toBeVisible();
  await signIn(page, serverUrl, ben);
  await page.reload();
  await expect(page.getByText("this room isn’t saved on this device")).toBeVisible();
  await signIn(page, serverUrl, null);
  // The first screen of readers without an account has shown this room too, without its contact data.
  await page.goto(`/?room=${id}`);
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
  await expect(contact).toHaveCount(0);
});

test("an ended access token takes nothing away while there is no network", async ({ page, context, serverUrl }) => {
  const anna = await createAccount(serverUrl);
  await visit(page);
  await signIn(page, serverUrl, anna);
  await page.goto(SEARCH);
  await expect.poll(() => searchOwners(page)).toEqual([anna.id]);
  await page.clock.install({ time: Date.now() + 2 * 60 * 60 * 1000 });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("access_token"))).not.toBeNull();
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
});

async function mirroredTokens(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open("qiying-session");
        opening.addEventListener("error", () => reject(opening.error));
        opening.addEventListener("success", () => {
          const rows = opening.result.transaction("tokens").objectStore("tokens").getAll();
          rows.addEventListener("success", () => {
            opening.result.close();
            resolve(rows.result);
          });
        });
      }),
  );
}
