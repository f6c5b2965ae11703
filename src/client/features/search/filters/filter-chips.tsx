import { useLingui } from "@lingui/react";
import { X } from "lucide";
import { Icon } from "../../../ui/icon.tsx";
import { chipTexts } from "./chip-texts.ts";
import type { Search } from "../url/use-search.ts";

/** What the results were searched by; a tap takes one criterion away and searches again. */
export function CriteriaChips({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const chips = chipTexts(i18n, search.state.values);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={i18n._("search.chips")} className="flex flex-wrap gap-2">
      {chips.map(({ field, text }) => (
        <li key={field}>
          <button
            type="button"
            onClick={() => search.submit({ ...search.state.values, [field]: "" })}
            className="touch inline-flex items-center gap-1 rounded-full bg-brick-tint px-4 text-brick-deep"
          >
            <span className="sr-only">{i18n._("search.chips.remove")}</span>
            {text}
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
