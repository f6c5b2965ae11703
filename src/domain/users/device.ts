/** Browsers that a list of devices has a name for. */
export const BROWSERS = [
  "wechat",
  "edge",
  "opera",
  "samsung",
  "huawei",
  "miui",
  "qq",
  "uc",
  "firefox",
  "chrome",
  "safari",
] as const;
export type Browser = (typeof BROWSERS)[number];

/** Systems that a list of devices has a name for. iPads ask for pages as Macs do: Safari's cannot be told apart. */
export const SYSTEMS = [
  "iphone",
  "ipad",
  "mac",
  "mac-or-ipad",
  "android",
  "harmonyos",
  "windows",
  "chromeos",
  "linux",
] as const;
export type System = (typeof SYSTEMS)[number];

/** What a device says that it is. Null for what is missing, or has no name here. */
export interface Device {
  browser: Browser | null;
  system: System | null;
}

/** Why a session is over that its device did not end itself. */
export const END_REASONS = [
  "ended-elsewhere",
  "new-password",
  "address-restored",
  "deactivated",
  "token-reused",
  "expired",
] as const;
export type EndReason = (typeof END_REASONS)[number];
