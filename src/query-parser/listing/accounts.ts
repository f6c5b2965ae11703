import type { Term } from "../lexicon/find-terms.ts";
import { NO_ACCOUNTS, NUMBERED_WORDS } from "../lexicon/tables/contacts.ts";
import { spansOf, type Span } from "../text/mapped-text.ts";
import { CHANNELS, contactTail, isChannel, matchAt, skip, type ContactWords } from "./contact-words.ts";

/** What kind of word may be an account: with an @ or an underscore, letters then digits, other figures, 'room204', letters alone. */
type Kind = "sign" | "mixed" | "figures" | "numbered" | "letters";

/** What may be an account, and what leads to it. */
interface Candidate extends Span {
  words: ContactWords;
  written: string;
  lead: Lead;
}

/** A word that an account may follow, and what stands between the two. */
interface Lead extends Span {
  sense: string;
  /** Where the account begins. */
  behind: number;
  hasMark: boolean;
  hasLabel: boolean;
}

type Rule = (candidate: Candidate) => boolean;

const always: Rule = () => true;
/** 'line: durham', but not 'line durham'. */
const marked: Rule = ({ lead }) => lead.hasMark;
/** 'my id is annasmith', but not 'username required'. */
const told: Rule = (candidate) => marked(candidate) || /\bis\b/.test(between(candidate));
/** 'Q 2839401756', but not 'Q 2' or 'V 8'. */
const isLongNumber: Rule = (candidate) => marked(candidate) || /^\d{7,}$/.test(candidate.written);
/** 'WeChat annauk', 'WeChat ID anna', but not 'WeChat video' or 'snap me later'. */
const named: Rule = (candidate) =>
  marked(candidate) || (!/\bme *$/.test(between(candidate)) && (candidate.lead.hasLabel || isLast(candidate)));
/** 加 annasmith 进群, 'add me: annasmith', but not 'add annasmith for photos'. */
const invited: Rule = (candidate) =>
  isInGroup(candidate)
    ? /[^a-z ]/.test(candidate.words.text[candidate.lead.start]!)
    : marked(candidate) && isLast(candidate);
/** 有意➕annasmith, but not 水➕annasmith. */
const added: Rule = (candidate) =>
  isInGroup(candidate) || (isLast(candidate) && (marked(candidate) || isBeginning(candidate)));
/** 'add anna88', but not 'add 24hours'. */
const lettersFirst: Rule = ({ written }) => /^[@a-z_]/.test(written);
const lettersFirstAndLast: Rule = (candidate) => lettersFirst(candidate) && isLast(candidate);

/** The rule for each kind of account behind each sense of a lead; without one it is none. */
const RULES: Readonly<Record<string, Partial<Record<Kind, Rule>>>> = {
  channel: { sign: always, mixed: always, figures: always, numbered: always, letters: always },
  messenger: { sign: always, mixed: always, figures: always, letters: named },
  word: { sign: always, mixed: marked, figures: isLongNumber, letters: marked },
  id: { sign: always, mixed: always },
  username: { sign: always, mixed: always, figures: told, numbered: told, letters: told },
  ask: { sign: lettersFirst, mixed: lettersFirst, letters: invited },
  plus: { sign: lettersFirst, mixed: lettersFirst, letters: added },
  /** A contact, behind which another one stands: '/ anna_uk', 'or anna.uk88'. */
  contact: { sign: lettersFirstAndLast, mixed: lettersFirstAndLast },
};

const ACCOUNT = /[@+]?_*[a-z0-9][\w.-]{1,38}\w(?:#\d{4})?/y;
const LINK = /(?:https?:\/\/)?\b(?:t|wa)\.me\/[\w+]{4,32}/g;
const SHORTEST = 4;
const SHORTEST_MARKED = 3;
/** Signs and words between a name and its account. */
const MOST_BETWEEN = 8;
const MARKS = ":：=→>👉➡➕🔍是";
const QUOTES = "“\"「『【(（<‘'";
const DASHES = "-—–_~";
const BLANKS = " \t\u00a0";
const TO_ANOTHER_CONTACT = / ?(?:[/、|]|或者?|和|or |and |& ?) ?/y;

/**
 * The accounts of messengers in a text, each with the name of its messenger or the words that ask to be added: 'WeChat ID anna-uk',
 * 微信：anna_uk, '➕ anna_uk', 'anna_uk' alone on the last line.
 * @param contacts Those of other kinds, behind which an account may stand.
 */
export function findAccounts(words: ContactWords, contacts: readonly Span[]): Span[] {
  const found = [
    ...words.terms.flatMap((term) => accountBehind(words, term)),
    ...accountsWithoutLead(words),
    ...spansOf(words.text, LINK),
  ];
  const others = [...contacts, ...found].flatMap(({ end }) => {
    const joint = matchAt(TO_ANOTHER_CONTACT, words.text, end);
    const behind = end + (joint ?? "").length;
    const lead = { sense: "contact", start: behind, end: behind, behind, hasMark: false, hasLabel: false };
    return joint === null ? [] : ledAccount(words, lead);
  });
  return [...found, ...others];
}

function accountBehind(words: ContactWords, term: Term): Span[] {
  if (term.sense === "nickname") return nicknameBehind(words, term);
  if (RULES[term.sense] === undefined || (isChannel(term) && isPartOfWord(words.text, term))) return [];
  return ledAccount(words, leadFrom(words, term));
}

function ledAccount(words: ContactWords, lead: Lead): Span[] {
  const start = lead.behind;
  const written = matchAt(ACCOUNT, words.text, start) ?? "";
  const end = start + written.length;
  const isCut = /[\w@]/.test(words.text[end] ?? "");
  const kind = kindOf(words, { start, end });
  if (written.length < (lead.hasMark ? SHORTEST_MARKED : SHORTEST) || isCut || kind === null) return [];
  const isTaken = RULES[lead.sense]?.[kind]?.({ words, written, lead, start, end }) ?? false;
  return isTaken ? [{ start: lead.start, end: contactTail(words, end) }] : [];
}

// 9.30pm, 2b2b.
const FIGURE = /^@?(?:\d{1,2}(?:\.\d{2})?[ap]m|(?:studio)?\d{1,2}b(?:\d{1,2}b?)?|enquir\w+|inquir\w+)$/;

function kindOf(words: ContactWords, { start, end }: Span): Kind | null {
  const written = words.text.slice(start, end);
  const isName = words.at(start, ...CHANNELS)?.end === end;
  if (isName || NO_ACCOUNTS.has(written) || FIGURE.test(written)) return null;
  if (/[@_]/.test(written)) return "sign";
  if (isNumberedWord(written)) return "numbered";
  if (/[a-z]/.test(written) && /\d/.test(written) && written.length > SHORTEST) return "mixed";
  return /[\d.-]/.test(written) ? "figures" : "letters";
}

/** 'room204', 'zone2'. */
function isNumberedWord(written: string): boolean {
  const [, word = "", rest = ""] = /^([a-z]+)[\d.-]+([a-z\d]*)$/.exec(written) ?? [];
  return rest.length < 3 && NUMBERED_WORDS.has(word);
}

/** 威 alone is a name for WeChat, in 权威 it is none. */
function isPartOfWord(text: string, { start, end }: Span): boolean {
  if (end - start > 1 || !/\p{sc=Han}/u.test(text[start] ?? "")) return false;
  return /[^加我或\P{sc=Han}]/u.test(text[start - 1] ?? "");
}

function leadFrom(words: ContactWords, { sense, start, end }: Term): Lead {
  const { text } = words;
  const lead: Lead = { sense, start, end, behind: end, hasMark: false, hasLabel: false };
  for (let last = -1, steps = 0; last !== lead.behind && steps < MOST_BETWEEN; steps++) {
    last = lead.behind;
    const at = skip(text, last, BLANKS);
    const next = text[at] ?? " ";
    const word = words.at(at, "label", "verb", "purpose");
    if (word?.sense === "verb" && lead.hasMark) break;
    if (word !== null) {
      lead.behind = word.end;
      lead.hasLabel ||= word.sense === "label";
    } else if (MARKS.includes(next)) {
      lead.behind = at + (/[:：]\n/.test(text.slice(at, at + 2)) ? 2 : 1);
      lead.hasMark = true;
    } else if (QUOTES.includes(next) || (DASHES.includes(next) && isDashToAccount(lead, text, last, at))) {
      lead.behind = at + 1;
    }
  }
  lead.behind = skip(text, lead.behind, BLANKS);
  return lead;
}

/** 'IG-anna', 'ig - anna', but not 'message - no agents'. */
function isDashToAccount({ sense }: Lead, text: string, last: number, at: number): boolean {
  return (CHANNELS as readonly string[]).includes(sense) || (at === last && text[at + 1] !== " ");
}

function between({ words, lead }: Candidate): string {
  return words.text.slice(lead.end, lead.behind);
}

function isLast({ words, end }: Candidate): boolean {
  return /^ *(?:$|[\n,，.。;；)）/|｜!！"”'—–-]|or\b|and\b)/u.test(words.text.slice(end, end + 5));
}

function isInGroup({ words, end }: Candidate): boolean {
  return words.at(skip(words.text, end, BLANKS), "group") !== null;
}

/** Whether nothing is counted up before a plus: ➕wifi goes on with what is paid, a first ➕ begins. */
function isBeginning({ words, lead: { start } }: Candidate): boolean {
  return /(?:^|[\n,，.。;；!！]|有意|兴趣|可|请|直接|的|联系) ?$/.test(words.text.slice(Math.max(0, start - 4), start));
}

const TO_NICKNAME = /(?: ?(?:是|叫|为|[:：@]|搜)){1,2} ?[“"]?/y;
const NICKNAME = /[\p{L}\p{N}_.-]{2,20}/uy;

/** 小红书@小窝在伦敦, 微信昵称：南安阿柚 */
function nicknameBehind({ text }: ContactWords, { start, end }: Span): Span[] {
  const marked = matchAt(TO_NICKNAME, text, end);
  if (marked === null && !text.slice(start, end).includes("称")) return [];
  const from = end + (marked ?? "").length;
  const name = matchAt(NICKNAME, text, from);
  return name === null ? [] : [{ start, end: skip(text, from + name.length, '”"', 1) }];
}

const ANYWHERE = new RegExp(ACCOUNT, "g");
/** '@anna on there'. */
const ON_THERE = / on (?:there|here|it|both|most)\b/y;
const TO_ITS_NAME = /[”"」]? ?(?:加|是我的|是我|是)| on | is my | - my | my | ?[(（]/y;

/** Accounts that nothing leads to: 'anna_88（微信）', '@anna_88', 'anna88' where it is all that the last line says. */
function accountsWithoutLead(words: ContactWords): Span[] {
  const { text } = words;
  const line = text.split("\n").findLast((one) => /[\p{L}\p{N}]/u.test(one)) ?? "";
  const lineStart = text.lastIndexOf(line);
  return spansOf(text, ANYWHERE).flatMap(({ start, end }) => {
    const kind = kindOf(words, { start, end });
    if (kind === null || /[\w.@]/.test(text[start - 1] ?? "") || /[\w@]/.test(text[end] ?? "")) return [];
    const endOfName = endOfItsName(words, { start, end }, kind);
    if (endOfName !== null) return [{ start, end: endOfName }];
    const besides = text.slice(lineStart, Math.max(lineStart, start)) + text.slice(end, lineStart + line.length);
    const isAlone = start >= lineStart && !/[\p{L}\p{N}]/u.test(besides);
    return isAccountAlone(words, { start, end }, kind, isAlone) ? [{ start, end }] : [];
  });
}

/** 'anna_88（微信）', “anna_88”加微信, '@hanas on Instagram', but not 'more photos on Instagram'. */
function endOfItsName(words: ContactWords, { start, end }: Span, kind: Kind): number | null {
  const { text } = words;
  const there = text[start] === "@" ? matchAt(ON_THERE, text, end) : null;
  if (there !== null) return end + there.length;
  const joint = matchAt(TO_ITS_NAME, text, end);
  const name = joint === null ? null : words.at(end + joint.length, ...CHANNELS);
  if (joint === null || name === null) return null;
  if (/[(（]/.test(joint)) return /[)）]/.test(text[name.end] ?? "") ? name.end + 1 : null;
  const isSaidFirst = /(?:^|[\n:：,，.。;；(（“"]|\b(?:i'm|add|follow|find|as)) ?$/;
  const isLikely = kind === "sign" || kind === "mixed" || isSaidFirst.test(text.slice(Math.max(0, start - 10), start));
  return isLikely ? name.end : null;
}

/**
 * Names with an underscore stand for nothing else, but for words that it joins ('pet_friendly'), tags, titles ('Doubledecker_flat')
 * and codes ('M13_9PL'). Others are one where a line says nothing else, or behind an @ where it is no place ('@E14', '@hove').
 */
function isAccountAlone({ text, written: original }: ContactWords, { start, end }: Span, kind: Kind, isAlone: boolean) {
  const written = original.slice(start, end);
  if (written.startsWith("@"))
    return (
      isAlone ||
      (/^@[a-z_].*[_\d]|^@_|^@[a-z]+\.[a-z]/i.test(written) && !/^@(?:[a-z]{1,2}\d[a-z\d]?$|zone)/i.test(written))
    );
  const isTag = /[#/=?&-]/.test(text[start - 1] ?? "") || /[/=]/.test(text[end] ?? "");
  if (isTag || !/^[a-z].*[a-z\d]$/i.test(written)) return false;
  const hasCapitals = /[A-Z]/.test(written);
  if ((hasCapitals || kind === "mixed") && !/[a-z]{2}/.test(written)) return false;
  if (hasCapitals && !isAlone && !/\d/.test(written)) return false;
  if (kind !== "sign") return isAlone && kind === "mixed";
  const parts: readonly string[] = text.slice(start, end).match(/[a-z]+/g) ?? [];
  return !parts.every((part) => NO_ACCOUNTS.has(part) || NUMBERED_WORDS.has(part));
}
