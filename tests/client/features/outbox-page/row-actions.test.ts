import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import type { OutboxEntry, ShownChange } from "#offline/drafts/outbox-entry.ts";
import { mainAction, otherActions } from "../../../../src/client/features/outbox-page/row-actions.ts";
import { deletionText } from "../../../../src/client/outbox/state/deletion-text.ts";
import { unsentRows } from "../../../../src/client/outbox/state/unsent-rows.ts";

const REFUSED_DELETION: OutboxEntry<ShownChange> = {
  seq: 1,
  owner: "user-a",
  subject: "listing:x",
  change: { type: "delete", kind: "listing", id: "x", title: "Sunny" },
  key: "k",
  state: { name: "needs-fix", problems: [{ field: null, message: "No" }], photos: [] },
  merged: [],
  failures: 0,
  mayHaveArrived: false,
  queuedAt: 5,
};

test.each(["en", "zh"])("A8: a refused deletion, which no form can put right, offers to try again, in %s", (locale) => {
  const i18n = setupI18n({ locale, messages: { zh, en } });
  const outbox = { drafts: [], entries: [REFUSED_DELETION], receipts: [], lease: undefined, pause: undefined };
  const [row] = unsentRows(outbox, { holder: "tab-1", now: 10 });
  const parts = { owner: "user-a", row: row!, onAsk: () => undefined };
  expect(mainAction(i18n, parts)?.text).toBe(i18n._("outbox.try-again"));
  expect(otherActions(i18n, parts).map(({ text }) => text)).toEqual([i18n._("outbox.export"), i18n._("outbox.keep")]);
  expect(deletionText(i18n, row!.state, "listing")).toBe(i18n._("posting.deletion-refused"));
});
