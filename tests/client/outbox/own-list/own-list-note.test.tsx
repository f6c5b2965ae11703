import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { OwnListNote } from "../../../../src/client/outbox/own-list/own-list-note.tsx";

const EMPTY = {
  waiting: [],
  posted: [],
  isComplete: true,
  isStoreAwaited: false,
  count: 0,
  savedAt: null,
  error: null,
  again: () => undefined,
};

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

test.each([
  [false, "You haven’t posted a room yet"],
  [true, "You have no rooms available"],
])("an empty list of rooms, with something deleted lately %s, says '%s'", (hasDeleted, said) => {
  const page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  flushSync(() =>
    root.render(
      <I18nProvider i18n={setupI18n({ locale: "en", messages: { zh, en } })}>
        <OwnListNote kind="listing" list={EMPTY} hasDeleted={hasDeleted} />
      </I18nProvider>,
    ),
  );
  expect(page.textContent).toContain(said);
});
