import type { BrowserContextOptions } from "@playwright/test";
import { CORE_ONLY } from "../../support/scope.ts";

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

const everybody: readonly Visitor[] = [
  { name: "on a phone, in Chinese", language: "zh", wide: false, context: { ...PHONE, locale: "zh-CN" } },
  { name: "on a phone, in English", language: "en", wide: false, context: { ...PHONE, locale: "en-GB" } },
  { name: "on a desktop, in Chinese", language: "zh", wide: true, context: { ...DESKTOP, locale: "zh-CN" } },
  { name: "on a desktop, in English", language: "en", wide: true, context: { ...DESKTOP, locale: "en-GB" } },
];

const oneOfEach = everybody.filter(({ language, wide }) => (language === "en") === wide);
const [first, second] = oneOfEach;

/** Whole journeys are told to all four; by `npm test` to one. */
export const visitors: readonly Visitor[] = CORE_ONLY ? [second!] : everybody;

/** One of each width and of each language: for stories in which the two have nothing to do with each other. */
export const twoVisitors: readonly Visitor[] = CORE_ONLY ? [second!] : oneOfEach;

/** The same, for stories about what happens behind the screens, and about what a phone has less room for. */
export const oneOrTwoVisitors: readonly Visitor[] = CORE_ONLY ? [first!] : oneOfEach;
