import { useLingui } from "@lingui/react";
import { BookmarkCheck, BookmarkPlus } from "lucide";
import { useState } from "react";
import type { Listing } from "#domain/listings/listing.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { paths } from "../../../paths.ts";
import { loginPath } from "../../../api/credentials/return-path.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useSavedState, type SavedState } from "./use-saved-state.ts";
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
  const [saves, setSaves] = useState(0);
  const saved = useSavedState(owner, listing.id, saves);
  const { isSaving, save } = useSaveRoom(listing, fetchedAt, () => {
    setSaves(saves + 1);
    roomWasSaved(owner);
  });
  if (owner === ANONYMOUS) {
    return (
      <ButtonLink href={loginPath(paths.room(listing.id))}>
        <Icon of={BookmarkPlus} />
        {i18n._("save-viewing.save")}
      </ButtonLink>
    );
  }
  if (saved?.name === "saved") return <Saved id={listing.id} {...saved} />;
  return (
    <Button disabled={isSaving || saved === undefined} onClick={() => void save()}>
      <Icon of={BookmarkPlus} />
      {i18n._("save-viewing.save")}
    </Button>
  );
}

function Saved({ id, photosKept, photosAll }: { id: string } & Extract<SavedState, { name: "saved" }>) {
  const { i18n } = useLingui();
  return (
    <>
      <ButtonLink href={paths.viewing(id)}>
        <Icon of={BookmarkCheck} />
        {i18n._("save-viewing.open")}
      </ButtonLink>
      <p role="status" className="order-last basis-full text-sm text-ink-soft">
        {savedText()}
      </p>
    </>
  );

  function savedText(): string {
    // Without a worker the app does not start offline, so saving is useless.
    if (!("serviceWorker" in navigator)) return i18n._("save-viewing.saved.online");
    if (photosKept < photosAll) return i18n._("save-viewing.photos", { kept: photosKept, all: photosAll });
    return i18n._("save-viewing.saved");
  }
}
