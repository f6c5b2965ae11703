import { useLingui } from "@lingui/react";
import type { Listing } from "#domain/listings/listing.ts";
import { RoomFacts } from "../../room/room-facts.tsx";
import { Section } from "./section.tsx";
import { shownText } from "../../../platform/text/shown-text.ts";

/** What the listing says of the room, to be held against what one sees. */
export function ListingText({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const texts = [listing.description, listing.price_description, listing.duration_description, listing.additional_info];
  const given = texts.filter((text) => text !== null).filter((text) => text.trim() !== "");
  return (
    <Section id="listing" title={i18n._("viewings.listing")}>
      <RoomFacts listing={listing} />
      {given.map((text) => (
        <p key={text} className="whitespace-pre-line">
          <bdi>{shownText(i18n, text)}</bdi>
        </p>
      ))}
    </Section>
  );
}
