import type { PhraseReason, RequestPhraseReason, Severity } from "../scam-sign.ts";

/** A turn of phrase that published warnings name, as one sentence says it. */
export interface Phrase {
  reason: PhraseReason | RequestPhraseReason;
  severity: Severity;
  /** Found in the sentence. */
  says: RegExp;
  /** All found in the same sentence too: what makes a word that is innocent by itself mean money. */
  with?: readonly RegExp[];
  /** All found anywhere in what the poster has written. */
  beside?: readonly RegExp[];
  /** Found in the sentence, it is an honest use. */
  unless?: RegExp;
  /** Found in the same part of the sentence, the poster offers it by themselves. */
  offer?: RegExp;
  /** Found anywhere, it is an honest use: the room is shown, or an agency takes the money. */
  nowhere?: RegExp;
  /** A refusal is no sign: 'no crypto', 不收 USDT. Not for what is a refusal itself, such as 'no viewings'. */
  refusable: boolean;
}

/** For a phrase whose promises are a part of the scheme, and excuse nothing. */
export const PROMISED = /(?!)/;
