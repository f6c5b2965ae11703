import type { I18n } from "@lingui/core";
import type { ScamReason } from "#domain/scam-guard/scam-sign.ts";

/** Catalogue ids: what a sign is, in a few words, for those who look through many rooms. */
const NAMES: Readonly<Record<ScamReason, string>> = {
  "asks-money-first": /*i18n*/ "sign.asks-money-first",
  "asks-money": /*i18n*/ "sign.asks-money",
  "untraceable-payment": /*i18n*/ "sign.untraceable-payment",
  "gift-cards": /*i18n*/ "sign.gift-cards",
  crypto: /*i18n*/ "sign.crypto",
  "keys-by-parcel": /*i18n*/ "sign.keys-by-parcel",
  "false-platform": /*i18n*/ "sign.false-platform",
  "rent-by-proxy": /*i18n*/ "sign.rent-by-proxy",
  "visa-papers": /*i18n*/ "sign.visa-papers",
  "asks-identity": /*i18n*/ "sign.asks-identity",
  "sex-for-rent": /*i18n*/ "sign.sex-for-rent",
  "no-viewing": /*i18n*/ "sign.no-viewing",
  "low-price": /*i18n*/ "sign.low-price",
  "photo-elsewhere": /*i18n*/ "sign.photo-elsewhere",
  "new-account": /*i18n*/ "sign.new-account",
};

/** Signs by their names, in one line. A younger server may know more of them. */
export function signNames(i18n: I18n, reasons: readonly ScamReason[]): string {
  return reasons.flatMap((reason) => (reason in NAMES ? [i18n._(NAMES[reason])] : [])).join(" · ");
}
