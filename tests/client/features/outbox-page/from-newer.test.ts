import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import type { OutboxEntry, Receipt, ShownChange } from "#offline/drafts/outbox-entry.ts";
import { mainAction, otherActions } from "../../../../src/client/features/outbox-page/row-actions.ts";
import { intentText, titleText } from "../../../../src/client/features/outbox-page/row-text.ts";
import { fieldNames } from "../../../../src/client/platform/text/field-names.ts";
import { stateText } from "../../../../src/client/outbox/state/state-text.ts";
import { unsentRows } from "../../../../src/client/outbox/state/unsent-rows.ts";

const LANGUAGES = [
  ["English", setupI18n({ locale: "en", messages: { zh, en } }), /newer version|update/i],
  ["Chinese", setupI18n({ locale: "zh", messages: { zh, en } }), /更新/],
] as const;

/** What a build to come has put into the outbox, read by this one after a way back. */
const ENTRY = {
  seq: 1,
  owner: "user-a",
  subject: "viewing:x",
  change: { type: "extend", kind: "viewing", id: "x" },
  key: "k",
  state: { name: "scheduled" },
  merged: [],
  failures: 0,
  mayHaveArrived: false,
  queuedAt: 5,
} as unknown as OutboxEntry<ShownChange>;

test.each(LANGUAGES)("U11: what only a newer build knows is shown as that, in %s", (_, i18n, newer) => {
  const outbox = { drafts: [], entries: [ENTRY], receipts: [], lease: undefined, pause: undefined };
  const [row] = unsentRows(outbox, { holder: "tab-1", now: 10 });
  const texts = [titleText(i18n, row!), intentText(i18n, row!), stateText(i18n, row!.state, true, row!.kind)];
  for (const text of texts) expect(text).toMatch(newer);
  const parts = { owner: "user-a", row: row!, onAsk: () => undefined };
  expect(mainAction(i18n, parts)).toBeNull();
  expect(otherActions(i18n, parts).map(({ isDanger }) => isDanger)).not.toContain(true);
});

test.each(LANGUAGES)("U11: what a newer build has sent is told without its words, in %s", (_, i18n, newer) => {
  const receipt = { type: "extend", kind: "viewing", title: "", merged: ["price", "mood"] } as unknown as Receipt;
  expect(intentText(i18n, { kind: receipt.kind, intent: receipt.type })).toMatch(newer);
  expect(fieldNames(i18n, receipt.merged, receipt.kind)).toBe(fieldNames(i18n, ["price"], "listing"));
});
