import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { Listing } from "#domain/listings/listing.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { toast } from "../../../ui/toasts/toasts.ts";
import type { SaveProblem } from "./save-room.ts";

const PROBLEMS: Record<SaveProblem | "not-loaded", string> = {
  full: /*i18n*/ "save-viewing.full",
  "too-many": /*i18n*/ "save-viewing.too-many",
  blocked: /*i18n*/ "save-viewing.blocked",
  "not-loaded": /*i18n*/ "save-viewing.not-loaded",
};

interface SavingRoom {
  isSaving: boolean;
  /** Saves it for the signed-in user; a toast says why it could not be saved. */
  save: () => Promise<void>;
}

/**
 * Saving a room for a viewing.
 * @param fetchedAt The server's clock when it answered with the room, epoch milliseconds; absent where it is not known.
 * @param onSaved Called when it is saved.
 */
export function useSaveRoom(listing: Listing, fetchedAt: number | undefined, onSaved: () => void): SavingRoom {
  const { i18n } = useLingui();
  const [isSaving, setSaving] = useState(false);
  return {
    isSaving,
    async save() {
      setSaving(true);
      const problem = await trySaving(ownerOf(accessToken.peek()), listing, fetchedAt);
      setSaving(false);
      if (problem === null) onSaved();
      else toast("error", i18n._(PROBLEMS[problem]));
    },
  };
}

async function trySaving(owner: string, listing: Listing, fetchedAt?: number): Promise<keyof typeof PROBLEMS | null> {
  // The saving code is not on the phone, and there is no network to fetch it.
  const module = await import("./save-room.ts").catch(() => null);
  return module === null ? "not-loaded" : module.saveRoom(owner, listing, fetchedAt);
}
