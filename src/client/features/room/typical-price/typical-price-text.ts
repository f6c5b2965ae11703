import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import { monthlyRent, type RentUnit } from "#domain/listings/price.ts";
import type { Season } from "#domain/prices/season.ts";
import type { PriceStanding, TypicalPrice } from "#domain/prices/typical-price.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { pounds } from "../../../platform/text/pounds.ts";

const KINDS: Partial<Record<string, string>> = {
  studio: /*i18n*/ "typical-price.kind.studio",
  ensuite: /*i18n*/ "typical-price.kind.ensuite",
  double: /*i18n*/ "typical-price.kind.double",
  room: /*i18n*/ "typical-price.kind.room",
  shared: /*i18n*/ "typical-price.kind.shared",
};

const SPANS: Readonly<Record<RentUnit, string>> = {
  week: /*i18n*/ "typical-price.week",
  month: /*i18n*/ "typical-price.month",
};

const STANDINGS: Readonly<Record<PriceStanding, string>> = {
  below: /*i18n*/ "typical-price.below",
  within: /*i18n*/ "typical-price.within",
  above: /*i18n*/ "typical-price.above",
};

const SAMPLES: Readonly<Record<Season | "all", string>> = {
  intake: /*i18n*/ "typical-price.of.intake",
  rest: /*i18n*/ "typical-price.of.rest",
  all: /*i18n*/ "typical-price.of.all",
};

/** The middle half in whole pounds, by the week or by the month: '£165–£210 a week'. */
export function spanText(i18n: I18n, { low, high }: TypicalPrice, unit: RentUnit): string {
  const shown = (perWeek: number) => pounds(unit === "week" ? Math.round(perWeek) : monthlyRent(perWeek));
  return i18n._(SPANS[unit], { low: shown(low), high: shown(high) });
}

/** Where a price stands to it. */
export function standingText(i18n: I18n, standing: PriceStanding): string {
  return i18n._(STANDINGS[standing]);
}

/** What the figures are of: 'The middle half of 23 ensuite rooms in Leeds'. @param city Folded. */
export function sampleText(i18n: I18n, { rooms, kind, season }: TypicalPrice, city: string): string {
  const said = { rooms, kind: kindText(i18n, kind), city: cityLabel(city, currentLanguage()) };
  return i18n._(SAMPLES[season ?? "all"], said);
}

function kindText(i18n: I18n, kind: string): string {
  const id = KINDS[kind];
  return id === undefined ? i18n._("typical-price.kind.home", { beds: Number.parseInt(kind, 10) }) : i18n._(id);
}
