import { useLingui } from "@lingui/react";
import { useId } from "react";
import { MAX_WISH_LENGTH } from "#domain/understanding.ts";
import { knownWishes } from "./wish-text.ts";

/** A wish by its name, or the name of a place; the known ones are offered. */
export function KeywordField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="grid content-start gap-1 sm:col-span-2">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {i18n._("ai-search.keyword")}
      </label>
      <input
        id={id}
        type="text"
        list={`${id}-known`}
        autoComplete="off"
        maxLength={MAX_WISH_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="field"
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
