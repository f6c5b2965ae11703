import { useLingui } from "@lingui/react";
import { useId, useState } from "react";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ASKED_ROOM_TYPES, roomTypeText } from "../../room/fit/room-type-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import type { Wishes } from "../url/search-url.ts";
import { KeywordField } from "./keyword-field.tsx";
import type { EditedWish } from "./wishes.ts";
import { keywordsOf, keywordsText } from "./criteria.ts";
import { wishNamed, wishText } from "../../room/fit/wish-text.ts";

interface Props {
  edited: EditedWish;
  wishes: Wishes;
  onDone: (wishes: Wishes) => void;
  onClose: () => void;
}

/** Edits or adds one wish, with the control of its kind. */
export function WishEditor({ edited, wishes, onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  const form = useForm(edited, wishes);
  return (
    <Sheet
      title={edited === "new" ? i18n._("ai-search.said.add") : i18n._("ai-search.said.edit", { text: edited.text })}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <Button look="primary" className="w-full" type="submit" form={formId}>
          {i18n._("ai-search.said.apply")}
        </Button>
      }
    >
      <form
        noValidate
        id={formId}
        className="grid grid-cols-1 gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          onDone(form.wished());
        }}
      >
        {(edited === "new" || edited.kind === "room_type") && (
          <RoomTypeField value={form.roomType} onChange={form.setRoomType} />
        )}
        {(edited === "new" || edited.kind === "keyword") && (
          <KeywordField value={form.keyword} onChange={form.setKeyword} />
        )}
      </form>
    </Sheet>
  );
}

function useForm(edited: EditedWish, wishes: Wishes) {
  const { i18n } = useLingui();
  const former = edited !== "new" && edited.kind === "keyword" ? edited.keyword : "";
  const [roomType, setRoomType] = useState(wishes.room_type);
  const [keyword, setKeyword] = useState(former === "" ? "" : wishText(i18n, former));
  const wished = () => ({ ...wishes, room_type: roomType, keywords: keywordsText(changed(keywordsOf(wishes))) });
  const changed = (keywords: readonly string[]) => {
    const named = wishNamed(i18n, keyword);
    const added = named === "" ? [] : [named];
    return former === "" ? [...keywords, ...added] : keywords.flatMap((one) => (one === former ? added : [one]));
  };
  return { roomType, setRoomType, keyword, setKeyword, wished };
}

/** The requested room type; an extracted one that is not in the list is added to it. */
function RoomTypeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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
