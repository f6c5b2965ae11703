import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beforeFirstPaint } from "../../../src/client/first-paint/before-first-paint.ts";

beforeEach(() => {
  localStorage.clear();
  document.head.insertAdjacentHTML("beforeend", '<link rel="manifest" href="/manifest.zh.webmanifest" />');
});

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector("link[rel=manifest]")?.remove();
});

test.each([
  ["zh", "en-GB", "zh-CN"],
  ["en", "zh-CN", "en"],
  [null, "en-US", "en"],
  [null, "zh-TW", "zh-CN"],
  [null, "fr-FR", "zh-CN"],
  ["__proto__", "de", "zh-CN"],
])("stored %s on a browser in %s is shown in %s", (stored, browser, shown) => {
  if (stored !== null) localStorage.setItem("language", stored);
  vi.spyOn(navigator, "language", "get").mockReturnValue(browser);
  beforeFirstPaint();
  expect(document.documentElement.lang).toBe(shown);
});

test("the manifest is that of the language", () => {
  localStorage.setItem("language", "en");
  beforeFirstPaint();
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  expect(link?.getAttribute("href")).toBe("/manifest.en.webmanifest");
});

test.each([
  ["", true],
  ["?room=1", true],
  ["?mode=filter&city=Leeds", false],
  ["?city=Leeds", false],
  ["?keyword=ensuite", false],
])("the newest rooms are painted at '/%s': %s", (query, isHome) => {
  const opened = location.href;
  history.replaceState(history.state, "", `/${query}`);
  delete document.documentElement.dataset["home"];
  beforeFirstPaint();
  expect("home" in document.documentElement.dataset).toBe(isHome);
  history.replaceState(history.state, "", opened);
});
