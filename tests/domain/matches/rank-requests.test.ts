import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { expect, test } from "vitest";
import { requestsThatFit } from "#domain/matches/rank-requests.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { mentionsKeyword } from "../../../src/query-parser/keyword-mentions.ts";
import { rememberingRequestWords } from "../../../src/query-parser/read-request-words.ts";
import { requestRow } from "../tenant-requests/request-row.ts";

const ROOM = {
  ...emptyFields(LISTING_FIELDS),
  id: "00000000-0000-4000-8000-000000000001",
  title: "Ensuite in Headingley",
  city: "Leeds",
  description: null,
  post_code: "LS6 2AB",
  price: 150,
  begin_date: "2026-12-01",
  end_date: "2027-06-30",
  property_type: "student" as const,
  room_type: "ensuite",
  short_term_allowed: false,
  created_at: "2026-11-01T00:00:00.000Z",
};
const readWords = rememberingRequestWords(10);
const ranking = {
  today: "2026-11-21",
  read: (text: string) => readWords(text, "2026-11-21"),
  mentions: mentionsKeyword,
};

function request(id: string, fields: Partial<TenantRequest> = {}): TenantRequest {
  const wanted = { begin_date: "2026-12-01", end_date: "2027-06-30", price_upper_bound: 160 };
  return requestRow(id, { ...wanted, created_at: "2026-11-01T00:00:00.000Z", ...fields });
}

function ranked(...requests: TenantRequest[]): string[] {
  return requestsThatFit(ROOM, requests, ranking).map((match) => match.request.id);
}

test("A-71: a room fits requests of its city whose budget, dates and kind of building it meets", () => {
  const wrong = [
    request("elsewhere", { city: "York" }),
    request("too dear", { price_upper_bound: 149 }),
    request("other building", { property_type: "social" }),
    request("too soon over", { begin_date: "2027-06-20", end_date: "2028-06-30" }),
  ];
  const right = [request("exactly", { price_upper_bound: 150 }), request("open", { begin_date: null, end_date: null })];
  expect(ranked(...wrong, ...right).toSorted()).toEqual(["exactly", "open"]);
});

test("A-71: who asks for more, and gets it, stands before who asks for a city alone", () => {
  const vague = request("vague", { begin_date: null, end_date: null, price_upper_bound: null });
  const clear = request("clear", { room_type: "ensuite", post_code: "Headingley", property_type: "student" });
  const other = request("other kind", { room_type: "double", post_code: "Hyde Park", property_type: "student" });
  expect(ranked(vague, other, clear)).toEqual(["clear", "other kind", "vague"]);
});

test("A-71: of two requests that are alike the newer stands first", () => {
  const older = request("older", { created_at: "2026-10-01T00:00:00.000Z" });
  expect(ranked(older, request("newer"))).toEqual(["newer", "older"]);
});

test("A-71: the reasons are those of a search for what the request asks for", () => {
  const [match] = requestsThatFit(ROOM, [request("one", { room_type: "ensuite", post_code: "LS6" })], ranking);
  expect(match?.fit.reasons).toEqual([
    { code: "city", city: "Leeds" },
    { code: "coversAllDates" },
    { code: "underLimit", pounds: 10 },
    { code: "roomType", room_type: "ensuite" },
    { code: "keyword", keyword: "LS6" },
  ]);
});

test("A-71: what a request says in words counts where its fields say nothing", () => {
  const inWords = (description: string) => ranked(request("one", { description, price_upper_bound: 300 }));
  expect(inWords("Looking for a studio in Leeds.")).toEqual([]);
  expect(inWords("想找一间独卫套间")).toEqual(["one"]);
  expect(inWords("Two of us looking for a place together.")).toEqual([]);
  expect(ranked(request("two", { room_type: "ensuite", description: "A studio would do too." }))).toEqual(["two"]);
});

test.each([
  ["in its description", { description: "I study at Leeds, 想找离利兹大学近的房间" }],
  ["in its area", { post_code: "near Leeds uni" }],
])(
  "A-78: a request that wants to be near a place, %s, is fitted by rooms near it, with that as a reason",
  (_, said) => {
    const fitTo = (post_code: string) =>
      requestsThatFit({ ...ROOM, post_code }, [request("near", said)], ranking).map(({ fit }) => fit);
    const [[near], [far]] = [fitTo("LS2 9JT"), fitTo("LS28 5LY")];
    expect(near?.reasons).toContainEqual({ code: "keyword", keyword: "University of Leeds" });
    expect(far?.reasons).not.toContainEqual({ code: "keyword", keyword: "University of Leeds" });
    expect(far).toMatchObject({ meets: true });
    expect(near?.score).toBeGreaterThan(far?.score ?? 0);
  },
);

test("A-78: a request's words keep the way that its time to a place is by", () => {
  const read = rememberingRequestWords(10);
  expect(read("骑车15分钟到利兹大学", "2026-11-20")).toMatchObject({ within_minutes: 15, travel_by: "bicycle" });
  expect(read("within a 20 min walk of Leeds uni", "2026-11-20")).toMatchObject({ travel_by: "foot" });
});
