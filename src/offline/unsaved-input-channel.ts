import { withResolvers } from "#domain/with-resolvers.ts";

/** What a reload would cost: something half-written, or a second try of what is on its way. */
export type Hold = "input" | "sending";

/**
 * What tabs tell each other before any of them is reloaded. A tab tells of its own accord what it holds when that
 * changes (`released`: nothing any more), and answers whoever asks. Answers have words of their own: taken for news they
 * would have every tab ask again, and eight tabs would never stop.
 */
export type HoldMessage = "anybody?" | Hold | "I hold" | "I send" | "released";

export const UNSAVED_INPUT_CHANNEL = "unsaved-input";

/** Awake tabs answer within this. One that sleeps does not, and still keeps its input: no tab reloads another. */
const VOTE_MS = 300;

/** Asks the other tabs whether one of them must not be reloaded now; what is half-written counts first. */
export async function holdElsewhere(): Promise<Hold | null> {
  if (typeof BroadcastChannel === "undefined") return null;
  const vote = new BroadcastChannel(UNSAVED_INPUT_CHANNEL);
  const { promise, resolve } = withResolvers<Hold | null>();
  let found: Hold | null = null;
  vote.addEventListener("message", ({ data }: MessageEvent<HoldMessage>) => {
    // Also who begins while the others are still answering.
    if (data === "sending" || data === "I send") found = "sending";
    if (data === "input" || data === "I hold") resolve("input");
  });
  vote.postMessage("anybody?" satisfies HoldMessage);
  setTimeout(() => resolve(found), VOTE_MS);
  return promise.finally(() => vote.close());
}
