import { expect, test } from "vitest";
import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import {
  CHECK_ANSWERS,
  SCORES,
  VIEWING_STATES,
  type Check,
  type CheckId,
  type ViewingContent,
} from "#domain/viewings/viewing.ts";
import { seededRandom, type Random } from "../../e2e/outbox/support/seeded-random.ts";

const CASES = 3000;
const SEED = 20_261_121;

function some<Value>(random: Random, values: readonly Value[]): Value[] {
  return values.filter(() => random.below(2) === 1);
}

const LINES = ["damp", "暖气不热", "quiet", "near the tube", "rent in cash?"];
const NOTES = ["a", "b", "c"];
const IDS: readonly CheckId[] = ["damp", "heating", "noise"];
const UUIDS = ["1", "2", "3", "4"];
// Of other values than `appointment` has, so that what waits is never what was chosen.
const WAITING = ["2026-12-01T09:00", "2026-12-02T09:00"];

function randomViewing(random: Random): ViewingContent {
  const check = (): Check => ({ answer: random.of(CHECK_ANSWERS), note: some(random, NOTES).join("\n") });
  return {
    state: random.of(VIEWING_STATES),
    appointment: random.of([null, "2026-11-30T14:00", "2026-11-30T15:00"]),
    score: random.of([null, ...SCORES]),
    notes: some(random, LINES).join("\n"),
    checks: Object.fromEntries(some(random, IDS).map((id) => [id, check()])),
    photos: some(random, UUIDS).map((uuid) => ({ uuid, caption: random.of(["", "x", "y"]) })),
    other: some(random, WAITING).map((value) => ({ field: "appointment", value })),
  };
}

/** Three viewings, of which the later two began as the first and were changed here and there. */
function threeViewings(random: Random): Record<"base" | "mine" | "theirs", ViewingContent> {
  const base = randomViewing(random);
  const changed = (): ViewingContent => {
    const other = randomViewing(random);
    const fields = Object.keys(base) as (keyof ViewingContent)[];
    return { ...base, ...Object.fromEntries(some(random, fields).map((field) => [field, other[field]])) };
  };
  return { base, mine: changed(), theirs: changed() };
}

const random = seededRandom(SEED);
const cases = Array.from({ length: CASES }, () => threeViewings(random));

/** Everything that somebody has written, each as one text. */
function writings({ notes, checks, photos }: ViewingContent): Set<string> {
  const lines = (where: string, text: string) =>
    text === "" ? [] : text.split("\n").map((line) => `${where} ${line}`);
  return new Set([
    ...lines("notes", notes),
    ...Object.entries(checks).flatMap(([id, { note }]) => lines(id, note)),
    ...photos.map(({ uuid }) => `photo ${uuid}`),
  ]);
}

test("no line and no photo of either side vanishes unless the other side has removed it, and none comes back", () => {
  for (const { base, mine, theirs } of cases) {
    const [before, own, others] = [writings(base), writings(mine), writings(theirs)];
    const merged = [...writings(mergeViewings(base, mine, theirs))].filter((text) => !/[✓✕?] \/ /.test(text));
    const all = [...new Set([...own, ...others])];
    const kept = all.filter((text) => !before.has(text) || (own.has(text) && others.has(text)));
    expect(merged.toSorted()).toEqual(kept.toSorted());
  }
});

test("every answer that either side has given is the merged one, or in the check's note", () => {
  const signs = { good: "✓", bad: "✕", unsure: "?" };
  for (const { base, mine, theirs } of cases) {
    const { checks } = mergeViewings(base, mine, theirs);
    for (const [side, id] of [mine, theirs].flatMap((side) => IDS.map((id) => [side, id] as const))) {
      const answer = side.checks[id]?.answer ?? null;
      if (answer === null || answer === (base.checks[id]?.answer ?? null)) continue;
      const { answer: merged, note } = checks[id] ?? { answer: null, note: "" };
      expect(merged === answer || note.includes(signs[answer])).toBe(true);
    }
  }
});

test("every caption that either side has written on a photo that stays is in the merged one", () => {
  for (const { base, mine, theirs } of cases) {
    for (const { uuid, caption } of mergeViewings(base, mine, theirs).photos) {
      const of = ({ photos }: ViewingContent) => photos.find((photo) => photo.uuid === uuid)?.caption ?? "";
      for (const side of [mine, theirs]) if (of(side) !== of(base)) expect(caption).toContain(of(side));
    }
  }
});

test("every choice that either side has made is the merged one, or waits", () => {
  for (const { base, mine, theirs } of cases) {
    const merged = mergeViewings(base, mine, theirs);
    for (const field of ["state", "appointment", "score"] as const) {
      if (mine[field] !== base[field]) expect(merged[field]).toBe(mine[field]);
      const value = theirs[field];
      if (value === base[field] || value === null || merged[field] === value) continue;
      expect(merged.other).toContainEqual({ field, value });
    }
  }
});

test("a side that has changed nothing changes nothing, and what both have is what there is", () => {
  for (const { base, mine, theirs } of cases) {
    expect(mergeViewings(base, mine, base)).toEqual(mine);
    expect(mergeViewings(base, base, theirs)).toEqual(theirs);
    expect(mergeViewings(base, mine, mine)).toEqual(mine);
  }
});

test("merging once more what has arrived although nobody said so changes nothing", () => {
  for (const { base, mine, theirs } of cases) {
    const merged = mergeViewings(base, mine, theirs);
    expect(mergeViewings(base, mine, merged)).toEqual(merged);
    expect(mergeViewings(theirs, merged, merged)).toEqual(merged);
  }
});

test("whichever side merges, the same lines and photos are there", () => {
  const isWritten = (text: string) => !/[✓✕?] \/ /.test(text);
  for (const { base, mine, theirs } of cases) {
    const [one, other] = [mergeViewings(base, mine, theirs), mergeViewings(base, theirs, mine)];
    expect([...writings(one)].filter(isWritten).toSorted()).toEqual([...writings(other)].filter(isWritten).toSorted());
    expect(Object.keys(one.checks).toSorted()).toEqual(Object.keys(other.checks).toSorted());
  }
});
