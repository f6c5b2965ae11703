import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import type { TakenReading } from "../../../drafts/suggestions/form-suggestions.ts";
import { PasteBox } from "../../../drafts/suggestions/paste-box.tsx";
import type { Readings } from "../../../drafts/suggestions/suggest.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { readPastedListing } from "./read-pasted-listing.ts";

interface Props {
  keeper: Pick<DraftSession, "kept">;
  /** The text shared by another app. */
  text: string | undefined;
  disabled: boolean;
  take: (readings: Readings) => TakenReading;
}

/** The box for a pasted post, open in an untouched form or when a text was shared. */
export function PastedListing({ keeper, text, disabled, take }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const [isOpen] = useState(keeper.kept.peek().name === "untouched" || Boolean(text));
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
