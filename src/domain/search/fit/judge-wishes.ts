import type { Understanding } from "../understanding.ts";
import type { FittedRoom, Judgement, Mentions } from "./fit.ts";
import { isRoomType, isWholeHome } from "./room-type.ts";

const ROOM_TYPE_WEIGHT = 3;
const KEYWORD_WEIGHT = 2;
/** Of all keywords together: a long list of wishes must not outweigh when and where. */
const MOST_KEYWORD_WEIGHT = 4;

/** Whether a room is of the wanted kind; null where none was named. */
export function judgeRoomType({ room_type }: FittedRoom, { room_type: asked }: Understanding): Judgement | null {
  if (asked === null) return null;
  const isSo = isRoomType(asked, room_type);
  return {
    weight: ROOM_TYPE_WEIGHT,
    value: Number(isSo),
    isBroken: false,
    reasons: isSo ? [{ code: "roomType", room_type: asked }] : [],
    misses: isSo ? [] : [{ code: "otherRoomType", room_type }],
  };
}

/** Whether a room has each of the wishes: by a field that says so, or in the words of its poster. */
export function judgeKeywords(room: FittedRoom, { keywords }: Understanding, mentions: Mentions): Judgement[] {
  const weight = Math.min(KEYWORD_WEIGHT, MOST_KEYWORD_WEIGHT / keywords.length);
  const text = wordsOf(room);
  return keywords.map((keyword) => {
    const isSo = isFact(room, keyword) || mentions(text, keyword);
    return {
      weight,
      value: Number(isSo),
      isBroken: false,
      reasons: isSo ? [{ code: "keyword" as const, keyword }] : [],
      misses: [],
    };
  });
}

/** Wishes that a field of the room answers. */
function isFact(room: FittedRoom, keyword: string): boolean {
  switch (keyword) {
    case "short-let":
      return room.short_term_allowed;
    case "student-accommodation":
      return room.property_type === "student";
    case "entire":
      return isWholeHome(room.room_type);
    default:
      return false;
  }
}

/** All public text about a room by its owner, without contact data. */
function wordsOf(room: FittedRoom): string {
  const texts = [room.title, room.room_type, room.description, room.additional_info];
  return [...texts, room.duration_description, room.price_description].filter((text) => text !== null).join("\n");
}
