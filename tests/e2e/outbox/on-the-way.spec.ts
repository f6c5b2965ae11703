import type { Page } from "@playwright/test";
import { screensOf } from "./support/screens.ts";
import { ANSWERS, ANY_DELETE, ANY_EDIT, breaking, CREATE, expect, REFRESH, test, UPLOAD } from "./support/test.ts";

/*
 * A gateway between phone and server answers one body in JSON, worded as the server's refusals are, for as long as the story
 * lasts. Only a code of ours makes an answer the server's word: what is refused waits alone, is told as what it is, and goes once
 * the gateway lets it pass.
 */

const DAY = { "retry-after": "86400" };
const refusing = (status: number) => Array.from({ length: 1000 }, () => ANSWERS.gateway(status, DAY));
const hasSession = (page: Page) => page.evaluate(() => localStorage.getItem("access_token") !== null);

for (const status of [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]) {
  test(`a photo that a gateway always answers with ${status} holds up nothing else, in this visit and the next${status === 503 ? " @core" : ""}`, async ({
    phone,
    kept,
    front,
  }) => {
    const { page } = phone;
    const screens = screensOf(page, { language: "en" });
    const other = await phone.write({ fields: { title: "Gone elsewhere" } });
    await phone.post(other);
    await phone.isEmpty();
    const row = (await kept.listing(other))!;

    const gateway = { isPassing: false };
    const before = front.fault;
    front.fault = (request) => {
      const isRefused = `${request.method} ${request.url}`.startsWith(UPLOAD) && !gateway.isPassing;
      return isRefused ? ANSWERS.gateway(status, DAY) : (before?.(request) ?? null);
    };
    const refused = await phone.write({ fields: { title: "Refused on the way" }, colours: ["#c03020"] });
    await phone.post(refused);
    await phone.isIn("waiting");
    // What comes later goes at once, also after the page was loaded anew.
    await phone.edit(row, { price: 165 });
    await expect.poll(async () => (await kept.listing(other))?.price).toBe(165);
    await page.goto("/outbox");
    await expect(screens.waiting("Refused on the way")).toContainText("your network may be blocking Qiying");
    await phone.post(await phone.write({ fields: { title: "After the reload" } }));
    await expect.poll(async () => (await kept.listings()).map(({ title }) => title)).toContain("After the reload");
    expect(await hasSession(page)).toBe(true);
    expect((await phone.stored()).photos.map(({ state }) => state)).toEqual(["stored"]);

    gateway.isPassing = true;
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await phone.isEmpty();
    expect(await kept.colours(refused)).toHaveLength(1);
  });
}

for (const [what, which] of [
  ["a new room", CREATE],
  ["an edit", ANY_EDIT],
  ["a deletion", ANY_DELETE],
] as const) {
  for (const status of [401, 403, 422, 429]) {
    test(`${what} that a gateway answers with ${status} waits alone, and its owner stays logged in`, async ({
      phone,
      kept,
      front,
    }) => {
      const { page } = phone;
      const id = await phone.write();
      if (which !== CREATE) {
        await phone.post(id);
        await phone.isEmpty();
      }
      const renewals = breaking(front, REFRESH, []);
      const tries = breaking(front, which, refusing(status));
      if (which === CREATE) await phone.post(id);
      else if (which === ANY_EDIT) await phone.edit((await kept.listing(id))!, { price: 165 });
      else await phone.remove({ id, title: "Sunny ensuite by the river" });
      await expect.poll(tries).toBeGreaterThan(0);
      await phone.isIn("waiting");
      const [entry] = (await phone.stored()).entries;
      expect(entry?.state).toMatchObject({ reason: "on-the-way" });
      expect(renewals()).toBe(0);
      expect(await hasSession(page)).toBe(true);
      expect(await page.evaluate(() => location.pathname)).not.toBe("/login");
    });
  }
}

test("while the server itself has asked to wait, each row says so, and none that it goes out in a moment", async ({
  phone,
  front,
}) => {
  const { page } = phone;
  breaking(front, CREATE, [ANSWERS.error(503, { "retry-after": "600" })]);
  await phone.post(await phone.write({ fields: { title: "First" } }));
  // An answer that comes after the page has gone is never read, and the next try would pass.
  await phone.isIn("waiting");
  await phone.post(await phone.write({ fields: { title: "Second" } }));
  await page.goto("/outbox");
  const { waiting } = screensOf(page, { language: "en" });
  for (const title of ["First", "Second"]) await expect(waiting(title)).toContainText("Qiying is busy");
});
