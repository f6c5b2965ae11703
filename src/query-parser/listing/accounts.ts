import type { Term } from "../lexicon/find-terms.ts";
import { NO_ACCOUNTS, NUMBERED_WORDS } from "../lexicon/tables/contacts.ts";
import { spansOf, type Span } from "../text/mapped-text.ts";
import { CHANNELS, contactTail, isLast, matchAt, skip, type ContactWords } from "./contact-words.ts";

/** Kinds of words that may be accounts: 'room204' or 'leeds_room', with an @ or an underscore, letters and digits, other figures, letters alone. */
type Kind = "numbered" | "sign" | "mixed" | "figures" | "letters";

/** A word that an account may follow. */
interface Lead {
  sense: string;
  start: number;
  /** Where the account begins. */
  behind: number;
  hasMark: boolean;
}

/** The places in which each kind of account is one behind each sense of a lead, as `isMeant` has them; without any it is none. */
const RULES: Readonly<Record<string, Partial<Record<Kind, string>>>> = {
  channel: { sign: "any", mixed: "any", figures: "any", numbered: "any", letters: "any" },
  messenger: { sign: "any", mixed: "any", figures: "any", numbered: "marked", letters: "marked last" },
  word: { sign: "any", mixed: "marked", figures: "marked long", numbered: "marked", letters: "marked" },
  username: { sign: "any", mixed: "any", letters: "marked" },
  ask: { sign: "any", mixed: "any", numbered: "grouped closed", letters: "grouped closed" },
  plus: { sign: "any", mixed: "any", numbered: "grouped closed", letters: "grouped last" },
  /** A contact, behind which another one stands: '/ anna_uk', 'or anna.uk88'. */
  contact: { sign: "last", mixed: "last" },
};

const ACCOUNT = /[@+]?_*[a-z0-9][\w.-]{1,38}\w(?:#\d{4})?/y;
const NICKNAME = /@?[\p{L}\p{N}_.-]{2,20}/uy;
const SURNAME = / [A-Z][a-z]+/y;
/** Signs and words between a name and its account. */
const MOST_BETWEEN = 8;
const QUOTES = '“"「『【';
const MARKS = `:：=→>👉➡➕🔍${QUOTES}`;
const SKIPPED = "(（<‘'-—–_~";
const BLANKS = " \t\u00a0";
const TO_ANOTHER_CONTACT = / ?(?:[/、|]|或者?|和|or |and |& ?) ?/y;

/**
 * The accounts of messengers in a text, each with the name of its messenger or the words that ask to be added: 'WeChat ID anna-uk',
 * 微信：anna_uk, '➕ anna_uk', 'anna_uk' alone on the last line.
 * @param contacts Those of other kinds, behind which an account may stand.
 */
export function findAccounts(words: ContactWords, contacts: readonly Span[]): Span[] {
  const led = words.terms.filter((term) => !isPartOfWord(words.text, term));
  const found = [...led.flatMap((term) => accountBehind(words, leadFrom(words, term))), ...accountsWithoutLead(words)];
  const others = [...contacts, ...found].flatMap(({ end }) => {
    const joint = matchAt(TO_ANOTHER_CONTACT, words.text, end);
    const behind = end + (joint ?? "").length;
    const lead = { sense: "contact", start: behind, behind, hasMark: false };
    return joint === null ? [] : accountBehind(words, lead);
  });
  return [...found, ...others];
}

/** 威 alone is a name for WeChat, in 权威 it is none. */
function isPartOfWord(text: string, { sense, start, end }: Term): boolean {
  if (!CHANNELS.includes(sense) || end - start > 1 || !/\p{sc=Han}/u.test(text[start] ?? "")) return false;
  return /[^加我或\P{sc=Han}]/u.test(text[start - 1] ?? "");
}

function leadFrom(words: ContactWords, { sense, start, end }: Term): Lead {
  const { text } = words;
  const lead: Lead = { sense, start, behind: contactTail(words, end), hasMark: false };
  for (let steps = 0; steps < MOST_BETWEEN; steps++) {
    const at = skip(text, lead.behind, BLANKS);
    const sign = text[at] ?? " ";
    const word = words.at(at, "label", "verb", "purpose");
    lead.hasMark ||= word?.sense === "label" || (word === null && MARKS.includes(sign));
    if (word !== null) lead.behind = word.end;
    else if (MARKS.includes(sign)) lead.behind = skip(text, at + 1, "\n", 1);
    else if (SKIPPED.includes(sign)) lead.behind = at + 1;
    else break;
  }
  lead.behind = skip(text, lead.behind, BLANKS);
  return lead;
}

function accountBehind(words: ContactWords, lead: Lead): Span[] {
  const { text } = words;
  const start = lead.behind;
  const written = matchAt(ACCOUNT, text, start) ?? "";
  const kind = kindOf(written);
  const end = endOfFullName(words, lead, start + written.length);
  const rule = kind === null ? undefined : RULES[lead.sense]?.[kind];
  if (rule !== undefined && isMeant(rule, words, lead, end))
    return [{ start: lead.start, end: contactTail(words, end) }];
  const nickname = matchAt(NICKNAME, text, start);
  return nickname !== null && isNickname(words, lead, nickname)
    ? [{ start: lead.start, end: skip(text, start + nickname.length, '”"」』】', 1) }]
    : [];
}

/** Whether one of the places of a rule is the one where a word stands behind its lead. */
function isMeant(rule: string, words: ContactWords, { hasMark, behind }: Lead, end: number): boolean {
  const isAtEnd = isLast(words, end);
  const places: Readonly<Record<string, boolean>> = {
    any: true,
    // 'line: durham', but not 'line durham'.
    marked: hasMark,
    // 'Q 2839401756', but not 'Q 2' or 'V 8'.
    long: end - behind >= 7,
    // 'WeChat annauk', 有意➕annasmith, but not 'WeChat video'.
    last: isAtEnd,
    // 'add me: annasmith', but not 'add annasmith for photos'.
    closed: hasMark && isAtEnd,
    // 加 annasmith 进群
    grouped: words.at(skip(words.text, end, BLANKS), "group") !== null,
  };
  return rule.split(" ").some((place) => places[place]);
}

/** 小红书@小窝在伦敦, 联系：小红书 小窝在伦敦, 微信昵称：南安阿柚, 微信：小米粒_521, 微信搜“小雨在伦敦”, but not 微信“视频看房” */
function isNickname(words: ContactWords, lead: Lead, written: string): boolean {
  const { sense, behind, hasMark } = lead;
  const isName = !Array.from(written).some((_, at) => words.at(behind + at) !== null);
  if (sense === "nickname")
    return hasMark || written.startsWith("@") || (isName && isRestOfLine(words.text, lead, behind + written.length));
  if (sense !== "channel" || !hasMark) return sense === "named";
  return /\p{sc=Han}.*[a-z_\d]/u.test(written) || (isName && QUOTES.includes(words.text[behind - 1] ?? " "));
}

/** Whether a line, or what follows a sign in it, is the name of a channel, a blank and what stands before `end`. */
function isRestOfLine(text: string, { start, behind }: Lead, end: number): boolean {
  const isApart = /(?:^|[\n:：,，。;；]|或者?|联系) ?$/.test(text.slice(Math.max(0, start - 3), start));
  return isApart && text[behind - 1] === " " && /^[ ~～!！。]*(?:\n|$)/.test(text.slice(end, end + 4));
}

function kindOf(written: string): Kind | null {
  if (written === "") return null;
  const words = written.match(/[a-z]+/g) ?? [];
  const hasFigure = /\d/.test(written);
  const hasSign = /[@_#]/.test(written);
  // 'room204', '2b2b', '9.30pm', 'pet_friendly'.
  if (words.length > 0 && words.every((word) => NUMBERED_WORDS.has(word) || (!hasFigure && NO_ACCOUNTS.has(word))))
    return hasFigure || hasSign ? "numbered" : null;
  if (hasSign) return "sign";
  if (words.length > 0 && hasFigure) return "mixed";
  return /[\d.-]/.test(written) ? "figures" : "letters";
}

/** 'FB: Ellie Marsden' */
function endOfFullName(words: ContactWords, { hasMark, sense }: Lead, end: number): number {
  const surname = hasMark || sense === "channel" ? (matchAt(SURNAME, words.written, end) ?? "") : "";
  return isLast(words, end + surname.length) ? end + surname.length : end;
}

const ANYWHERE = new RegExp(ACCOUNT, "g");

/** Accounts that nothing leads to: 'anna_88（微信）', '@anna_88', 'anna88' where it is all that the last line says. */
function accountsWithoutLead(words: ContactWords): Span[] {
  const { text } = words;
  return spansOf(text, ANYWHERE).flatMap(({ start, end }) => {
    const kind = kindOf(text.slice(start, end));
    if (kind === null) return [];
    const endOfName = endOfItsName(words, { start, end }, kind);
    if (endOfName !== null) return [{ start, end: endOfName }];
    const besides = [text.slice(end), text.slice(text.lastIndexOf("\n", start) + 1, start)];
    const isAlone = !besides.some((part) => /[\p{L}\p{N}]/u.test(part));
    return isAccountAlone(words.written.slice(start, end), kind, isAlone) ? [{ start, end }] : [];
  });
}

const ON_THERE = / on (?:there|here|it|both|most)\b/y;
const TO_ITS_NAME = /[”"」]? ?(?:加|是我的|是我|是)| on | is my | - my | my | ?[(（]/y;
const SAID_FIRST = /(?:^|[\n:：,，.。;；(（“"]|\b(?:i'm|add|follow|find|as)|加) ?$/;

/** 'anna_88（微信）', “anna_88”加微信, '@hanas on Instagram', '@anna on there', but not 'more photos on Instagram'. */
function endOfItsName(words: ContactWords, { start, end }: Span, kind: Kind): number | null {
  const { text } = words;
  const there = text[start] === "@" ? matchAt(ON_THERE, text, end) : null;
  if (there !== null) return end + there.length;
  const joint = matchAt(TO_ITS_NAME, text, end);
  const name = joint === null ? null : words.at(end + joint.length, ...CHANNELS);
  if (joint === null || name === null) return null;
  const isLikely = kind === "sign" || kind === "mixed" || SAID_FIRST.test(text.slice(Math.max(0, start - 10), start));
  const isClosed = /[)）]/.test(text[name.end] ?? "");
  if (!isLikely || (/[(（]/.test(joint) && !isClosed)) return null;
  return isClosed ? name.end + 1 : name.end;
}

const NAME_WITH_AT = /^@(?:_|[a-z]+[._][a-z\d]|[a-z]{3,}\d)/i;

/** A name with an underscore stands for nothing else. Others are one behind an @ ('@E14', '@hove' are none), or where a line says nothing else. */
function isAccountAlone(written: string, kind: Kind, isAlone: boolean): boolean {
  if (written.startsWith("@")) return isAlone || (kind !== "numbered" && NAME_WITH_AT.test(written));
  // 'M13_9PL'
  const isName = /^[a-z].*[a-z\d]$/i.test(written) && /[a-z]{2}/.test(written);
  return isName && (kind === "sign" || (kind === "mixed" && isAlone));
}
