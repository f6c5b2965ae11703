import { dictionary } from "@zxcvbn-ts/language-common";
import type { FieldError } from "#contract/schemas/errors.ts";
import { lengthOf, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#domain/users/account-rules.ts";
import { unprocessable } from "../http/errors/http-error.ts";

/** Some 49,000 passwords of known breaches, lower case. */
const common = new Set(dictionary["passwords-common"]);

/** What stands to reason here, and is therefore guessed first (V6.1.2). */
const CONTEXT = ["qiying", "栖英", "rental", "renting", "london", "password", "letmein", "welcome", "zufang", "租房"];

/** Whom the password is for: their own names are guessed too. */
interface Whose {
  email: string;
  full_name?: string | null;
}

type Weakness = Pick<FieldError, "msg" | "type">;

const TOO_SHORT: Weakness = {
  msg: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  type: "passwordTooShort",
};
const TOO_LONG: Weakness = {
  msg: `Password must be at most ${MAX_PASSWORD_LENGTH} characters`,
  type: "passwordTooLong",
};
const TOO_COMMON: Weakness = {
  msg: "This password is too common. Please choose another one",
  type: "passwordTooCommon",
};
const GUESSABLE: Weakness = {
  msg: "This password is too easy to guess. Please choose another one",
  type: "passwordGuessable",
};
const OWN_NAME: Weakness = {
  msg: "This password is your own name or email address, which is too easy to guess. Please choose another one",
  type: "passwordOwnName",
};

/**
 * What is wrong with a new password; null when nothing is. Any composition is fine (V6.2.5).
 * Length counts in code points, and nothing is cut off (L-06).
 */
export function passwordWeakness(password: string, whose: Whose): Weakness | null {
  const length = lengthOf(password.normalize("NFC"));
  if (length < MIN_PASSWORD_LENGTH) return TOO_SHORT;
  if (length > MAX_PASSWORD_LENGTH) return TOO_LONG;
  const folded = password.normalize("NFKC").toLowerCase();
  if (common.has(folded) || isRepetition(folded)) return TOO_COMMON;
  if (isOwnName(folded, whose)) return OWN_NAME;
  if (isOneOf(CONTEXT, folded)) return GUESSABLE;
  return null;
}

/** @throws HttpError 422 naming the field, when a new password is weak. */
export function refuseWeakPassword(field: string, password: string, whose: Whose): void {
  const weakness = passwordWeakness(password, whose);
  if (weakness !== null) throw unprocessable([{ loc: ["body", field], ...weakness }]);
}

/** @throws HttpError 422 before any hashing, for what no password of an account can be (L-06). */
export function refuseOverlongPassword(field: string, password: string): void {
  if (lengthOf(password.normalize("NFC")) <= MAX_PASSWORD_LENGTH) return;
  throw unprocessable([{ loc: ["body", field], ...TOO_LONG }]);
}

function isRepetition(password: string): boolean {
  return /^(.{1,3})\1+$/u.test(password);
}

function isOwnName(password: string, { email, full_name }: Whose): boolean {
  const own = [email, email.split("@")[0] ?? "", full_name ?? ""].map((text) => text.toLowerCase());
  return own.includes(password) || isOneOf(own.map(lettersOf), password);
}

// A word with digits and signs around it is that word.
function isOneOf(words: readonly string[], password: string): boolean {
  const bare = lettersOf(password);
  return words.some((word) => lengthOf(word) > 1 && (bare === word || bare === word.repeat(2)));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, "");
}
