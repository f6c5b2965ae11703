import { useLingui } from "@lingui/react";
import { cityLabel, foldCity } from "#domain/cities.ts";
import type { ShownState } from "#offline/outbox/entries/entry-state.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { deletionText } from "../../../outbox/state/deletion-text.ts";
import { StateBadge } from "../../../outbox/state/state-badge.tsx";
import { stateText } from "../../../outbox/state/state-text.ts";
import { stayText } from "../../../platform/text/stay-text.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import type { WaitingRequest } from "./own-rows.ts";
import type { Removal } from "./removal.ts";
import { WaitingActions } from "./waiting-actions.tsx";

interface Props {
  owner: string;
  request: WaitingRequest;
  onRemove: (removal: Removal) => void;
}

/** A request that the server does not have as its owner wants it: what it is, how it stands, what can be done. */
export function WaitingRow({ owner, request, onRemove }: Props) {
  const { i18n } = useLingui();
  const { draft, intent, state } = request;
  const title = request.line.city === "" ? i18n._("own-requests.no-city") : cityOf(request.line.city);
  return (
    <li className="grid gap-2 rounded-card border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-semibold">{title}</bdi>
        <StateBadge state={state} />
      </div>
      <div>
        <Days request={request} />
        <p className="text-sm text-ink-soft">{sentence(state)}</p>
      </div>
      <WaitingActions owner={owner} request={request} title={title} onRemove={onRemove} />
    </li>
  );

  function sentence(shown: ShownState): string {
    if (intent === "delete") return deletionText(i18n, shown);
    if (shown.name === "draft" && draft?.base != null) return i18n._("own-requests.draft-of-edit");
    return stateText(i18n, shown, connection.value === "online");
  }
}

// As it will be listed: what was typed may still be in other words.
function cityOf(city: string): string {
  return cityLabel(foldCity(city), currentLanguage());
}

function Days({ request: { line } }: { request: WaitingRequest }) {
  const { i18n } = useLingui();
  const today = useToday();
  if (line.begin_date === null && line.end_date === null) return null;
  return <p className="figures text-sm">{stayText(i18n, line, today)}</p>;
}
