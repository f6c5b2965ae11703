import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Router } from "wouter";
import { messages as en } from "virtual:sentences/en/first";
import { messages as zh } from "virtual:sentences/zh/first";
import type { RenderFirstRooms } from "#contract/first-rooms.ts";
import { PaintedShelf } from "../features/search/home/painted-shelf.tsx";
import { paths } from "../paths.ts";
import { staticMarkup } from "./static-markup.ts";

const MESSAGES = { en, zh };

/**
 * The newest rooms as the home page draws them. The server runs this, from the module that the build makes of it, and
 * puts the result where first-paint.tsx has left room.
 */
export const renderFirstRooms: RenderFirstRooms = (language, rooms, previews) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: MESSAGES[language] } });
  return staticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath={paths.home}>
        <PaintedShelf rooms={rooms} previews={previews} />
      </Router>
    </I18nProvider>,
  );
};
