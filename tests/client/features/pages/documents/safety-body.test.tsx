import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { SafetyBody } from "../../../../../src/client/features/pages/documents/safety-body.tsx";

let root: Root | undefined;
afterEach(() => root?.unmount());

function renderIn(locale: Language): HTMLElement {
  const screen = document.createElement("div");
  root = createRoot(screen);
  flushSync(() => {
    root?.render(
      <I18nProvider i18n={setupI18n({ locale, messages: { zh, en } })}>
        <SafetyBody email={null} />
      </I18nProvider>,
    );
  });
  return screen;
}

/** What is stated, each with the list of its sources, if any. */
function statements(screen: HTMLElement): { text: string; sources: Element[] }[] {
  const stated = [...screen.querySelectorAll("div:has(> p), li:not(ul[aria-label] > li)")];
  return stated.map((element) => {
    const list = element.querySelector("ul[aria-label]");
    const text = element.textContent.replace(list?.textContent ?? "", "");
    return { text, sources: [...(list?.children ?? [])] };
  });
}

test.each(LANGUAGES)("A-66: each statement with a figure names its sources, each with its month (%s)", (language) => {
  const withFigures = statements(renderIn(language)).filter(({ text }) => /\d/.test(text));
  expect(withFigures.length).toBeGreaterThan(12);
  for (const { text, sources } of withFigures) {
    expect(sources.length, text).toBeGreaterThan(0);
    for (const source of sources) expect(source.textContent).toMatch(/20\d\d/);
  }
});

test("A-66: whoever is to be called is dialled by one tap, the most urgent first", () => {
  const links = [...renderIn("en").querySelectorAll<HTMLAnchorElement>("#who-to-call ~ ul a[href^='tel:']")];
  expect(links.map(({ href }) => href)).toEqual([
    "tel:999",
    "tel:159",
    "tel:03001232040",
    "tel:101",
    "tel:08001448848",
    "tel:08088004444",
    "tel:+861012308",
  ]);
});

test("A-66: the links of the sources open beside the app, which they cannot reach", () => {
  const links = [...renderIn("en").querySelectorAll<HTMLAnchorElement>("a[href^='http']")];
  expect(links.length).toBeGreaterThan(15);
  for (const { rel, target } of links) {
    expect({ target, isApart: rel.includes("noopener") }).toEqual({ target: "_blank", isApart: true });
  }
});
