import { expect, test } from "vitest";
import { mergeOpinions } from "#domain/shared-lists/merge-opinions.ts";
import { emptyOpinion, type Opinion } from "#domain/shared-lists/shared-list.ts";

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
