import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { OpenRoom } from "../../../../../src/client/features/search/results/open-room.tsx";
import { useSearch } from "../../../../../src/client/features/search/url/use-search.ts";

const ROOM = "0198c1f0-0000-7000-8000-0000abcd1234";

const testAddress = location.href;
let root: Root;

function Search() {
  return <OpenRoom search={useSearch()} roomId={ROOM} />;
}

beforeEach(async () => {
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ data: [], count: 0 }));
  history.pushState(null, "", `/?room=${ROOM}`);
  const screen = document.body.appendChild(document.createElement("div"));
  root = createRoot(screen);
  root.render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { zh, en } })}>
      <Search />
    </I18nProvider>,
  );
  await expect.poll(() => document.querySelector("[role=dialog]")).not.toBeNull();
});

afterEach(() => {
  root.unmount();
  history.replaceState(null, "", testAddress);
  vi.restoreAllMocks();
});

/** As React hides a screen whose successor's code is on its way: the dialog then asks to be closed. */
async function hideDialog(): Promise<void> {
  const dialog = document.querySelector<HTMLElement>("[role=dialog]")!;
  dialog.style.setProperty("display", "none", "important");
  await new Promise((resolve) => setTimeout(resolve, 200));
}

test("the address that a link in the room has led to stays when the hidden dialog asks to be closed", async () => {
  history.pushState(null, "", "/login");
  await hideDialog();
  expect(location.pathname).toBe("/login");
});

test("another room's address stays too", async () => {
  history.pushState(null, "", "/?room=0198c1f0-0000-7000-8000-0000abcd9999");
  await hideDialog();
  expect(location.search).toBe("?room=0198c1f0-0000-7000-8000-0000abcd9999");
});

test("closing takes the room from its address", async () => {
  document.querySelector<HTMLElement>("[role=dialog] button")!.click();
  await expect.poll(() => location.pathname + location.search).toBe("/");
});
