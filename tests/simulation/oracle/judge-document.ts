import { marksIn, type MarkedKind, type Marks } from "./marks.ts";
import { BACKUP, isIn, type Wish, type WishedDocument } from "./wishes.ts";

export type Verdict = "lost" | "doubled" | "silent" | "stuck" | "broken";

export interface Finding {
  verdict: Verdict;
  text: string;
}

/** A finding, and where. */
export interface FoundIn extends Finding {
  /** The document, by owner, kind and id; empty for what is no document's. */
  document: string;
}

/** What the server has of a document. */
export interface ThereNow {
  content: Marks;
  isThere: boolean;
}

/**
 * Holds what the server has of a document to what people want of it. Of the wishes for a field one or several must stand there, and
 * all others must be among those that these supersede.
 */
export function judgeDocument(kind: MarkedKind<never>, document: WishedDocument, there: ThereNow): Finding[] {
  return [
    ...document.wishes.flatMap((wish) => unfulfilled(kind, document, wish, there)),
    ...unwanted(kind, document, there),
    ...notAsLeft(document, there),
    ...removedInVain(kind, document, there),
  ];
}

/** A wish that is not there, though nobody who saw it wanted anything else. */
function unfulfilled(
  kind: MarkedKind<never>,
  document: WishedDocument,
  wish: Wish,
  { content, isThere }: ThereNow,
): Finding[] {
  const { wishes } = document;
  const { field, mark, instead, unheard, act } = wish;
  if (kind.isUnwished?.(field) === true) return [];
  if (!act.isKept || isIn(wish, content) || isSuperseded(wish, wishes)) return [];
  if (mark === null) {
    const back = instead.filter((each) => marksIn(content, field).includes(each));
    const mayBeBack =
      kind.isShared(field) ||
      back.every((each) => unheard.includes(each)) ||
      wasBroughtBack(document, isThere) ||
      isWantedBack(wish, wishes);
    return mayBeBack
      ? []
      : [{ verdict: "lost", text: `${field}: what was taken out is there again: ${instead.join()}` }];
  }
  if ((kind.isShared(field) && !isThere) || isNoNews(wish, wishes)) return [];
  if (kind.doesRemovalStand && wish.hasArrived && (isThere ? wasRemovedElsewhere(document, act) : wasRemoved(document)))
    return [];
  if (
    kind.isLastWord(field) &&
    wishes.some((other) => isLastWordOver(kind, [wish, other], wishes) && isIn(other, content))
  )
    return [];
  const of = kind.partOf?.(field);
  if (
    of !== undefined &&
    wishes.some(
      (whole) =>
        whole.field === of.field &&
        whole.mark === of.mark &&
        !isIn(whole, content) &&
        (!whole.act.isKept || isSuperseded(whole, wishes)),
    )
  )
    return [];
  return [
    { verdict: "lost", text: `${field}: ${mark} is not there, but ${marksIn(content, field).join() || "nothing"}` },
  ];
}

/** What is there and nobody wants, or twice. */
function unwanted(kind: MarkedKind<never>, document: WishedDocument, { content, isThere }: ThereNow): Finding[] {
  return [...content].flatMap(([field, marks]) =>
    marks.flatMap((mark, at): Finding[] => {
      if (marks.indexOf(mark) !== at) return [{ verdict: "doubled", text: `${field}: ${mark} is there twice` }];
      if (kind.isShared(field) || (at > 0 && kind.isAsked(field))) return [];
      const wanted = document.wishes.filter((wish) => wish.field === field && wish.mark === mark);
      if (wanted.length === 0) return [{ verdict: "doubled", text: `${field}: nobody wants ${mark}` }];
      const isWanted = wanted.some((wish) => !wish.act.isKept || !isSuperseded(wish, document.wishes));
      const isReplaced = document.wishes.some(
        (wish) =>
          wish.field === field && wish.act.isKept && wish.instead.includes(mark) && !wish.unheard.includes(mark),
      );
      if (isWanted || !isReplaced || wasBroughtBack(document, isThere)) return [];
      return [{ verdict: "doubled", text: `${field}: ${mark} stands beside what replaced it` }];
    }),
  );
}

/** What one device alone has done ends as it was left there. One that was emptied removes nothing that it has not seen again. */
function notAsLeft(document: WishedDocument, { isThere }: ThereNow): Finding[] {
  const { acts, wasThere } = document;
  const [first, last] = [acts[0], acts.at(-1)];
  if (first === undefined || last === undefined || wasThere === null) return [];
  if (acts.some(({ device, isKept }) => device !== first.device || !isKept) || last.isRemoval !== isThere) return [];
  if (last.isRemoval && document.hasForgotten(last.device)) return [];
  return [{ verdict: "lost", text: last.isRemoval ? "it was removed, and is there" : "it is not there" }];
}

function removedInVain(
  { isRemovalFinal }: MarkedKind<never>,
  { acts, wasThere }: WishedDocument,
  { isThere }: ThereNow,
): Finding[] {
  const last = acts.at(-1);
  const isFinal = isRemovalFinal === true && wasThere !== null && last?.isRemoval === true && last.isKept;
  return isFinal && isThere ? [{ verdict: "lost", text: "it was removed last, and is there" }] : [];
}

/** Whether somebody has removed it, or did so before: a restored server is told again. */
function wasRemoved({ acts, wasThere }: WishedDocument): boolean {
  return wasThere === null || acts.some(({ isRemoval }) => isRemoval);
}

/** Whether a restored server had it anyway: it made no new version of it, and what another device gives back counts as newer. */
function isNoNews(wish: Wish, wishes: readonly Wish[]): boolean {
  const restored = wishes.findIndex(
    ({ field, mark, act }) => act.device === BACKUP && field === wish.field && mark === wish.mark,
  );
  return restored !== -1 && restored < wishes.indexOf(wish);
}

/** Whether another device has removed it, that has saved it anew. */
function wasRemovedElsewhere({ acts }: WishedDocument, { device }: Wish["act"]): boolean {
  return acts.some((act) => act.isRemoval && act.device !== device);
}

/** Whether somebody who saw it wanted something else. */
function isSuperseded(wish: Wish, wishes: readonly Wish[]): boolean {
  const { field, mark } = wish;
  return (
    mark !== null &&
    wishes.some((later) => later.field === field && later.instead.includes(mark) && !isEarlierOf(wish, later, wishes))
  );
}

/** Whether another wish may stand in the place of one. */
function isLastWordOver(
  kind: MarkedKind<never>,
  [wish, other]: readonly [Wish, Wish],
  wishes: readonly Wish[],
): boolean {
  if (other === wish || other.field !== wish.field || other.mark === null) return false;
  if (!wish.instead.includes(other.mark) || wish.unheard.includes(other.mark)) return true;
  // It may be another device's own, which nobody has seen.
  return kind.isShared(other.field) && other.act.device !== "" && !isEarlierOf(wish, other, wishes);
}

/** Whether a device had the other one before: values that several wishes may have say nothing of their order. */
function isEarlierOf(wish: Wish, other: Wish, wishes: readonly Wish[]): boolean {
  return other.act.device === wish.act.device && wishes.indexOf(other) < wishes.indexOf(wish);
}

/** Whether it was removed by some and kept by others: it is back with all that these had seen. */
function wasBroughtBack({ acts }: WishedDocument, isThere: boolean): boolean {
  return isThere && acts.some(({ isRemoval }) => isRemoval);
}

/** Whether what was taken out may be there all the same: whoever took it out has put it back, or it came back by no fault of the engine. */
function isWantedBack(wish: Wish, wishes: readonly Wish[]): boolean {
  const { act, field, instead } = wish;
  const putBack = (other: Wish) => !other.act.isKept || isEarlierOf(other, wish, wishes);
  return wishes.some(
    (other) =>
      other.act !== act &&
      other.field === field &&
      other.mark !== null &&
      instead.includes(other.mark) &&
      putBack(other),
  );
}
