import { groupBy } from "#domain/group-by.ts";
import { OUTWARD_CODES } from "./tables/outward-codes.ts";
import { POST_TOWNS } from "./tables/post-towns.ts";

const CODE = /^([A-Z]{1,2})(\d{1,2})([A-Z]?)$/;

// The tables are spelt out area by area, when one is asked for: all at once would hold up the first letter of a postcode.
let areaSpans: ReadonlyMap<string, string> | undefined;
let townSpans: ReadonlyMap<string, readonly TownSpan[]> | undefined;
const codes = new Map<string, ReadonlySet<string>>();
const towns = new Map<string, ReadonlyMap<string, string>>();

/** The districts of one area that stand for a town: 'BR1-7', or an area alone. */
interface TownSpan {
  town: string;
  written: string;
}

/** Whether an outward code is in use, however it is written: 'SE1', 'ec1a', 'M14'. */
export function isOutwardCode(code: string): boolean {
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

/** The city or town an outward code stands for; null in the country, and for a code that isn't in use. */
export function cityOfOutwardCode(code: string): string | null {
  if (!isOutwardCode(code)) return null;
  const [, area = "", district = ""] = CODE.exec(code.trim().toUpperCase()) ?? [];
  const found = townsOf(area);
  return found.get(area + district) ?? found.get(area) ?? null;
}

function codesOf(area: string): ReadonlySet<string> {
  const known = codes.get(area) ?? new Set(expand(spansByArea().get(area) ?? ""));
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

/** The towns of an area, by district, and by the area alone where it is all one town. */
function townsOf(area: string): ReadonlyMap<string, string> {
  const known =
    towns.get(area) ??
    new Map(
      (townSpansByArea().get(area) ?? []).flatMap(({ town, written }) =>
        expand(written).map((district): [string, string] => [district, town]),
      ),
    );
  towns.set(area, known);
  return known;
}

function townSpansByArea(): ReadonlyMap<string, readonly TownSpan[]> {
  townSpans ??= groupBy(POST_TOWNS.trim().split("\n").flatMap(readTown), ({ written }) => areaOf(written));
  return townSpans;
}

// 'London=BR1-7,CR0,2' is BR1-7 and CR0,2.
function readTown(line: string): TownSpan[] {
  const [town = "", written = ""] = line.split("=");
  return written.split(/,(?=[A-Z])/).map((each) => ({ town, written: each }));
}

function areaOf(written: string): string {
  return /^[A-Z]+/.exec(written)?.[0] ?? "";
}

/** 'CR0,2-3' is CR0, CR2 and CR3; 'EC1AM' is EC1A and EC1M; an area alone stays itself; nothing is nothing. */
function expand(written: string): string[] {
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
