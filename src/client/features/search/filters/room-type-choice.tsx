import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { OFFERED_KINDS } from "#domain/search/asked-kinds.ts";
import { listed } from "#domain/search/search-filters.ts";
import { OptionList, type Option } from "../../../ui/form/option-list.tsx";
import { roomTypeText } from "../../room/fit/room-type-text.ts";
import type { SearchValues } from "../url/search-values.ts";

interface Props {
  value: string;
  /** An empty text is any kind. */
  onChoose: (roomType: string) => void;
}

/** A kind of room by a tap. */
export function RoomTypeChoice({ value, onChoose }: Props) {
  const { i18n } = useLingui();
  return (
    <OptionList
      label={i18n._("search.room-type")}
      value={value}
      onChoose={onChoose}
      options={roomTypeOptions(i18n, value)}
    />
  );
}

/** Chooses a kind in a search: it is ruled out no more. */
export function withRoomType({ not_room_types }: Pick<SearchValues, "not_room_types">, room_type: string) {
  const ruledOut = listed("not_room_types", not_room_types).filter((kind) => kind !== room_type);
  return { room_type, not_room_types: ruledOut.join(",") };
}

/** Any, and the kinds; besides, the chosen one where a sentence named another: two bedrooms. */
export function roomTypeOptions(i18n: I18n, chosen: string): Option[] {
  const kinds = [...new Set([...OFFERED_KINDS, ...(chosen === "" ? [] : [chosen])])];
  return [
    { value: "", text: i18n._("room-type.any") },
    ...kinds.map((value) => ({ value, text: roomTypeText(i18n, value), aside: meaningOf(i18n, value) })),
  ];
}

/** By what people tell the kinds apart. */
function meaningOf(i18n: I18n, kind: string): string | undefined {
  switch (kind) {
    case "studio":
      return i18n._("room-type.studio.means");
    case "ensuite":
      return i18n._("room-type.ensuite.means");
    case "single":
      return i18n._("room-type.single.means");
    case "double":
      return i18n._("room-type.double.means");
    case "entire":
      return i18n._("room-type.entire.means");
    case "flatshare":
      return i18n._("room-type.flatshare.means");
    default:
      return undefined;
  }
}
