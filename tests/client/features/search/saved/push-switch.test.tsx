import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { endSession, startSession } from "../../../../../src/client/api/credentials/session.ts";
import { PushSwitch } from "../../../../../src/client/features/search/saved/push-switch.tsx";
import { connection } from "../../../../../src/client/platform/connection/connection.ts";
import { tokensOf } from "../../../../offline/session/session-support.ts";
import { emptyStore } from "../../../../offline/support.ts";

let root: Root;
let screen: HTMLElement;

beforeEach(async () => {
  await emptyStore();
  connection.value = "online";
  startSession(tokensOf({ sub: "reader", sid: "reader-1" }));
  screen = document.createElement("div");
  root = createRoot(screen);
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endSession();
});

function show(language: "zh" | "en" = "en"): void {
  root.render(
    <I18nProvider i18n={setupI18n({ locale: language, messages: { zh, en } })}>
      <PushSwitch />
    </I18nProvider>,
  );
}

const button = (name: string) =>
  [...screen.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === name);

/** As a browser whose owner has answered like this. */
function permitted(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal("Notification", { permission, requestPermission });
  return requestPermission;
}

test("A-75: the app asks before the browser does, and a no to that is said with the way back", async () => {
  const asked = permitted("default", "denied");
  show();
  await expect.poll(() => screen.textContent).toContain("Your browser will ask once more");
  expect(asked).not.toHaveBeenCalled();
  button("Turn on alerts")!.click();
  await expect.poll(() => screen.textContent).toContain("is blocking notifications");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("A-75: notifications that are blocked are said at once, with no button that could not help", async () => {
  permitted("denied");
  show("zh");
  await expect.poll(() => screen.textContent).toContain("浏览器屏蔽了本站的通知");
  expect(screen.querySelector("button")).toBeNull();
});

test("A-75: an iPhone outside the home screen is told how to get there, another browser without pushes that mails remain", async () => {
  vi.stubGlobal("PushManager", undefined);
  Reflect.deleteProperty(window, "PushManager");
  show();
  await expect.poll(() => screen.textContent).toContain("you’ll still get emails");
  root.unmount();
  root = createRoot(screen);
  vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(5);
  Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
  show();
  await expect.poll(() => screen.textContent).toContain("Add to Home Screen");
  Reflect.deleteProperty(navigator, "standalone");
});

test("without a network it says so, and makes no call", async () => {
  const asked = permitted("default");
  connection.value = "offline";
  show();
  await expect.poll(() => screen.textContent).toContain("You need to be online");
  button("Turn on alerts")!.click();
  expect(asked).not.toHaveBeenCalled();
});

test("a device that gets pushes says so, and how to end it", async () => {
  permitted("granted");
  const push = {
    owner: "reader",
    endpoint: "https://push.example/1",
    id: "0198c0de-0000-7000-8000-000000000001",
    language: "en" as const,
    confirmedAt: Date.now(),
  };
  await dexieStore.write(["pushes"], (tx) => tx.put("pushes", push));
  show();
  await expect.poll(() => screen.textContent).toContain("Alerts are on for this device");
  expect(button("Turn off")).toBeDefined();
});
