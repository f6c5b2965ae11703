import { spansOf, type Span } from "../text/mapped-text.ts";

const REST = String.raw`[^\s\u0080-\uffff)\]"<>]`;
const NAME = String.raw`(?<![\w@.-])(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+`;
/** Ends of names that no sentence begins with where the blank after a full stop is missing. */
const END = String.raw`(?:com|net|org|cn|co\.uk|ac\.uk|org\.uk|io|xyz|vip|COM|NET|ORG|CN|CO\.UK)`;
/** Others are one where a path follows: wa.me/447700900123, linktr.ee/anna. */
const END_BEFORE_PATH =
  "(?:me|ee|gg|ly|to|tv|cc|co|uk|be|gl|gy|im|bio|app|link|page|info|top|site|shop|club|online|website|dev|live|hk|tw|eu)";

const LINKS = [
  new RegExp(String.raw`(?:h[tx]{2}ps?|ftp) ?: ?\/\/ ?${REST}+`, "gi"),
  new RegExp(String.raw`(?<![\w@.])www(?:\.| \. )[\w-]+(?:(?:\.| \. )[\w-]+)+(?:\/${REST}*)?`, "gi"),
  new RegExp(String.raw`${NAME}${END}(?![\w-]|\.\w)(?:[/?]${REST}*)?`, "g"),
  new RegExp(String.raw`${NAME}${END_BEFORE_PATH}\/${REST}{2,}`, "gi"),
];

/** Links that are accounts: findAccounts has them. */
const ACCOUNT_LINK = /^(?:https?:\/\/)?(?:t|wa)\.me\//i;

/** The links of a text, also without a scheme. @param text In plain writing. */
export function findLinks(text: string): Span[] {
  const found = LINKS.flatMap((pattern) => spansOf(text, pattern));
  return found.filter(({ start, end }) => !ACCOUNT_LINK.test(text.slice(start, end)));
}
