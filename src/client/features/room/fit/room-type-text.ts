import type { I18n } from "@lingui/core";
import { offeredRoomType } from "../../../platform/text/offered-room-type.ts";
import { spacedName } from "../../../platform/text/spaced-name.ts";

const NAMES = {
  studio: /*i18n*/ "room-type.studio",
  ensuite: /*i18n*/ "room-type.ensuite",
  single: /*i18n*/ "room-type.single",
  room: /*i18n*/ "room-type.room",
  double: /*i18n*/ "room-type.double",
  entire: /*i18n*/ "room-type.entire",
  flatshare: /*i18n*/ "room-type.flatshare",
} as const;
const COUNTED = /^(?<beds>\d)b(?:(?<baths>\d)b)?$/;

/** Room types any of which does, in words: 'Studio or ensuite'. */
export function eitherRoomTypeText(i18n: I18n, [first = "", ...others]: readonly string[]): string {
  const names = [roomTypeText(i18n, first), ...others.map((type) => roomTypeWithin(i18n, type))].map(spacedName);
  return new Intl.ListFormat(i18n.locale, { type: "disjunction" }).format(names).trim();
}

/** A room type within a sentence: 'no flatshare', but 'no 2 bed, 1 bath'. */
export function roomTypeWithin(i18n: I18n, type: string): string {
  const name = roomTypeText(i18n, type);
  return i18n.locale === "en" ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** A room type as it is asked for, in words: '2 室 1 卫', '2 bed, 1 bath'; one that is no choice of the form stays as it is. */
export function roomTypeText(i18n: I18n, type: string): string {
  const counted = COUNTED.exec(type)?.groups;
  if (counted !== undefined) {
    const { beds, baths } = counted;
    return baths === undefined ? i18n._("room-type.beds", { beds }) : i18n._("room-type.beds-baths", { beds, baths });
  }
  const names: Partial<Record<string, string>> = NAMES;
  const id = names[type];
  return id === undefined ? offeredRoomType(i18n, type) : i18n._(id);
}
