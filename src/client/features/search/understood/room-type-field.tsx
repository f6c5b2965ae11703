import { useLingui } from "@lingui/react";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ASKED_ROOM_TYPES, roomTypeText } from "./room-type-text.ts";

/** The requested room type; an extracted one that is not in the list is added to it. */
export function RoomTypeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { i18n } = useLingui();
  const offered = new Set([...ASKED_ROOM_TYPES, ...(value === "" ? [] : [value])]);
  return (
    <SelectField label={i18n._("ai-search.room-type")} isCompact value={value} onChange={onChange}>
      <option value="">{i18n._("room-type.any")}</option>
      {[...offered].map((type) => (
        <option key={type} value={type}>
          {roomTypeText(i18n, type)}
        </option>
      ))}
    </SelectField>
  );
}
