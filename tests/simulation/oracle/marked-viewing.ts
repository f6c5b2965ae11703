import { linesOf } from "#domain/viewings/merge-values.ts";
import { emptyViewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import type { MarkedKind } from "./marks.ts";

/** The line that a merge writes where two devices have answered differently. */
const BOTH_ANSWERS = /^[✓✕?] \/ [✓✕?]$/;

export const markedViewing: MarkedKind<"viewing"> = {
  marksOf({ state, appointment, score, notes, checks, photos, other }: ViewingContent) {
    const others = (field: string) => other.flatMap((one) => (one.field === field ? [String(one.value)] : []));
    const marks = new Map<string, string[]>();
    const mark = (field: string, all: (string | null)[]) => {
      const said = all.filter((one) => one !== null && one !== "");
      if (said.length > 0) marks.set(field, said as string[]);
    };
    // What a room begins with is nobody's wish.
    mark("state", [state === emptyViewing.state ? null : state, ...others("state")]);
    mark("appointment", [appointment, ...others("appointment")]);
    mark("score", [score === null ? null : String(score), ...others("score")]);
    mark("notes", linesOf(notes));
    for (const [id, { answer, note }] of Object.entries(checks)) {
      mark(`answer ${id}`, [answer]);
      mark(
        `note ${id}`,
        linesOf(note).filter((line) => !BOTH_ANSWERS.test(line)),
      );
    }
    mark(
      "photos",
      photos.map(({ uuid }) => uuid),
    );
    for (const { uuid, caption } of photos) mark(`caption ${uuid}`, caption.split(" / "));
    return marks;
  },
  // The note says both.
  isLastWord: (field) => field.startsWith("answer "),
  partOf(field) {
    const uuid = /^caption (.+)$/.exec(field)?.[1];
    return uuid === undefined ? undefined : { field: "photos", mark: uuid };
  },
  isAsked: (field) => field === "state" || field === "appointment" || field === "score",
  isShared: (field) => field === "state" || field === "score" || field.startsWith("answer "),
};
