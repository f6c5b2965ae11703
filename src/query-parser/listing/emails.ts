import { replaceSpans, spansOf, type MappedText, type Span } from "../text/mapped-text.ts";

/** Private characters, which no text has: a dot that is veiled, and for what may stand for an @: 'anna at gmail dot com'. */
const VEILED_DOT = "\ue002";
const MAYBE_AT = "\ue003";
/** In their order. Nothing else is meant by the first. */
const VEILS: readonly (readonly [RegExp, string])[] = [
  [/ ?[([{<] ?(?:at|a|@|艾特) ?[)\]}>] ?| ?艾特 ?| ?圈a ?| @ /giu, "@"],
  [/ ?[([{<] ?(?:dot|\.|点) ?[)\]}>]| dot | ?点 ?| \. /giu, VEILED_DOT],
  [/ at | @|@ | ?# ?|[-_]at[-_]/giu, MAYBE_AT],
];
/** Each for one sign, because a place before an address looks like a name: 'mail me at anna@example.com'. */
const ADDRESSES = ["@", MAYBE_AT].map(
  (sign) => new RegExp(String.raw`[\w.+-]*\w(${sign})([\w-]+)((?:[.\ue002][a-z][a-z-]+)*)`, "giu"),
);
/** The full stop of a Chinese keyboard; after a whole address it ends the sentence. */
const CHINESE_DOT = /^。[a-z]{2,4}\b/i;
const PROVIDERS = new Set(
  "gmail googlemail qq 163 126 foxmail sina outlook hotmail live icloud yahoo proton protonmail msn aol 139 aliyun".split(
    " ",
  ),
);
/** Their names alone mean an address. */
const WHOLE = new Set(["gmail", "hotmail", "foxmail", "icloud"]);
const OTHERS = [
  // a n n a @ g m a i l . c o m
  /\b\w(?: [\w.]){2,} ?[@\ue003] ?\w(?: \w){2,} ?[.\ue002] ?\w(?: \w){1,2}\b/giu,
  /(?:qq ?)?(?:邮箱|电邮|e-?mail|qq mail)[是为:： ]{0,2}\d{6,11}\b/giu,
];
const IN_CAPITALS = /\b([\w.]+)AT([a-z0-9-]+)DOT([a-z]{2,})(?:DOT([a-z]{2,}))?\b/g;

/** The e-mail addresses of a text, however they are veiled. @param text In plain writing. */
export function findEmails(text: string): Span[] {
  const { text: unveiled, origins } = withoutVeils(text);
  const addresses = ADDRESSES.flatMap((pattern) =>
    Array.from(unveiled.matchAll(pattern)).flatMap((match) => {
      const end = endOfAddress(unveiled, match);
      return end === null ? [] : [{ start: match.index, end }];
    }),
  );
  const found = [...addresses, ...OTHERS.flatMap((pattern) => spansOf(unveiled, pattern))];
  const written = found.map(({ start, end }) => ({ start: origins[start] ?? 0, end: origins[end] ?? text.length }));
  return [...written, ...spansOf(text, IN_CAPITALS)];
}

function endOfAddress(
  text: string,
  { 0: written, 1: at, 2: host = "", 3: rest = "", index }: RegExpExecArray,
): number | null {
  const end = index + written.length;
  const isProvider = PROVIDERS.has(host.toLowerCase());
  if (at === "@") {
    const stop = rest === "" ? CHINESE_DOT.exec(text.slice(end))?.[0] : undefined;
    return rest !== "" || isProvider ? end : stop === undefined ? null : end + stop.length;
  }
  // 'look at example.com'
  const isVeiled = rest !== "" && !rest.includes(".");
  return isVeiled || (isProvider && rest !== "") || (WHOLE.has(host.toLowerCase()) && rest === "") ? end : null;
}

function withoutVeils(text: string): MappedText {
  const origins = Array.from({ length: text.length + 1 }, (_, at) => at);
  return VEILS.reduce<MappedText>(
    (mapped, [pattern, by]) =>
      replaceSpans(
        mapped,
        spansOf(mapped.text, pattern).map(({ start, end }) => ({ start, end, by })),
      ),
    { text, origins },
  );
}

/** An address as it is used. @param written As it was found. */
export function unveiledEmail(written: string): string {
  const capitals = written.replace(IN_CAPITALS, (_, name: string, ...parts: (string | undefined)[]) => {
    const host = parts.slice(0, 3).filter((part) => part !== undefined);
    return `${name}@${host.join(".")}`;
  });
  return withoutVeils(capitals)
    .text.replaceAll(MAYBE_AT, "@")
    .replaceAll(/[\ue002。]/g, ".")
    .replaceAll(" ", "")
    .toLowerCase();
}
