import { useLingui } from "@lingui/react";
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from "lucide";
import type { I18n } from "@lingui/core";
import { SORT_FIELDS, sortOf, type SortField } from "#domain/search/search-criteria.ts";
import { Icon } from "../../../ui/icon.tsx";
import { readSearchValues, type SearchValues } from "../url/search-values.ts";
import type { Search } from "../url/use-search.ts";

interface Props {
  search: Search;
  /** What is searched by, where that is more than the address says: a place that was read from a sentence. */
  values?: SearchValues;
}

/** The sort field and direction. A new order goes to page 1. */
export function SortPicker({ search, values = search.state.values }: Props) {
  const { i18n } = useLingui();
  const { mode, sort } = search.state;
  const { criteria } = readSearchValues(values);
  const shown = sortOf(criteria, sort);
  const fields = SORT_FIELDS.filter((field) => field !== "travel" || criteria.near !== undefined);
  const ranked = mode !== "filter" && sort === null;
  const flip = () =>
    search.go({ sort: { ...shown, order: shown.order === "asc" ? "desc" : "asc" }, page: 1 }, { replace: true });
  return (
    <div className="flex shrink-0 items-center">
      <label>
        <span className="sr-only">{i18n._("sort.label")}</span>
        <select
          className="field -my-2.5 w-auto border-transparent bg-transparent py-0 text-right text-sm text-sky"
          value={ranked ? "" : shown.sort_by}
          onChange={({ target }) => {
            const field = fields.find((name) => name === target.value);
            search.go(
              { sort: field ? { sort_by: field, order: firstOrder(field) } : null, page: 1 },
              { replace: true },
            );
          }}
        >
          {mode !== "filter" && <option value="">{i18n._("sort.best-match")}</option>}
          {fields.map((field) => (
            <option key={field} value={field}>
              {fieldText(i18n, field)}
            </option>
          ))}
        </select>
      </label>
      {!ranked && (
        <button
          type="button"
          onClick={flip}
          aria-label={shown.order === "asc" ? i18n._("sort.ascending") : i18n._("sort.descending")}
          title={shown.order === "asc" ? i18n._("sort.ascending") : i18n._("sort.descending")}
          className="-my-2.5 grid size-11 place-items-center rounded-control text-sky hover:bg-card"
        >
          <Icon of={shown.order === "asc" ? ArrowUpNarrowWide : ArrowDownNarrowWide} />
        </button>
      )}
    </div>
  );
}

/** What people mean when they pick a field: the newest, the cheapest, the soonest. */
function firstOrder(field: SortField): "asc" | "desc" {
  return field === "created_at" ? "desc" : "asc";
}

function fieldText(i18n: I18n, field: SortField): string {
  switch (field) {
    case "created_at":
      return i18n._("sort.created");
    case "price":
      return i18n._("sort.price");
    case "begin_date":
      return i18n._("sort.begin");
    case "end_date":
      return i18n._("sort.end");
    case "travel":
      return i18n._("sort.travel");
  }
}
