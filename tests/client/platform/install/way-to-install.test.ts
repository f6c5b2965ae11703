import { expect, test } from "vitest";
import { wayToInstall } from "../../../../src/client/platform/install/way-to-install.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0 Mobile";
const SAFARI = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
const ON_IPHONE = { standalone: false, maxTouchPoints: 5 };
const WITH_WORKER = { serviceWorker: {} };

test.each([
  ["a browser that has offered it", { userAgent: ANDROID, ...WITH_WORKER }, true, "prompt"],
  ["a browser that has not", { userAgent: ANDROID, ...WITH_WORKER }, false, null],
  ["Safari on an iPhone", { userAgent: SAFARI, ...ON_IPHONE, ...WITH_WORKER }, false, "ios"],
  ["Safari on a Mac", { userAgent: "Macintosh Safari", standalone: false, maxTouchPoints: 0 }, false, null],
  ["WeChat on an iPhone", { userAgent: `${IPHONE} MicroMessenger/8.0.50`, ...ON_IPHONE }, false, "browser"],
  ["WeChat on Android", { userAgent: `${ANDROID} MicroMessenger/8.0.50`, ...WITH_WORKER }, false, "browser"],
  ["Xiaohongshu", { userAgent: `${IPHONE} xhsminiweb/1.0 discover/8.50`, ...ON_IPHONE }, false, "browser"],
  ["another app's window on an iPhone", { userAgent: `${IPHONE} Mobile/15E148`, ...ON_IPHONE }, false, "browser"],
  ["a private window of Firefox", { userAgent: "Firefox/140.0" }, false, null],
])("X2: %s", (_, window, hasPrompt, way) => {
  expect(wayToInstall({ maxTouchPoints: 0, ...window } as unknown as Navigator, hasPrompt)).toBe(way);
});
