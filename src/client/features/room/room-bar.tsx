import { useLingui } from "@lingui/react";
import { MessageCircle } from "lucide";
import type { Listing } from "#domain/listings/listing.ts";
import { loginPath, signUpPath } from "../../api/credentials/return-path.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { paths } from "../../paths.ts";
import { connection } from "../../platform/connection/connection.ts";
import { agreementRecord } from "../../session/agreement-record.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { wishForContact } from "../../session/contact-wish.ts";
import { showContact } from "./contact/show-contact.ts";
import { useContact } from "./contact/use-contact.ts";
import { PriceTag } from "./price-tag.tsx";
import { SaveForViewingButton } from "./save-for-viewing/save-for-viewing-button.tsx";

/** At the foot of a room's sheet on a phone, while its details scroll: the price, saving, and the contact, opened by a press. */
export function RoomBar({ listing, fetchedAt }: { listing: Listing; fetchedAt: number }) {
  return (
    <div className="flex flex-wrap items-stretch gap-2">
      <div className="min-w-0 grow self-center">
        <PriceTag price={listing.price} perMonth={listing.price_per_month} />
      </div>
      <SaveForViewingButton listing={listing} fetchedAt={fetchedAt} />
      <ContactButton listing={listing} />
    </div>
  );
}

function ContactButton({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const { lines, isClosed, attempt, open } = useContact("listing", listing);
  const content = (
    <>
      <Icon of={MessageCircle} />
      {i18n._("contact.heading")}
    </>
  );
  if (lines === null && accessToken.value === null) {
    return (
      <ButtonLink look="primary" href={entrancePath(listing.id)} onClick={() => wishForContact(listing.id)}>
        {content}
      </ButtonLink>
    );
  }
  const show = () => {
    if (isClosed && attempt === null && connection.value === "online") void open();
    showContact("smooth");
  };
  return (
    <Button look="primary" onClick={show}>
      {content}
    </Button>
  );
}

/** The shorter way in: the login where this phone has had one, else the sign-up. Each links to the other. */
function entrancePath(roomId: string): string {
  const here = paths.room(roomId);
  return agreementRecord.value === null ? signUpPath(here) : loginPath(here);
}
