import { setupI18n } from "@lingui/core";
import { afterEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { deletionText } from "../../../../src/client/outbox/state/deletion-text.ts";
import { connection, type Connection } from "../../../../src/client/platform/connection/connection.ts";

const i18n = setupI18n({ locale: "en", messages: { en } });
const TRIED = { name: "waiting-retry", until: Date.UTC(2026, 10, 21, 12), reason: "no-answer" } as const;

afterEach(() => void (connection.value = "online"));

test.each([
  ["online", { name: "queued" }, "posting.being-deleted"],
  ["online", { name: "saving" }, "posting.being-deleted"],
  ["offline", { name: "queued" }, "posting.will-be-deleted"],
  ["offline", TRIED, "posting.will-be-deleted"],
] as const)("%s, a deletion that is %o: %s", (network, state, id) => {
  connection.value = network;
  expect(deletionText(i18n, state, "listing")).toBe(i18n._(id));
});

test.each<[Connection, "no-answer" | "trouble"]>([
  ["online", "no-answer"],
  ["unreachable", "no-answer"],
  ["offline", "trouble"],
])("%s, trouble (%s) is told with the time of the next try", (network, reason) => {
  connection.value = network;
  expect(deletionText(i18n, { ...TRIED, reason }, "request")).toMatch(/on 21 Nov at 12:00[^:]/);
});
