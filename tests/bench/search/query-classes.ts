import { addDays, londonDay } from "#domain/calendar-day.ts";
import { CITY_NAMES, cityLabel } from "#domain/cities.ts";
import { SEARCH_PAGE_SIZE } from "#domain/limits.ts";
import { SORT_FIELDS, SORT_ORDERS } from "#domain/search/search-criteria.ts";
import { universities } from "#domain/universities/universities.ts";
import { pathOf } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type pg from "pg";
import { seededRandom, type SeededRandom } from "../../support/seeded-random.ts";
import { titleWords } from "./title-words.ts";

/** One kind of question: every path is another one of its kind. */
export interface QueryClass {
  name: string;
  kind: "filter" | "keyword" | "text";
  /** The goals are about first pages. */
  page: number;
  nextPath(): string;
}

type Filter = NonNullable<Call<"filterOpenListings">["query"]>;

const KINDS = ["en-suite", "studio", "双人间", "2b2b", "独卫"];
const DISTRICTS = ["M14", "LS6", "SE1", "E14", "NG7", "G12", "EH8", "CV4", "S10", "B29"];
const SMALL_CITIES = ["Lancaster", "Sunderland", "Durham", "Plymouth", "Exeter", "York", "Aberdeen"];

/** Some thousands of titles from all over the table, to take keywords from. */
export async function readTitles(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ title: string }>(
    "select title from listing tablesample system (1) repeatable (1) where live limit 8000",
  );
  return rows.map(({ title }) => title);
}

/** The classes of queries that the search is measured by. */
export function queryClasses(titles: readonly string[], seed: number): QueryClass[] {
  const random = seededRandom(seed);
  const words = titleWords(titles, random);
  const all = (): Filter => someFilters(random);
  const anyCity = (): Filter => ({ ...all(), city: random.pick(CITY_NAMES) });
  return [
    filterClass("no filter", random, () => ({})),
    filterClass("London", random, () => ({ city: "London" })),
    filterClass("London, all filters", random, () => ({ ...all(), city: "London" })),
    filterClass("small city, all filters", random, () => ({ ...all(), city: random.pick(SMALL_CITIES) })),
    filterClass("all cities, all filters", random, all),
    filterClass("page 10, London or all", random, () => random.pick([{}, { city: "London" }]), 10),
    filterClass("page 500, London or all", random, () => random.pick([{}, { city: "London" }]), 500),
    keywordClass("one Chinese character", words.character),
    keywordClass("Chinese pair", words.pair),
    keywordClass("rare Chinese pair", words.rarePair),
    keywordClass("3 or 4 Chinese characters", words.phrase),
    keywordClass("common English word", words.commonWord),
    keywordClass("beginning of a word", () => words.word().slice(0, random.int(2, 3))),
    keywordClass("two English words", words.twoWords),
    keywordClass("Chinese and English", words.mixed),
    keywordClass("English with a typo", () => mistyped(words.commonWord(), random)),
    keywordClass("city in either language", () => cityLabel(random.pick(CITY_NAMES), random.pick(["zh", "en"]))),
    keywordClass("city and kind", () => `${random.pick(CITY_NAMES)} ${random.pick(KINDS)}`),
    keywordClass("university", () => random.pick(universities()).name),
    keywordClass("postcode district", () => random.pick(DISTRICTS)),
    keywordClass("cheap, city and kind", () => `cheap ${random.pick(CITY_NAMES)} ${random.pick(KINDS)}`),
    keywordClass("no match", () => `q${random.int(0, 1e9).toString(36)}z`),
    keywordClass("pair, any city and filters", words.pair, anyCity),
    keywordClass("common word, any city and filters", words.commonWord, anyCity),
    keywordClass("common word, sorted", words.commonWord, () => someSort(random)),
    keywordClass("common word, page 10", words.commonWord, () => ({}), 10),
    keywordClass("common word, page 500", words.commonWord, () => ({}), 500),
    textClass("text: city and kind", () => `${random.pick(CITY_NAMES)} ${random.pick(KINDS)}`),
    textClass("text: sentence", () => sentence(random)),
    textClass("text: near a university", () => `${random.pick(universities()).name} studio`),
    textClass("text: kind and a word", () => `studio ${words.word()}`),
    textClass("text: no match", () => `q${random.int(0, 1e9).toString(36)}z`),
  ];
}

function filterClass(name: string, random: SeededRandom, filter: () => Filter, page = 1): QueryClass {
  const nextPath = (): string =>
    pathOf("filterOpenListings", undefined, { ...filter(), ...someSort(random), ...pageAt(page) });
  return { name, kind: "filter", page, nextPath };
}

function keywordClass(name: string, keyword: () => string, filter: () => Filter = () => ({}), page = 1): QueryClass {
  const nextPath = (): string =>
    pathOf("searchListings", undefined, { ...filter(), ...pageAt(page), fuzzy: keyword() });
  return { name, kind: "keyword", page, nextPath };
}

function textClass(name: string, text: () => string): QueryClass {
  const nextPath = (): string => pathOf("searchByText", undefined, { ...pageAt(1), text: text() });
  return { name, kind: "text", page: 1, nextPath };
}

function sentence(random: SeededRandom): string {
  const city = random.pick(CITY_NAMES);
  const price = random.int(120, 370);
  return random.pick([
    `${cityLabel(city, "zh")} ${random.pick(KINDS)} 每周${price}以内 1月到6月 包bill`,
    `${random.pick(["ensuite", "studio", "2 bed flat"])} in ${city} under £${price} a week from February, bills included, gym`,
    `${cityLabel(city, "zh")}附近便宜的单间，不要合租，一个月${price * 4}左右`,
  ]);
}

function pageAt(page: number): Pick<Filter, "skip" | "limit"> {
  return { skip: (page - 1) * SEARCH_PAGE_SIZE, limit: SEARCH_PAGE_SIZE };
}

function someSort(random: SeededRandom): Pick<Filter, "sort_by" | "order"> {
  return { sort_by: random.pick(SORT_FIELDS), order: random.pick(SORT_ORDERS) };
}

function someFilters(random: SeededRandom): Filter {
  const begin = addDays(londonDay(new Date()), random.int(0, 240));
  const low = random.int(50, 300);
  return {
    property_type: random.pick(["student", "social"]),
    begin_date: begin,
    end_date: addDays(begin, random.int(7, 306)),
    low_price: low,
    high_price: low + random.int(20, 220),
  };
}

function mistyped(word: string, random: SeededRandom): string {
  const at = random.int(1, Math.max(1, word.length - 2));
  return `${word.slice(0, at)}${word[at + 1] ?? ""}${word[at] ?? ""}${word.slice(at + 2)}`;
}
