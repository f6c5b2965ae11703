import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { SaveSearch } from "../../../../../src/client/features/search/results/save-search.tsx";
import { useSearch } from "../../../../../src/client/features/search/url/use-search.ts";

const testAddress = location.href;
let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  history.replaceState(null, "", testAddress);
});

function Shown() {
  return <SaveSearch search={useSearch()} fetchedAt={1} />;
}

function buttonsAt(address: string): string[] {
  history.pushState(null, "", address);
  const page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  flushSync(() =>
    root.render(
      <I18nProvider i18n={setupI18n({ locale: "en", messages: { zh, en } })}>
        <Shown />
      </I18nProvider>,
    ),
  );
  return Array.from(page.querySelectorAll("button"), (button) => button.textContent);
}

test("a search that asks for nothing is not offered to be saved: there would be nothing to tell of", () => {
  expect(buttonsAt("/?mode=filter")).toEqual([]);
});

test("a search that asks for something is", () => {
  expect(buttonsAt("/?mode=filter&city=Leeds")).toEqual(["Save search"]);
});
