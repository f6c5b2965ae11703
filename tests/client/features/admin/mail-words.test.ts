import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { mailKindText } from "../../../../src/client/features/admin/mails/mail-words.ts";

test.each(["zh", "en"] as const)("alerts are named among the mails that did not go out (%s)", (locale) => {
  const i18n = setupI18n({ locale, messages: { zh, en } });
  expect(mailKindText(i18n, "notified")).not.toMatch(/notified/);
  expect(mailKindText(i18n, "of-a-newer-server")).toBe("of-a-newer-server");
});
