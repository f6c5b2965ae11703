import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { AppealPage } from "../../../../src/client/features/account/appeal-page.tsx";

let root: Root;
let screen: HTMLElement;
const before = location.href;

beforeEach(() => {
  history.replaceState(null, "", "/appeal?token=mailed");
  screen = document.createElement("div");
  root = createRoot(screen);
});
afterEach(() => {
  root.unmount();
  history.replaceState(null, "", before);
});

function show(language: "zh" | "en"): void {
  root.render(
    <I18nProvider i18n={setupI18n({ locale: language, messages: { zh, en } })}>
      <AppealPage />
    </I18nProvider>,
  );
}

test("A-61: the appeal takes no act for granted: mails about hidden rooms and warnings lead there too", async () => {
  show("en");
  await expect.poll(() => screen.textContent).toContain("Tell us why you think this decision was wrong");
  expect(screen.textContent).not.toMatch(/deactivat/i);
  show("zh");
  await expect.poll(() => screen.textContent).toContain("说说为什么你觉得这个处理不对");
  expect(screen.textContent).not.toContain("停用");
});
