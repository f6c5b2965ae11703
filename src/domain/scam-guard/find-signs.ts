import { DAY_MS } from "../durations.ts";
import { lowPriceSign, type AskedPrice, type KnownPrices } from "./low-price.ts";
import { phraseSigns, type WrittenRoom } from "./phrases/phrase-signs.ts";
import type { ScamSign } from "./scam-sign.ts";

/** What is known about a room besides itself. */
export interface Circumstances {
  /** What rooms cost in its city, and in all. */
  prices: KnownPrices;
  /** How many other accounts showed one of its photos before. */
  earlierAccounts: number;
  /** How many of these are deactivated, or had a room hidden or removed by a moderator. */
  earlierActedOn: number;
  /** Epoch milliseconds; null for rooms without an owner. */
  accountMadeAt: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/** More accounts than this share a photo from a brochure, such as that of a student hall. */
const MOST_COPYING = 3;

/** Of a poster whose account is less than a day old. */
export const NEW_ACCOUNT: ScamSign = { reason: "new-account", severity: "weak" };

/** Why a reader should look twice at a room, what weighs most first. */
export function findScamSigns(room: WrittenRoom & AskedPrice, about: Circumstances) {
  const signs: (ScamSign | null)[] = [
    ...phraseSigns(room),
    photoSign(about),
    lowPriceSign(room, about.prices),
    accountSign(about),
  ];
  const found = signs.filter((sign) => sign !== null);
  return found.toSorted((a, b) => weightOf(b) - weightOf(a));
}

function photoSign({ earlierAccounts, earlierActedOn }: Circumstances): ScamSign | null {
  // Who shows one photo from account after account, as they are closed, makes no brochure of it.
  const isBrochure = earlierAccounts > MOST_COPYING && earlierActedOn === 0;
  if (earlierAccounts === 0 || isBrochure) return null;
  return { reason: "photo-elsewhere", severity: "weak" };
}

function accountSign({ accountMadeAt, now }: Circumstances): ScamSign | null {
  if (accountMadeAt === null || now - accountMadeAt >= DAY_MS) return null;
  return NEW_ACCOUNT;
}

function weightOf({ reason, severity }: ScamSign): number {
  if (severity === "strong") return 2;
  // Every poster begins with an account of today.
  return reason === "new-account" ? 0 : 1;
}
