import { dictionary } from "@zxcvbn-ts/language-common";
import { lengthOf, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#domain/account-rules.ts";
import { unprocessable } from "../http/http-error.ts";

/** Some 49,000 passwords of known breaches, lower case. */
const common = new Set(dictionary["passwords-common"]);

/** What stands to reason here, and is therefore guessed first (V6.1.2). */
const CONTEXT = ["qiying", "栖英", "rental", "renting", "london", "password", "letmein", "welcome", "zufang", "租房"];

/** Whom the password is for: their own names are guessed too. */
interface Whose {
  email: string;
  full_name?: string | null;
}

/**
 * What is wrong with a new password, in a sentence; null when nothing is. Any composition is fine (V6.2.5).
 * Length counts in code points, and nothing is cut off (L-06).
 */
export function passwordWeakness(password: string, whose: Whose): string | null {
  const length = lengthOf(password);
  if (length < MIN_PASSWORD_LENGTH) return `Password must be at least ${MIN_PASSWORD_LENGTH} characters`;
  if (length > MAX_PASSWORD_LENGTH) return `Password must be at most ${MAX_PASSWORD_LENGTH} characters`;
  const folded = password.normalize("NFKC").toLowerCase();
  if (common.has(folded) || isRepetition(folded)) return "This password is too common. Please choose another one";
  if (isGuessable(folded, whose)) return "This password is too easy to guess. Please choose another one";
  return null;
}

/** @throws HttpError 422 naming the field, when a new password is weak. */
export function refuseWeakPassword(field: string, password: string, whose: Whose): void {
  const msg = passwordWeakness(password, whose);
  if (msg !== null) throw unprocessable([{ loc: ["body", field], msg, type: "weakPassword" }]);
}

/** @throws HttpError 422 before any hashing, for what no password of an account can be (L-06). */
export function refuseOverlongPassword(field: string, password: string): void {
  if (lengthOf(password) <= MAX_PASSWORD_LENGTH) return;
  const msg = `Password must be at most ${MAX_PASSWORD_LENGTH} characters`;
  throw unprocessable([{ loc: ["body", field], msg, type: "maxLength" }]);
}

function isRepetition(password: string): boolean {
  return /^(.{1,3})\1+$/u.test(password);
}

// A name with digits and signs around it is that name.
function isGuessable(password: string, { email, full_name }: Whose): boolean {
  const bare = lettersOf(password);
  const own = [email, email.split("@")[0] ?? "", full_name ?? ""].map((text) => text.toLowerCase());
  const words = [...CONTEXT, ...own.map(lettersOf)].filter((word) => lengthOf(word) > 1);
  return own.includes(password) || words.some((word) => bare === word || bare === word.repeat(2));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, "");
}
