import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ComponentProps } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import type { Opinion, SharedListView, Vote } from "#domain/shared-lists/shared-list.ts";
import { SharedRoom } from "../../../../src/client/features/shared-list/shared-room.tsx";
import { ROOM } from "../share-card/card-room.ts";

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

type Edit = ComponentProps<typeof SharedRoom>["edit"];

function show(locale: string, opinions: SharedListView["opinions"], edit: Edit): HTMLElement {
  const here = {
    owner: "",
    token: "",
    view: { name: "September", is_owner: true, rooms: [], opinions },
    fetchedAt: 1,
    content: by("", "up"),
    version: null,
    isUnsent: false,
    isHeldUp: false,
  };
  const page = document.body.appendChild(document.createElement("ul"));
  root = createRoot(page);
  flushSync(() =>
    root.render(
      <I18nProvider i18n={setupI18n({ locale, messages: { zh, en } })}>
        <SharedRoom id={ROOM.id} listing={ROOM} here={here} edit={edit} />
      </I18nProvider>,
    ),
  );
  return page;
}

const by = (name: string, vote: Vote): Opinion => ({ name, votes: { [ROOM.id]: vote }, notes: {} });

test.each([
  ["en", "Yes: you and Ming", "No: Yue and Someone"],
  ["zh", "想要：你和Ming", "不想要：Yue和没留名字的朋友"],
])("those who are for a room and those who are against it are named, one by one (%s)", (locale, inFavour, against) => {
  const opinions = [by("Ming", "up"), by("Yue", "down"), by("", "down")].map((each, index) =>
    Object.assign(each, { id: String(index) }),
  );
  const page = show(locale, opinions, null);
  expect(page.textContent).toContain(inFavour);
  expect(page.textContent).toContain(against);
});

test("a note that is typed last before the page is hidden is stored at once", async () => {
  const edit = vi.fn<NonNullable<Edit>>().mockResolvedValue();
  const field = show("en", [], edit).querySelector("textarea")!;
  // As a key does it: React does not hear of a value that is set by its own property.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(field, "Damp in the corner");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  field.dispatchEvent(new Event("input", { bubbles: true }));
  vi.useRealTimers();
  dispatchEvent(new PageTransitionEvent("pagehide"));
  await expect.poll(() => edit.mock.calls.length).toBe(1);
  expect(edit.mock.calls[0]![0](by("", "up")).notes[ROOM.id]).toBe("Damp in the corner");
});
