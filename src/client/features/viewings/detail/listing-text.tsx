import { useLingui } from "@lingui/react";
import type { Listing } from "#domain/listings/listing.ts";
import { ROOM_TEXTS } from "../../room/room-texts.ts";
import { RoomFacts } from "../../room/room-facts.tsx";
import { Section } from "./section.tsx";
import { shownText } from "../../../platform/text/shown-text.ts";

/** What the listing says of the room, to be held against what one sees. */
export function ListingText({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const given = ROOM_TEXTS.flatMap((field) => listing[field]?.trim() || []);
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
