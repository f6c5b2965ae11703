import { expect, type Page } from "@playwright/test";
import type { Account } from "../support/accounts.ts";

/** What a story says on the screen, by catalogue id. */
export type Words = (id: string) => string;

/** A field of the form that is shown, by its catalogue id. Required ones carry a star behind their name. */
export function field(page: Page, words: Words, id: string) {
  return page.getByRole("main").getByRole("textbox", { name: new RegExp(`^${words(id)}( \\*)?$`) });
}

/** Fills in the login and sends it. */
export async function logInOnScreen(
  page: Page,
  words: Words,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<void> {
  await field(page, words, "account.email").fill(email);
  await field(page, words, "account.password").fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: words("login.submit"), exact: true })
    .click();
}

/** Accepts the agreement, which a first login on a phone asks for. */
export async function acceptAgreement(page: Page, words: Words): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words("agreement.confirm")).check();
  await dialog.getByRole("button", { name: words("agreement.accept") }).click();
  await expect(dialog).toBeHidden();
}

/** Both stored tokens. */
export async function storedTokens(page: Page): Promise<{ access: string | null; refresh: string | null }> {
  return page.evaluate(() => ({
    access: localStorage.getItem("access_token"),
    refresh: localStorage.getItem("refresh_token"),
  }));
}
