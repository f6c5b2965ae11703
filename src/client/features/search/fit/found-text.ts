import type { I18n } from "@lingui/core";
import { COUNTED_UP_TO } from "#domain/limits.ts";
import { grouped } from "../../../platform/text/grouped.ts";

interface Found {
  count: number;
  isLowerBound: boolean;
  /** How many of them are of the wanted room type; null where none was asked for. */
  ofRoomType: number | null;
}

/**
 * How many rooms there are, and how many of them are of the wanted type, which ranks and does not filter (SQ-06): '320 rooms (41
 * studios)'. Nothing of the type where all are of it, where the number is not exact, and of types without a noun.
 */
export function foundText(i18n: I18n, { count, isLowerBound, ofRoomType }: Found, roomType: string): string {
  const rooms = grouped(count);
  const isTold = ofRoomType !== null && ofRoomType < COUNTED_UP_TO && (isLowerBound || ofRoomType < count);
  const of = isTold ? ofTypeText(i18n, roomType, ofRoomType) : null;
  if (of === null) return isLowerBound ? i18n._("search.found.at-least", { rooms }) : i18n._("search.found", { rooms });
  const all = isLowerBound ? i18n._("search.rooms.at-least", { rooms }) : i18n._("search.rooms", { rooms });
  return i18n._("search.found.of-type", { all, of });
}

function ofTypeText(i18n: I18n, roomType: string, count: number): string | null {
  switch (roomType) {
    case "studio":
      return i18n._("search.of-type.studio", { count });
    case "ensuite":
      return i18n._("search.of-type.ensuite", { count });
    case "double":
      return i18n._("search.of-type.double", { count });
    case "flatshare":
      return i18n._("search.of-type.flatshare", { count });
    default:
      return null;
  }
}
