import type { I18n } from "@lingui/core";
import type { OwnSession } from "#contract/schemas/session.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { Browser, System } from "#domain/users/device.ts";
import { ageText } from "#domain/age-text.ts";

/** What a device is called: browser and system, as far as it has named them. */
export function deviceName(i18n: I18n, { browser, system }: Pick<OwnSession, "browser" | "system">): string {
  const names = [nameIn(i18n, BROWSER_NAMES, browser), nameIn(i18n, SYSTEM_NAMES, system)].filter(
    (name) => name !== null,
  );
  return names.length === 0 ? i18n._("device.unknown") : names.join(" · ");
}

/**
 * When a device was last used: by the hour or the day, for it is not known more exactly.
 * @param now The server's clock, epoch milliseconds.
 */
export function lastUseText(i18n: I18n, lastUsedAt: string, now: number): string {
  const instant = Date.parse(lastUsedAt);
  if (now - instant < HOUR_MS) return i18n._("device.used-just-now");
  return i18n._("device.used", { age: ageText(instant, i18n.locale, now) });
}

/** On which day it logged in. */
export function loggedInText(i18n: I18n, createdAt: string): string {
  const format = new Intl.DateTimeFormat(i18n.locale === "zh" ? "zh-CN" : "en-GB", { dateStyle: "medium" });
  return i18n._("device.logged-in", { day: format.format(Date.parse(createdAt)) });
}

// A later build of the server may know more of them.
function nameIn<Name extends string>(i18n: I18n, names: Readonly<Record<Name, string>>, name: Name | null) {
  return name !== null && Object.hasOwn(names, name) ? i18n._(names[name]) : null;
}

const BROWSER_NAMES: Readonly<Record<Browser, string>> = {
  wechat: /*i18n*/ "device.wechat",
  edge: /*i18n*/ "device.edge",
  opera: /*i18n*/ "device.opera",
  samsung: /*i18n*/ "device.samsung",
  huawei: /*i18n*/ "device.huawei",
  miui: /*i18n*/ "device.miui",
  qq: /*i18n*/ "device.qq",
  uc: /*i18n*/ "device.uc",
  firefox: /*i18n*/ "device.firefox",
  chrome: /*i18n*/ "device.chrome",
  safari: /*i18n*/ "device.safari",
};

const SYSTEM_NAMES: Readonly<Record<System, string>> = {
  iphone: /*i18n*/ "device.iphone",
  ipad: /*i18n*/ "device.ipad",
  mac: /*i18n*/ "device.mac",
  "mac-or-ipad": /*i18n*/ "device.mac-or-ipad",
  android: /*i18n*/ "device.android",
  harmonyos: /*i18n*/ "device.harmonyos",
  windows: /*i18n*/ "device.windows",
  chromeos: /*i18n*/ "device.chromeos",
  linux: /*i18n*/ "device.linux",
};
