import { expect, type Locator, type Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn, type Account, type Tokens } from "./accounts.ts";
import { wordsIn } from "./words.ts";

/** What stories ask for: the demo rooms have some that fit, and none that fits the second. */
export const SENTENCES = {
  zh: { fitting: "曼彻斯特 studio，每周 300 以内，要有健身房", unmet: "约克，每周 30 以内" },
  en: { fitting: "Studio in Manchester under £300 a week with a gym", unmet: "York, under £30 a week" },
} as const;

/** The screen's parts that stories touch. */
export function aiSearch(page: Page, language: "zh" | "en") {
  const words = wordsIn(language);
  const button = (id: string) => page.getByRole("button", { name: words(id), exact: true });
  return {
    words,
    box: searchLine(page),
    button,
    understood: page.getByRole("heading", { name: words("ai-search.understood"), exact: true }),
    chips: page.getByRole("list", { name: words("search.chips"), exact: true }),
    cards: page.getByRole("main").getByRole("article"),
    /** The chip's two buttons. */
    change: (text: string) =>
      page.getByRole("button", { name: named(words("ai-search.said.edit"), text), exact: true }),
    remove: (text: string) =>
      page.getByRole("button", { name: named(words("ai-search.said.remove"), text), exact: true }),
    async ask(sentence: string): Promise<void> {
      await (await openedLine(page)).fill(sentence);
      await button("ai-search.submit").click();
    },
  };
}

function named(message: string, text: string): string {
  return message.replace("{text}", text);
}

/** Somebody with a whole day's quota, signed in on `/`. */
export async function openAsSomebody(page: Page, serverUrl: string): Promise<{ account: Account; tokens: Tokens }> {
  const account = await createAccount(serverUrl);
  const tokens = await logIn(serverUrl, account);
  await openSignedIn(page, account, tokens);
  await page.goto("/");
  await expect(searchLine(page)).toBeEnabled();
  return { account, tokens };
}

/** The one field of the search surface. */
export function searchLine(page: Page): Locator {
  return page.getByRole("search").getByRole("textbox");
}

/** The summary that the field is folded into on a phone, after a search. */
export function foldedLine(page: Page): Locator {
  return page.locator("search > button[aria-expanded=false]");
}

/** The field, opened out of its summary where it is folded. */
export async function openedLine(page: Page): Promise<Locator> {
  await expect(foldedLine(page).or(searchLine(page))).toBeVisible();
  if (await foldedLine(page).isVisible()) await foldedLine(page).click();
  return searchLine(page);
}

/** Counts the calls of a kind that the page makes from now on. */
export function counting(page: Page, path: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api/v1/items/${path}`) count += 1;
  });
  return () => count;
}

/** Uses up a day's quota. */
export async function spendQuota(serverUrl: string, { access_token }: Tokens): Promise<void> {
  const ask = () =>
    fetch(`${serverUrl}/api/v1/items/ai-search?query=Leeds`, { headers: { authorization: `Bearer ${access_token}` } });
  for (let asked = 0; asked < 3; asked += 1) expect((await ask()).status).toBe(200);
}
