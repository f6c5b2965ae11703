import { useLingui } from "@lingui/react";
import { MapPin } from "lucide";
import type { Listing } from "#domain/listings/listing.ts";
import { mapLink } from "#domain/listings/map-link.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { ContactRow, CopyRow, RowLink } from "../../room/contact/contact-row.tsx";
import { OpenContact } from "../../room/contact/open-contact.tsx";
import { useContact } from "../../room/contact/use-contact.ts";
import { useIsRisky } from "../../room/warnings/use-warnings.ts";
import { placeText } from "../place-text.ts";
import { Section } from "./section.tsx";

/** Address and phone number as text that can be copied, the map beside: offline its link alone is useless. */
export function ContactSection({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const contact = useContact("listing", listing);
  const isRisky = useIsRisky(listing, connection.value !== "online") === true;
  return (
    <Section id="reach" title={i18n._("viewings.reach")}>
      <div className="grid grid-cols-1 gap-2 divide-y divide-line">
        <CopyRow text={placeText(listing)}>
          <RowLink icon={MapPin} href={mapLink(listing)} label={i18n._("room.map")} isAway />
        </CopyRow>
        {connection.value !== "online" && (
          <p className="pb-2 text-sm text-pretty text-sky">{i18n._("viewings.reach.offline")}</p>
        )}
        {contact.lines === null ? (
          <OpenContact contact={contact} isRisky={isRisky} />
        ) : (
          contact.lines.map((line) => <ContactRow key={line} text={line} />)
        )}
      </div>
    </Section>
  );
}
