import { NO_ACCOUNTS, NUMBERED_WORDS } from "../lexicon/tables/contacts.ts";
import { spansOf, type Span } from "../text/mapped-text.ts";
import { skip, type ContactWords } from "./contact-words.ts";
import { contactTail } from "./contact-tail.ts";

/** What may be an account, and where it stands. */
interface Account extends Span {
  written: string;
}

// scam _ 88; scam下划线88, anna#1234; s c a m _ 8 8.
const FORMS = [
  /[a-z][a-z0-9]{2,20}(?: _ ?| ?_ )[a-z0-9]{1,12}/y,
  /[@+]?_*[a-z0-9](?:[\w.-]|下划线|横线|减号){1,28}\w(?:#\d{4})?/y,
  /[a-z0-9_](?: [a-z0-9_]){4,28}/y,
];
const NICKNAME = /[\p{L}\p{N}_.-]{2,20}/uy;
const CHANNELS = ["channel", "messenger", "word"] as const;
const MARKS = ":：=→>👉➡➕🔍是";
const QUOTES = "“\"「『【(（<‘'";
const DASHES = "-—–_~";
const BLANKS = " \t\u00a0";
/** Letters behind which an account is one whatever it looks like. */
const SHORTEST = 4;

/**
 * The accounts of messengers in a text, each with the name of its messenger or the words that ask to be added: 'WeChat ID anna-uk',
 * 微信：anna_uk, '➕ anna_uk', 'anna_uk' alone on the last line.
 * @param written In plain writing, with its capitals.
 */
export function findAccounts(words: ContactWords, written: string): Span[] {
  return [
    ...introducedAccounts(words),
    ...accountsBeforeName(words),
    ...accountsAskedFor(words),
    ...accountsAlone(words, written),
    ...spansOf(words.text, LINK),
  ];
}

/** A second account right behind a contact: '/ anna_uk', 'or anna.uk88'. */
export function accountBesides(words: ContactWords, behind: number): Span | null {
  const joint = / ?(?:[/、|]|或者?|和|or |and |& ?) ?/y;
  joint.lastIndex = behind;
  const sign = joint.exec(words.text)?.[0];
  const account = sign === undefined ? null : accountAt(words, behind + sign.length, 5);
  if (account === null || !/^@?[a-z_]/.test(account.written) || isNoAccount(words, account.written)) return null;
  return isIdLike(account.written) && !isNumberedWord(account.written) && isEnd(words.text, account.end)
    ? account
    : null;
}

const LINK = /(?:https?:\/\/)?\b(?:t|wa)\.me\/[\w+]{4,32}/g;

function accountAt({ text }: ContactWords, start: number, shortest = SHORTEST): Account | null {
  for (const form of FORMS) {
    form.lastIndex = start;
    const written = form.exec(text)?.[0];
    if (written === undefined || written.length < shortest) continue;
    if (!/[\w@]/.test(text[start + written.length] ?? "")) return { start, end: start + written.length, written };
  }
  return null;
}

/** What stands between the name of a channel and an account. */
interface Introduction {
  end: number;
  hasMark: boolean;
  hasLabel: boolean;
  hasVerb: boolean;
}

function introductionFrom(words: ContactWords, from: number): Introduction {
  const { text } = words;
  const read: Introduction = { end: from, hasMark: false, hasLabel: false, hasVerb: false };
  for (let last = -1; last !== read.end;) {
    last = read.end;
    const at = skip(text, last, BLANKS);
    const next = text[at] ?? "";
    const word = words.at(at, "label", "verb", "purpose") ?? wordOfAnotherChannel(words, at);
    if (word !== null && word.sense === "verb" && read.hasMark) break;
    if (word !== null) {
      read.end = word.end;
      read.hasLabel ||= word.sense === "label";
      read.hasVerb ||= word.sense === "verb";
    } else if (next !== "" && MARKS.includes(next)) {
      read.end = at + 1;
      read.hasMark = true;
      if (":：".includes(next) && text[at + 1] === "\n") read.end++;
    } else if (next !== "" && QUOTES.includes(next)) {
      read.end = at + 1;
    } else if (at === last && next !== "" && DASHES.includes(next) && text[at + 1] !== " ") {
      read.end = at + 1;
    }
  }
  read.end = skip(text, read.end, BLANKS);
  return read;
}

/** '微信/WeChat: anna_uk' */
function wordOfAnotherChannel(words: ContactWords, at: number) {
  const joined = /[/、&]|或者?|和/y;
  joined.lastIndex = at;
  const sign = joined.exec(words.text)?.[0];
  return sign === undefined ? null : words.at(skip(words.text, at + sign.length, BLANKS), ...CHANNELS);
}

function introducedAccounts(words: ContactWords): Span[] {
  return words.terms.flatMap((term) => {
    if (term.sense === "nickname") return nicknameBehind(words, term);
    if (!isChannel(term.sense) || isPartOfWord(words.text, term)) return [];
    const introduction = introductionFrom(words, term.end);
    const account = accountAt(words, introduction.end, introduction.hasMark ? 3 : SHORTEST);
    if (account === null || !isIntroduced(words, term.sense, introduction, account)) return [];
    return [{ start: term.start, end: contactTail(words, account.end) }];
  });
}

function isChannel(sense: string): boolean {
  return (CHANNELS as readonly string[]).includes(sense);
}

/** 威 alone is a name for WeChat, in 权威 it is none. */
function isPartOfWord(text: string, { start, end }: Span): boolean {
  if (end - start > 1 || !/\p{sc=Han}/u.test(text[start] ?? "")) return false;
  return /[^加我或\P{sc=Han}]/u.test(text[start - 1] ?? "");
}

function isIntroduced(
  words: ContactWords,
  sense: string,
  { hasMark, hasLabel, hasVerb }: Introduction,
  { written, end }: Account,
): boolean {
  if (isNoAccount(words, written) || (sense !== "channel" && isNumberedWord(written))) return false;
  if (hasMark || /[@_]/.test(written)) return true;
  if (sense === "word") return false;
  if (/[\d.-]/.test(written)) return true;
  // 'Snap me anytime'.
  if (hasVerb && /me\b/.test(words.text.slice(end - written.length - 4, end - written.length))) return false;
  if (hasLabel || sense === "channel") return true;
  return isEnd(words.text, end) || /^ *(?:or|and)\b/.test(words.text.slice(end, end + 6));
}

function isEnd(text: string, at: number): boolean {
  return /^ *(?:$|[\n,，.。;；)）/|｜!！"”'—–-])/u.test(text.slice(at, at + 4));
}

// 9.30pm, 2b2b.
const FIGURE = /^(?:\d{1,2}(?:\.\d{2})?[ap]m|[a-z]*\d{1,2}b(?:\d{1,2}b?)?|enquir\w+|inquir\w+)$/;

function isNoAccount(words: ContactWords, written: string): boolean {
  if (NO_ACCOUNTS.has(written) || FIGURE.test(written)) return true;
  return words.terms.some(({ sense, start, end }) => isChannel(sense) && words.text.slice(start, end) === written);
}

/** 'room204', 'zone2'. */
function isNumberedWord(written: string): boolean {
  const [, word = "", rest = ""] = /^([a-z]+)[\d.-]+([a-z\d]*)$/.exec(written) ?? [];
  return (
    word !== "" &&
    rest.length < 3 &&
    (NUMBERED_WORDS.has(word) || (word.length < 3 && rest === "" && written.length < 5))
  );
}

/** 小红书@小窝在伦敦, 微信昵称：南安阿柚 */
function nicknameBehind({ text }: ContactWords, { start, end }: Span): Span[] {
  const mark = /(?: ?(?:是|叫|为|[:：@]|搜)){1,2} ?[“"]?/y;
  mark.lastIndex = end;
  const marked = mark.exec(text)?.[0];
  const from = end + (marked?.length ?? 0);
  if (marked === undefined && !text.slice(start, end).includes("称")) return [];
  NICKNAME.lastIndex = from;
  const name = NICKNAME.exec(text)?.[0];
  return name === undefined ? [] : [{ start, end: skip(text, from + name.length, '”"', 1) }];
}

const TO_ITS_NAME = /(@?[a-z0-9_][\w.-]{2,28}\w)([”"」]? ?(?:(?:加|是|是我|是我的)| on | is my | - my | my )| ?[(（])$/;

/** 'anna_88（微信）', “anna_88”加微信, '@hanas on Instagram' */
function accountsBeforeName(words: ContactWords): Span[] {
  const { text } = words;
  return words.terms.flatMap(({ sense, start, end }) => {
    if (!isChannel(sense)) return [];
    const [led = "", written = "", joint = ""] = TO_ITS_NAME.exec(text.slice(Math.max(0, start - 44), start)) ?? [];
    const from = start - led.length;
    if (written === "" || /[\w.@]/.test(text[from - 1] ?? "") || isNoAccount(words, written)) return [];
    const isBracketed = /[(（]/.test(joint);
    if (isBracketed && !/[)）]/.test(text[end] ?? "")) return [];
    if (!isBracketed && !isAddress(written) && !isSaidFirst(text, from)) return [];
    return [{ start: from, end: end + (isBracketed ? 1 : 0) }];
  });
}

/** Whether letters and digits, an underscore or an @ tell an account from a word. */
function isAddress(written: string): boolean {
  return /[@_\d]/.test(written) && /[a-z]/.test(written);
}

/** 'annasmith on WeChat', but not 'more photos on Instagram'. */
function isSaidFirst(text: string, start: number): boolean {
  return /(?:^|[\n:：,，.。;；(（“"]|\b(?:i'm|add|follow|find|as)) ?$/.test(text.slice(Math.max(0, start - 10), start));
}

function accountsAskedFor(words: ContactWords): Span[] {
  return words.terms.flatMap((term) => {
    if (term.sense === "id") return accountBehindId(words, term);
    if (term.sense !== "ask" && term.sense !== "plus") return [];
    const { text } = words;
    const behind = words.at(skip(text, term.end, BLANKS), "verb")?.end ?? term.end;
    const isMarked = /[:：]/.test(text[skip(text, behind, BLANKS)] ?? "");
    const from = skip(text, behind, `${BLANKS}:：“"`, 3);
    const account = accountAt(words, from + (text.startsWith("on @", from) || text.startsWith("at @", from) ? 3 : 0));
    if (account === null || !isAskedFor(words, term, account, isMarked)) return [];
    return [{ start: term.start, end: contactTail(words, account.end) }];
  });
}

function isAskedFor(
  words: ContactWords,
  term: Span & { sense: string },
  { written, end }: Account,
  isMarked: boolean,
): boolean {
  if (isNoAccount(words, written)) return false;
  if (written.startsWith("@")) return true;
  if (/^[a-z][\w.-]*$/.test(written) && isIdLike(written)) return true;
  if (!/^[a-z]{4,20}$/.test(written)) return false;
  const { text } = words;
  // 加 annasmith 进群
  if (words.at(skip(text, end, BLANKS), "group") !== null)
    return term.sense === "plus" || !/[a-z]/.test(text[term.start] ?? "");
  return isEnd(text, end) && (isMarked || (term.sense === "plus" && isBeginning(text, term.start)));
}

/** Whether nothing is counted up before a plus: ➕wifi goes on with what is paid, a first ➕ begins. */
function isBeginning(text: string, start: number): boolean {
  return /(?:^|[\n,，.。;；!！]|有意|兴趣|可|请|直接|的|联系) ?$/.test(text.slice(Math.max(0, start - 4), start));
}

/** Letters and digits together, or an underscore between them. */
function isIdLike(written: string): boolean {
  return written.length >= 5 && /[_\d]/.test(written) && /[a-z]/.test(written) && !isNumberedWord(written);
}

function accountBehindId(words: ContactWords, { start, end }: Span): Span[] {
  const from = words.at(skip(words.text, end, BLANKS), "verb")?.end ?? end;
  const account = accountAt(words, skip(words.text, from, `${BLANKS}:：是`, 3), SHORTEST);
  if (account === null || isNoAccount(words, account.written) || !/[a-z]{2}/.test(account.written)) return [];
  const isMarked = /[:：是]|is/.test(words.text.slice(end, account.start));
  const isName = words.text.slice(start, end) !== "id";
  if (!isIdLike(account.written) && !(isName && isMarked)) return [];
  return [{ start, end: contactTail(words, account.end) }];
}

/** '@anna_88' anywhere; 'anna_88' where it is all that a line says, at the end of a text or with an underscore. */
function accountsAlone(words: ContactWords, written: string): Span[] {
  const { text } = words;
  const lines = Array.from(text.matchAll(/[^\n]+/g)).filter(([line]) => /[\p{L}\p{N}]/u.test(line));
  const alone = lines.flatMap(({ 0: line, index }) => {
    const isLast = index === lines.at(-1)?.index;
    const [, ornament = "", id = ""] = ALONE.exec(line) ?? [];
    const start = index + ornament.length;
    return id !== "" && isIdAlone(written.slice(start, start + id.length), isLast)
      ? [{ start, end: start + id.length }]
      : [];
  });
  return [...alone, ...spansOf(text, AT_NAME).filter((name) => isAtName(text, name)), ...underscored(text, written)];
}

const ALONE = /^([^\p{L}\p{N}@_]*)(@?[a-z_][\w.-]{3,28}\w)[^\p{L}\p{N}_@]*$/u;
const AT_NAME = /@[a-z_][\w.]{2,28}\w/g;

function isAtName(text: string, { start, end }: Span): boolean {
  const name = text.slice(start + 1, end);
  return !/[\w.@]/.test(text[start - 1] ?? "") && /[_\d]/.test(name) && !/^(?:[a-z]{1,2}\d[a-z\d]?$|zone)/.test(name);
}

/**
 * Names with an underscore stand for nothing else, but for words that it joins ('pet_friendly'), tags, titles
 * ('Doubledecker_flat') and codes ('M13_9PL').
 */
function underscored(text: string, original: string): Span[] {
  return spansOf(text, UNDERSCORED).filter(({ start, end }) => {
    const written = original.slice(start, end);
    if (/[A-Z]/.test(written) && !(/\d/.test(written) && /[a-z]/.test(written))) return false;
    const parts: readonly string[] = text.slice(start, end).match(/[a-z]+|\d+/g) ?? [];
    const isTag = /[\w#@./=?&-]/.test(text[start - 1] ?? "") || /[\w@/=]/.test(text[end] ?? "");
    return !isTag && !parts.every((part) => /^\d*$/.test(part) || isWord(part));
  });
}

const UNDERSCORED = /[a-z][a-z0-9.-]*_[\w.-]*[a-z0-9]/g;

function isWord(part: string): boolean {
  return NO_ACCOUNTS.has(part) || NUMBERED_WORDS.has(part);
}

function isIdAlone(id: string, isLast: boolean): boolean {
  const small = id.toLowerCase();
  if (id.startsWith("@")) return isLast;
  // COMP1001, SE16: capitals and digits are a course or a postcode.
  if (!/[a-z]{2}/.test(id) || !isIdLike(small) || isNumberedWord(small) || FIGURE.test(small)) return false;
  return isLast && !small.split("_").every(isWord);
}
