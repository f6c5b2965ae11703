import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { MilestonePage } from "../../../../src/client/features/pages/milestone-page.tsx";

let root: Root | undefined;
afterEach(() => root?.unmount());

function renderIn(locale: "zh" | "en"): HTMLElement {
  const screen = document.createElement("div");
  root = createRoot(screen);
  flushSync(() => {
    root?.render(
      <I18nProvider i18n={setupI18n({ locale, messages: { zh, en } })}>
        <MilestonePage />
      </I18nProvider>,
    );
  });
  return screen;
}

test.each([
  ["zh", "网站上线", "可信交易"],
  ["en", "Site launch", "Trusted transactions"],
] as const)(
  "the roadmap is a list of nine steps, from the launch to trusted transactions (%s)",
  (locale, first, last) => {
    const titles = [...renderIn(locale).querySelectorAll("ol > li h2")].map(({ textContent }) => textContent);
    expect(titles).toHaveLength(9);
    expect(titles.at(0)).toBe(first);
    expect(titles.at(-1)).toBe(last);
  },
);

test.each([
  ["zh", "现在"],
  ["en", "We are here"],
] as const)("exactly one step is the current one, and says so in words (%s)", (locale, words) => {
  const current = renderIn(locale).querySelectorAll("[aria-current]");
  expect(current).toHaveLength(1);
  expect(current[0]?.getAttribute("aria-current")).toBe("step");
  expect(current[0]?.textContent).toContain(words);
});

test("what is done lies before the current step and names its month", () => {
  const steps = [...renderIn("en").querySelectorAll("ol > li")];
  const now = steps.findIndex((step) => step.hasAttribute("aria-current"));
  const dated = steps.map((step) => step.querySelector("time")?.dateTime ?? null);
  expect(dated.slice(0, now).every((month) => month !== null && /^\d{4}-\d{2}$/.test(month))).toBe(true);
  expect(dated.slice(now).every((month) => month === null)).toBe(true);
});
