import type { Page } from "@playwright/test";
import { expectPosted, expectWaiting } from "../outbox/support/invariants.ts";
import { goOffline } from "../outbox/support/phone.ts";
import { ANSWERS, CREATE, expect, test } from "../outbox/support/test.ts";
import { shellIsKept, visit } from "./support/test.ts";

/** A26: the installation switches its worker off, and on again. */
const COLOURS = ["#c03020"];

test("U9, S13: switched off, the worker goes with what can be fetched again; what was written stays, and the page sends it; switched on, it is back", async ({
  phone,
  kept,
  front,
}) => {
  const { page } = phone;
  await goOffline(phone);
  const room = await phone.write({ colours: COLOURS });
  await phone.post(room);
  const draft = await phone.write({ fields: { title: "Half-written" } });
  // A photo of a room that is kept for a viewing, and may be gone from the server.
  await page.evaluate(async () => (await caches.open("viewing-photos")).put("/photos/x/800.webp", new Response("")));
  front.fault = ({ method, url }) => (`${method} ${url}`.startsWith(CREATE) ? ANSWERS.error(503) : null);
  front.isWorkerOff = true;
  await page.context().setOffline(false);
  await page.goto("/about");
  await expect.poll(() => leftOf(page)).toEqual({ workers: 0, caches: ["viewing-photos"] });
  await page.reload();
  await expectWaiting({ phone, kept }, { id: room, colours: COLOURS });
  front.fault = null;
  await page.reload();
  await expect.poll(async () => (await kept.listings()).map(({ id }) => id)).toEqual([room]);
  // The answer reaches the phone a moment after the server has the room.
  await expect.poll(async () => (await phone.stored()).drafts.map(({ id }) => id)).toEqual([draft]);
  expect(await leftOf(page)).toEqual({ workers: 0, caches: ["viewing-photos"] });
  await phone.discard(draft);
  await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS });
  front.isWorkerOff = false;
  await page.reload();
  await goOffline(phone);
  await page.goto("/settings");
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
});

test("U9: what is half-typed stays when the worker is switched off, and the page follows when it is sent", async ({
  page,
  front,
}) => {
  await visit(page);
  const keyword = page.getByRole("searchbox").or(page.getByLabel("Keyword")).first();
  await keyword.fill("ensuite near");
  front.isWorkerOff = true;
  front.asked = [];
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => leftOf(page)).toEqual({ workers: 0, caches: [] });
  // Longer than a page that lives may take to say so.
  await page.waitForTimeout(4000);
  await expect(keyword).toHaveValue("ensuite near");
  expect(front.asked).not.toContain("/");
  await keyword.fill("");
  await page.getByRole("button", { name: "Update" }).click();
  await expect.poll(() => front.asked).toContain("/");
});

test("U9: a page whose code does not run is opened anew", async ({ page, context, front }) => {
  await visit(page);
  // An address that the worker serves, and none of the app's code runs at.
  const dead = await context.newPage();
  await dead.goto("/health");
  await page.close();
  front.isWorkerOff = true;
  front.asked = [];
  await dead.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => front.asked).toContain("/health");
  expect(await leftOf(dead)).toEqual({ workers: 0, caches: [] });
});

test("U9: a first visit to an installation without a worker keeps nothing, and says nothing", async ({
  page,
  front,
}) => {
  front.isWorkerOff = true;
  await page.goto("/");
  await expect.poll(() => front.asked).toContain("/sw.js");
  await page.waitForLoadState("networkidle");
  expect(await leftOf(page)).toEqual({ workers: 0, caches: [] });
  expect(front.asked.filter((path) => path === "/sw.js")).toHaveLength(1);
  await expect(page.getByRole("button", { name: "Update" })).toBeHidden();
  front.isWorkerOff = false;
  await page.reload();
  await shellIsKept(page);
});

async function leftOf(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}
