import { useLingui } from "@lingui/react";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { removeFromViewings } from "#offline/viewings/edit-viewing.ts";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { ConfirmRemoval } from "../lazy-dialogs.ts";
import { shownText } from "../../../platform/text/shown-text.ts";

/** Removes the room from the list, with all its notes; asks for confirmation. */
export function RemoveViewing({ viewing: { owner, id, listing } }: { viewing: SavedViewing }) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    try {
      await removeFromViewings(owner, id);
    } catch {
      return toast("error", i18n._("viewings.remove.failed"));
    }
    toast("success", i18n._("viewings.removed"));
    navigate(paths.viewings, { replace: true });
  };
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)} className="justify-self-start">
        {i18n._("viewings.remove")}
      </Button>
      <LazyBoundary>
        {isAsking && (
          <ConfirmRemoval
            title={i18n._("viewings.remove.title")}
            name={shownText(i18n, listing.title)}
            text={i18n._("viewings.remove.text")}
            confirm={i18n._("viewings.remove")}
            onConfirm={remove}
            onClose={() => setAsking(false)}
          />
        )}
      </LazyBoundary>
    </>
  );
}
