import type { BrowserContext } from "@playwright/test";
import type { TenantRequest } from "../../../../src/domain/tenant-requests/tenant-request.ts";
import { logIn, type Account } from "../../support/accounts.ts";
import { shellIsKept } from "../../offline/support/test.ts";
import { twoVisitors } from "../../support/visitors.ts";
import { goOffline, secondTab, type Phone } from "../support/phone.ts";
import { dayFromToday, screensOf, type Screens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

for (const visitor of twoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);
    const leeds = visitor.language === "en" ? "Leeds" : "利兹";

    test("W12: one's own requests are there without a network, after a restart too", async ({
      phone,
      context,
      account,
      serverUrl,
    }) => {
      await postRequest(serverUrl, account);
      await shellIsKept(phone.page);
      await phone.page.goto("/tenant_post");
      const listed = (on: Phone) => detailsLink(on, screensOf(on.page, visitor), leeds);
      await expect(listed(phone)).toBeVisible();
      await context.setOffline(true);
      const reopened = await reopen(phone, context);
      await expect(listed(reopened)).toBeVisible();
    });

    test("a request is written, changed and deleted in flight mode; each goes out on landing, and others see it @whole-browser", async ({
      phone,
      context,
      account,
      serverUrl,
    }) => {
      const onServer = () => requestsOf(serverUrl, account);
      await goOffline(phone);
      await phone.page.goto("/tenant_post");
      let screens = screensOf(phone.page, visitor);
      await phone.page.getByRole("link", { name: screens.words("own-requests.add") }).click();
      await fillIn(screens);
      await screens.button("own-requests.post").click();
      await isNotSent(screens, leeds);

      const landing = await reopen(phone, context);
      screens = screensOf(landing.page, visitor);
      await isNotSent(screens, leeds);
      expect(await onServer()).toEqual([]);
      await context.setOffline(false);
      await expect(screens.said("posting.tenant-created")).toBeVisible({ timeout: 60_000 });
      expect(await onServer()).toMatchObject([{ city: "Leeds", post_code: "LS2", price_upper_bound: 180 }]);
      await landing.isEmpty();

      await landing.page.goto("/tenant");
      const card = landing.page.getByRole("article").filter({ hasText: "quiet and tidy, 不抽烟" });
      await expect(card).toContainText("LS2");
      await expect(card).toContainText("£180");

      await landing.page.goto("/tenant_post");
      await detailsLink(landing, screens, leeds).click();
      await landing.page
        .getByRole("dialog")
        .getByRole("link", { name: screens.words("own-requests.edit") })
        .click();
      await context.setOffline(true);
      await screens.field("price_upper_bound").fill("200");
      await screens.button("own-requests.post-changes").click();
      await isNotSent(screens, leeds);
      const second = await reopen(landing, context);
      screens = screensOf(second.page, visitor);
      await isNotSent(screens, leeds);
      await context.setOffline(false);
      await expect(screens.said("posting.tenant-updated")).toBeVisible({ timeout: 60_000 });
      expect(await onServer()).toMatchObject([{ price_upper_bound: 200 }]);

      await context.setOffline(true);
      await detailsLink(second, screens, leeds).click();
      const dialog = second.page.getByRole("dialog");
      await dialog.getByRole("button", { name: screens.words("own-requests.delete") }).click();
      await expect(dialog).toContainText(screens.words("own-requests.delete.text"));
      await dialog.getByRole("button", { name: screens.words("own-requests.delete") }).click();
      await expect(screens.said("posting.will-be-deleted")).toBeVisible();
      const third = await reopen(second, context);
      screens = screensOf(third.page, visitor);
      await expect(screens.said("posting.will-be-deleted")).toBeVisible();
      expect(await onServer()).toHaveLength(1);
      await context.setOffline(false);
      await expect(screens.said("posting.tenant-deleted")).toBeVisible({ timeout: 60_000 });
      await expect(screens.said("own-requests.none")).toBeVisible();
      expect(await onServer()).toEqual([]);
      await third.isEmpty();
    });
  });
}

async function fillIn({ field, said }: Screens): Promise<void> {
  await expect(said("request.contact.advice")).toBeVisible();
  await field("city").selectOption("Leeds");
  await field("post_code").fill("LS2");
  await field("property_type").and(field("property_type").page().locator("[value=student]")).check();
  await field("begin_date").fill(dayFromToday(20));
  await field("end_date").fill(dayFromToday(220));
  await field("price_upper_bound").fill("180");
  await field("email").fill("tenant@example.org");
  await field("description").fill("quiet and tidy, 不抽烟");
}

/** It stands on top, and says that it has not been sent. */
async function isNotSent({ waiting, words }: Screens, city: string): Promise<void> {
  await expect(waiting(city).filter({ hasText: words("state.queued.closable") })).toHaveCount(1);
}

async function postRequest(serverUrl: string, account: Account): Promise<void> {
  const { access_token } = await logIn(serverUrl, account);
  const answer = await fetch(`${serverUrl}/api/v1/tenants/tenant`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ property_type: "any", city: "Leeds", post_code: "LS2", price_upper_bound: 180 }),
  });
  expect(answer.status).toBe(200);
}

function detailsLink({ page }: Phone, { words }: Screens, city: string) {
  return page.getByRole("link", { name: words("room.view-details-of").replace("{title}", city) });
}

/** Closes the app and opens it again. */
async function reopen({ page, account }: Phone, context: BrowserContext): Promise<Phone> {
  await page.close();
  return secondTab(context, account, "/tenant_post");
}

async function requestsOf(serverUrl: string, account: Account): Promise<TenantRequest[]> {
  const { access_token } = await logIn(serverUrl, account);
  const answer = await fetch(`${serverUrl}/api/v1/tenants/tenants?show_all=false`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return ((await answer.json()) as { data: TenantRequest[] }).data;
}
