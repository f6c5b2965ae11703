import { beforeEach, expect, test } from "vitest";
import { recallAccountEmail, rememberAccountEmail } from "#offline/cache/account-email.ts";
import { clearPrivate } from "#offline/cache/clear-private.ts";
import { emptyStore } from "../support.ts";

beforeEach(emptyStore);

test("E6: the account's address is known without a network, to its owner alone, and the newest counts", async () => {
  await rememberAccountEmail("anna", "anna@example.org", Date.now());
  await rememberAccountEmail("anna", "anna@example.com", Date.now());
  expect(await recallAccountEmail("anna")).toBe("anna@example.com");
  expect(await recallAccountEmail("bo")).toBeUndefined();
});

test("E6: it goes with the session, and an answer that was on its way brings it back no more", async () => {
  const askedAt = Date.now();
  await rememberAccountEmail("anna", "anna@example.org", askedAt);
  await clearPrivate("anna");
  expect(await recallAccountEmail("anna")).toBeUndefined();
  await rememberAccountEmail("anna", "anna@example.org", askedAt);
  expect(await recallAccountEmail("anna")).toBeUndefined();
});
