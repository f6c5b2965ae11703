import { useLingui } from "@lingui/react";
import type { Listing } from "#domain/listings/listing.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { useSavedState } from "../save-for-viewing/use-saved-state.ts";
import { useIsRisky } from "../warnings/use-warnings.ts";
import { useContact } from "./use-contact.ts";

/** Below a room that is saved for a viewing while its contact is not: at the door a viewing without a number is of no help. */
export function KeepContactNote({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const saved = useSavedState(ownerOf(accessToken.value), listing.id);
  const contact = useContact("listing", listing);
  // Where signs of a scam are strong, the contact box asks before it opens.
  const isHarmless = useIsRisky(listing, false) === false;
  if (!isHarmless) return null;
  if (saved?.name !== "saved" || !contact.isClosed || contact.attempt !== null || connection.value !== "online") {
    return null;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {i18n._("contact.not-kept")}
      <button
        type="button"
        className="touch font-semibold text-sky hover:underline"
        onClick={() => void contact.open()}
      >
        {i18n._("contact.keep")}
      </button>
    </p>
  );
}
