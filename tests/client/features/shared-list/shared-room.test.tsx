import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import type { Opinion, Vote } from "#domain/shared-lists/shared-list.ts";
import { SharedRoom } from "../../../../src/client/features/shared-list/shared-room.tsx";
import { ROOM } from "../share-card/card-room.ts";

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const by = (name: string, vote: Vote): Opinion => ({ name, votes: { [ROOM.id]: vote }, notes: {} });

test.each([
  ["en", "For: you and Ming", "Against: Yue and Somebody"],
  ["zh", "想要：你和Ming", "不想要：Yue和没留名字的朋友"],
])("those who are for a room and those who are against it are named, one by one (%s)", (locale, inFavour, against) => {
  const opinions = [by("Ming", "up"), by("Yue", "down"), by("", "down")].map((each, index) =>
    Object.assign(each, { id: String(index) }),
  );
  const here = {
    owner: "",
    token: "",
    view: { name: "September", is_owner: true, rooms: [], opinions, own: null },
    fetchedAt: 1,
    content: by("", "up"),
    base: null,
    isDirty: false,
    revision: 0,
  };
  const page = document.body.appendChild(document.createElement("ul"));
  root = createRoot(page);
  flushSync(() =>
    root.render(
      <I18nProvider i18n={setupI18n({ locale, messages: { zh, en } })}>
        <SharedRoom id={ROOM.id} listing={ROOM} here={here} edit={null} />
      </I18nProvider>,
    ),
  );
  expect(page.textContent).toContain(inFavour);
  expect(page.textContent).toContain(against);
});
