import { useLingui } from "@lingui/react";
import { useState } from "react";
import { isPausedBySilence } from "#domain/listings/freshness.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { chooseState } from "./choose.ts";
import { confirmRoom } from "./confirm-room.ts";

interface Props {
  owner: string;
  listing: Listing;
}

/** Where a room's owner was asked whether it is still to be had, or has not answered: the question, one tap each way. */
export function AvailabilityQuestion({ owner, listing }: Props) {
  const { i18n } = useLingui();
  const [isAnswered, setAnswered] = useState(false);
  const { title, asked_at, state } = listing;
  const isPaused = isPausedBySilence(listing);
  if (asked_at === undefined || state === "let" || isAnswered) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 rounded-control bg-amber-tint px-3 text-sm text-amber">
      <span className="py-2">{isPaused ? i18n._("own-listings.silent") : i18n._("own-listings.still-available")}</span>
      <button
        type="button"
        aria-label={i18n._("own-listings.confirm-of", { title })}
        className="touch font-semibold text-sky hover:underline"
        onClick={() => {
          setAnswered(true);
          void confirmRoom(i18n, listing);
        }}
      >
        {i18n._("own-listings.confirm")}
      </button>
      <button
        type="button"
        aria-label={i18n._("own-listings.let-of", { title })}
        className="touch font-semibold text-sky hover:underline"
        onClick={() => void chooseState(i18n, { owner, listing }, "let")}
      >
        {i18n._("own-listings.mark-let")}
      </button>
    </span>
  );
}
