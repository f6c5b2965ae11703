import type { RoomMention } from "./extract-room-types.ts";

/** The one type that is meant: the strongest, of equals the first; of "A or B" the first, however strong B is. */
export function roomTypeOf(mentions: readonly RoomMention[]): string | null {
  let [type, strength]: [string | null, number] = [null, 0];
  let first = mentions[0];
  for (const mention of mentions) {
    if (!mention.isAlternative) first = mention;
    if (mention.strength > strength) [type, strength] = [first?.type ?? null, mention.strength];
  }
  return type;
}
