import type { Browser, Device, System } from "#domain/users/device.ts";

/** The first that matches counts: most browsers also name those that they are made from, or wish to be taken for. */
const BROWSER_SIGNS: readonly (readonly [RegExp, Browser])[] = [
  [/\bMicroMessenger\//, "wechat"],
  [/\bEdg(?:e|A|iOS)?\//, "edge"],
  [/\b(?:OPR|OPT|OPiOS)\//, "opera"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\bHuaweiBrowser\//, "huawei"],
  [/\bMiuiBrowser\//, "miui"],
  [/\bM?QQBrowser\//, "qq"],
  [/\bUC?Browser\//, "uc"],
  [/\b(?:Firefox|FxiOS)\//, "firefox"],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//, "chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "safari"],
];

const SYSTEM_SIGNS: readonly (readonly [RegExp, System])[] = [
  [/\biPhone\b|\biPod\b/, "iphone"],
  [/\biPad\b/, "ipad"],
  [/\b(?:OpenHarmony|HarmonyOS)\b/, "harmonyos"],
  [/\bAndroid\b/, "android"],
  [/\bWindows\b/, "windows"],
  [/\bCrOS\b/, "chromeos"],
  // Browsers of iOS that ask for the page of a desktop.
  [/\bMacintosh\b.*\b(?:CriOS|FxiOS|EdgiOS)\//, "ipad"],
  [/\bMacintosh\b(?!.*\b(?:Chrome|Firefox|Edg|OPR)\/)/, "mac-or-ipad"],
  [/\bMacintosh\b/, "mac"],
  [/\bLinux\b|\bX11\b/, "linux"],
];

/** No known browser says more of itself. */
const LONGEST_READ = 1000;

/**
 * What a device is called in its owner's list of devices. A User-Agent header says what its sender likes: nothing may
 * depend on it. @param userAgent Undefined where none was sent.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, LONGEST_READ) ?? "";
  return { browser: firstIn(BROWSER_SIGNS, text), system: firstIn(SYSTEM_SIGNS, text) };
}

function firstIn<Name>(signs: readonly (readonly [RegExp, Name])[], text: string): Name | null {
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}
