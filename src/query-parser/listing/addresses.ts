import { spansOf, type Span } from "../text/mapped-text.ts";
import { matchAt } from "./contact-words.ts";

/** An e-mail address as it is used, and where it stands. */
export interface Email extends Span {
  address: string;
}

/** The first sign stands in addresses alone; the second may stand for it: 'anna.lee at example.org', but 'look at example.org'. */
const AT = / @ |( at |@ | ?# ?|[-_]at[-_])|@/gi;
const NAME = /[\w.+-]*\w$/;
const LIKELY_NAME = /[a-z][._][a-z]|[a-z]{3}\d\d/i;
const LONGEST_NAME = 64;
const HOST = /[\w-]+(?:\.[a-z][a-z-]+)*/iy;
const PROVIDER =
  /^(?:(?:g|google|hot|fox|proton)mail|qq|163|126|139|sina|outlook|live|icloud|yahoo|proton|msn|aol|aliyun)(?:\.|$)/;

/** The e-mail addresses of a text. @param text In plain writing. */
export function findEmails(text: string): Email[] {
  return Array.from(text.matchAll(AT)).flatMap(({ 0: sign, 1: doubtful, index: at }) => {
    const name = NAME.exec(text.slice(Math.max(0, at - LONGEST_NAME), at))?.[0];
    const host = matchAt(HOST, text, at + sign.length)?.toLowerCase() ?? "";
    const isWhole = host.includes(".");
    const isMeant =
      doubtful === undefined
        ? isWhole || PROVIDER.test(host)
        : PROVIDER.test(host) || (isWhole && LIKELY_NAME.test(name ?? ""));
    if (name === undefined || !isMeant) return [];
    const address = `${name.toLowerCase()}@${host}`;
    return [{ start: at - name.length, end: at + sign.length + host.length, address }];
  });
}

const REST = String.raw`[^\s\u0080-\uffff)\]"<>]`;
const SITE = String.raw`(?<![\w@.-])(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+`;
/** Ends of names that no sentence begins with where the blank after a full stop is missing. */
const END = String.raw`(?:com|net|org|cn|co\.uk|ac\.uk|org\.uk|io|xyz|vip|COM|NET|ORG|CN|CO\.UK)`;
/** Others are one where a path follows: wa.me/447700900123, linktr.ee/anna. */
const END_BEFORE_PATH =
  "(?:me|ee|gg|ly|to|tv|cc|co|uk|be|gl|gy|im|bio|app|link|page|info|top|site|shop|club|online|website|dev|live|hk|tw|eu)";

const LINKS = [
  new RegExp(String.raw`(?:h[tx]{2}ps?|ftp) ?: ?\/\/ ?${REST}+`, "gi"),
  new RegExp(String.raw`${SITE}${END}(?![\w-]|\.\w)(?:[/?]${REST}*)?`, "g"),
  new RegExp(String.raw`${SITE}${END_BEFORE_PATH}\/${REST}{2,}`, "gi"),
];

/** The links of a text, also without a scheme. @param text In plain writing. */
export function findLinks(text: string): Span[] {
  return LINKS.flatMap((pattern) => spansOf(text, pattern));
}
