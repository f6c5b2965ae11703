import { textsOf } from "../../fields/prose.ts";
import { LISTING_FIELDS, type ListingFields } from "../../listings/listing-fields.ts";
import { REQUEST_FIELDS, type RequestFields } from "../../tenant-requests/request-fields.ts";
import { REQUEST_PHRASE_REASONS, type ScamSign } from "../scam-sign.ts";
import { CHINESE_PHRASES } from "./chinese-phrases.ts";
import { CHINESE_SCHEMES } from "./chinese-schemes.ts";
import { ENGLISH_PHRASES } from "./english-phrases.ts";
import { ENGLISH_SCHEMES } from "./english-schemes.ts";
import type { Phrase } from "./phrase.ts";
import { OFFERED, REQUEST_PHRASES } from "./request-phrases.ts";
import { REQUEST_SCHEMES } from "./request-schemes.ts";
import { sentencesOf } from "./sentences.ts";

const ROOM_TEXTS = textsOf(LISTING_FIELDS);
const REQUEST_TEXTS = textsOf(REQUEST_FIELDS);

/** What a poster writes about a room in their own words. */
export type WrittenRoom = Pick<ListingFields, (typeof ROOM_TEXTS)[number]>;

/** What a poster writes about the room that they look for. */
export type WrittenRequest = Pick<RequestFields, (typeof REQUEST_TEXTS)[number]>;

const PHRASES = [...ENGLISH_PHRASES, ...ENGLISH_SCHEMES, ...CHINESE_PHRASES, ...CHINESE_SCHEMES];

/** Who looks for a room may well offer rent in advance, and their own papers; gift cards and crypto are a sign however they come. */
const OFFERABLE: ReadonlySet<string> = new Set(["asks-money", "asks-identity"]);

/** Of the phrases of rooms those that mean the same in a request: strong ones, for who looks for a room shows papers early. */
const OF_REQUESTS = [
  ...REQUEST_PHRASES,
  ...REQUEST_SCHEMES,
  ...PHRASES.filter(
    ({ reason, severity }) => severity === "strong" && REQUEST_PHRASE_REASONS.some((each) => each === reason),
  ),
].map((phrase) => (OFFERABLE.has(phrase.reason) ? Object.assign({ offer: OFFERED }, phrase) : phrase));

/** What refuses, before a phrase in its part of the sentence. */
const REFUSED = /\b(?:no|not|never|don't|do not|won't|cannot|can't|without|refuse|avoid)\b[^,:]*$/;
const REFUSED_IN_CHINESE =
  /(?:不要|请勿|切勿|勿|别|不允许|禁止|不得|不用|不必|无需|不收|不会|从不|绝不|拒绝?|谢绝|不需要?|不接受|不支持|不可以|没有|不(?:付|买|发|给|转|交))[^，,：:]{0,8}$/;
/** What turns those away who ask for it, after a phrase. */
const TURNED_AWAY =
  /\b(?:need not apply|go away|no thanks|not welcome|will be (?:reported|blocked))\b|勿扰|免谈|绕道|走开|别来|别加|勿加|别联系|勿联系|拉黑/;
/** A sentence that warns of others. */
const WARNS =
  /\bbeware\b|\b(?:reposting|copying|stealing|copied|cloned|stole) (?:our|my)\b|\basking people\b|\bif (?:any|some)(?:one|body) asks? (?:you|for|to)\b|\bscammers?\b[^.]*\b(?:ask|will|often)\b|骗子[^。，,]{0,2}(?:会|常|爱|都)|(?:是|就是|属于)骗子|(?:盗|偷)(?:了)?我的?图|请?举报|警惕|谨防|防骗|小心(?:骗|上当)/;

/** The signs in a room's own words, each reason once, by its strongest phrase. */
export function phraseSigns(room: WrittenRoom): ScamSign[] {
  const signs = signsIn(
    PHRASES,
    ROOM_TEXTS.map((field) => room[field]),
  );
  // Where money is asked for unseen, that there is no viewing is a part of it.
  const asksMoney = signs.some(({ reason }) => reason === "asks-money-first");
  return asksMoney ? signs.filter(({ reason }) => reason !== "no-viewing") : signs;
}

/** The signs in a request's own words, each reason once. */
export function requestPhraseSigns(request: WrittenRequest): ScamSign[] {
  return signsIn(OF_REQUESTS, textsOfRequest(request));
}

/** The texts of a request in which they are looked for. */
export function textsOfRequest(request: WrittenRequest): (string | null)[] {
  return REQUEST_TEXTS.map((field) => request[field]);
}

function signsIn(phrases: readonly Phrase[], texts: readonly (string | null)[]): ScamSign[] {
  const sentences = texts.flatMap((text) => sentencesOf(text ?? ""));
  const whole = sentences.join(". ");
  const said = sentences.filter((sentence) => !WARNS.test(sentence));
  const found = phrases.filter((phrase) => said.some((sentence) => isSaid(phrase, sentence, whole)));
  const byReason = new Map<string, ScamSign>();
  for (const { reason, severity } of found) {
    if (severity === "strong" || !byReason.has(reason)) byReason.set(reason, { reason, severity });
  }
  return [...byReason.values()];
}

function isSaid(phrase: Phrase, sentence: string, whole: string): boolean {
  const said = phrase.says.exec(sentence);
  if (said === null) return false;
  if (phrase.with?.some((also) => !also.test(sentence)) ?? false) return false;
  if (phrase.beside?.some((also) => !also.test(whole)) ?? false) return false;
  if (phrase.unless?.test(sentence) ?? false) return false;
  if (phrase.offer?.test(partAt(sentence, said)) ?? false) return false;
  if (phrase.nowhere?.test(whole) ?? false) return false;
  return !(phrase.refusable && isRefused(sentence, said));
}

/** What stands between the commas around a phrase, which it may run over itself. */
function partAt(sentence: string, { index, 0: text }: RegExpExecArray): string {
  const before = /[^，,：:]*$/.exec(sentence.slice(0, index))?.[0] ?? "";
  const after = /^[^，,：:]*/.exec(sentence.slice(index + text.length))?.[0] ?? "";
  return before + text + after;
}

function isRefused(sentence: string, { index, 0: text }: RegExpExecArray): boolean {
  const [before, after] = [sentence.slice(0, index), sentence.slice(index + text.length)];
  return REFUSED.test(before) || REFUSED_IN_CHINESE.test(before) || TURNED_AWAY.test(after);
}
