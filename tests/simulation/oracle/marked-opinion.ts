import { linesOf } from "#domain/viewings/merge-values.ts";
import type { Opinion } from "#domain/shared-lists/shared-list.ts";
import type { MarkedKind } from "./marks.ts";

export const markedOpinion: MarkedKind<"opinion"> = {
  marksOf({ name, votes, notes }: Opinion) {
    const marks = new Map<string, string[]>();
    if (name !== "") marks.set("name", [name]);
    for (const [room, vote] of Object.entries(votes)) marks.set(`vote ${room}`, [vote]);
    for (const [room, note] of Object.entries(notes)) if (note !== "") marks.set(`note ${room}`, linesOf(note));
    return marks;
  },
  isLastWord: (field) => field === "name" || field.startsWith("vote "),
  isAsked: () => false,
  isShared: (field) => field.startsWith("vote "),
};
