import type { BrowserContextOptions } from "@playwright/test";

/** Who visits: each story is told on a phone and on a desktop, in Chinese and in English. */
export interface Visitor {
  name: string;
  language: "zh" | "en";
  wide: boolean;
  context: BrowserContextOptions;
}

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export const visitors: readonly Visitor[] = [
  { name: "on a phone, in Chinese", language: "zh", wide: false, context: { ...PHONE, locale: "zh-CN" } },
  { name: "on a phone, in English", language: "en", wide: false, context: { ...PHONE, locale: "en-GB" } },
  { name: "on a desktop, in Chinese", language: "zh", wide: true, context: { ...DESKTOP, locale: "zh-CN" } },
  { name: "on a desktop, in English", language: "en", wide: true, context: { ...DESKTOP, locale: "en-GB" } },
];

/**
 * One of each width and of each language: for stories in which the two have nothing to do with each other. Whole
 * journeys are told to all four.
 */
export const twoVisitors: readonly Visitor[] = visitors.filter(({ language, wide }) => (language === "en") === wide);

/** For long stories about what happens behind the screens: continuous integration tells them to the first alone. */
export const oneOrTwoVisitors = process.env["CI"] ? twoVisitors.slice(0, 1) : twoVisitors;
