import { useLingui } from "@lingui/react";
import { hasEnded, stateOf, type Listing } from "#domain/listings/listing.ts";
import type { ListingState } from "#domain/listings/listing-choices.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { useToday } from "../../platform/clock/use-today.ts";

/** Catalogue ids; an active room is in no list once it has ended. */
const OUT_OF_LISTS: Record<ListingState, string> = {
  active: /*i18n*/ "room.ended",
  paused: /*i18n*/ "room.paused.own",
  let: /*i18n*/ "room.let.own",
};

/** Why the room is in no list, shown to its owner and to users who have a copy of it. */
export function OutOfListsNote({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const today = useToday();
  const state = stateOf(listing);
  if (listing.hidden !== undefined) return <Note text={i18n._("room.hidden.own")} />;
  const isOwn = listing.owner_id !== null && listing.owner_id === ownerOf(accessToken.value);
  if (listing.awaits_check === true && isOwn) return <Note text={i18n._("room.awaits-check.own")} />;
  if (state === "active" && !hasEnded(listing, today)) return null;
  return <Note text={i18n._(OUT_OF_LISTS[state])} />;
}

function Note({ text }: { text: string }) {
  return <p className="rounded-control bg-amber-tint px-4 py-2 text-amber">{text}</p>;
}
