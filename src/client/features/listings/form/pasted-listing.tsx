import { useLingui } from "@lingui/react";
import { useState } from "react";
import { typedRent } from "#domain/listings/price.ts";
import { readingsOf, type Readings } from "../../../drafts/suggestions/suggest.ts";
import type { TakenReading } from "../../../drafts/suggestions/form-suggestions.ts";
import { PasteBox } from "../../../drafts/suggestions/paste-box.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import type { ParsedOffer } from "../../../../query-parser/parse-listing.ts";
import { OfferedRooms } from "./offered-rooms.tsx";

interface Props {
  /** The text shared by another app. */
  text: string | undefined;
  disabled: boolean;
  take: (readings: Readings) => TakenReading;
}

/** The box for a pasted post, and the rooms of a post that offers several. */
export function PastedListing({ text, disabled, take }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const [offer, setOffer] = useState<PastedOffer | null>(null);
  const read = async (pasted: string, room?: number) => {
    const { listing, ...rooms } = await readPastedOffer(pasted, today, room);
    setOffer({ text: pasted, ...rooms });
    const { price_per_month, ...facts } = listing;
    return readingsOf({ ...facts, price: typedRent(facts.price, price_per_month) });
  };
  return (
    <div className="grid gap-3">
      <PasteBox
        help={i18n._("suggest.paste.help-room")}
        text={text}
        disabled={disabled}
        read={(pasted) => read(pasted)}
        take={take}
      />
      {offer !== null && offer.rooms.length > 0 && !disabled && (
        <OfferedRooms
          rooms={offer.rooms}
          chosen={offer.room}
          choose={(room) => void read(offer.text, room).then(take)}
        />
      )}
    </div>
  );
}

/** The rooms of a pasted text, and which of them fills the form. */
interface PastedOffer extends Pick<ParsedOffer, "rooms" | "room"> {
  text: string;
}

/**
 * Parses a pasted text on the phone.
 * @param today The London day that 'next month' counts from.
 * @param room Which of several rooms is read.
 * @throws Where the parser is not on the phone yet and can't be fetched.
 */
async function readPastedOffer(text: string, today: string, room?: number): Promise<ParsedOffer> {
  // Lazy, until the user first pastes a text: it is as big as the form.
  const { parseOffer } = await import("../../../../query-parser/parse-listing.ts");
  return parseOffer(text, today, { room });
}
