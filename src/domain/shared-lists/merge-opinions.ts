import { cutText } from "../cut-text.ts";
import { mergeChoice, mergeTexts } from "../viewings/merge-values.ts";
import { emptyOpinion, SHARED_LIST_LENGTHS, type Opinion, type Vote } from "./shared-list.ts";

/**
 * Makes one opinion of what two devices of one person made of it, room by room: of what both changed, votes and the name keep this
 * side's, notes the lines of both.
 * @param base What both began with; null when each began by itself.
 * @param mine What this device has, the later writer.
 * @param theirs What the account has.
 */
export function mergeOpinions(base: Opinion | null, mine: Opinion, theirs: Opinion): Opinion {
  const from = base ?? emptyOpinion;
  return {
    name: mergeChoice(from.name, mine.name, theirs.name),
    votes: mergeEach(from.votes, mine.votes, theirs.votes, mergeChoice<Vote | undefined>),
    notes: mergeEach(from.notes, mine.notes, theirs.notes, (before = "", own = "", others = "") => {
      // The server would take nothing more of an opinion with a longer one; what is cut ends in an ellipsis.
      const note = cutText(mergeTexts(before, own, others), SHARED_LIST_LENGTHS.mergedNote - 1);
      return note === "" ? undefined : note;
    }),
  };
}

function mergeEach<Value>(
  base: Record<string, Value>,
  mine: Record<string, Value>,
  theirs: Record<string, Value>,
  merge: (base?: Value, mine?: Value, theirs?: Value) => Value | undefined,
): Record<string, Value> {
  const rooms = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(
    rooms.flatMap((room) => {
      const merged = merge(base[room], mine[room], theirs[room]);
      return merged === undefined ? [] : [[room, merged]];
    }),
  );
}
