import { spansOf, type Span } from "../text/mapped-text.ts";

const NAME = String.raw`[\w.+-]*\w`;
const PROVIDER =
  "(?:gmail|googlemail|qq|163|126|foxmail|sina|outlook|hotmail|live|icloud|yahoo|proton(?:mail)?|msn|aol|139|aliyun)";
const OPEN = String.raw`[([{<]`;
const CLOSE = String.raw`[)\]}>]`;
/** Nothing else is meant by these. */
const SURE_AT = `(?:@| @ | ?${OPEN} ?(?:at|a|@|艾特) ?${CLOSE} ?| ?艾特 ?| ?圈a ?)`;
const VEILED_DOT = `(?: ?${OPEN} ?(?:dot|\\.|点) ?${CLOSE} ?| dot | ?点 ?)`;
const DOT = String.raw`(?:\.| \. |${VEILED_DOT})`;
/** 'anna at gmail.com': a word of every sentence, so that the rest has to tell. */
const MAYBE_AT = "(?: at | ?# ?|[-_]at[-_])";

const EMAILS = [
  // 'anna (at) example.org', 'anna @ example[dot]org': written so that no machine finds it; ours is to keep it from everybody.
  `${NAME}${SURE_AT}[\\w-]+(?:${DOT}[a-z][a-z-]+)+`,
  // The full stop of a Chinese keyboard; after a whole address it ends the sentence.
  `${NAME}${SURE_AT}[\\w-]+。[a-z]{2,4}(?![a-z])`,
  `${NAME}(?:${SURE_AT}| ?@ ?)${PROVIDER}(?:${DOT}[a-z]{2,}|(?![\\w.]))`,
  `${NAME}${MAYBE_AT}(?:[\\w-]+(?:${VEILED_DOT}[a-z]{2,})+|${PROVIDER}(?:${DOT}[a-z]{2,})+|(?:gmail|hotmail|foxmail|icloud)(?![\\w.]))`,
  // a n n a @ g m a i l . c o m
  String.raw`(?<!\w)\w(?: [\w.]){2,} @(?: \w){2,} \.(?: \w){2,3}(?!\w)`,
  String.raw`(?:qq ?)?(?:邮箱|电邮|e-?mail|qq mail)[是为:： ]{0,2}\d{6,11}(?!\d)`,
].map((pattern) => new RegExp(pattern, "giu"));
const IN_CAPITALS = /\b[\w.]+AT[a-z0-9-]+DOT[a-z]{2,}(?:DOT[a-z]{2,})?\b/g;

/** The e-mail addresses of a text, however they are veiled. @param text In plain writing. */
export function findEmails(text: string): Span[] {
  return [...EMAILS, IN_CAPITALS].flatMap((pattern) => spansOf(text, pattern));
}

/** An address as it is used. @param written As it was found. */
export function unveiledEmail(written: string): string {
  return written
    .replace(/AT(?=[a-z0-9-]+DOT)/, "@")
    .replaceAll("DOT", ".")
    .toLowerCase()
    .replaceAll(/ ?[([{<] ?(?:at|a|@|艾特) ?[)\]}>] ?|艾特|圈a|(?<=\w) at (?=\w)|[-_]at[-_]|#/g, "@")
    .replaceAll(/[([{<] ?(?:dot|\.|点) ?[)\]}>]|\bdot\b|点|。/g, ".")
    .replaceAll(" ", "");
}
