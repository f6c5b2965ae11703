import { expect } from "@playwright/test";
import { crash, openPhone, phoneOf, secondTab } from "../../e2e/outbox/support/phone.ts";
import type { Uploader } from "./uploader.ts";

/** The page sends, as it does everywhere; where there is a worker too is for the other stories to tell. */
export const pageUploader: Uploader = {
  name: "page",
  open: (page, parts) => openPhone(page, { ...parts, path: "/outbox" }),
  place: async ({ page }) => page,
  urge: async ({ page }) => void (await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))),
  async isSignedOut({ phone: { page }, screens }) {
    await expect(page).toHaveURL(/\/login/);
    await expect(screens(page).begun("outbox.waits-for-owner")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
  },
  async signIn({ page }, tokens) {
    await page.evaluate(
      (given) => Object.entries(given).forEach(([name, token]) => localStorage.setItem(name, token)),
      { access_token: tokens.access_token, refresh_token: tokens.refresh_token },
    );
    await page.goto("/outbox");
  },
  show: async ({ page }) => page,
  kills: [
    {
      id: "P16",
      name: "the page crashes",
      ends: ["writer", "sender"],
      async run({ phone, context }) {
        await crash(phone.page);
        return secondTab(context, phone.account, "/outbox");
      },
    },
    {
      id: "P16",
      name: "the page is reloaded",
      ends: ["writer", "sender"],
      async run({ phone }) {
        await phone.page.reload();
        return phoneOf(phone.page, phone.account);
      },
    },
  ],
};
