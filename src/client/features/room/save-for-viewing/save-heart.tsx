import { useLingui } from "@lingui/react";
import { useLocation } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { loginPath } from "../../../api/credentials/return-path.ts";
import { paths } from "../../../paths.ts";
import { HeartButton } from "./heart-button.tsx";
import { roomWasSaved, useSavedRoomIds } from "./saved-rooms.ts";
import { useSaveRoom } from "./use-save-room.ts";

/**
 * On a card: saves the room for a viewing, which is one's shortlist; a saved one opens what is noted about it. Visitors are
 * led to the login. It is a button in every case: the card's only link is the one to its details.
 */
export function SaveHeart({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const owner = ownerOf(accessToken.value);
  const isVisitor = owner === ANONYMOUS;
  const { id, title } = listing;
  const isSaved = useSavedRoomIds(isVisitor ? null : owner).has(id);
  const { isSaving, save } = useSaveRoom(listing, undefined, () => roomWasSaved(owner));
  const press = () => {
    if (isVisitor) navigate(loginPath(paths.room(id)));
    else if (isSaved) navigate(paths.viewing(id));
    else void save();
  };
  const label = isSaved ? i18n._("save-viewing.open-of", { title }) : i18n._("save-viewing.save-of", { title });
  return <HeartButton label={label} isFilled={isSaved} disabled={isSaving} onClick={press} />;
}
