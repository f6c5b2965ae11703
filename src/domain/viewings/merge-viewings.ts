import {
  emptyViewing,
  type Check,
  type CheckAnswer,
  type CheckId,
  type OtherValue,
  type ViewingContent,
  type ViewingPhoto,
} from "./viewing.ts";
import { isConflict, linesOf, mergeChoice, mergeSets, mergeTexts } from "./merge-values.ts";

/**
 * Makes one viewing of what two devices made of the same one; nothing that either wrote is lost. What one side alone
 * changed is taken from it. Where both changed the same: texts keep the lines of both, a check keeps this side's answer
 * and notes both answers, a choice of one (state, appointment, score) keeps this side's and puts the other into
 * `other`. What a side removed goes. The result may be longer than a viewing may be: nothing is cut here.
 * @param base What both began with; null when each began by itself.
 * @param mine What this device has, the later writer.
 * @param theirs What the account has.
 */
export function mergeViewings(
  base: ViewingContent | null,
  mine: ViewingContent,
  theirs: ViewingContent,
): ViewingContent {
  const from = base ?? emptyViewing;
  const merged = {
    state: mergeChoice(from.state, mine.state, theirs.state),
    appointment: mergeChoice(from.appointment, mine.appointment, theirs.appointment),
    score: mergeChoice(from.score, mine.score, theirs.score),
  };
  return {
    ...merged,
    notes: mergeTexts(from.notes, mine.notes, theirs.notes),
    checks: mergeChecks(from.checks, mine.checks, theirs.checks),
    photos: mergePhotos(from.photos, mine.photos, theirs.photos),
    other: mergeOthers(from, mine, theirs, merged),
  };
}

type Checks = ViewingContent["checks"];

const NO_CHECK: Check = { answer: null, note: "" };

function mergeChecks(base: Checks, mine: Checks, theirs: Checks): Checks {
  // Those that only a newer build knows are among them.
  const ids = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] as CheckId[];
  const merged = ids.map((id) => [id, mergeCheck(base[id] ?? NO_CHECK, mine[id] ?? NO_CHECK, theirs[id] ?? NO_CHECK)]);
  return Object.fromEntries((merged as [CheckId, Check][]).filter(([, check]) => !isEmpty(check)));
}

function isEmpty({ answer, note }: Check): boolean {
  return answer === null && note === "";
}

function mergeCheck(base: Check, mine: Check, theirs: Check): Check {
  const note = mergeTexts(base.note, mine.note, theirs.note);
  if (!isConflict(base.answer, mine.answer, theirs.answer)) {
    return { answer: mergeChoice(base.answer, mine.answer, theirs.answer), note };
  }
  // An answer says more than one that was taken back.
  if (mine.answer === null || theirs.answer === null) return { answer: mine.answer ?? theirs.answer, note };
  return { answer: mine.answer, note: withLine(note, `${SIGNS[mine.answer]} / ${SIGNS[theirs.answer]}`) };
}

/** Answers as both languages read them. */
const SIGNS: Record<CheckAnswer, string> = { good: "✓", bad: "✕", unsure: "?" };

function withLine(text: string, line: string): string {
  const lines = linesOf(text);
  return lines.includes(line) ? text : [...lines, line].join("\n");
}

function mergePhotos(base: ViewingPhoto[], mine: ViewingPhoto[], theirs: ViewingPhoto[]): ViewingPhoto[] {
  return mergeSets(base, mine, theirs, ({ uuid }) => uuid).map(({ uuid, caption }) => {
    const [before, own, other] = [base, mine, theirs].map((photos) => captionIn(photos, uuid));
    return { uuid, caption: mergeCaptions(before ?? "", own ?? caption, other ?? caption) };
  });
}

function captionIn(photos: readonly ViewingPhoto[], uuid: string): string | undefined {
  return photos.find((photo) => photo.uuid === uuid)?.caption;
}

// A caption is one line.
function mergeCaptions(base: string, mine: string, theirs: string): string {
  if (!isConflict(base, mine, theirs)) return mergeChoice(base, mine, theirs);
  if (mine.includes(theirs)) return mine;
  return theirs.includes(mine) ? theirs : `${mine} / ${theirs}`;
}

const CHOICES = ["state", "appointment", "score"] as const;

function mergeOthers(
  base: ViewingContent,
  mine: ViewingContent,
  theirs: ViewingContent,
  merged: Pick<ViewingContent, (typeof CHOICES)[number]>,
): OtherValue[] {
  const waiting = mergeSets(base.other, mine.other, theirs.other, keyOf);
  const passedOver = CHOICES.filter((field) => isConflict(base[field], mine[field], theirs[field]))
    .map((field) => ({ field, value: theirs[field] }) as OtherValue)
    .filter(({ value }) => value !== null);
  const all = new Map([...waiting, ...passedOver].map((other) => [keyOf(other), other]));
  // What has been chosen meanwhile waits no more.
  return [...all.values()].filter(({ field, value }) => merged[field] !== value);
}

function keyOf({ field, value }: OtherValue): string {
  return `${field} ${String(value)}`;
}
