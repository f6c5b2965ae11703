import { Check } from "typebox/value";
import { expect, test } from "vitest";
import { OpinionSchema } from "#contract/schemas/shared-list.ts";
import { mergeOpinions } from "#domain/shared-lists/merge-opinions.ts";
import { emptyOpinion, SHARED_LIST_LENGTHS, type Opinion } from "#domain/shared-lists/shared-list.ts";

const [A, B] = ["room-a", "room-b"];
const opinion = (some: Partial<Opinion>): Opinion => ({ ...emptyOpinion, ...some });

test("A-75: votes of two devices about different rooms are both kept, also where each began by itself", () => {
  expect(mergeOpinions(null, opinion({ votes: { [A]: "up" } }), opinion({ votes: { [B]: "down" } })).votes).toEqual({
    [A]: "up",
    [B]: "down",
  });
});

test("A-75: of one room this device's vote holds where both changed it, the other's where this one did not", () => {
  const base = opinion({ votes: { [A]: "up", [B]: "up" } });
  const merged = mergeOpinions(base, opinion({ votes: { [A]: "down", [B]: "up" } }), opinion({ votes: { [A]: "up" } }));
  expect(merged.votes).toEqual({ [A]: "down" });
});

test("A-75: notes keep the lines of both, and a note that was emptied goes", () => {
  const base = opinion({ notes: { [A]: "near", [B]: "damp" } });
  const mine = opinion({ notes: { [A]: "near\nsunny", [B]: "damp" } });
  const theirs = opinion({ notes: { [A]: "near\nnoisy" } });
  expect(mergeOpinions(base, mine, theirs).notes).toEqual({ [A]: "near\nsunny\nnoisy" });
});

test("A-75: the name is that of whoever changed it", () => {
  expect(mergeOpinions(opinion({ name: "M" }), opinion({ name: "M" }), opinion({ name: "Ming" })).name).toBe("Ming");
});

test("A-75: long notes of two devices are kept whole, and merged again and again they stay one that is taken", () => {
  const [mine, theirs] = ["m", "t"].map((letter) => letter.repeat(SHARED_LIST_LENGTHS.note)) as [string, string];
  const noted = (note: string) => opinion({ notes: { [A]: note } });
  const merged = mergeOpinions(null, noted(mine), noted(theirs));
  expect(merged.notes[A]).toBe(`${mine}\n${theirs}`);
  const often = ["u", "v", "w"].reduce(
    (sum, letter) => mergeOpinions(null, sum, noted(letter.repeat(SHARED_LIST_LENGTHS.note))),
    merged,
  );
  expect(Check(OpinionSchema, often)).toBe(true);
});
