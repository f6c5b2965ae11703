import { useLingui } from "@lingui/react";
import { useState } from "react";
import { afterSharePath } from "#contract/share-target.ts";
import { discardShares } from "#offline/drafts/shared/shared-photos.ts";
import { ConfirmRemoval } from "../../../ui/confirm-removal.tsx";
import { SharedThumbnails } from "../../../drafts/shared-photos/shared-thumbnails.tsx";
import { useShares } from "../../../drafts/shared-photos/use-shares.ts";
import { tellFailure } from "../../../api/failures.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";

/** On top of one's rooms: what other apps have shared and no draft has yet. */
export function SharedRow() {
  const { i18n } = useLingui();
  const shares = useShares();
  const [isAsked, setAsked] = useState(false);
  if (shares.length === 0) return null;
  const photos = shares.flatMap((share) => share.photos);
  const name =
    photos.length > 0 ? i18n._("shared.waiting", { count: photos.length }) : i18n._("shared.waiting.text-only");
  const discard = () =>
    discardShares()
      .catch((error: unknown) => tellFailure(i18n, error))
      .finally(() => setAsked(false));
  return (
    <section
      aria-labelledby="shared-row"
      className="grid gap-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="grid gap-2">
        <h2 id="shared-row" className="font-semibold">
          {name}
        </h2>
        <SharedThumbnails photos={photos} />
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink look="primary" className="grow" href={afterSharePath("kept")}>
          {i18n._("shared.use")}
        </ButtonLink>
        <Button look="danger" onClick={() => setAsked(true)}>
          {i18n._("shared.discard")}
        </Button>
      </div>
      {isAsked && (
        <ConfirmRemoval
          title={i18n._("shared.discard.title")}
          name={name}
          text={i18n._("shared.discard.text")}
          confirm={i18n._("shared.discard")}
          onConfirm={discard}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
