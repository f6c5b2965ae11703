import { shownText } from "../../../platform/text/shown-text.ts";
import { useLingui } from "@lingui/react";
import { useLocation } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { loginPath } from "../../../api/credentials/return-path.ts";
import { paths } from "../../../paths.ts";
import { HeartButton } from "./heart-button.tsx";
import { roomWasSaved, useSavedRooms } from "./saved-rooms.ts";
import { useSaveRoom } from "./use-save-room.ts";
import { useUnsaveRoom } from "./use-unsave-room.ts";

/**
 * On a card: saves the room for a viewing, which is one's shortlist, and takes it off again; one about which something
 * has been noted opens with its notes instead. Visitors are led to the login. It is a button in every case: the card's
 * only link is the one to its details.
 */
export function SaveHeart({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const owner = ownerOf(accessToken.value);
  const isVisitor = owner === ANONYMOUS;
  const { id } = listing;
  const title = shownText(i18n, listing.title);
  const saved = useSavedRooms(isVisitor ? null : owner).get(id);
  const { isSaving, save } = useSaveRoom(listing, undefined, () => roomWasSaved(owner));
  const openNotes = () => navigate(paths.viewing(id));
  const unsave = useUnsaveRoom(listing, { undo: () => void save(), onNoted: openNotes });
  const press = () => {
    if (isVisitor) navigate(loginPath(paths.room(id)));
    else if (saved === undefined) void save();
    else if (saved.isNoted) openNotes();
    else void unsave();
  };
  return <HeartButton label={label()} isFilled={saved !== undefined} disabled={isSaving} onClick={press} />;

  function label(): string {
    if (saved === undefined) return i18n._("save-viewing.save-of", { title });
    return saved.isNoted ? i18n._("save-viewing.open-of", { title }) : i18n._("save-viewing.remove-of", { title });
  }
}
