import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { ScamReason, ScamSign } from "#domain/scam-guard/scam-sign.ts";
import { currentLanguage } from "../../../../platform/language/i18n.ts";
import { pounds } from "../../../../platform/text/pounds.ts";

/** Catalogue ids: what a sign says, and what to do about it. */
const TEXTS: Readonly<Record<ScamReason, { says: string; advice: string }>> = {
  "asks-money-first": {
    says: /*i18n*/ "warnings.asks-money-first",
    advice: /*i18n*/ "warnings.asks-money-first.advice",
  },
  "asks-money": { says: /*i18n*/ "warnings.asks-money", advice: /*i18n*/ "warnings.asks-money.advice" },
  "untraceable-payment": {
    says: /*i18n*/ "warnings.untraceable-payment",
    advice: /*i18n*/ "warnings.untraceable-payment.advice",
  },
  "gift-cards": { says: /*i18n*/ "warnings.gift-cards", advice: /*i18n*/ "warnings.gift-cards.advice" },
  crypto: { says: /*i18n*/ "warnings.crypto", advice: /*i18n*/ "warnings.crypto.advice" },
  "keys-by-parcel": { says: /*i18n*/ "warnings.keys-by-parcel", advice: /*i18n*/ "warnings.keys-by-parcel.advice" },
  "false-platform": { says: /*i18n*/ "warnings.false-platform", advice: /*i18n*/ "warnings.false-platform.advice" },
  "rent-by-proxy": { says: /*i18n*/ "warnings.rent-by-proxy", advice: /*i18n*/ "warnings.rent-by-proxy.advice" },
  "visa-papers": { says: /*i18n*/ "warnings.visa-papers", advice: /*i18n*/ "warnings.visa-papers.advice" },
  "asks-identity": { says: /*i18n*/ "warnings.asks-identity", advice: /*i18n*/ "warnings.asks-identity.advice" },
  "sex-for-rent": { says: /*i18n*/ "warnings.sex-for-rent", advice: /*i18n*/ "warnings.sex-for-rent.advice" },
  "no-viewing": { says: /*i18n*/ "warnings.no-viewing", advice: /*i18n*/ "warnings.no-viewing.advice" },
  "low-price": { says: /*i18n*/ "warnings.low-price", advice: /*i18n*/ "warnings.low-price.advice" },
  "photo-elsewhere": { says: /*i18n*/ "warnings.photo-elsewhere", advice: /*i18n*/ "warnings.photo-elsewhere.advice" },
  "new-account": { says: /*i18n*/ "warnings.new-account", advice: /*i18n*/ "warnings.new-account.advice" },
};

/** What to do where it is a request that has the sign: its poster takes no rent and shows no room. */
const ADVICE_ON_REQUESTS: Partial<Record<ScamReason, string>> = {
  "gift-cards": /*i18n*/ "warnings.request.gift-cards.advice",
  crypto: /*i18n*/ "warnings.request.crypto.advice",
  "asks-identity": /*i18n*/ "warnings.request.asks-identity.advice",
  "new-account": /*i18n*/ "warnings.request.new-account.advice",
};

const KINDS: Partial<Record<string, string>> = {
  studio: /*i18n*/ "warnings.kind.studio",
  ensuite: /*i18n*/ "warnings.kind.ensuite",
  double: /*i18n*/ "warnings.kind.double",
  room: /*i18n*/ "warnings.kind.room",
  shared: /*i18n*/ "warnings.kind.shared",
};

/** What a sign is, with its figures where it has some; null for a reason that this build does not know. */
export function saysText(i18n: I18n, { reason, comparison }: ScamSign, city: string): string | null {
  if (!(reason in TEXTS)) return null;
  if (comparison === undefined) return i18n._(TEXTS[reason].says);
  const { price, median, rooms, kind } = comparison;
  const says = comparison.everywhere === true ? /*i18n*/ "warnings.low-price.everywhere" : TEXTS[reason].says;
  return i18n._(says, {
    price: pounds(price),
    median: pounds(median),
    share: Math.round((100 * price) / median),
    rooms,
    city: cityLabel(city, currentLanguage()),
    kind: kindText(i18n, kind),
  });
}

/** What to do about a sign. */
export function adviceText(i18n: I18n, { reason }: ScamSign, about: "room" | "request"): string {
  const onRequest = about === "request" ? ADVICE_ON_REQUESTS[reason] : undefined;
  return i18n._(onRequest ?? TEXTS[reason].advice);
}

function kindText(i18n: I18n, kind: string): string {
  const id = KINDS[kind];
  return id === undefined ? i18n._("warnings.kind.home", { beds: Number.parseInt(kind, 10) }) : i18n._(id);
}
