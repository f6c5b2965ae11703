import { lexiconOf, findTerms, type Term } from "./lexicon/find-terms.ts";
import { STANCE } from "./lexicon/tables/stance.ts";
import { lettersOf, tagLine, tagsBefore } from "./roles/tag-line.ts";
import type { Span } from "./text/mapped-text.ts";
import { remembering } from "./text/remembering.ts";

/** What a text says of a thing that it names. */
export type Stance = "wanted" | "refused" | "indifferent";

/** How the senses of the table are written in a line of tags. */
const LETTERS = lettersOf(`
  n no, N directly, v not, r refusal, G needless, m nor, X except, W lacking, f filler, w want, t turn, D best
  l done, d of, j joint, k with, a and, e all, g also, s still, h particleThen, b behind, p place, q refusedBehind
  Q refusedInEnglish, u outside, U out, O others, F far, M tooMuch, y unfit, i indifferent, z whether, K fine, B be
  c if, R really, L from, S namely, P particle
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
const LISTED_BY_AND = /^[^otdDK,_]*a[fwks]*$/;
/** 不能没有, "can't live without": refused twice. */
const NEGATED_ITSELF = /[nvr][fw]{0,2}x?$/;
const CONDITION = /cR?$/;
/** '地下室不要 studio': the thing before the space is refused. */
const REFUSES_BEFORE = /[pb]$/;
const NOT_ASKED = /[iG][fwd]*$/;
const LACKED = /[nWrvz]f?$/;

// Behind the thing.
const BEHIND = "[dDebghpfR]*";
const LIST_BEHIND = `(?:${JOINT}[^.,(_]{1,12}?)?`;
const REFUSED_IN_CHINESE = `(?:[rqGW]${END}|(?:F|M)(?:$|[.,(Pln])|y[^.,(d]{0,6}(?:$|[.,(]))`;
const REFUSED = new RegExp(`^f?${LIST_BEHIND}(?:${BEHIND}(?:u|${REFUSED_IN_CHINESE})|,?Q|_[rG](?:$|[.,(]))`);
const INDIFFERENT = /^f?[d_]*(?:z?[eg]?B?i|z[eg]|_?[dDebghp]*G(?:$|[.,(_Pldh]))/;
const EITHER_WAY = /^(?:d?_?[eg](?:K|f)|f?B*K)/;
/** 除了利兹，曼城也行 adds a city. */
const ADDED = /^[^.(]{0,16}?[gs](?![nW])/;
const ALL_OTHERS = /^[^.(gs]{0,8}?[euUO]/;
/** 不考虑伦敦以外的: it alone is wanted. */
const REFUSING = /[rn][^.,(_]{0,8}$/;
const OUTSIDE_BEHIND = /^[^.,(_]{0,6}u/;
/** 不想离学校太远: it is to be near. */
const DISTANCE = /[nrL][^.,(]{0,6}$/;
const TOO_FAR = /^[^.,(]{0,6}?F/;

interface Surroundings {
  text: string;
  /** What stands before the thing in its statement, and what stands behind it in the next sixty letters. */
  before: string;
  after: string;
  /** Where the letters of `before` stand. */
  spans: readonly Span[];
}

const LEXICON = lexiconOf(STANCE);
const REACH = 60;

/**
 * Whether what stands at [start, end) of a canonical text is refused there: 不要X, X除外, "anywhere but X", "no X or Y".
 * Two refusals make a demand (没有X不行), questions refuse nothing (有没有X), and neither do distances (离X不远).
 */
export function isNegated(text: string, start: number, end: number): boolean {
  const around = surroundingsOf(text, start, end);
  const { before, after } = around;
  if (TOO_FAR.test(after) && DISTANCE.test(before)) return false;
  if (REFUSING.test(before) && OUTSIDE_BEHIND.test(after)) return false;
  const behind = /X[^,]{0,4}$/.test(before) ? after.replace(/^[uU]/, "") : after;
  return refusedBy(around) !== REFUSED.test(behind);
}

/**
 * Whether what stands at [start, end) is neither refused nor asked for: 没有X也行, X无所谓, 不要求X, "X is not necessary".
 */
export function isNotRequired(text: string, start: number, end: number): boolean {
  const { before, after } = surroundingsOf(text, start, end);
  return INDIFFERENT.test(after) || NOT_ASKED.test(before) || (EITHER_WAY.test(after) && LACKED.test(before));
}

/** The same as one answer. */
export function stanceOf(text: string, { start, end }: Span): Stance {
  if (isNotRequired(text, start, end)) return "indifferent";
  return isNegated(text, start, end) ? "refused" : "wanted";
}

/**
 * Whether something that nobody wants is ruled out where it stands: as `stanceOf`, and also from further off in an English
 * clause: "I don't have anyone in the UK who could be a guarantor".
 */
export function isRuledOut(text: string, { start, end }: Span): boolean {
  if (stanceOf(text, { start, end }) !== "wanted") return true;
  return /[vW][^ot.,(]*$/.test(surroundingsOf(text, start, end).before);
}

/** Whether a negator before the thing reaches it; the nearest that does decides. */
function refusedBy({ text, before, after, spans }: Surroundings): boolean {
  if (EITHER_WAY.test(after) && LACKED.test(before)) return false;
  for (let at = before.length - 1; at >= 0; at--) {
    const tag = before[at] ?? "";
    if (!IS_NEGATOR.test(tag)) continue;
    const [left, between] = [before.slice(0, at), before.slice(at + 1)];
    if ((tag === "r" && between.startsWith("_") && REFUSES_BEFORE.test(left)) || !reaches(tag, between)) continue;
    const isDouble = tag === "W" && NEGATED_ITSELF.test(left);
    return !isDouble && !CONDITION.test(left) && !isHarmless(text, spans[at], after);
  }
  return false;
}

function reaches(tag: string, between: string): boolean {
  if (tag === "N") return between === "";
  if (DIRECT.test(between)) return true;
  const list = between.replaceAll(new RegExp(`_*(${JOINT})_*`, "g"), "$1").replace(/^_+/, "");
  return LISTED.test(list) || (tag === "v" && LISTED_BY_AND.test(list));
}

function isHarmless(text: string, negator: Span | undefined, after: string): boolean {
  const written = text.slice(negator?.start, negator?.end);
  if (written === "不是" && after.startsWith("S")) return true;
  return written.startsWith("除") && !ALL_OTHERS.test(after) && ADDED.test(after);
}

function surroundingsOf(text: string, start: number, end: number): Surroundings {
  const line = lineOf(text);
  const from = tagsBefore(line, Math.max(0, start - REACH));
  // A negator that reaches into the thing speaks of it as well: 不要|客厅 where the thing is 要客厅.
  const complete = tagsBefore(line, start);
  const isCut = (line.spans[complete]?.start ?? start) < start && IS_NEGATOR.test(line.tags[complete] ?? "");
  const to = isCut ? complete + 1 : complete;
  const before = line.tags.slice(from, to);
  const statement = Math.max(...Array.from(".,(", (mark) => before.lastIndexOf(mark))) + 1;
  const last = tagsBefore(line, end);
  const behind = (line.spans[last]?.start ?? end) < end ? last + 1 : last;
  return {
    text,
    before: before.slice(statement),
    after: line.tags.slice(behind, behind + REACH),
    spans: line.spans.slice(from + statement, to),
  };
}

/** A text is asked about each of its mentions in turn. */
const lineOf = remembering(1, (text) => tagLine(text, findTerms(text, LEXICON), (term) => letterOf(text, term)));

/** A不A asks (能不能, 好不好). */
function letterOf(text: string, { sense, start }: Term): string {
  const isAsking = /[不没]/.test(text[start] ?? "") && start > 0 && text[start - 1] === text[start + 1];
  return isAsking ? "z" : (LETTERS.get(sense) ?? "");
}
