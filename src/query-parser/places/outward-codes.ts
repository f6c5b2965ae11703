import { OUTWARD_CODES } from "./tables/outward-codes.ts";
import { POST_TOWNS } from "./tables/post-towns.ts";

const CODE = /^([A-Z]{1,2})(\d{1,2})([A-Z]?)$/;

let areas: ReadonlySet<string | undefined> | undefined;
let inUse: ReadonlySet<string> | undefined;
let townByDistrict: ReadonlyMap<string, string> | undefined;

/** Whether an outward code is in use, however it is written: 'SE1', 'ec1a', 'M14'. */
export function isOutwardCode(code: string): boolean {
  return codesInUse().has(code.trim().toUpperCase());
}

/** Whether an outward code in use begins so: 'E', 'EC1'. */
export function beginsOutwardCode(text: string): boolean {
  return [...codesInUse()].some((code) => code.startsWith(text.toUpperCase()));
}

function codesInUse(): ReadonlySet<string> {
  inUse ??= new Set(expand(OUTWARD_CODES.trim().split(/\s+/)));
  return inUse;
}

/** Whether the letters of an outward code, such as M14's, stand for an area. New districts are made within areas. */
export function isInPostcodeArea(code: string): boolean {
  areas ??= new Set(
    OUTWARD_CODES.trim()
      .split(/\s+/)
      .map((written) => /^[A-Z]+/.exec(written)?.[0]),
  );
  return areas.has(/^[A-Z]+(?=\d)/.exec(code.trim().toUpperCase())?.[0]);
}

/** The city or town an outward code stands for; null in the country, and for a code that isn't in use. */
export function cityOfOutwardCode(code: string): string | null {
  if (!isOutwardCode(code)) return null;
  townByDistrict ??= readPostTowns();
  const [, area = "", district = ""] = CODE.exec(code.trim().toUpperCase()) ?? [];
  return townByDistrict.get(area + district) ?? townByDistrict.get(area) ?? null;
}

function readPostTowns(): ReadonlyMap<string, string> {
  const towns = POST_TOWNS.trim().split("\n");
  return new Map(
    towns.flatMap((line) => {
      const [town = "", spans = ""] = line.split("=");
      return expand(byArea(spans)).map((district): [string, string] => [district, town]);
    }),
  );
}

// 'BR1-7,CR0,2' is BR1-7 and CR0,2.
function byArea(spans: string): string[] {
  return spans.split(/,(?=[A-Z])/);
}

/** 'CR0,2-3' is CR0, CR2 and CR3; 'EC1AM' is EC1A and EC1M; an area alone stays itself. */
function expand(areas: readonly string[]): string[] {
  return areas.flatMap((written) => {
    const area = /^[A-Z]+/.exec(written)?.[0] ?? "";
    const spans = written.slice(area.length);
    return spans === "" ? [area] : spans.split(",").flatMap((span) => expandSpan(area, span));
  });
}

function expandSpan(area: string, span: string): string[] {
  const [, first = "", last = first, letters = ""] = /^(\d+)(?:-(\d+))?([A-Z]*)$/.exec(span) ?? [];
  if (letters !== "") return Array.from(letters, (letter) => area + first + letter);
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${area}${Number(first) + index}`);
}
