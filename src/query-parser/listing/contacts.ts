import { isStandardEmail } from "#domain/users/account-rules.ts";
import { isXhsLink } from "#domain/listings/xhs-link.ts";
import { spansOf, type Span } from "../text/mapped-text.ts";
import { findAccounts } from "./accounts.ts";
import { findPhoneNumbers } from "./phone-numbers.ts";

/** How to reach the author of a text. */
export interface Contacts {
  /** The first address. */
  email: string | null;
  /** The first link to a Xiaohongshu note. */
  xhs_link: string | null;
  /** Accounts, numbers and further addresses, in their order and as they were written, a line each. */
  contact_info: string | null;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
// 'anna (at) example.org', 'anna @ example[dot]org': written so that no machine finds it; ours is to keep it from everybody.
const VEILED_EMAIL = /[\w.+-]+ ?(?: @ |[([{]at[)\]}]) ?[\w-]+(?: ?(?:\.|[([{]dot[)\]}]) ?[a-z-]{2,})+/gi;
const LINK = /https?:\/\/[^\s，。、）)】\]]+/g;
const SCHEMELESS_NOTE = /(?<![\w/.])(?:xhslink\.com|(?:www\.)?xiaohongshu\.com)\/[^\s，。、）)】\]]+/g;

/** Reads contacts from a text as it was written; what is no valid address or link is left out. */
export function extractContacts(text: string): Contacts {
  const found = findContacts(text);
  const emails = textsOf(text, found, "email").map(unveiled).filter(isStandardEmail);
  const [email = null, ...otherEmails] = [...new Set(emails)];
  const numbers = withoutRepetitions(textsOf(text, found, "account"));
  return {
    email,
    xhs_link: textsOf(text, found, "link").map(withScheme).find(isXhsLink) ?? null,
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

interface Contact extends Span {
  kind: "email" | "link" | "account";
}

/** In the order of the text; none lies in another. */
function findContacts(text: string): Contact[] {
  const found = [
    ...contactsAt(
      "email",
      [EMAIL, VEILED_EMAIL].flatMap((pattern) => spansOf(text, pattern)),
    ),
    ...contactsAt(
      "link",
      [LINK, SCHEMELESS_NOTE].flatMap((pattern) => spansOf(text, pattern)),
    ),
    ...contactsAt("account", [...findPhoneNumbers(text), ...findAccounts(text)]),
  ];
  const apart: Contact[] = [];
  for (const contact of found) {
    if (!apart.some(({ start, end }) => contact.start < end && start < contact.end)) apart.push(contact);
  }
  return apart.sort((a, b) => a.start - b.start);
}

function contactsAt(kind: Contact["kind"], spans: readonly Span[]): Contact[] {
  return spans.map(({ start, end }) => ({ kind, start, end }));
}

function textsOf(text: string, found: readonly Contact[], wanted: Contact["kind"]): string[] {
  return found.filter(({ kind }) => kind === wanted).map(({ start, end }) => text.slice(start, end).trim());
}

function unveiled(email: string): string {
  return email
    .toLowerCase()
    .replaceAll(" ", "")
    .replaceAll(/[([{]at[)\]}]/g, "@")
    .replaceAll(/[([{]dot[)\]}]/g, ".");
}

// Phones write links without their scheme, or with the old one; the form wants https.
function withScheme(link: string): string {
  return /^https?:/.test(link) ? link.replace(/^http:/, "https:") : `https://${link}`;
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
