import { useLingui } from "@lingui/react";
import type { Listing } from "#domain/listings/listing.ts";
import { UndoDeletion } from "../../../outbox/own-list/waiting-actions.tsx";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { deletionText } from "../../../outbox/state/deletion-text.ts";
import { StateBadge } from "../../../outbox/state/state-badge.tsx";
import { ExpiredBadge } from "../../room/expired-badge.tsx";

interface Props {
  owner: string;
  listing: Listing;
  /** What of it the server does not have yet. */
  unsent: UnsentRow | undefined;
}

/** What is to be known of a posted room beside its facts: that it has ended, is being changed, or is to go. */
export function RowMarks({ owner, listing, unsent }: Props) {
  const { i18n } = useLingui();
  const isGoing = unsent?.intent === "delete";
  const seq = isGoing && unsent.entry?.mayHaveArrived === false ? unsent.entry.seq : null;
  return (
    <span className="flex flex-wrap items-center gap-2 empty:hidden">
      <ExpiredBadge row={listing} />
      {unsent !== undefined && !isGoing && <StateBadge state={unsent.state} />}
      {isGoing && <span className="text-sm text-amber">{deletionText(i18n, unsent.state)}</span>}
      {seq !== null && <UndoDeletion kind="listing" owner={owner} title={listing.title} seq={seq} />}
    </span>
  );
}
