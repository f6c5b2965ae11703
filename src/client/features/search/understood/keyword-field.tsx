import { useLingui } from "@lingui/react";
import { useId } from "react";
import { MAX_WISH_LENGTH } from "#domain/search/understanding.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { knownWishes } from "../../room/fit/wish-text.ts";

/** A wish by its name, or the name of a place; the known ones are offered. */
export function KeywordField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="sm:col-span-2">
      <TextField
        label={i18n._("ai-search.keyword")}
        isCompact
        list={`${id}-known`}
        autoComplete="off"
        maxLength={MAX_WISH_LENGTH}
        value={value}
        onChange={onChange}
      />
      <datalist id={`${id}-known`}>
        {knownWishes(i18n).map(({ tag, text }) => (
          <option key={tag} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </div>
  );
}
