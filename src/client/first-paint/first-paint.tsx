import { setupI18n, type Messages } from "@lingui/core";
import { I18nProvider, useLingui } from "@lingui/react";
import { Router } from "wouter";
import type { Language } from "#domain/language.ts";
import { paths } from "../paths.ts";
import { PaintedSurface } from "../features/search/surface/painted-surface.tsx";
import { Button } from "../ui/button.tsx";
import { ConnectionLine } from "../app/connection-line.tsx";
import { Frame } from "../app/frame.tsx";
import { HeadLayout } from "../features/viewings/detail/viewing-head-layout.tsx";
import { staticMarkup } from "./static-markup.ts";

/**
 * What index.html shows before any script has run: the frame and, at '/', the search line and room for the newest rooms,
 * which the server fills. Prerendered by the build, once per language, from the components that React then
 * renders in the same places. The template is for a saved room: paint-saved-room.ts fills it in.
 */
export function firstPaintHtml(language: Language, messages: Messages): string {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return staticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath={paths.viewings}>
        <div data-first-paint={language}>
          <Frame>
            <div data-first-paint-offline="">
              <ConnectionLine text={i18n._("connection.offline")} />
            </div>
            <div className={CONTENT} data-first-paint-home="">
              <div className="-mt-2 grid grid-cols-1 gap-1.5">
                <PaintedSurface />
                <h1 className="sr-only">{i18n._("home.heading")}</h1>
                <div data-first-rooms={language} />
              </div>
            </div>
            <template data-covered={i18n._("contact.covered")}>
              <main className={CONTENT}>
                <HeadLayout photo={<div className="aspect-4/3 bg-brick-tint" />} title="" />
              </main>
            </template>
          </Frame>
          <StartFailed />
        </div>
      </Router>
    </I18nProvider>,
  );
}

/** Hidden until after-first-paint.ts finds that the app does not start; React's first render removes it. */
function StartFailed() {
  const { i18n } = useLingui();
  return (
    <div
      data-start-failed=""
      hidden
      className="sticky bottom-4 z-60 mx-4 mb-4 max-w-md sm:mx-auto rounded-card border border-line-strong bg-card p-4"
    >
      <p role="alert" className="mb-3 text-pretty">
        {i18n._("start-failed")}
      </p>
      <Button look="primary">{i18n._("start-failed.again")}</Button>
    </div>
  );
}

const CONTENT = "mx-auto w-full max-w-6xl px-4 pt-4 pb-12";
