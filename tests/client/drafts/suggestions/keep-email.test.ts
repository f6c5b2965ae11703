import { expect, test } from "vitest";
import { withEmailKept } from "../../../../src/client/drafts/suggestions/keep-email.ts";

test.each([
  ["me@example.com", { email: "john@example.com" }, "john@example.com"],
  ["me@example.com", { email: "john@example.com", contact_info: "微信 anna" }, "微信 anna\njohn@example.com"],
  ["john@Example.com", { email: "john@example.com", contact_info: "微信 anna" }, "微信 anna"],
  ["", { email: "john@example.com" }, undefined],
  ["me@example.com", { contact_info: "微信 anna" }, "微信 anna"],
  ["me@example.com", { email: "john@example.com", contact_info: "x".repeat(490) }, "x".repeat(490)],
])("an address that finds its field taken by %j is kept with the contacts: %j", (typed, readings, contacts) => {
  const kept = withEmailKept({ email: typed }, readings);
  expect(kept["contact_info"]).toBe(contacts);
  expect(kept["email"]).toBe((readings as { email?: string }).email);
});

test("a form that does not know the account's address yet takes the one that was read", () => {
  expect(withEmailKept({}, { email: "john@example.com" })).toEqual({ email: "john@example.com" });
});
