import { OUTWARD_CODES } from "./outward-code-table.ts";

// The table is spelt out area by area, when one is asked for: all at once would hold up the first letter of a postcode.
let areaSpans: ReadonlyMap<string, string> | undefined;
const codes = new Map<string, ReadonlySet<string>>();

/** Whether an outward code is in use, however it is written: 'SE1', 'ec1a', 'M14'. */
export function isOutwardCodeInUse(code: string): boolean {
  const plain = code.trim().toUpperCase();
  return codesOf(areaOf(plain)).has(plain);
}

/** Whether an outward code in use begins so: 'E', 'EC1'. */
export function beginsOutwardCode(text: string): boolean {
  const begun = text.toUpperCase();
  const area = areaOf(begun);
  if (area === begun) return [...spansByArea().keys()].some((each) => each.startsWith(begun));
  return [...codesOf(area)].some((code) => code.startsWith(begun));
}

/** Whether the letters of an outward code, such as M14's, stand for an area. New districts are made within areas. */
export function isInPostcodeArea(code: string): boolean {
  return spansByArea().has(/^[A-Z]+(?=\d)/.exec(code.trim().toUpperCase())?.[0] ?? "");
}

function codesOf(area: string): ReadonlySet<string> {
  const known = codes.get(area) ?? new Set(districtsOfSpans(spansByArea().get(area) ?? ""));
  codes.set(area, known);
  return known;
}

function spansByArea(): ReadonlyMap<string, string> {
  areaSpans ??= new Map(
    OUTWARD_CODES.trim()
      .split(/\s+/)
      .map((written) => [areaOf(written), written]),
  );
  return areaSpans;
}

/** The letters with which an outward code begins. */
export function areaOf(written: string): string {
  return /^[A-Z]+/.exec(written)?.[0] ?? "";
}

/** 'CR0,2-3' is CR0, CR2 and CR3; 'EC1AM' is EC1A and EC1M; an area alone stays itself; nothing is nothing. */
export function districtsOfSpans(written: string): string[] {
  if (written === "") return [];
  const area = areaOf(written);
  const spans = written.slice(area.length);
  return spans === "" ? [area] : spans.split(",").flatMap((span) => expandSpan(area, span));
}

function expandSpan(area: string, span: string): string[] {
  const [, first = "", last = first, letters = ""] = /^(\d+)(?:-(\d+))?([A-Z]*)$/.exec(span) ?? [];
  if (letters !== "") return Array.from(letters, (letter) => area + first + letter);
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${area}${Number(first) + index}`);
}
