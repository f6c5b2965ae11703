import { useLingui } from "@lingui/react";
import { useId, useState } from "react";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ASKED_ROOM_TYPES, roomTypeText } from "./room-type-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { SearchCity, SearchDate, SearchPrice, SearchPropertyType } from "../filters/search-field.tsx";
import { readSearchValues, type SearchValues, type ValueProblem } from "../url/search-values.ts";
import { KeywordField } from "./keyword-field.tsx";
import type { CriterionKind } from "./criteria-texts.ts";
import type { Edited } from "./wish-chips.tsx";
import { keywordsOf, keywordsText, type Asked } from "./criteria.ts";
import { wishNamed, wishText } from "./wish-text.ts";

interface Props {
  edited: Edited;
  asked: Asked;
  onDone: (asked: Asked) => void;
  onClose: () => void;
}

/** Edits or adds one criterion, with the control of its type. */
export function CriteriaEditor({ edited, asked, onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  const form = useForm(edited, asked);
  const shows = (...kinds: CriterionKind[]) => edited === "new" || kinds.includes(edited.kind);
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
          form.submit(onDone);
        }}
      >
        {shows("city") && <SearchCity search={form} />}
        {shows("property_type") && <SearchPropertyType search={form} />}
        {shows("dates") && (
          <>
            <SearchDate search={form} field="begin_date" label={i18n._("search.begin-date")} />
            <SearchDate search={form} field="end_date" label={i18n._("search.end-date")} />
          </>
        )}
        {shows("low_price", "high_price") && (
          <>
            <SearchPrice search={form} field="low_price" label={i18n._("search.low-price")} />
            <SearchPrice search={form} field="high_price" label={i18n._("search.high-price")} />
          </>
        )}
        {shows("room_type") && <RoomTypeField value={form.roomType} onChange={form.setRoomType} />}
        {shows("keyword") && <KeywordField value={form.keyword} onChange={form.setKeyword} />}
      </form>
    </Sheet>
  );
}

function useForm(edited: Edited, { values: given, wishes }: Asked) {
  const { i18n } = useLingui();
  const former = edited === "new" ? "" : (edited.keyword ?? "");
  const [values, setValues] = useState<SearchValues>(given);
  const [problems, setProblems] = useState<readonly ValueProblem[]>([]);
  const [roomType, setRoomType] = useState(wishes.room_type);
  const [keyword, setKeyword] = useState(former === "" ? "" : wishText(i18n, former));
  const submit = (onDone: (asked: Asked) => void) => {
    const found = readSearchValues(values).problems;
    setProblems(found);
    if (found.length > 0) return;
    onDone({ values, wishes: { ...wishes, room_type: roomType, keywords: keywordsText(changed(keywordsOf(wishes))) } });
  };
  const changed = (keywords: readonly string[]) => {
    const named = wishNamed(i18n, keyword);
    const added = named === "" ? [] : [named];
    return former === "" ? [...keywords, ...added] : keywords.flatMap((one) => (one === former ? added : [one]));
  };
  const change = (some: Partial<SearchValues>) => setValues((known) => ({ ...known, ...some }));
  return { values, problems, change, roomType, setRoomType, keyword, setKeyword, submit };
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
