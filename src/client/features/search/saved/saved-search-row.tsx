import { useLingui } from "@lingui/react";
import { useState } from "react";
import { Link } from "wouter";
import { MOST_NEW_ROOMS } from "#domain/saved-searches/saved-search.ts";
import { removeSearch, restoreSearch, type SearchHere } from "#offline/searches/saved-searches.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toastWithAction } from "../../../ui/toasts/toasts.ts";
import { searchUrl } from "../url/search-url.ts";
import { doInSearches } from "./do-in-searches.ts";
import { stateOfSaved } from "./saved-criteria.ts";
import { SavedSearchSheet } from "./saved-search-sheet.tsx";
import { alertingText, criteriaTexts } from "./saved-text.ts";

/** One saved search: its name, which leads to what it finds, what it asks for, what is new, and how one is told. */
export function SavedSearchRow({ row }: { row: SearchHere }) {
  const { i18n } = useLingui();
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const { owner, id, content, newCount, isRefused } = row;
  const chips = criteriaTexts(i18n, content.criteria, today);
  const remove = async () => {
    if ((await doInSearches(i18n, () => removeSearch(owner, id).then(() => true))) === null) return;
    toastWithAction("success", i18n._("saved-search.removed", { name: content.name }), {
      label: i18n._("saved-search.undo"),
      onPress: () => void doInSearches(i18n, () => restoreSearch(row)),
    });
  };
  return (
    <li className="relative grid gap-2 rounded-card border border-line bg-card p-4 hover:border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <Link
          href={searchUrl(stateOfSaved(content.criteria))}
          className="min-w-0 text-lg font-semibold break-words after:absolute after:inset-0 after:rounded-card"
        >
          <bdi>{content.name}</bdi>
        </Link>
        {newCount > 0 && (
          <span className="shrink-0">
            <Badge tone="brick">
              {newCount >= MOST_NEW_ROOMS
                ? i18n._("saved-search.new.most", { count: MOST_NEW_ROOMS - 1 })
                : i18n._("saved-search.new", { count: newCount })}
            </Badge>
          </span>
        )}
      </div>
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <li key={chip} className="rounded-full bg-paper px-2.5 py-0.5 text-sm text-ink-soft">
              {chip}
            </li>
          ))}
        </ul>
      )}
      {isRefused && <p className="text-sm text-amber">{i18n._("saved-search.refused")}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-soft">
          {owner === ANONYMOUS ? i18n._("saved-search.here-only") : alertingText(i18n, content)}
        </p>
        {/* Above the link that is the whole card. */}
        <div className="relative z-[1] -my-2 -mr-4 ml-auto flex flex-wrap justify-end">
          <Button
            look="plain"
            aria-label={i18n._("saved-search.edit-of", { name: content.name })}
            onClick={() => setOpen(true)}
          >
            {i18n._("saved-search.edit")}
          </Button>
          <Button
            look="plain"
            aria-label={i18n._("saved-search.remove-of", { name: content.name })}
            onClick={() => void remove()}
          >
            {i18n._("saved-search.remove")}
          </Button>
        </div>
      </div>
      {isOpen && <SavedSearchSheet row={row} onClose={() => setOpen(false)} />}
    </li>
  );
}
