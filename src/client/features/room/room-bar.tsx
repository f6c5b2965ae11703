import { useLingui } from "@lingui/react";
import { MessageCircle } from "lucide";
import type { Listing } from "#domain/listings/listing.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CONTACT_ID } from "./contact-block.tsx";
import { PriceTag } from "./price-tag.tsx";

/** At the foot of a room's sheet on a phone, while its details scroll: the price, and the way to the contact. */
export function RoomBar({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const showContact = () => {
    const contact = document.getElementById(CONTACT_ID);
    contact?.scrollIntoView({ block: "center", behavior: "smooth" });
    contact?.focus({ preventScroll: true });
  };
  return (
    <div className="flex items-center justify-between gap-3">
      <PriceTag price={listing.price} />
      <Button look="primary" onClick={showContact}>
        <Icon of={MessageCircle} />
        {i18n._("contact.heading")}
      </Button>
    </div>
  );
}
