import type { CheckAnswer, CheckId } from "#domain/viewings/viewing.ts";

/** The catalogue id of each question: something that can be found out in a minute, standing in the room. */
export const QUESTIONS: Record<CheckId, string> = {
  damp: /*i18n*/ "viewings.check.damp",
  heating: /*i18n*/ "viewings.check.heating",
  "hot-water": /*i18n*/ "viewings.check.hot-water",
  "water-pressure": /*i18n*/ "viewings.check.water-pressure",
  windows: /*i18n*/ "viewings.check.windows",
  noise: /*i18n*/ "viewings.check.noise",
  signal: /*i18n*/ "viewings.check.signal",
  wifi: /*i18n*/ "viewings.check.wifi",
  kitchen: /*i18n*/ "viewings.check.kitchen",
  laundry: /*i18n*/ "viewings.check.laundry",
  furniture: /*i18n*/ "viewings.check.furniture",
  locks: /*i18n*/ "viewings.check.locks",
  alarms: /*i18n*/ "viewings.check.alarms",
  bills: /*i18n*/ "viewings.check.bills",
  "deposit-scheme": /*i18n*/ "viewings.check.deposit-scheme",
  contract: /*i18n*/ "viewings.check.contract",
  inventory: /*i18n*/ "viewings.check.inventory",
  landlord: /*i18n*/ "viewings.check.landlord",
};

/** A short name of each, for the comparison table. */
export const SHORT_NAMES: Record<CheckId, string> = {
  damp: /*i18n*/ "viewings.check.damp.short",
  heating: /*i18n*/ "viewings.check.heating.short",
  "hot-water": /*i18n*/ "viewings.check.hot-water.short",
  "water-pressure": /*i18n*/ "viewings.check.water-pressure.short",
  windows: /*i18n*/ "viewings.check.windows.short",
  noise: /*i18n*/ "viewings.check.noise.short",
  signal: /*i18n*/ "viewings.check.signal.short",
  wifi: /*i18n*/ "viewings.check.wifi.short",
  kitchen: /*i18n*/ "viewings.check.kitchen.short",
  laundry: /*i18n*/ "viewings.check.laundry.short",
  furniture: /*i18n*/ "viewings.check.furniture.short",
  locks: /*i18n*/ "viewings.check.locks.short",
  alarms: /*i18n*/ "viewings.check.alarms.short",
  bills: /*i18n*/ "viewings.check.bills.short",
  "deposit-scheme": /*i18n*/ "viewings.check.deposit-scheme.short",
  contract: /*i18n*/ "viewings.check.contract.short",
  inventory: /*i18n*/ "viewings.check.inventory.short",
  landlord: /*i18n*/ "viewings.check.landlord.short",
};

/** What the law says about some of them. */
export const LAW: Partial<Record<CheckId, string>> = {
  heating: /*i18n*/ "viewings.law.gas",
  alarms: /*i18n*/ "viewings.law.alarms",
  "deposit-scheme": /*i18n*/ "viewings.law.deposit",
  contract: /*i18n*/ "viewings.law.fees",
};

/** What an answer is called. */
export const ANSWERS: Record<CheckAnswer, string> = {
  good: /*i18n*/ "viewings.answer.good",
  bad: /*i18n*/ "viewings.answer.bad",
  unsure: /*i18n*/ "viewings.answer.unsure",
};
