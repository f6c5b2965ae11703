import { useLingui } from "@lingui/react";
import { useState } from "react";
import { useLocation } from "wouter";
import { cityLabel } from "#domain/cities.ts";
import { OwnListHeading } from "../../../outbox/own-list/own-list-heading.tsx";
import { OwnListNote } from "../../../outbox/own-list/own-list-note.tsx";
import { RemovalSheet, type Removal } from "../../../outbox/own-list/removal-sheet.tsx";
import { useOwnList } from "../../../outbox/own-list/use-own-list.ts";
import { WaitingRows } from "../../../outbox/own-list/waiting-rows.tsx";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { useWide } from "../../../ui/use-wide.ts";
import { matchCounts } from "../../matches/match-counts.ts";
import { NewNoticesLine } from "../../moderation/notices/new-notices-line.tsx";
import { OpenRequest } from "../detail/open-request.tsx";
import { ownUrl } from "./own-address.ts";
import { OwnRequestCards } from "./own-request-cards.tsx";
import { OwnRequestTable } from "./own-request-table.tsx";
import { usePostedRequests } from "./use-posted-requests.ts";
import { waitingCells } from "./waiting-cells.tsx";

interface Props {
  owner: string;
  /** The request whose details are open over the list. */
  openId: string | null;
}

/** The list: unsent rows on top, then the server's. */
export function OwnRequests({ owner, openId }: Props) {
  const { i18n } = useLingui();
  const answered = usePostedRequests();
  const list = useOwnList("request", owner, answered);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [, navigate] = useLocation();
  const List = useWide() ? OwnRequestTable : OwnRequestCards;
  const matches = matchCounts(answered.data?.data.matches);
  const opened = list.posted.find(({ id }) => id === openId);
  return (
    <div className="grid gap-4">
      <OwnListHeading kind="request" />
      <NewNoticesLine />
      <WaitingRows
        kind="request"
        hidesHeading
        owner={owner}
        waiting={list.waiting}
        cellsOf={(row) => waitingCells(i18n, row, answered.data?.data.data ?? [])}
        onRemove={setRemoval}
      />
      {list.posted.length > 0 && <List requests={list.posted} matches={matches} />}
      <OwnListNote kind="request" list={list} />
      {opened !== undefined && removal === null && (
        <OpenRequest
          request={opened}
          match={matches.get(opened.id)}
          onRemove={() =>
            setRemoval({ what: "posted", id: opened.id, title: cityLabel(opened.city, currentLanguage()) })
          }
        />
      )}
      {removal !== null && (
        <RemovalSheet
          kind="request"
          owner={owner}
          removal={removal}
          onClose={() => setRemoval(null)}
          onRemoved={() => {
            setRemoval(null);
            if (openId !== null) navigate(ownUrl({ open: "list" }), { replace: true });
          }}
        />
      )}
    </div>
  );
}
