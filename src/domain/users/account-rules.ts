import { plainSigns } from "../tidy/signs.ts";

/** What accounts may hold: the rules that page and server both keep (PR-501 to PR-510). */

/** Code points. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
export const MAX_FULL_NAME_LENGTH = 30;
/** RFC 5321: 254 for the whole address, 64 for what stands before the @. */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

/** Six digits, made by the server and mailed. */
export const VERIFICATION_CODE = /^\d{6}$/;
export const VERIFICATION_CODE_DIGITS = 6;
export const VERIFICATION_CODE_SECONDS = 5 * 60;
export const RESEND_SECONDS = 60;

/** The user agreement that is in force. */
export const AGREEMENT_VERSION = "1.0";

/** Days that a login lives without being used, with and without 'remember me'; and at most. */
export const SESSION_DAYS = { plain: 7, remembered: 30, atMost: 90 } as const;

/** Hours for which a session acts as a superuser's after a code of the second factor. Renewing it does not prolong them. */
export const STEP_UP_HOURS = 8;

/** The pattern of the sign-up form (PR-501): something, an @, something. */
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+$/;
/** The pattern of every other form: any top-level domain of two letters or more. */
const STANDARD_EMAIL = /^[A-Z0-9._%+'-]+@(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+[A-Z]{2,}$/i;
// What would end an address inside a mail's header or a list of addresses.
const MAIL_SYNTAX = /[\p{Cc}\p{Cf}"(),:;<>[\]\\/]/u;

/** Whether the sign-up form takes it. */
export function isSimpleEmail(text: string): boolean {
  return isSafeEmail(canonicalEmail(text));
}

/** Whether every other form takes it. */
export function isStandardEmail(text: string): boolean {
  const email = canonicalEmail(text);
  return STANDARD_EMAIL.test(email) && isSafeEmail(email);
}

/**
 * The form in which an address is stored, compared and written to: trimmed, lower case, in plain signs, the full stop of a
 * Chinese keyboard a dot. Two spellings with one form are one mailbox's; look-alikes keep forms of their own (P-05).
 */
export function canonicalEmail(text: string): string {
  const plain = plainSigns(plainSigns(text).toLowerCase());
  const address = plain.replace(/^mailto: */, "").replaceAll("。", ".");
  // Keyboards that complete words put blanks around both signs, and a full stop behind.
  return address.replace(/ *([@.]) */g, "$1").replace(/(?<=[^.])\.$/, "");
}

// Asked of the canonical form, because narrowing a sign can make an @ or a space of it.
function isSafeEmail(email: string): boolean {
  const isShort = email.length <= MAX_EMAIL_LENGTH && email.indexOf("@") <= MAX_LOCAL_PART_LENGTH;
  return isShort && SIMPLE_EMAIL.test(email) && !MAIL_SYNTAX.test(email);
}

// Direction overrides that leak past their line, and invisible characters (G10c); joiners stay, as emoji need them.
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;
const UNSEEN = /\p{Cf}|\p{Z}|\p{Cc}|\u115f|\u1160|\u3164|\uffa0|\ufe0f/gu;

/** A line of text as it is stored: composed, trimmed, without direction overrides. */
export function tidyLine(text: string): string {
  return text.normalize("NFC").replace(OVERRIDES, "").trim();
}

/** Whether a text would look empty on a screen (G10b). */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, "") === "";
}

/** The length of a text in code points: a character beyond the 65,536 first counts once. */
export function lengthOf(text: string): number {
  return [...text].length;
}
