import { readFileSync } from "node:fs";
import { parseRequest, type ParsedRequest } from "../../../src/query-parser/parse-request.ts";
import type { LabelledSet } from "./labelled-set.ts";

/** Fields with one right value. */
export const REQUEST_FACTS = [
  "city",
  "begin_date",
  "end_date",
  "price_upper_bound",
  "property_type",
  "room_type",
] as const;
type Fact = (typeof REQUEST_FACTS)[number];
type Value = string | number | null;

/** A post that looks for a room, and what its author says that the form of a request should hold. */
export interface LabelledRequest {
  id: string;
  text: string;
  /** Null, or absent, for what the post does not say. */
  expected: { [Field in Fact]?: Value };
  /** Other values that are as right. */
  accept?: { [Field in Fact]?: Value[] };
  /** What the field of the area has to name. */
  places: string[];
  contacts: { kind: string; value: string }[];
}

/** How one post was read. */
export interface RequestJudgement {
  wrong: Fact[];
  missingPlaces: string[];
  lostContacts: LabelledRequest["contacts"];
  /** Contacts that lists would show. */
  shownContacts: LabelledRequest["contacts"];
}

/** The day on which all posts were written. */
const TODAY = "2026-11-20";

/** Pasted requests. A line is right if its facts, the places of the area and the contacts are. */
export const REQUEST_SET: LabelledSet<LabelledRequest, ParsedRequest> = {
  name: "requests",
  readLines: () =>
    readFileSync(new URL("requests.jsonl", import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as LabelledRequest),
  textOf: ({ text }) => text,
  parse: ({ text }) => parseRequest(text, TODAY),
  score(request, answer) {
    const { wrong, missingPlaces, lostContacts, shownContacts } = judgeRequest(request, answer);
    const fields = new Set([
      ...wrong,
      ...(missingPlaces.length > 0 ? ["post_code"] : []),
      ...lostContacts.map(({ kind }) => (kind === "email" ? "email" : "contact_info")),
      ...(shownContacts.length > 0 ? ["description"] : []),
    ]);
    return {
      judged: [...REQUEST_FACTS, "post_code", "contact_info", "email"],
      wrong: fields,
      isRight: fields.size === 0,
    };
  },
};

/** Compares what was read with the labels. */
export function judgeRequest(request: LabelledRequest, read: ParsedRequest): RequestJudgement {
  const { places, contacts } = request;
  const kept = plain(`${read.contact_info} ${read.email}`);
  return {
    wrong: REQUEST_FACTS.filter((fact) => !isRight(request, read, fact)),
    missingPlaces: places.filter((place) => !names(read.post_code ?? "", place)),
    lostContacts: contacts.filter(({ value }) => !kept.includes(plain(value))),
    shownContacts: contacts.filter(({ value }) => read.description?.includes(value)),
  };
}

/** 'Jesmond' names 'Jesmond站', "King's Heath" 'Kings Heath'. */
function names(area: string, place: string): boolean {
  return plainName(area).includes(plainName(place).replace(/(?: (?:train )?station|(?:火车|地铁)?站)$/, ""));
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/['’]/g, "").replaceAll("&", "and");
}

function isRight({ expected, accept }: LabelledRequest, read: ParsedRequest, fact: Fact): boolean {
  // The labels call a single room a room.
  const answered = read[fact] === "single" ? "room" : read[fact];
  return [expected[fact] ?? null, ...(accept?.[fact] ?? [])].some((right) =>
    // A rent that is converted from another period may be rounded.
    typeof right === "number" && typeof answered === "number" ? Math.abs(right - answered) <= 1 : right === answered,
  );
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s()-]/g, "");
}
