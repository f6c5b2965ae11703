import { useLingui } from "@lingui/react";
import { useId } from "react";
import { ASKED_ROOM_TYPES, roomTypeText } from "./room-type-text.ts";

/** The kind of room that is asked for; one that was read and is not in the list stands in it too. */
export function RoomTypeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { i18n } = useLingui();
  const id = useId();
  const offered = new Set([...ASKED_ROOM_TYPES, ...(value === "" ? [] : [value])]);
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {i18n._("ai-search.room-type")}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)} className="field">
        <option value="">{i18n._("room-type.any")}</option>
        {[...offered].map((type) => (
          <option key={type} value={type}>
            {roomTypeText(i18n, type)}
          </option>
        ))}
      </select>
    </div>
  );
}
