import { useLingui } from "@lingui/react";
import { useState } from "react";
import { useLocation } from "wouter";
import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { NEW_DRAFT } from "../../../drafts/find-draft.ts";
import { formPath } from "../../../drafts/form-path.ts";
import { PersistenceLine } from "../../../drafts/store/persistence-line.tsx";
import { OwnListHeading } from "../../../outbox/own-list/own-list-heading.tsx";
import { OwnListNote } from "../../../outbox/own-list/own-list-note.tsx";
import { RemovalSheet, type Removal } from "../../../outbox/own-list/removal-sheet.tsx";
import { useOwnList } from "../../../outbox/own-list/use-own-list.ts";
import { WaitingRows } from "../../../outbox/own-list/waiting-rows.tsx";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { momentText } from "../../../platform/text/moment-text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { useWide } from "../../../ui/use-wide.ts";
import { matchCounts } from "../../matches/match-counts.ts";
import { NewNoticesLine } from "../../moderation/notices/new-notices-line.tsx";
import { useShareCard } from "../../room/use-share-card.tsx";
import { SharedRow } from "../shared/shared-row.tsx";
import { ListingCards } from "./listing-cards.tsx";
import { ListingTable } from "./listing-table.tsx";
import { listUrl } from "./own-address.ts";
import { PostedLately } from "./posted-lately.tsx";
import { RecentlyDeleted, useRecentlyDeleted } from "./recently-deleted.tsx";
import { usePostedListings } from "./use-posted-listings.ts";
import { WaitingPhoto } from "./waiting-photo.tsx";

/** The list: unsent rows on top, then the server's. @param page From 1. */
export function OwnListings({ owner, page }: { owner: string; page: number }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const answered = usePostedListings(page);
  const list = useOwnList("listing", owner, answered);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const shareCard = useShareCard(list.posted);
  const present = new Set([...list.posted, ...list.waiting].map(({ id }) => id));
  const deleted = useRecentlyDeleted(present);
  const pages = Math.ceil((list.count ?? 0) / DEFAULT_PAGE_SIZE);
  const close = () => setRemoval(null);
  const List = useWide() ? ListingTable : ListingCards;
  const cellsOf = ({ title, draft, at }: UnsentRow) => ({
    title: title.trim() === "" ? i18n._("own-listings.untitled") : title,
    picture: <WaitingPhoto draft={draft} />,
    moment: <p className="figures text-sm text-ink-soft">{momentText(i18n, at)}</p>,
  });
  return (
    <div className="grid gap-4">
      <OwnListHeading kind="listing" />
      <NewNoticesLine />
      <p className="text-sm text-ink-soft">{i18n._("own-listings.note")}</p>
      <SharedRow />
      <PostedLately owner={owner} receipts={list.receipts} posted={list.posted} onShare={shareCard.open} />
      <WaitingRows kind="listing" owner={owner} waiting={list.waiting} cellsOf={cellsOf} onRemove={setRemoval}>
        <PersistenceLine />
      </WaitingRows>
      {list.posted.length > 0 && (
        <List
          owner={owner}
          rows={list.posted}
          unsent={list.unsent}
          choices={list.choices}
          matches={matchCounts(answered.data?.data.matches)}
          onRemove={setRemoval}
          onShare={shareCard.open}
        />
      )}
      <OwnListNote
        kind="listing"
        list={list}
        hasDeleted={deleted.length > 0}
        action={<ButtonLink href={formPath("listing", NEW_DRAFT)}>{i18n._("own-listings.add")}</ButtonLink>}
      />
      <RecentlyDeleted owner={owner} rooms={deleted} />
      {pages > 1 && <Pagination page={page} pages={pages} onGo={(next) => navigate(listUrl(next))} />}
      {shareCard.sheet}
      {removal !== null && (
        <RemovalSheet kind="listing" owner={owner} removal={removal} onRemoved={close} onClose={close} />
      )}
    </div>
  );
}
