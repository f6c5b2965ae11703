import { useLingui } from "@lingui/react";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { useSavedState } from "./use-saved-state.ts";

/** Says of a saved room how much of it is on the phone. @param props.id The room's. */
export function SavedNote({ id }: { id: string }) {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const saved = useSavedState(owner, id);
  if (owner === ANONYMOUS || saved?.name !== "saved") return null;
  const { photosKept, photosAll } = saved;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {savedText()}
    </p>
  );

  function savedText(): string {
    // Without a worker the app does not start offline, so saving is useless.
    if (!("serviceWorker" in navigator)) return i18n._("save-viewing.saved.online");
    if (photosKept < photosAll) return i18n._("save-viewing.photos", { kept: photosKept, all: photosAll });
    return i18n._("save-viewing.saved");
  }
}
