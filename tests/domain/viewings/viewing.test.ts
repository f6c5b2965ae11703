import { expect, test } from "vitest";
import { checkViewing } from "#domain/viewings/check-viewing.ts";
import { CHECK_IDS, emptyViewing, isUnnoted, isWallTime, VIEWING_STATES } from "#domain/viewings/viewing.ts";

const UUID = "01890a5d-ac96-774b-bcce-b302099a8057";

/** What is wrong, as 'path: mistake'. */
function wrong(content: object): string[] {
  const problems = checkViewing({ ...emptyViewing, ...content });
  return problems.map(({ path, mistake }) => `${path.join(".")}: ${mistake}`);
}

function photos(count: number, caption = "") {
  return Array.from({ length: count }, (_, index) => ({
    uuid: UUID.replace(/.{2}$/, String(index + 10)),
    caption,
  }));
}

test("nothing noted is nothing wrong, and neither is everything noted", () => {
  expect(wrong({})).toEqual([]);
  for (const state of VIEWING_STATES) expect(wrong({ state })).toEqual([]);
  expect(
    wrong({
      appointment: "2028-02-29T23:59",
      score: 5,
      notes: "房".repeat(5000),
      checks: Object.fromEntries(CHECK_IDS.map((id) => [id, { answer: "unsure", note: "🏠".repeat(500) }])),
      photos: photos(20, "c".repeat(200)),
      other: [{ field: "score", value: null }],
    }),
  ).toEqual([]);
});

test.each([
  [{ state: "gone" }, ["state: not-offered"]],
  [{ score: 6 }, ["score: not-offered"]],
  [{ score: 2.5 }, ["score: not-offered"]],
  [{ notes: "x".repeat(5001) }, ["notes: too-long"]],
  [{ checks: { damp: { answer: "fine", note: "" } } }, ["checks.damp.answer: not-offered"]],
  [{ checks: { damp: { answer: null, note: "x".repeat(501) } } }, ["checks.damp.note: too-long"]],
  [{ checks: { "Damp!": { answer: null, note: "" } } }, ["checks.Damp!: not-offered"]],
  [{ photos: photos(21) }, ["photos: too-many"]],
  [{ photos: [{ uuid: UUID, caption: "x".repeat(201) }] }, ["photos.0.caption: too-long"]],
  [{ photos: [{ uuid: "../1", caption: "" }] }, ["photos.0.uuid: not-a-uuid"]],
  [{ photos: [photos(1)[0], photos(1)[0]] }, ["photos.1.uuid: repeated"]],
  [{ other: Array.from({ length: 11 }, () => ({ field: "score", value: 1 })) }, ["other: too-many"]],
  [{ other: [{ field: "state", value: 3 }] }, ["other.0.value: not-offered"]],
  [{ other: [{ field: "appointment", value: "soon" }] }, ["other.0.value: not-a-time"]],
])("%# what breaks a rule is named with its place", (content, problems) => {
  expect(wrong(content)).toEqual(problems);
});

test("a newer build's checks are as good as this one's, but there is an end to them", () => {
  const checks = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`check-${"x".repeat(index)}`, check]));
  const check = { answer: "good", note: "" };
  expect(wrong({ checks: { ...checks(5), "electric-meter": check } })).toEqual([]);
  expect(wrong({ checks: checks(37) })).toEqual(["checks: too-many"]);
});

test.each(["2026-11-30T14:00", "2026-12-31T00:00", "2026-01-01T23:59"])("%s is a time", (text) => {
  expect(isWallTime(text)).toBe(true);
});

test.each([
  "2026-11-31T14:00",
  "2026-11-30T24:00",
  "2026-11-30T14:60",
  "2026-11-30T14:00:00",
  "2026-11-30T14:00Z",
  "2026-11-30 14:00",
  "2026-11-30",
  "",
  "2026-11-30T14:00\n",
])("'%s' is none", (text) => {
  expect(isWallTime(text)).toBe(false);
});

test("a room is unnoted until its owner has said something about it, whatever it is", () => {
  expect(isUnnoted(emptyViewing)).toBe(true);
  expect(isUnnoted({ ...emptyViewing, notes: " \n", checks: { damp: { answer: null, note: "" } } })).toBe(true);
  const said: Partial<typeof emptyViewing>[] = [
    { state: "contacted" },
    { appointment: "2026-11-30T14:00" },
    { score: 1 },
    { notes: "吵" },
    { checks: { damp: { answer: "unsure", note: "" } } },
    { checks: { damp: { answer: null, note: "Ask" } } },
    { photos: [{ uuid: UUID, caption: "" }] },
    { other: [{ field: "score", value: null }] },
  ];
  for (const change of said) expect(isUnnoted({ ...emptyViewing, ...change })).toBe(false);
});
