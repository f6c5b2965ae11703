import type { I18n } from "@lingui/core";
import { shownText } from "./shown-text.ts";

/** The kinds of room that the form offers, as they are stored: short words that search and posters use in both languages. */
export const OFFERED_ROOM_TYPES = ["single", "double", "ensuite", "studio", "1b1b", "2b1b", "2b2b", "3b2b"] as const;

const NAMES: Partial<Record<string, string>> = {
  single: /*i18n*/ "offered-room-type.single",
  double: /*i18n*/ "offered-room-type.double",
  ensuite: /*i18n*/ "offered-room-type.ensuite",
  studio: /*i18n*/ "offered-room-type.studio",
  // None that the form offers, but words of many posters and of searches.
  room: /*i18n*/ "room-type.room",
  flatshare: /*i18n*/ "room-type.flatshare",
};
/** A flat as it is stored: 2b1b. */
export const FLAT = /^(?<beds>\d)b(?<baths>\d)b$/i;

/** The kind of a room in the reader's words, where it is one that the form offers; else as its poster wrote it. */
export function offeredRoomType(i18n: I18n, roomType: string): string {
  const flat = FLAT.exec(roomType)?.groups;
  if (flat !== undefined) return i18n._("offered-room-type.flat", flat);
  const id = NAMES[roomType.toLowerCase()];
  return id === undefined ? shownText(i18n, roomType) : i18n._(id);
}
