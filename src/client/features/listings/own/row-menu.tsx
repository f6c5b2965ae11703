import { useLingui } from "@lingui/react";
import { EllipsisVertical } from "lucide";
import { useLocation } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import type { Removal } from "../../../outbox/own-list/removal-sheet.tsx";
import { formPath } from "../../../drafts/form-path.ts";
import { shareRoom } from "../../room/share-room.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LazyMenu } from "../../../ui/menu/lazy-menu.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { cloneListing } from "./clone-listing.ts";

interface Props {
  owner: string;
  listing: Listing;
  onRemove: (removal: Removal) => void;
}

/** What can be done with a posted room (PR-208). */
export function RowMenu({ owner, listing, onRemove }: Props) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const clone = async () => {
    try {
      const id = await cloneListing(owner, listing);
      navigate(formPath("listing", id));
    } catch {
      // The phone is full, or storage is blocked in this window: the room itself is unchanged.
      toast("error", i18n._("own-listings.clone.failed"));
    }
  };
  return (
    <LazyMenu
      label={i18n._("own-listings.actions-for", { title: listing.title })}
      buttonClass="touch grid place-items-center rounded-full hover:bg-paper"
      button={<Icon of={EllipsisVertical} />}
      choices={[
        { text: i18n._("own-listings.copy-link"), onChoose: () => void shareRoom(i18n, listing) },
        { text: i18n._("own-listings.edit"), onChoose: () => navigate(formPath("listing", listing.id)) },
        { text: i18n._("own-listings.clone"), onChoose: () => void clone() },
        {
          text: i18n._("own-listings.delete"),
          isDanger: true,
          onChoose: () => onRemove({ what: "posted", id: listing.id, title: listing.title }),
        },
      ]}
    />
  );
}
