import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { OFFERED_KINDS } from "#domain/search/asked-kinds.ts";
import { OptionList, type Option } from "../../../ui/form/option-list.tsx";
import { eitherRoomTypeText } from "../../room/fit/room-type-text.ts";
import { KINDS, choosing, valuesIn } from "../url/alternatives.ts";
import type { SearchValues } from "../url/search-values.ts";

interface Props {
  values: SearchValues;
  onChoose: (changed: Partial<SearchValues>) => void;
}

/** A kind of room by a tap. */
export function RoomTypeChoice({ values, onChoose }: Props) {
  const { i18n } = useLingui();
  return (
    <OptionList
      label={i18n._("search.room-type")}
      value={roomTypeValue(values)}
      onChoose={(value) => onChoose(withRoomTypes(values, value))}
      options={roomTypeOptions(i18n, values)}
    />
  );
}

/** The chosen kind, or several with commas between where a sentence named them; empty for any. */
export function roomTypeValue(values: SearchValues): string {
  return valuesIn(KINDS, values).join(",");
}

/** Chooses such a value in a search. */
export function withRoomTypes(values: SearchValues, value: string): Partial<SearchValues> {
  return choosing(KINDS, values, value.split(","));
}

/** Any, and the kinds; besides, what a sentence named that is none of them: two bedrooms, a studio or an ensuite. */
export function roomTypeOptions(i18n: I18n, values: SearchValues): Option[] {
  const chosen = roomTypeValue(values);
  const kinds = [...new Set([...OFFERED_KINDS, ...(chosen === "" ? [] : [chosen])])];
  return [
    { value: "", text: i18n._("room-type.any") },
    ...kinds.map((value) => ({
      value,
      text: eitherRoomTypeText(i18n, value.split(",")),
      aside: meaningOf(i18n, value),
    })),
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
