import { setupI18n, type Messages } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#domain/language.ts";
import { Hero } from "./search/hero.tsx";
import { Frame } from "./shell/frame.tsx";

/**
 * What index.html shows before any script has run: the frame and, at '/', what this place is. Called by the build,
 * once a language; the components are those that React puts in the same places a moment later.
 */
export function firstPaintHtml(language: Language, messages: Messages): string {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <div data-first-paint={language}>
        <Frame>
          <div className="mx-auto w-full max-w-6xl px-4 pt-4 pb-12" data-first-paint-home="">
            <Hero />
          </div>
        </Frame>
      </div>
    </I18nProvider>,
  );
}
