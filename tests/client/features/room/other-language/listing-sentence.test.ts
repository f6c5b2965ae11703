import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { listingSentence } from "../../../../../src/client/features/room/other-language/listing-sentence.ts";
import { toldTerms, type ToldTerms } from "../../../../../src/client/features/room/other-language/told-terms.ts";

const english = setupI18n({ locale: "en", messages: { en } });
const chinese = setupI18n({ locale: "zh", messages: { zh } });

const ROOM = {
  city: "Leeds",
  post_code: "LS6 1AA",
  room_type: "ensuite",
  begin_date: "2027-01-15",
  end_date: "2027-06-30",
  price: 150,
  price_per_month: null,
} satisfies Partial<Listing>;
const NO_TERMS: ToldTerms = { bills: null, deposit: null, demands: [] };

/** The sentence in both languages. */
function told(fields: Partial<typeof ROOM | Listing> = {}, terms: Partial<ToldTerms> = {}): string[] {
  const listing = { ...ROOM, ...fields } as Listing;
  return [english, chinese].map((i18n) => listingSentence(i18n, listing, { ...NO_TERMS, ...terms }));
}

test("a room's fields are a sentence in either language", () => {
  expect(told({}, { bills: "included", demands: ["no-pets", "female-only"] })).toEqual([
    "An ensuite room in Leeds (LS6), from 15 January to 30 June 2027, £150 a week, bills included. Asks for: no pets, women only.",
    "利兹（LS6）的 ensuite，2027年1月15日至6月30日，每周 £150，包 bill。要求：不养宠物、限女生。",
  ]);
});

test("a stay over New Year has both years, an open one its one day, and no days are no part", () => {
  const days = (begin_date: string | null, end_date: string | null) => told({ begin_date, end_date });
  expect(days("2026-09-01", "2027-06-30")).toEqual([
    "An ensuite room in Leeds (LS6), from 1 September 2026 to 30 June 2027, £150 a week.",
    "利兹（LS6）的 ensuite，2026年9月1日至2027年6月30日，每周 £150。",
  ]);
  expect(days("2026-09-01", null)[0]).toContain("from 1 September 2026, £150");
  expect(days(null, "2027-06-30")[1]).toContain("可住到2027年6月30日");
  expect(days(null, null)).toEqual([
    "An ensuite room in Leeds (LS6), £150 a week.",
    "利兹（LS6）的 ensuite，每周 £150。",
  ]);
});

test.each([
  ["single", "A single room in", "的单人间"],
  ["大床房", "A double room in", "的双人间"],
  ["独卫套间", "An ensuite room in", "的 ensuite"],
  ["Studio (12th floor)", "A studio in", "的 studio"],
  ["主卧", "A private room in", "的单间"],
  ["合租", "A room in a shared home in", "的合租房间"],
  ["2b1b", "A home with 2 bedrooms and 1 bathroom in", "的 2 室 1 卫"],
  ["三室", "A home with 3 bedrooms in", "的 3 居室"],
  ["别墅", "A home in", "的房源"],
])("a room that its owner calls %s", (room_type, begins, kind) => {
  const [inEnglish, inChinese] = told({ room_type });
  expect(inEnglish).toMatch(new RegExp(`^${begins} Leeds`));
  expect(inChinese).toMatch(new RegExp(`^利兹（LS6）${kind}，`));
});

test("an area in words stands for the district where everybody can read it", () => {
  expect(told({ post_code: "Headingley" })[0]).toContain("in Leeds (Headingley),");
  expect(told({ post_code: "大学旁边" })[0]).toContain("in Leeds, from");
});

test("A-87: the rent is told in the unit in which it was typed", () => {
  const [inEnglish, inChinese] = told({ price: 288.46, price_per_month: 1250 });
  expect(inEnglish).toContain("£1,250 a month");
  expect(inChinese).toContain("每月 £1,250");
});

test("the sentence tells bills and a deposit, and is silent where there is no deposit", () => {
  expect(told({}, { bills: "extra", deposit: "5" })).toEqual([
    "An ensuite room in Leeds (LS6), from 15 January to 30 June 2027, £150 a week, bills not included. Asks for: 5 weeks’ rent as a deposit.",
    "利兹（LS6）的 ensuite，2027年1月15日至6月30日，每周 £150，不包 bill。要求：押金 5 周房租。",
  ]);
  expect(told({}, { deposit: "none" })[0]).not.toContain("Asks for");
});

const WORDS = {
  title: "利兹套间",
  room_type: "ensuite",
  price_description: null,
  description: null,
  additional_info: null,
  duration_description: null,
} satisfies Partial<Listing>;

test.each([
  [{ price_description: "包 bill，押金 5 周房租" }, { bills: "included", deposit: "5", demands: [] }],
  [{ description: "水电网全包。限女生，不能养宠物。" }, { bills: "included", demands: ["female-only", "no-pets"] }],
  [{ price_description: "Plus bills", description: "All bills included? No." }, { bills: "extra" }],
  [
    { description: "Nice room", additional_info: "No smoking, please" },
    { bills: null, demands: ["no-smoking"] },
  ],
] as const)("terms are read from the owner's words: %j", async (fields, terms) => {
  expect(await toldTerms({ ...WORDS, ...fields })).toMatchObject(terms);
});
