import { isStandardEmail } from "#domain/users/account-rules.ts";
import { isXhsLink } from "#domain/listings/listing-rules.ts";

/** How to reach the author of a text. */
export interface Contacts {
  email: string | null;
  /** The first link to a Xiaohongshu note. */
  xhs_link: string | null;
  /** Accounts and numbers as they were written, a line each. */
  contact_info: string | null;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const LINK = /https?:\/\/[^\s，。、）)】\]]+/g;
const SCHEMELESS_NOTE = /(?<![\w/.])(?:xhslink\.com|(?:www\.)?xiaohongshu\.com)\/[^\s，。、）)】\]]+/g;
// What an account is announced by, and the account: 微信：anna_uk, WeChat ID anna-uk, V: anna.
const ACCOUNT =
  /(?<![a-z])(?:we\s?-?chat|微信号?|威信|薇信|卫星|v信|vx|wx|whats\s?app|telegram|line|ins(?:tagram)?|qq|小红书号?|rednote|(?<=加\s?)v|v(?=\s?[:：]))(?:\s?(?:id|号|no|number))?\s?(?:[:：是]|\s)\s?[@+]?[a-z0-9][\w.+-]{3,30}/gi;
const SPELT_PHONE =
  /(?<![\w.])(?:(?:\+|00)44\s?\(?0?\)?\s?|0)7\d{3}[\s-]?\d{3}[\s-]?\d{3}(?!\d)|(?<![\w.])1[3-9]\d{9}(?!\d)/g;
const LABELLED_PHONE =
  /(?:tel(?:ephone)?|phone|mobile|call|text|电话|手机|联系电话)\s?[:：]?\s?[+0-9][\d\s-]{7,16}\d/gi;

/** Reads contacts from a text as it was written; what is no valid address or link is left out. */
export function extractContacts(text: string): Contacts {
  const accounts = [...matches(text, ACCOUNT), ...matches(text, LABELLED_PHONE), ...matches(text, SPELT_PHONE)];
  return {
    email: matches(text, EMAIL).find(isStandardEmail)?.toLowerCase() ?? null,
    xhs_link: noteLinks(text).find(isXhsLink) ?? null,
    contact_info: withoutParts(accounts).join("\n") || null,
  };
}

/** Whether a line holds nothing but contact details. */
export function isContactLine(line: string): boolean {
  const patterns = [EMAIL, LINK, SCHEMELESS_NOTE, ACCOUNT, LABELLED_PHONE, SPELT_PHONE];
  const left = patterns.reduce((rest, pattern) => rest.replace(pattern, ""), line);
  return left !== line && left.replace(/[\s\p{P}\p{S}]/gu, "").length <= MOST_LETTERS_OF_A_LABEL;
}

// '有意请加微信', 'contact me on'.
const MOST_LETTERS_OF_A_LABEL = 14;

// Phones write links without their scheme, or with the old one; the form wants https.
function noteLinks(text: string): string[] {
  const whole = matches(text, LINK).map((link) => link.replace(/^http:/, "https:"));
  return [...whole, ...matches(text, SCHEMELESS_NOTE).map((link) => `https://${link}`)];
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([match]) => match.trim());
}

// A labelled number is found with and without its label.
function withoutParts(found: readonly string[]): string[] {
  const digits = (text: string) => text.replace(/\D/g, "");
  return found.filter((one, index) => {
    const isPart = (other: string) => other.includes(one) || (digits(one).length > 8 && digits(other) === digits(one));
    return !found.some((other, at) => at !== index && isPart(other) && (other !== one || at < index));
  });
}
