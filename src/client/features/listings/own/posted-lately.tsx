import { signal } from "@preact/signals-react";
import { useLingui } from "@lingui/react";
import { Check, X } from "lucide";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { Receipt } from "#offline/drafts/outbox-entry.ts";
import { useNow } from "../../../outbox/state/use-now.ts";
import { paths } from "../../../paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useClone } from "./use-clone.ts";

/** How long after posting they are offered; later the room is only a row of the list. */
const LATELY_MS = 10 * MINUTE_MS;

/** Of the receipt that was put away. */
const dismissed = signal(0);

interface Props {
  owner: string;
  receipts: readonly Receipt[];
  posted: readonly Listing[];
  onShare: (listing: Listing) => void;
}

/** The next steps after posting a room: share it, view it, post a similar one. */
export function PostedLately({ owner, receipts, posted, onShare }: Props) {
  const { i18n } = useLingui();
  const clone = useClone(owner);
  const now = useNow();
  const receipt = receipts.find(
    ({ type, kind, isRestored }) => type === "create" && kind === "listing" && isRestored === undefined,
  );
  const listing = posted.find(({ id }) => id === receipt?.entityId);
  if (receipt === undefined || listing === undefined || receipt.id <= dismissed.value) return null;
  if (Math.abs(now - receipt.at) > LATELY_MS) return null;
  return (
    <section
      aria-label={i18n._("own-listings.posted")}
      className="grid gap-2 rounded-card border border-moss bg-moss-tint py-2 pr-1 pl-4"
    >
      <div className="flex items-start justify-between gap-2">
        <p className="flex min-w-0 items-center gap-2 pt-2 font-semibold text-moss">
          <Icon of={Check} />
          <bdi className="line-clamp-2">{i18n._("own-listings.posted.title", { title: listing.title })}</bdi>
        </p>
        <button
          type="button"
          aria-label={i18n._("dialog.close")}
          onClick={() => (dismissed.value = receipt.id)}
          className="touch grid shrink-0 place-items-center text-moss"
        >
          <Icon of={X} size={18} />
        </button>
      </div>
      <div className="flex flex-wrap gap-2 pb-2">
        <Button look="primary" onClick={() => onShare(listing)}>
          {i18n._("room.share")}
        </Button>
        <ButtonLink href={paths.item(listing.id)}>{i18n._("own-listings.view")}</ButtonLink>
        <Button onClick={() => void clone(listing)}>{i18n._("own-listings.clone")}</Button>
      </div>
    </section>
  );
}
