import { useLingui } from "@lingui/react";
import { MessageCircle } from "lucide";
import type { Listing } from "#domain/listings/listing.ts";
import { connection } from "../../platform/connection/connection.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CONTACT_ID } from "./contact/contact-block.tsx";
import { useContact } from "./contact/use-contact.ts";
import { PriceTag } from "./price-tag.tsx";
import { SaveForViewingButton } from "./save-for-viewing/save-for-viewing-button.tsx";

/** At the foot of a room's sheet on a phone, while its details scroll: the price, saving, and the contact, opened by a press. */
export function RoomBar({ listing, fetchedAt }: { listing: Listing; fetchedAt: number }) {
  const { i18n } = useLingui();
  const { isClosed, attempt, open } = useContact("listing", listing);
  const showContact = () => {
    if (isClosed && attempt === null && connection.value === "online") void open();
    const contact = document.getElementById(CONTACT_ID);
    contact?.scrollIntoView({ block: "center", behavior: "smooth" });
    contact?.focus({ preventScroll: true });
  };
  return (
    <div className="flex items-stretch gap-2">
      <div className="min-w-0 grow self-center">
        <PriceTag price={listing.price} />
      </div>
      <SaveForViewingButton listing={listing} fetchedAt={fetchedAt} />
      <Button look="primary" onClick={showContact}>
        <Icon of={MessageCircle} />
        {i18n._("contact.heading")}
      </Button>
    </div>
  );
}
