import { lexiconOf, findTerms, type Term } from "./lexicon/find-terms.ts";
import { STANCE } from "./lexicon/tables/stance.ts";
import { lettersOf, tagLine, tagsBefore } from "./roles/tag-line.ts";
import type { Span } from "./text/mapped-text.ts";
import { remembering } from "./text/remembering.ts";

/** Whether a text wants a thing, refuses it, or takes either. */
export type Stance = "wanted" | "refused" | "indifferent";

/** How the senses of the table are written in a line of tags. */
const LETTERS = lettersOf(`
  n no, N directly, v not, r refusal, G needless, m nor, X except, W lacking, f filler, w want, t turn, D best
  l done, d of, j joint, k with, a and, e all, g also, s still, h particleThen, b behind, p place, q refusedBehind
  Q refusedInEnglish, u outside, F far, M tooMuch, y unfit, i indifferent, z whether, K fine, B be
  R really, L from, P particle
`);

const NEGATOR = "[nNvrGmXW]";
const IS_NEGATOR = new RegExp(NEGATOR);
const FILL = "[fwkslR_]";
const JOINT = "[jkm]";
const END = "(?:$|[.,(_Pldh])";

// Before the thing, from its negator on.
const DIRECT = new RegExp(`^${FILL}*$`);
/** "No studios or flatshares": no word of the list begins another wish, and no space ends it. */
const LISTED = new RegExp(`^[^wtdDK,_]*${JOINT}${FILL}*$`);
/** "Anywhere except Leeds and York"; but "no pets and a garden" wants the garden. */
const LISTED_EXCEPTION = new RegExp(`^[^wtdDK,_]*a${FILL}*$`);
/** '地下室不要 studio': the thing before the space is refused. */
const REFUSES_BEFORE = /[pb]$/;
const SPACED_JOINT = new RegExp(`_*(${JOINT})_*`, "g");
const NOT_ASKED = /[iG][fwd_]*$/;
const LACKED = /[nWrvz]f?$/;

// Behind the thing.
const BEHIND = "[dDebghpfR]*";
const LIST_BEHIND = `(?:${JOINT}[^.,(_]{1,12}?)?`;
const REFUSED_IN_CHINESE = `(?:[rqGW]${END}|(?:F|M)(?:$|[.,(Plnhr])|y[^.,(d]{0,6}(?:$|[.,(]))`;
const REFUSED = new RegExp(`^f?${LIST_BEHIND}(?:${BEHIND}(?:u|${REFUSED_IN_CHINESE})|,?Q|_[rG](?:$|[.,(])|_q${END})`);
const INDIFFERENT = /^f?[d_]*(?:z?[eg]?B?i|z[eg]|_?[dDebghp]*G(?:$|[.,(_Pldh]))/;
const EITHER_WAY = /^(?:d?_?[eg](?:K|f)|f?B*K)/;
/** 不考虑伦敦以外的: it alone is wanted. */
const REFUSING = /[rn][^.,(_]{0,8}$/;
const OUTSIDE_BEHIND = /^[^.,(_]{0,6}u/;
/** 不想离学校太远: it is to be near. */
const DISTANCE = /[nrL][^.,(]{0,6}$/;
const TOO_FAR = /^[^.,(]{0,6}?F/;

const LEXICON = lexiconOf(STANCE);
const REACH = 60;

/**
 * Tells whether a canonical text wants a thing in it. Refused: 不要X, X除外, "anywhere but X", "no X or Y"; two refusals make a demand
 * (没有X不行), questions refuse nothing (有没有X), and neither do distances (离X不远). Indifferent: 没有X也行, X无所谓, "X is not necessary".
 */
export function stanceOf(text: string, { start, end }: Span): Stance {
  const { before, after } = surroundingsOf(text, start, end);
  if (INDIFFERENT.test(after) || NOT_ASKED.test(before) || (EITHER_WAY.test(after) && LACKED.test(before)))
    return "indifferent";
  if (TOO_FAR.test(after) && DISTANCE.test(before)) return "wanted";
  if (REFUSING.test(before) && OUTSIDE_BEHIND.test(after)) return "wanted";
  return isRefusedBefore(before) === REFUSED.test(after) ? "wanted" : "refused";
}

/** Whether the thing at [start, end) is refused. */
export function isNegated(text: string, start: number, end: number): boolean {
  return stanceOf(text, { start, end }) === "refused";
}

/**
 * Whether something that nobody wants is ruled out: as `stanceOf`, and also from further off in an English clause: "I don't
 * have anyone in the UK who could be a guarantor".
 */
export function isRuledOut(text: string, { start, end }: Span): boolean {
  if (stanceOf(text, { start, end }) !== "wanted") return true;
  return /[vW][^ot.,(]*$/.test(surroundingsOf(text, start, end).before);
}

/** Whether a negator reaches to the end of a line; the nearest that does decides. */
function isRefusedBefore(before: string): boolean {
  for (let at = before.length - 1; at >= 0; at--) {
    const tag = before[at] ?? "";
    if (!IS_NEGATOR.test(tag)) continue;
    const between = before.slice(at + 1);
    const isOfThingBefore = tag === "r" && between.startsWith("_") && REFUSES_BEFORE.test(before.slice(0, at));
    if (!isOfThingBefore && reaches(tag, between)) return true;
  }
  return false;
}

function reaches(tag: string, between: string): boolean {
  if (tag === "N") return between === "";
  if (tag === "X" && LISTED_EXCEPTION.test(between)) return true;
  return DIRECT.test(between) || LISTED.test(between.replaceAll(SPACED_JOINT, "$1"));
}

/** The tags before a thing in its statement, and the tags of the next sixty letters behind it. */
function surroundingsOf(text: string, start: number, end: number): { before: string; after: string } {
  const line = lineOf(text);
  const before = line.tags.slice(tagsBefore(line, Math.max(0, start - REACH)), tagsBefore(line, start));
  const last = tagsBefore(line, end);
  const behind = (line.spans[last]?.end ?? end) < end ? last + 1 : last;
  return {
    before: before.slice(Math.max(...Array.from(".,(", (mark) => before.lastIndexOf(mark))) + 1),
    after: line.tags.slice(behind, behind + REACH),
  };
}

/** The words of a text that say how it stands to a thing: 不要, "without", 也行. */
export function stanceWords(text: string): Span[] {
  const { tags, spans } = lineOf(text);
  return spans.filter((_, index) => !UNREAD.test(tags[index] ?? ""));
}

/** Words that may belong to another thing. */
const UNREAD = /[xo.,(_fw]/;

/** A text is asked about each of its mentions in turn. */
const lineOf = remembering(1, (text) => tagLine(text, findTerms(text, LEXICON), (term) => letterOf(text, term)));

/** A不A asks (能不能, 好不好). */
function letterOf(text: string, { sense, start }: Term): string {
  const isAsking = /[不没]/.test(text[start] ?? "") && start > 0 && text[start - 1] === text[start + 1];
  return isAsking ? "z" : (LETTERS.get(sense) ?? "");
}
