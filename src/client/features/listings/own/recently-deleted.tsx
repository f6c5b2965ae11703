import { useLingui } from "@lingui/react";
import { ChevronDown } from "lucide";
import { useState } from "react";
import { DAY_MS } from "#domain/durations.ts";
import { RESTORABLE_FOR_MS } from "#domain/limits.ts";
import type { RemovedListing } from "#domain/listings/listing.ts";
import { restoreRoom } from "#offline/outbox/entries/restore-room.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { doInStore } from "../../../drafts/store/do-in-store.ts";
import { sendSoon } from "../../../outbox/sending/sending.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { useNow } from "../../../outbox/state/use-now.ts";
import { rentText } from "../../../platform/text/rent-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface Props {
  owner: string;
  /** Those of useRecentlyDeleted. */
  rooms: readonly RemovedListing[];
}

/** The rooms that were deleted in the last 30 days and can be brought back. @param present Ids of rooms that are there, or on their way. */
export function useRecentlyDeleted(present: ReadonlySet<string>): RemovedListing[] {
  const { data } = useApiQuery("listRemovedListings", {});
  // Drawn again as time goes by.
  useNow();
  return (data?.data.data ?? []).filter(({ id, removed_at }) => !present.has(id) && daysToRestore(removed_at) > 0);
}

/** At the list's end, folded: what was deleted in the last 30 days, and brings itself back by one tap. */
export function RecentlyDeleted({ owner, rooms }: Props) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (rooms.length === 0) return null;
  return (
    <section aria-label={i18n._("own-listings.removed")} className="grid gap-2">
      <Button look="plain" aria-expanded={isOpen} className="justify-self-start" onClick={() => setOpen(!isOpen)}>
        {i18n._("own-listings.removed.count", { count: rooms.length })}
        <Icon of={ChevronDown} size={18} className={isOpen ? "rotate-180" : ""} />
      </Button>
      {isOpen && (
        <ul className="grid gap-2">
          {rooms.map((room) => (
            <RemovedRow key={room.id} owner={owner} room={room} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RemovedRow({ owner, room }: { owner: string; room: RemovedListing }) {
  const { i18n } = useLingui();
  const { title, price, price_per_month, removed_at } = room;
  const restore = async () => {
    if (await doInStore(i18n, () => restoreRoom(owner, room))) sendSoon();
  };
  const action = i18n._("own-listings.restore");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card border border-line bg-card px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <bdi className="line-clamp-2 font-semibold">{title}</bdi>
        <p className="figures text-sm text-ink-soft">
          {rentText(i18n, { weekly: price, perMonth: price_per_month })} ·{" "}
          {i18n._("own-listings.restorable", { count: daysToRestore(removed_at) })}
        </p>
      </div>
      <Button aria-label={i18n._("own-listings.restore-of", { action, title })} onClick={() => void restore()}>
        {action}
      </Button>
    </li>
  );
}

/** Begun days for which a room can still be brought back; none once it can not. */
function daysToRestore(removedAt: string): number {
  return Math.ceil((Date.parse(removedAt) + RESTORABLE_FOR_MS - serverNow()) / DAY_MS);
}
