import { useLingui } from "@lingui/react";
import { Search as Magnifier } from "lucide";
import { useId, type KeyboardEvent } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { describedBy, FieldMessages } from "../../../ui/form/form-field.tsx";
import { useSearchProblem } from "./use-search-problem.ts";
import type { Search } from "../url/use-search.ts";

/** Enter or the icon searches by keyword; with nothing typed it says so instead of searching. */
export function KeywordBox({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const id = useId();
  const problem = useSearchProblem(search, "keyword");
  const searchKeyword = () => {
    if (search.values.keyword.trim() === "") toast("warning", i18n._("dashboard.errors.emptySearch"));
    else search.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also picks a word in a Chinese input method; then it must not search.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    searchKeyword();
  };
  return (
    <div className="min-w-0 grow">
      <div className="relative">
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={i18n._("search.keyword")}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id)}
          placeholder={i18n._("search.keyword.hint")}
          value={search.values.keyword}
          onChange={(event) => search.change({ keyword: event.target.value })}
          onKeyDown={onKeyDown}
          className="field pr-12"
        />
        <button
          type="button"
          aria-label={i18n._("search.keyword.submit")}
          onClick={searchKeyword}
          className="touch absolute inset-y-0 right-0 grid place-items-center text-brick"
        >
          <Icon of={Magnifier} />
        </button>
      </div>
      <FieldMessages id={id} problem={problem} />
    </div>
  );
}
