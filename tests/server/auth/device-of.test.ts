import { expect, test } from "vitest";
import type { Device } from "#domain/users/device.ts";
import { deviceOf } from "../../../src/server/auth/sessions/device-of.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X)";
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko)";
const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

const devices: [browser: Device["browser"], system: Device["system"], userAgent: string][] = [
  ["chrome", "windows", `${WINDOWS} ${BLINK} Chrome/142.0.0.0 Safari/537.36`],
  ["edge", "windows", `${WINDOWS} ${BLINK} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ["opera", "windows", `${WINDOWS} ${BLINK} Chrome/142.0.0.0 Safari/537.36 OPR/128.0.0.0`],
  ["firefox", "windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["chrome", "mac", `${MAC} ${BLINK} Chrome/142.0.0.0 Safari/537.36`],
  ["firefox", "mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0"],
  // Safari says the same on a Mac and on an iPad.
  ["safari", "mac-or-ipad", `${MAC} ${WEBKIT} Version/26.1 Safari/605.1.15`],
  ["chrome", "ipad", `${MAC} ${WEBKIT} CriOS/142.0.7444.128 Version/17.4 Safari/605.1.15`],
  ["safari", "iphone", `${IPHONE} ${WEBKIT} Version/26.1 Mobile/15E148 Safari/604.1`],
  ["chrome", "iphone", `${IPHONE} ${WEBKIT} CriOS/142.0.7444.128 Mobile/15E148 Safari/604.1`],
  ["firefox", "iphone", `${IPHONE} ${WEBKIT} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ["edge", "iphone", `${IPHONE} ${WEBKIT} Version/26.0 EdgiOS/142.0 Mobile/15E148 Safari/605.1.15`],
  [
    "wechat",
    "iphone",
    `${IPHONE} ${WEBKIT} Mobile/15E148 MicroMessenger/8.0.65(0x18004130) NetType/WIFI Language/zh_CN`,
  ],
  [null, "iphone", `${IPHONE} ${WEBKIT} Mobile/15E148`],
  ["chrome", "android", `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/142.0.0.0 Mobile Safari/537.36`],
  [
    "samsung",
    "android",
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "wechat",
    "android",
    `Mozilla/5.0 (Linux; Android 14; V2309A) ${BLINK} Version/4.0 Chrome/130.0 MQQBrowser/6.2 MicroMessenger/8.0.65`,
  ],
  [
    "huawei",
    "harmonyos",
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${BLINK} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0`,
  ],
  ["firefox", "android", "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"],
  ["chrome", "chromeos", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/142.0.0.0 Safari/537.36`],
  ["chrome", "linux", `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} HeadlessChrome/142.0.0.0 Safari/537.36`],
  [null, null, "curl/8.14.1"],
  [null, null, ""],
];

test.each(devices)("a device is called %s on %s: %s", (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test("a device that says nothing, or far too much, is called nothing", () => {
  expect(deviceOf(undefined)).toEqual({ browser: null, system: null });
  expect(deviceOf(`${"x".repeat(100_000)} Firefox/145.0`)).toEqual({ browser: null, system: null });
});
