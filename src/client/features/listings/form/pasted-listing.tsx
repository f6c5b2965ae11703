import { useLingui } from "@lingui/react";
import { typedRent } from "#domain/listings/price.ts";
import { readingsOf, type Readings } from "../../../drafts/suggestions/suggest.ts";
import type { TakenReading } from "../../../drafts/suggestions/form-suggestions.ts";
import { PasteBox } from "../../../drafts/suggestions/paste-box.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";

interface Props {
  /** The text shared by another app. */
  text: string | undefined;
  disabled: boolean;
  take: (readings: Readings) => TakenReading;
}

/** The box for a pasted post. */
export function PastedListing({ text, disabled, take }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  return (
    <PasteBox
      help={i18n._("suggest.paste.help-room")}
      text={text}
      disabled={disabled}
      read={(pasted) => readPastedListing(pasted, today)}
      take={take}
    />
  );
}

/**
 * Parses the fields of a room from a pasted text, on the phone.
 * @param today The London day that 'next month' counts from.
 * @throws Where the parser is not on the phone yet and can't be fetched.
 */
async function readPastedListing(text: string, today: string): Promise<Readings> {
  // Lazy, until the user first pastes a text: it is as big as the form.
  const { parseListing } = await import("../../../../query-parser/parse-listing.ts");
  const { price_per_month, ...read } = parseListing(text, today);
  return readingsOf({ ...read, price: typedRent(read.price, price_per_month) });
}
