import { useLingui } from "@lingui/react";
import { useToday } from "../../../platform/clock/use-today.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { filterTexts } from "../surface/filter-texts.ts";
import { emptied, FILTERS } from "../url/filters.ts";
import { useCriteria } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";

/** Nothing was found: the nearest ways on are one criterion fewer, or a new start. */
export function NoResults({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const { asked, apply } = useCriteria(search);
  const texts = filterTexts(i18n, asked.values, useToday());
  return (
    <Notice
      title={i18n._("search.none")}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {FILTERS.flatMap((filter) => {
            const { value } = texts[filter];
            if (value === null) return [];
            return (
              <Button key={filter} onClick={() => apply({ ...asked, values: { ...asked.values, ...emptied(filter) } })}>
                {i18n._("search.none.without", { text: value })}
              </Button>
            );
          })}
          <Button onClick={search.clear}>{i18n._("search.clear")}</Button>
        </div>
      }
    />
  );
}
