import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { PastedListing } from "../../../../../src/client/features/listings/form/pasted-listing.tsx";
import type { Readings } from "../../../../../src/client/drafts/suggestions/suggest.ts";

const POST = "Leeds LS6, 2 rooms: single £480 pcm, ensuite £560 pcm";

const unmount: (() => void)[] = [];
afterEach(() => {
  for (const end of unmount.splice(0)) end();
});

function paste(text: string, locale: "zh" | "en") {
  const take = vi.fn<(readings: Readings) => { filled: number; offered: number }>(() => ({ filled: 1, offered: 0 }));
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  root.render(
    <I18nProvider i18n={setupI18n({ locale, messages: { zh, en } })}>
      <PastedListing text={text} disabled={false} take={take} />
    </I18nProvider>,
  );
  unmount.push(() => {
    root.unmount();
    page.remove();
  });
  return { page, take };
}

function press(page: HTMLElement, text: string) {
  [...page.querySelectorAll("button")].find((button) => button.textContent?.includes(text))?.click();
}

test.each([
  ["en", "Read and fill in", "This post has 2 rooms. Which one?"],
  ["zh", "读取并填写", "这个帖子里有 2 间房。要发哪一间？"],
] as const)(
  "a post with several rooms asks which one is meant, and fills the form with it (%s)",
  async (locale, read, question) => {
    const { page, take } = paste(POST, locale);
    await expect.poll(() => page.querySelector("button")).not.toBeNull();
    press(page, read);
    await expect.poll(() => page.textContent).toContain(question);
    expect(take.mock.lastCall?.[0]).toMatchObject({ room_type: "single", price: "480 pcm" });
    expect(page.querySelector("[aria-pressed=true]")?.textContent).toContain("£480");
    press(page, "£560");
    await expect.poll(() => take.mock.lastCall?.[0]).toMatchObject({ room_type: "ensuite", price: "560 pcm" });
    await expect.poll(() => page.querySelector("[aria-pressed=true]")?.textContent).toContain("£560");
  },
);

test("a post with one room asks nothing", async () => {
  const { page, take } = paste("Leeds LS6 ensuite £120pw", "en");
  await expect.poll(() => page.querySelector("button")).not.toBeNull();
  press(page, "Read and fill in");
  await expect.poll(() => take.mock.calls.length).toBe(1);
  expect(page.querySelector("[role=group]")).toBeNull();
});
