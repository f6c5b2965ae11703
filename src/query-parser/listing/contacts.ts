import { COVER } from "#domain/covered-text.ts";
import type { ListingContactField } from "#domain/listings/listing-fields.ts";
import { xhsLinkIn } from "#domain/tidy/xhs-link.ts";
import { canonicalEmail, isStandardEmail } from "#domain/users/account-rules.ts";
import { blank, type MappedText, type Span } from "../text/mapped-text.ts";
import { accountBesides, findAccounts } from "./accounts.ts";
import { endBeforeLeads, isAboutContact, isOnlyLead } from "./contact-leads.ts";
import { contactWords, type ContactWords } from "./contact-words.ts";
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
  const numbers = withoutRepetitions(textsOf(text, withRemarks(text, found), "account"));
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
  return linesOf(text)
    .filter(({ isContact }) => !isContact)
    .map(({ rest }) => rest)
    .join("\n");
}

/** A text without its contacts and what leads to them, of which every other word stays: for one that is moved by its author. */
export function withContactsTakenOut(text: string): string {
  return linesOf(text)
    .filter(({ rest, hasContact }) => !hasContact || /[\p{L}\p{N}]/u.test(rest))
    .map(({ rest }) => rest)
    .join("\n");
}

/** A line of a text, and what is left of it without contacts. */
interface Line {
  rest: string;
  hasContact: boolean;
  /** Whether nothing else was said in it. */
  isContact: boolean;
}

function linesOf(text: string): Line[] {
  const found = findContacts(text);
  let behind = 0;
  return text.split("\n").map((line) => {
    const [start, end] = [behind, behind + line.length];
    behind = end + 1;
    const contacts = found
      .filter((contact) => contact.start < end && start < contact.end)
      .map((contact) => ({ start: Math.max(contact.start - start, 0), end: Math.min(contact.end, end) - start }));
    if (contacts.length === 0) return { rest: line, hasContact: false, isContact: false };
    return { rest: withoutLeads(line, contacts), hasContact: true, isContact: isAllContact(line, contacts) };
  });
}

/** A line without its contacts and what leads to them: '邮箱', 'or text me on'. */
function withoutLeads(line: string, contacts: readonly Span[]): string {
  let kept = "";
  let from = 0;
  for (const { start, end } of contacts) {
    const before = line.slice(from, start);
    kept += before.slice(0, endBeforeLeads(before));
    from = end;
  }
  const rest = line.slice(from);
  if (kept === "") return rest.replace(/^[\s,，、;；:：]+/, "");
  return kept + (/[.!?。！？]\s*$/.test(kept) ? rest.replace(/^[.。]/, "") : rest);
}

/** Whether what a line says beside its contacts is about them. */
function isAllContact(line: string, contacts: readonly Span[]): boolean {
  return isAboutContact(blank(line, contacts, "\n").replaceAll(/\n+/g, "\n"));
}

/**
 * A contact with what is said of it on a line that has nothing else: who answers, in which language, what to write. The line is no
 * part of the texts, so that this would be lost.
 */
function withRemarks(text: string, found: readonly Contact[]): Contact[] {
  return found.map((contact, at) => {
    const lineStart = text.lastIndexOf("\n", contact.start - 1) + 1;
    const lineEnd = endOfLine(text, contact.end);
    const isOnLine = ({ start, end }: Span) => start < lineEnd && end > lineStart;
    const onLine = found
      .filter(isOnLine)
      .map(({ start, end }) => ({ start: Math.max(0, start - lineStart), end: end - lineStart }));
    if (contact.kind === "link" || !isAllContact(text.slice(lineStart, lineEnd), onLine)) return contact;
    const before = found[at - 1];
    const isFirst = before === undefined || !isOnLine(before);
    const next = found[at + 1];
    const until = next !== undefined && isOnLine(next) ? next.start : lineEnd;
    return {
      ...contact,
      start: isFirst && !isOnlyLead(text.slice(lineStart, contact.start)) ? lineStart : contact.start,
      end: isOnlyLead(text.slice(contact.end, until))
        ? contact.end
        : contact.end + endBeforeLeads(text.slice(contact.end, until)),
    };
  });
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

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
  const words = contactWords(plain.text);
  const found = [
    ...contactsAt("email", findEmails(plain.text), plain),
    ...contactsAt("link", findLinks(plain.text), plain),
    ...contactsAt(
      "account",
      findPhoneNumbers(numbers.text === plain.text ? words : contactWords(numbers.text)),
      numbers,
    ),
    ...contactsAt("account", findAccounts(words, plain.text), plain),
  ];
  return [...found, ...contactsAt("account", accountsBesides(words, plain, found), plain)];
}

/** Accounts that stand right behind a contact, as another way to reach the same person. */
function accountsBesides(words: ContactWords, { origins }: MappedText, found: readonly Contact[]): Span[] {
  const ends = new Set(found.map(({ end }) => end));
  return words.text.split("").flatMap((_, at) => {
    const besides = at > 0 && ends.has(origins[at] ?? -1) ? accountBesides(words, at) : null;
    return besides === null ? [] : [besides];
  });
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
