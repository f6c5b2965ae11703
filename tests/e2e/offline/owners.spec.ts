import type { Page } from "@playwright/test";
import { rowsOf } from "./support/phone-store.ts";
import { expect, test, tokenOf, visit } from "./support/test.ts";

test.use({ locale: "en-GB" });

const ANNA = "0198c0de-0000-7000-8000-00000000000a";
const BEN = "0198c0de-0000-7000-8000-00000000000b";
const SEARCH = "/?mode=filter&city=Leeds";

async function signIn(page: Page, userId: string | null): Promise<void> {
  const token = userId === null ? null : tokenOf(userId);
  await page.evaluate((access) => {
    if (access === null) localStorage.removeItem("access_token");
    else localStorage.setItem("access_token", access);
  }, token);
}

async function owners(page: Page): Promise<string[]> {
  return (await rowsOf<{ owner: string; kind: string }>(page, "answers"))
    .filter(({ kind }) => kind === "search")
    .map(({ owner }) => owner);
}

test("A-46: what one user searched on a shared phone is there for them alone, offline too", async ({
  page,
  context,
}) => {
  await visit(page);
  await signIn(page, ANNA);
  await page.goto(SEARCH);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect.poll(() => owners(page)).toEqual([ANNA]);
  await context.setOffline(true);
  for (const other of [BEN, null]) {
    await signIn(page, other);
    await page.goto(SEARCH);
    await expect(page.getByText("this phone hasn’t saved this search")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Recent searches" })).toBeHidden();
  }
  await signIn(page, ANNA);
  await page.goto(SEARCH);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("A-26: a room's contact data, once seen signed in, never shows to the next reader of the phone", async ({
  page,
  context,
}) => {
  await visit(page);
  await signIn(page, ANNA);
  const id = await page.evaluate(async () => {
    const answer = (await (await fetch("/api/v1/items/open?limit=1")).json()) as { data: { id: string }[] };
    return answer.data[0]?.id;
  });
  await page.goto(`/item_detail/${id}`);
  const contact = page
    .getByRole("link", { name: /@/ })
    .or(page.getByText(/\S+@\S+\.\w+/))
    .first();
  await expect(contact).toBeVisible();
  await expect
    .poll(async () => (await rowsOf<{ owner: string }>(page, "rooms")).map(({ owner }) => owner))
    .toEqual([ANNA]);
  await context.setOffline(true);
  await page.reload();
  await expect(contact).toBeVisible();
  await signIn(page, BEN);
  await page.reload();
  await expect(page.getByText("this phone hasn’t saved this room")).toBeVisible();
  await signIn(page, null);
  // The first screen of readers without an account has shown this room too, without its contact data.
  await page.goto(`/?room=${id}`);
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
  await expect(contact).toHaveCount(0);
});
