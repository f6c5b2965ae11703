import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages as zh } from "#locales/zh.po";
import { StillAvailablePage } from "../../../../src/client/features/account/still-available-page.tsx";

let root: Root;
let screen: HTMLElement;
const before = location.href;

beforeEach(() => {
  history.replaceState(null, "", "/still-available?token=mailed");
  screen = document.createElement("div");
  root = createRoot(screen);
});
afterEach(() => {
  vi.restoreAllMocks();
  root.unmount();
  history.replaceState(null, "", before);
});

test("A-73: the page says which room it asks about, before anything is answered", async () => {
  const bodies: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return Response.json({ title: "曼城 M14 单人间" });
  });
  root.render(
    <I18nProvider i18n={setupI18n({ locale: "zh", messages: { zh } })}>
      <StillAvailablePage />
    </I18nProvider>,
  );
  await expect.poll(() => screen.textContent).toContain("曼城 M14 单人间");
  expect(bodies).toEqual([{ token: "mailed" }]);
});
