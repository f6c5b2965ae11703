import { withResolvers } from "#domain/with-resolvers.ts";
import { openChannel } from "./open-channel.ts";

/** What a reload would cost: something half-written, or a second try of what is on its way. */
export type Hold = "input" | "sending";

/**
 * What tabs tell each other before any of them is reloaded. A tab announces its hold when that changes (`held`,
 * `released`) and replies to a query. A reply is a type of its own: taken for an announcement it would make every tab
 * query again, and eight tabs would never stop.
 */
export type HoldMessage =
  | { type: "query" }
  | { type: "reply"; hold: Hold }
  | { type: "held"; hold: Hold }
  | { type: "released" };

export const UPDATE_HOLD_CHANNEL = "update-holds";

/** Awake tabs answer within this. One that sleeps does not, and still keeps its input: no tab reloads another. */
const VOTE_MS = 300;

/** Asks the other tabs whether one of them must not be reloaded now; what is half-written counts first. */
export async function holdElsewhere(): Promise<Hold | null> {
  const vote = openChannel(UPDATE_HOLD_CHANNEL);
  if (vote === null) return null;
  const { promise, resolve } = withResolvers<Hold | null>();
  let found: Hold | null = null;
  vote.addEventListener("message", ({ data }: MessageEvent<HoldMessage>) => {
    // An announcement counts too: a tab may begin while the others still reply.
    if (data.type !== "reply" && data.type !== "held") return;
    if (data.hold === "sending") found = "sending";
    else resolve("input");
  });
  vote.postMessage({ type: "query" } satisfies HoldMessage);
  setTimeout(() => resolve(found), VOTE_MS);
  return promise.finally(() => vote.close());
}
