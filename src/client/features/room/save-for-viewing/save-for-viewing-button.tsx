import { useLingui } from "@lingui/react";
import { Heart } from "lucide";
import type { Listing } from "#domain/listings/listing.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { paths } from "../../../paths.ts";
import { loginPath } from "../../../api/credentials/return-path.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { ActionButton } from "../../../ui/action-button.tsx";
import { useSavedState } from "./use-saved-state.ts";
import { roomWasSaved } from "./saved-rooms.ts";
import { useSaveRoom } from "./use-save-room.ts";

interface Props {
  listing: Listing;
  /** The server's clock when it answered with the room, epoch milliseconds. */
  fetchedAt: number;
}

/** Saves a room with all its photos for an offline viewing; then links to the notes about it. */
export function SaveForViewingButton({ listing, fetchedAt }: Props) {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const saved = useSavedState(owner, listing.id);
  const { isSaving, save } = useSaveRoom(listing, fetchedAt, () => roomWasSaved(owner));
  if (saved?.name === "saved") {
    return (
      <ActionButton
        icon={Heart}
        iconLook="fill-brick text-brick"
        text={i18n._("save-viewing.open.short")}
        label={i18n._("save-viewing.open")}
        href={paths.viewing(listing.id)}
      />
    );
  }
  const words = { icon: Heart, text: i18n._("save-viewing.save.short"), label: i18n._("save-viewing.save") };
  if (owner === ANONYMOUS) return <ActionButton {...words} href={loginPath(paths.room(listing.id))} />;
  return <ActionButton {...words} disabled={isSaving || saved === undefined} onPress={() => void save()} />;
}
