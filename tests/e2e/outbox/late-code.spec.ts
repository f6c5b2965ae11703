import { expect, test } from "./support/test.ts";

// A worker would have the code on the phone.
test.use({ serviceWorkers: "block" });

test("S17: where what sends could not be fetched at the start, it is fetched once it can be, and sends without a new start", async ({
  phone,
  front,
  kept,
}) => {
  const { page } = phone;
  front.broken = { path: /^\/api\/v1\/items\/$/, status: 503 };
  await phone.post(await phone.write({ fields: { title: "Sent after all" } }));
  await phone.isIn("waiting");
  let isCut = true;
  let asked = 0;
  await page.route(/\/assets\/rest-[^/]*\.js$/, (route) => {
    asked += 1;
    return isCut ? route.abort() : route.fallback();
  });
  await page.reload();
  front.broken = null;
  await expect.poll(() => asked).toBeGreaterThan(1);
  expect(await kept.listings()).toEqual([]);
  isCut = false;
  await expect
    .poll(async () => (await kept.listings()).map(({ title }) => title), { timeout: 90_000 })
    .toEqual(["Sent after all"]);
});
