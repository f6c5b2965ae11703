import { useLingui } from "@lingui/react";
import { StateBadge } from "../../../outbox/state/state-badge.tsx";
import { stateText } from "../../../outbox/state/state-text.ts";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { momentText } from "../../../platform/text/moment-text.ts";
import { deletionText } from "../../../outbox/state/deletion-text.ts";
import type { Removal } from "./remove-sheet.tsx";
import { WaitingActions } from "./waiting-actions.tsx";
import { WaitingPhoto } from "./waiting-photo.tsx";

interface Props {
  owner: string;
  row: UnsentRow;
  onRemove: (removal: Removal) => void;
}

/** A room that the server does not have as its owner wants it: what it is, how it stands, what can be done. */
export function WaitingRow({ owner, row, onRemove }: Props) {
  const { i18n } = useLingui();
  const { draft, state, intent, at } = row;
  const title = row.title.trim() === "" ? i18n._("own-listings.untitled") : row.title;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-card border border-line bg-card p-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:items-center">
      <WaitingPhoto draft={draft} />
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="line-clamp-2 font-semibold">{title}</bdi>
          <StateBadge state={state} />
        </div>
        <p className="text-sm text-ink-soft">{sentence()}</p>
        <p className="figures text-sm text-ink-soft">{momentText(i18n, at)}</p>
      </div>
      <WaitingActions owner={owner} row={row} title={title} onRemove={onRemove} />
    </li>
  );

  function sentence(): string {
    if (intent === "delete") return deletionText(i18n, state);
    if (state.name === "draft" && draft?.base != null) return i18n._("own-listings.draft-of-edit");
    return stateText(i18n, state, connection.value === "online");
  }
}
