import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { PRICE_BAR_COUNT } from "#domain/search/price-bars.ts";
import { PriceBars } from "../../../../../src/client/features/search/filters/price-bars.tsx";
import { EMPTY_SEARCH } from "../../../../../src/client/features/search/url/search-values.ts";

let root: Root;
beforeEach(() => {
  const counts = Array.from({ length: PRICE_BAR_COUNT }, (_, bar) => Number(bar === 10) * 9);
  vi.spyOn(window, "fetch").mockImplementation(async () =>
    Response.json({ data: { step: 20, counts }, step: 20, counts }),
  );
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function textWith(typical: { low: number; high: number } | null | "awaited", city: string): Promise<string> {
  const page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  root.render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { zh, en } })}>
      <PriceBars values={{ ...EMPTY_SEARCH, city }} chosen={{ low: 0, high: 600 }} typical={typical} />
    </I18nProvider>,
  );
  await expect.poll(() => page.querySelector("[aria-hidden]")).not.toBeNull();
  return page.textContent;
}

test("what most rooms cost is told where nothing is known of what is usual", async () => {
  expect(await textWith(null, "York")).toContain("£200–£220 pw");
});

test("it is not told beside what is usual: two spans of one city's prices would contradict each other", async () => {
  expect(await textWith({ low: 224, high: 310 }, "London")).toBe("");
});

test("nor while it is not known yet whether anything is usual: it would go a moment later", async () => {
  expect(await textWith("awaited", "London")).toBe("");
});
