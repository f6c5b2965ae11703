import { useLingui } from "@lingui/react";
import type { Listing } from "#domain/listings/listing.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { toast, toastWithAction } from "../../../ui/toasts/toasts.ts";

interface Steps {
  /** Saves the room again. */
  undo: () => void;
  /** Called where something has been noted about it, so that it stays. */
  onNoted: () => void;
}

/** Takes a room without notes off the signed-in user's list; a toast says so and takes it back. */
export function useUnsaveRoom(
  { id, title }: Pick<Listing, "id" | "title">,
  { undo, onNoted }: Steps,
): () => Promise<void> {
  const { i18n } = useLingui();
  return async () => {
    // The code is not on the phone, and there is no network to fetch it.
    const module = await import("./unsave-room.ts").catch(() => null);
    const outcome = module === null ? "failed" : await module.unsaveRoom(ownerOf(accessToken.peek()), id);
    if (outcome === "noted") onNoted();
    else if (outcome === "failed") toast("error", i18n._("save-viewing.not-removed"));
    else {
      const label = i18n._("save-viewing.undo");
      toastWithAction("success", i18n._("save-viewing.removed", { title }), { label, onPress: undo });
    }
  };
}
