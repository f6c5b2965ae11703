import { useLingui } from "@lingui/react";
import { useState } from "react";
import { readingsOf, type Readings } from "../../../drafts/suggestions/suggest.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import type { TakenReading } from "../../../drafts/suggestions/form-suggestions.ts";
import { PasteBox } from "../../../drafts/suggestions/paste-box.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";

interface Props {
  draftSession: Pick<DraftSession, "kept">;
  /** The text shared by another app. */
  text: string | undefined;
  disabled: boolean;
  take: (readings: Readings) => TakenReading;
}

/** The box for a pasted post, open in an untouched form or when a text was shared. */
export function PastedListing({ draftSession, text, disabled, take }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const [isOpen] = useState(draftSession.kept.peek().name === "untouched" || Boolean(text));
  return (
    <PasteBox
      help={i18n._("suggest.paste.help-room")}
      text={text}
      isOpen={isOpen}
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
  return readingsOf(parseListing(text, today));
}
