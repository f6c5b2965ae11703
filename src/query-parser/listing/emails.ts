import type { Span } from "../text/mapped-text.ts";

/** An e-mail address as it is used, and where it stands however it is veiled. */
export interface Email extends Span {
  address: string;
}

/** By the first an address is meant; the second may stand for it: 'anna at gmail dot com', but 'look at example.com'. */
const AT = / ?[([{<] ?(?:at|a|@|艾特) ?[)\]}>] ?| ?艾特 ?| ?圈a ?| @ |( at | @|@ | ?# ?|[-_]at[-_])|@/gi;
const DOT = String.raw`(?:\.| ?[([{<] ?(?:dot|\.|点) ?[)\]}>]| dot | ?点 ?| \. )`;
const DOTS = new RegExp(DOT, "gi");
/** The full stop of a Chinese keyboard is a dot where there is no other: after a whole address it ends the sentence. */
const HOST = new RegExp(String.raw`([\w-]+)((?:${DOT}[a-z][a-z-]+)+|。[a-z]{2,4}\b)?`, "iy");
const NAME = /[\w.+-]*\w$/;
const LONGEST_NAME = 64;
const PROVIDERS = new Set(
  "gmail googlemail qq 163 126 foxmail sina outlook hotmail live icloud yahoo proton protonmail msn aol 139 aliyun".split(
    " ",
  ),
);
/** Their names alone mean an address. */
const WHOLE = new Set(["gmail", "hotmail", "foxmail", "icloud"]);

/** The e-mail addresses of a text, however they are veiled. @param text In plain writing. */
export function findEmails(text: string): Email[] {
  return Array.from(text.matchAll(AT)).flatMap(({ 0: sign, 1: doubtful, index: at }) => {
    const name = NAME.exec(text.slice(Math.max(0, at - LONGEST_NAME), at))?.[0];
    HOST.lastIndex = at + sign.length;
    const [written = "", host = "", rest = ""] = HOST.exec(text) ?? [];
    // 'anna.lee at example.org', but 'look at example.org'.
    const isDoubtful = doubtful !== undefined && !/[a-z][._][a-z]|[a-z]{3}\d\d/i.test(name ?? "");
    if (name === undefined || !isHost(host.toLowerCase(), rest, isDoubtful)) return [];
    const address = `${name}@${host}${rest.replace(DOTS, ".").replace("。", ".")}`.toLowerCase();
    return [{ start: at - name.length, end: at + sign.length + written.length, address }];
  });
}

function isHost(host: string, rest: string, isDoubtful: boolean): boolean {
  const isProvider = PROVIDERS.has(host);
  if (!isDoubtful) return isProvider || rest !== "";
  const isVeiled = rest !== "" && !rest.includes(".") && !rest.startsWith("。");
  return isVeiled || (isProvider && rest !== "") || (WHOLE.has(host) && rest === "");
}
