/** What a room's own words may say that warnings of the police, councils and consulates name. */
const PHRASE_REASONS = [
  "asks-money-first",
  "untraceable-payment",
  "gift-cards",
  "crypto",
  "keys-by-parcel",
  "false-platform",
  "rent-by-proxy",
  "visa-papers",
  "asks-identity",
  "sex-for-rent",
  "no-viewing",
] as const;
export type PhraseReason = (typeof PHRASE_REASONS)[number];

/** And what a request's words may say: who looks for a room pays for it, and asks no one else for money. */
export const REQUEST_PHRASE_REASONS = ["asks-money", "gift-cards", "crypto", "asks-identity"] as const;
export type RequestPhraseReason = (typeof REQUEST_PHRASE_REASONS)[number];

/** Every reason for which a reader is asked to look twice; phones know those of their own build. */
export const SCAM_REASONS = [...PHRASE_REASONS, "asks-money", "low-price", "photo-elsewhere", "new-account"] as const;
export type ScamReason = (typeof SCAM_REASONS)[number];

/** `strong` is what honest posters hardly ever do; `weak` has many honest explanations. */
export const SEVERITIES = ["weak", "strong"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** One reason to look twice at a room or a request. It says nothing about who posted it, and hides nothing. */
export interface ScamSign {
  reason: ScamReason;
  severity: Severity;
  /** With `low-price` alone: what the figures are that make it so. */
  comparison?: PriceComparison;
}

/** A weekly price beside those of like rooms, in the same city unless it says otherwise, in pounds. */
export interface PriceComparison {
  price: number;
  median: number;
  /** How many rooms the median is of. */
  rooms: number;
  /** What they have in common: see `priceKindOf`, or `ANY_SHARED_ROOM`. */
  kind: string;
  /** Where they are of all cities, because its own has too few. */
  everywhere?: true;
}
