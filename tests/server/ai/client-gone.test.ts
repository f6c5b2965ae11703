import { get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addReadablePhotoOf, leftOf, newQuery, PATIENTLY, startWithFakeAi } from "./support.ts";

let { server, fake, close } = {} as Awaited<ReturnType<typeof startWithFakeAi>>;
let address: string;

beforeAll(async () => {
  ({ server, fake, close } = await startWithFakeAi({ AI_TIMEOUT_MS: "12000" }));
  fake.otherwise = { kind: "silent" };
  address = await server.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => close());

test("I-38: when the person goes, the service is told to stop, and nothing is counted", async () => {
  const user = await server.addUser();
  const url = `${address}/api/v1/items/ai-search?${new URLSearchParams({ query: newQuery() })}`;
  const request = get(url, { headers: user.headers() });
  request.on("error", () => undefined);
  await expect.poll(() => fake.requests.length, PATIENTLY).toBe(1);
  expect(await leftOf(server, user)).toMatchObject({ search: 2 });
  request.destroy();
  await expect.poll(() => fake.requests[0]?.gaveUp, PATIENTLY).toBe(true);
  await expect.poll(() => leftOf(server, user), PATIENTLY).toMatchObject({ search: 3 });
});

test("I-38, AR-03: the same of a recognition, whose body has come in long before", async () => {
  const user = await server.addUser();
  const image_urls = [await addReadablePhotoOf(server, user)];
  const gone = new AbortController();
  const asking = fetch(`${address}/api/v1/utils/ai-recognition/`, {
    method: "POST",
    headers: { ...user.headers(), "content-type": "application/json" },
    body: JSON.stringify({ image_urls }),
    signal: gone.signal,
  }).catch((error: unknown) => error);
  await expect.poll(() => fake.requests.length, PATIENTLY).toBe(2);
  gone.abort();
  await asking;
  await expect.poll(() => fake.requests[1]?.gaveUp, PATIENTLY).toBe(true);
  await expect.poll(() => leftOf(server, user), PATIENTLY).toMatchObject({ recognition: 10 });
});

test("I-38: runs given up are free, but no more than sixty an hour", async () => {
  const user = await server.addUser();
  const url = `${address}/api/v1/items/ai-search?query=`;
  const known = fake.requests.length;
  for (let given = 0; given < 60; given += 1) {
    const gone = new AbortController();
    const asking = fetch(url + given, { headers: user.headers(), signal: gone.signal }).catch(() => undefined);
    await expect.poll(() => fake.requests.length, PATIENTLY).toBe(known + given + 1);
    gone.abort();
    await asking;
    await expect.poll(() => fake.requests.at(-1)?.gaveUp, PATIENTLY).toBe(true);
    await expect.poll(() => leftOf(server, user), PATIENTLY).toMatchObject({ search: 3 });
  }
  const refused = await fetch(`${url}more`, { headers: user.headers() });
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { detail: "Too many attempts. Please try again later.", code: "quota_used_up", quota: expect.anything() },
  ]);
  expect(await leftOf(server, user)).toMatchObject({ search: 3 });
});
