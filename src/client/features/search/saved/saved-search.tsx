import { useLingui } from "@lingui/react";
import { Bookmark, BookmarkCheck } from "lucide";
import { useEffect, useRef, useState } from "react";
import { withinReach } from "#domain/saved-searches/within-reach.ts";
import type { SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import { saveSearch } from "#offline/searches/saved-searches.ts";
import { isSameContent } from "#offline/kinds/same-content.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { savedHere } from "../../../outbox/searches/saved-here.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useCriteria } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";
import { doInSearches } from "./do-in-searches.ts";
import { savedCriteriaOf } from "./saved-criteria.ts";
import { SavedSearchSheet } from "./saved-search-sheet.tsx";
import { proposedName } from "./saved-text.ts";
import { useLooked } from "./use-looked.ts";

interface Props {
  search: Search;
  fetchedAt: number | null;
  /** Whether it is to be saved at once: the tap came before this was loaded. */
  isTapped: boolean;
}

/** The button that keeps the search that is shown; of one that is kept, the way to its name and alerts. */
export function SavedSearch({ search, fetchedAt, isTapped }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const owner = ownerOf(accessToken.value);
  const criteria = savedCriteriaOf(search.state, useCriteria(search).asked);
  const row = savedHere.value.find(({ content }) => isSameContent(withinReach(content.criteria), criteria));
  const [open, setOpen] = useState<"edit" | "saved" | null>(isTapped ? "saved" : null);
  const save = (wanted: SavedCriteria) => {
    const content = { name: proposedName(i18n, wanted, today), criteria: wanted, ...NOT_TOLD };
    void doInSearches(i18n, () => saveSearch(owner, content, fetchedAt ?? serverNow()));
  };
  useLooked(owner, row, fetchedAt);
  const isWished = useRef(isTapped);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isWished.current || criteria === null) return;
    isWished.current = false;
    // The button that was tapped is gone: a keyboard comes back to this one from the sheet.
    button.current?.focus({ preventScroll: true });
    if (row === undefined) save(criteria);
  });
  if (criteria === null) return null;
  return (
    <>
      <Button
        ref={button}
        look="plain"
        className="-mx-4 -my-3 text-sm"
        onClick={() => {
          setOpen(row === undefined ? "saved" : "edit");
          if (row === undefined) save(criteria);
        }}
      >
        <Icon of={row === undefined ? Bookmark : BookmarkCheck} size={18} />
        {row === undefined ? i18n._("save-search") : i18n._("save-search.saved")}
      </Button>
      {open !== null && row !== undefined && (
        <SavedSearchSheet key={row.id} row={row} isNew={open === "saved"} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** A reader is told of nothing that they have not asked for. */
const NOT_TOLD = { alert: "off", by_push: true, by_mail: true } as const;
