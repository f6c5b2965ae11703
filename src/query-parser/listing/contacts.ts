import { COVER } from "#domain/covered-text.ts";
import type { ListingContactField } from "#domain/listings/listing-fields.ts";
import { xhsLinkIn } from "#domain/tidy/xhs-link.ts";
import { canonicalEmail, isStandardEmail } from "#domain/users/account-rules.ts";
import { type MappedText, type Span } from "../text/mapped-text.ts";
import { findAccounts } from "./accounts.ts";
import { findEmails, unveiledEmail } from "./emails.ts";
import { findLinks } from "./links.ts";
import { findPhoneNumbers } from "./phone-numbers.ts";
import { plainWriting, withPlainDigits } from "./plain-writing.ts";

/** How to reach the author of a text. */
export interface Contacts extends Record<ListingContactField, string | null> {
  /** The first address. */
  email: string | null;
  /** The first link to a Xiaohongshu note. */
  xhs_link: string | null;
  /** Accounts, numbers and further addresses, in their order and as they were written, a line each. */
  contact_info: string | null;
}

/** Reads contacts from a text as it was written; what is no valid address or link is left out. */
export function extractContacts(text: string): Contacts {
  const found = findContacts(text);
  const emails = textsOf(text, found, "email").map(unveiledEmail).filter(isStandardEmail).map(canonicalEmail);
  const [email = null, ...otherEmails] = [...new Set(emails)];
  const numbers = withoutRepetitions(textsOf(text, found, "account"));
  return {
    email,
    xhs_link:
      textsOf(text, found, "link")
        .map(xhsLinkIn)
        .find((link) => link !== null) ?? null,
    contact_info: [...numbers, ...otherEmails].join("\n") || null,
  };
}

/** Whether a text has contact data in it: a phone number, an e-mail address or an account. */
export function hasContacts(text: string): boolean {
  return findContacts(text).some(({ kind }) => kind !== "link");
}

/** A text without its contacts, and without the words that lead to them: what of it may be shown to everybody. */
export function withoutContacts(text: string): string {
  return text
    .split("\n")
    .filter((line) => !isContactLine(line))
    .map(lineWithoutContacts)
    .join("\n");
}

/** A text without its contacts and what leads to them, of which every other word stays: for one that is moved by its author. */
export function withContactsTakenOut(text: string): string {
  const lines = text.split("\n").map((line) => [line, lineWithoutContacts(line)] as const);
  const kept = lines.filter(([line, rest]) => rest === line || /[\p{L}\p{N}]/u.test(rest));
  return kept.map(([, rest]) => rest).join("\n");
}

const LEADS_TO_CONTACT =
  /(?:[\s:：,，/|｜、~\p{Extended_Pictographic}\u{fe0f}]|\b(?:or|and|at|on|to|via|by|use|e-?mail|mail|contact|me)\b|或者?是?|和|请?发?邮件到?|邮箱|联系方式?|加|打我的?|打给我)+$/iu;

function lineWithoutContacts(line: string): string {
  let kept = "";
  let from = 0;
  for (const { start, end } of findContacts(line)) {
    kept += line.slice(from, start).replace(LEADS_TO_CONTACT, "");
    from = end;
  }
  const rest = line.slice(from);
  return kept + (/[.!?。！？]\s*$/.test(kept) ? rest.replace(/^[.。]/, "") : rest);
}

/** Whether a line holds nothing but contact details. */
export function isContactLine(line: string): boolean {
  const found = findContacts(line);
  const left = found.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), line);
  const letters = left.replace(/[\s\p{P}\p{S}]/gu, "").length;
  return found.length > 0 && letters <= MOST_LETTERS_OF_A_LABEL && !FACT.test(left);
}

// '有意请加微信', 'contact me on'.
const MOST_LETTERS_OF_A_LABEL = 14;
/** What says something of the room or of who may live there, be it as short as a label: '押金4周，微信：…'. A bare number may be one more contact. */
const FACT = new RegExp(
  [
    "[£￡]\\s?\\d|\\d\\s?(?:个?[周月]|天|[间室房卫]|镑|磅|pw|pcm|p/w|weeks?|months?|beds?)|[每周月]租?\\s?\\d{2,4}(?!\\d)",
    "押金|deposit|bills?|账单|短租|short[- ]?let|单间|主卧|次卧|ensuite|en-suite|studio|可议|可谈|negotiable",
    "[女男]生|女士|限[女男]|情侣|宠物|[猫狗]|[抽吸]烟|安静",
    "\\b(?:no|not|quiet|girls?|females?|males?|couples?|pets?|smok\\w+|students?|professionals?)\\b(?! (?:texts?|calls?|agents?|agenc\\w+|sales))",
  ].join("|"),
  "i",
);

/** Contacts that overlap are one. */
function joinedContacts(text: string): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of allContacts(text).sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** A text as strangers read it, and what was covered in it, in its order. */
export interface CoveredText {
  text: string;
  covered: string[];
}

/** Covers every contact of a text with COVER, links included. */
export function coverContacts(text: string): CoveredText {
  const contacts = joinedContacts(text);
  let shown = "";
  let from = 0;
  for (const { start, end } of contacts) {
    shown += text.slice(from, start) + COVER;
    from = end;
  }
  return { text: shown + text.slice(from), covered: contacts.map(({ start, end }) => text.slice(start, end).trim()) };
}

interface Contact extends Span {
  kind: "email" | "link" | "account";
}

/** In the order of the text; none lies in another. */
function findContacts(text: string): Contact[] {
  const apart: Contact[] = [];
  for (const contact of allContacts(text)) {
    const other = apart.find(({ start, end }) => contact.start < end && start < contact.end);
    if (other === undefined) apart.push({ ...contact });
    else if (other.kind === "account") {
      other.start = Math.min(other.start, contact.start);
      other.end = Math.max(other.end, contact.end);
    }
  }
  return apart.sort((a, b) => a.start - b.start);
}

function allContacts(text: string): Contact[] {
  const plain = plainWriting(text);
  const numbers = withPlainDigits(plain);
  return [
    ...contactsAt("email", findEmails(plain.text), plain),
    ...contactsAt("link", findLinks(plain.text), plain),
    ...contactsAt("account", findPhoneNumbers(numbers.text), numbers),
    ...contactsAt("account", findAccounts(plain.text), plain),
  ];
}

function contactsAt(kind: Contact["kind"], spans: readonly Span[], { origins }: MappedText): Contact[] {
  return spans.map(({ start, end }) => ({ kind, start: origins[start] ?? 0, end: origins[end] ?? 0 }));
}

function textsOf(text: string, found: readonly Contact[], wanted: Contact["kind"]): string[] {
  return found.filter(({ kind }) => kind === wanted).map(({ start, end }) => text.slice(start, end).trim());
}

// A number is often given twice, once with its name and once without.
function withoutRepetitions(found: readonly string[]): string[] {
  const digits = (text: string) => text.replace(/\D/g, "").replace(/^(?:00)?44/, "0");
  const isBare = (text: string) => !/\p{L}/u.test(text);
  return found.filter(
    (one, index) =>
      !found.some(
        (other, at) =>
          at !== index &&
          (one === other ? at < index : isBare(one) && digits(one).length > 8 && digits(other) === digits(one)) &&
          (!isBare(other) || at < index),
      ),
  );
}
