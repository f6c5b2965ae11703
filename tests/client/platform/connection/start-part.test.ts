import { expect, test } from "vitest";
import { returns } from "../../../../src/client/platform/connection/connection.ts";
import { partStarter } from "../../../../src/client/platform/connection/start-part.ts";

test("S17: a part without a screen that could not be fetched is fetched again at each return of the server, until it is there", async () => {
  let tries = 0;
  let started = 0;
  const start = partStarter(async () => {
    tries += 1;
    await Promise.resolve();
    if (tries < 3) throw new TypeError("Failed to fetch dynamically imported module");
    return () => void (started += 1);
  });
  start();
  start();
  await expect.poll(() => tries).toBe(1);
  for (const count of [2, 3]) {
    returns.value += 1;
    await expect.poll(() => tries).toBe(count);
  }
  expect(started).toBe(1);
  returns.value += 1;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(tries).toBe(3);
});
