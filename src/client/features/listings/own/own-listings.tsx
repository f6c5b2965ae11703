import { useLingui } from "@lingui/react";
import { Plus } from "lucide";
import { useState } from "react";
import { useLocation } from "wouter";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { formPath } from "../../../drafts/form-path.ts";
import { NEW_DRAFT } from "../../../drafts/find-draft.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { useWide } from "../../../ui/use-wide.ts";
import { SharedRow } from "../shared/shared-row.tsx";
import { ListingCards } from "./listing-cards.tsx";
import { ListingTable } from "./listing-table.tsx";
import { listUrl } from "./own-address.ts";
import { PostedNote } from "./posted-note.tsx";
import { RemoveSheet, type Removal } from "./remove-sheet.tsx";
import { useOwnListings } from "./use-own-listings.ts";
import { WaitingListings } from "./waiting-listings.tsx";

/** The list: what is not sent yet on top, then what the server has. @param page From 1. */
export function OwnListings({ owner, page }: { owner: string; page: number }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const rooms = useOwnListings(owner, page);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { rows = [], unsent = [] } = rooms;
  const unsentById = new Map(unsent.map((row) => [idOf(row), row]));
  // A room that is to go is marked where it stands; everything else that waits is on top.
  const waiting = unsent.filter((row) => row.intent !== "delete" || !rows.some(({ id }) => id === idOf(row)));
  const List = useWide() ? ListingTable : ListingCards;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{i18n._("own-listings.title")}</h1>
        <ButtonLink look="primary" href={formPath("listing", NEW_DRAFT)}>
          <Icon of={Plus} />
          {i18n._("own-listings.add")}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft">{i18n._("own-listings.note")}</p>
      <SharedRow />
      <WaitingListings owner={owner} waiting={waiting} onRemove={setRemoval} />
      {rows.length > 0 && <List owner={owner} rows={rows} unsent={unsentById} onRemove={setRemoval} />}
      <PostedNote rooms={rooms} isEmpty={waiting.length + rows.length === 0} />
      {rooms.pages > 1 && <Pagination page={page} pages={rooms.pages} onGo={(next) => navigate(listUrl(next))} />}
      {removal !== null && <RemoveSheet owner={owner} removal={removal} onClose={() => setRemoval(null)} />}
    </div>
  );
}

/** The room's. */
function idOf({ draft, entry }: UnsentRow): string {
  if (draft !== undefined) return draft.id;
  return entry === undefined || entry.change.type === "profile" ? "" : entry.change.id;
}
