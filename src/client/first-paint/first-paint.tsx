import { setupI18n, type Messages } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import type { Language } from "#domain/language.ts";
import { paths } from "../paths.ts";
import { Hero } from "../features/search/home/hero.tsx";
import { Frame } from "../app/frame.tsx";
import { HeadLayout } from "../features/viewings/detail/viewing-head-layout.tsx";

/**
 * What index.html shows before any script has run: the frame and, at '/', the hero. Prerendered by the build, once per
 * language, from the components that React then renders in the same places. The template is for a saved room:
 * paint-saved-room.ts fills it in.
 */
export function firstPaintHtml(language: Language, messages: Messages): string {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath={paths.viewings}>
        <div data-first-paint={language}>
          <Frame>
            <div className={CONTENT} data-first-paint-home="">
              <Hero />
            </div>
            <template>
              <main className={CONTENT}>
                <HeadLayout photo={<div className="aspect-4/3 bg-brick-tint" />} title="" />
              </main>
            </template>
          </Frame>
        </div>
      </Router>
    </I18nProvider>,
  );
}

const CONTENT = "mx-auto w-full max-w-6xl px-4 pt-4 pb-12";
