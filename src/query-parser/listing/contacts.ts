import { COVER } from "#domain/covered-text.ts";
import type { ListingContactField } from "#domain/listings/listing-fields.ts";
import { xhsLinkIn } from "#domain/tidy/xhs-link.ts";
import { canonicalEmail, isStandardEmail } from "#domain/users/account-rules.ts";
import { partsBetween, type Span } from "../text/mapped-text.ts";
import { remembering } from "../text/remembering.ts";
import { findAccounts } from "./accounts.ts";
import { findEmails, findLinks } from "./addresses.ts";
import { isAboutContact, isOnlyLead, withoutLeads } from "./contact-leads.ts";
import { contactWords } from "./contact-words.ts";
import { findPhoneNumbers } from "./phone-numbers.ts";
import { plainWriting } from "./plain-writing.ts";

/** How to reach the author of a text. */
export interface Contacts extends Record<ListingContactField, string | null> {
  /** The first address. */
  email: string | null;
  /** The first link to a Xiaohongshu note. */
  xhs_link: string | null;
  /** Accounts, numbers and further addresses, in their order and as they were written, a line each. */
  contact_info: string | null;
}

/** Reads contacts from a text as it was written; none is lost. */
export function extractContacts(text: string): Contacts {
  const lines = linesOf(text);
  const contacts = lines.flatMap((line) => line.contacts);
  const [email = null, ...otherEmails] = new Set(contacts.flatMap(({ address }) => address ?? []));
  const [xhs_link = null, ...otherLinks] = new Set(contacts.flatMap(({ link }) => link ?? []));
  const others = new Set([...lines.flatMap(accountsOf), ...otherEmails, ...otherLinks]);
  return { email, xhs_link, contact_info: [...others].join("\n") || null };
}

/** Whether a text has contact data in it: a phone number, an e-mail address or an account. */
export function hasContacts(text: string): boolean {
  return findContacts(text).some(({ link }) => link === null);
}

/** A text without its contacts, and without the words that lead to them: what of it may be shown to everybody. */
export function withoutContacts(text: string): string {
  return linesOf(text)
    .filter((line) => !isContact(line))
    .map(restOf)
    .join("\n");
}

/** A text without its contacts and what leads to them, of which every other word stays: for one that is moved by its author. */
export function withContactsTakenOut(text: string): string {
  return linesOf(text)
    .filter((line) => line.contacts.length === 0 || /[\p{L}\p{N}]/u.test(restOf(line)))
    .map(restOf)
    .join("\n");
}

/** A text as strangers read it, and what was covered in it, in its order. */
export interface CoveredText {
  text: string;
  covered: string[];
}

/** Covers every contact of a text with COVER, links included. */
export function coverContacts(text: string): CoveredText {
  const contacts = findContacts(text);
  return {
    text: partsBetween(text, contacts).join(COVER),
    covered: contacts.map(({ start, end }) => text.slice(start, end).trim()),
  };
}

/** A contact as it is found in plain writing; an e-mail has its address. */
type FoundContact = Span & { address?: string | undefined };

interface Contact extends Span {
  /** The address of an e-mail that may be sent. */
  address: string | undefined;
  /** To a Xiaohongshu note. */
  link: string | null;
}

/** In the order of the text; those that overlap are one. */
function findContacts(text: string): Contact[] {
  const { text: plain, origins } = plainWriting(text);
  const words = contactWords(plain);
  const others = [...findEmails(plain), ...findLinks(plain), ...findPhoneNumbers(words)];
  const all: FoundContact[] = [...others, ...findAccounts(words, others)];
  const joined: FoundContact[] = [];
  for (const found of all.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last === undefined || found.start >= last.end) joined.push({ ...found });
    else {
      last.end = Math.max(last.end, found.end);
      last.address ??= found.address;
    }
  }
  return joined.map(({ address, ...found }) => {
    const [start, end] = [origins[found.start]!, origins[found.end]!];
    const email = address !== undefined && isStandardEmail(address) ? canonicalEmail(address) : undefined;
    return { start, end, address: email, link: xhsLinkIn(text.slice(start, end)) };
  });
}

/** A line, its contacts, and what it says before, between and behind them. */
interface Line {
  text: string;
  contacts: readonly Contact[];
  besides: readonly string[];
}

/** A text is asked for its contacts and for the rest of it in turn. */
const linesOf = remembering(1, (text): Line[] => {
  const found = findContacts(text);
  let from = 0;
  return text.split("\n").map((line) => {
    const [start, until] = [from, from + line.length];
    from = until + 1;
    const contacts = found
      .filter((contact) => contact.start < until && start < contact.end)
      .map(({ address, link, ...contact }) => ({
        address,
        link,
        start: Math.max(0, contact.start - start),
        end: Math.min(contact.end, until) - start,
      }));
    return { text: line, contacts, besides: partsBetween(line, contacts) };
  });
});

/** Whether a line has a contact, and what it says besides is about that. */
function isContact(line: Line): boolean {
  return line.contacts.length > 0 && isAboutContact(line.besides.join("\n"));
}

/** A line without its contacts and what leads to them: '邮箱', 'or text me on'. */
function restOf({ besides }: Line): string {
  const kept = besides.slice(0, -1).map(withoutLeads).join("");
  const rest = besides.at(-1) ?? "";
  if (besides.length > 1 && kept === "") return rest.replace(/^[\s,，、;；:：]+/, "");
  return kept + (/[.!?。！？]\s*$/.test(kept) ? rest.replace(/^[.。]/, "") : rest);
}

/**
 * The accounts and numbers of a line, with what is said of them where it says nothing else: who answers, in which language, what to
 * write. Such a line is no part of the texts, so that this would be lost.
 */
function accountsOf(line: Line): string[] {
  const isAll = isContact(line);
  return line.contacts.flatMap(({ address, link, start, end }, at) => {
    if (address !== undefined || link !== null) return [];
    const [before = "", behind = ""] = isAll ? line.besides.slice(at, at + 2) : [];
    const said = at > 0 || isOnlyLead(before) ? "" : before;
    return [(said + line.text.slice(start, end) + (isOnlyLead(behind) ? "" : withoutLeads(behind))).trim()];
  });
}
