import { expect, test } from "./support/test.ts";

test.skip(({ engineName }) => engineName !== "Firefox", "elsewhere the same setting leaves channels as they are");

test("E3: with all site data blocked a form can be filled in", async ({ open }) => {
  const screen = await open({ blocksStorage: true });
  await screen.goTo("/sign-up");
  await screen.fillIn({ field: "account.email" }, "li.lei@example.org");
  expect(await screen.evaluate(isStorageBlocked)).toBe(true);
  await screen.fillIn({ field: "account.password" }, "a quiet room 42");
  await screen.hides({ said: "screen-failed.title" });
  await expect
    .poll(() => screen.evaluate(() => document.querySelector<HTMLInputElement>("main form input")?.value))
    .toBe("li.lei@example.org");
});

function isStorageBlocked(): boolean {
  try {
    return localStorage.length < 0;
  } catch {
    return true;
  }
}
