import { useLingui } from "@lingui/react";
import { Plus } from "lucide";
import { useState } from "react";
import { SharedThumbnails } from "../../../drafts/shared-photos/shared-thumbnails.tsx";
import { momentText } from "../../../platform/text/moment-text.ts";
import { DraftThumbnail } from "../../../drafts/photos/draft-thumbnail.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { SharedAndDrafts } from "./take-in.ts";

interface Props extends SharedAndDrafts {
  owner: string;
  /** @param id Of the draft; null for a new one. */
  onChoose: (id: string | null) => void;
}

/** Asks which draft a share belongs to, when there are any. */
export function ChooseDraft({ owner, shares, drafts, onChoose }: Props) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const photos = shares.flatMap((share) => share.photos);
  const choose = (id: string | null) => {
    setBusy(true);
    onChoose(id);
  };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <div className="grid gap-3">
        <h1 className="text-2xl font-semibold">{i18n._("shared.choose")}</h1>
        <p className="text-ink-soft">
          {photos.length > 0 ? i18n._("shared.waiting", { count: photos.length }) : i18n._("shared.waiting.text-only")}
        </p>
        <SharedThumbnails photos={photos} />
      </div>
      <Button look="primary" disabled={isBusy} onClick={() => choose(null)}>
        <Icon of={Plus} />
        {i18n._("shared.new")}
      </Button>
      <section aria-labelledby="shared-drafts" className="grid gap-2">
        <h2 id="shared-drafts" className="font-semibold">
          {i18n._("shared.add-to")}
        </h2>
        <ul className="grid gap-2">
          {drafts.map(({ id, typed, photos: [cover], editedAt }) => {
            const title = String(typed["title"] ?? "").trim() || i18n._("own-listings.untitled");
            return (
              <li key={id}>
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => choose(id)}
                  className="flex w-full items-center gap-3 rounded-card border border-line-strong bg-card p-3 text-left hover:bg-paper"
                >
                  <DraftThumbnail owner={owner} uuid={cover} />
                  <span className="grid min-w-0 gap-1">
                    <bdi className="line-clamp-2 font-semibold">{title}</bdi>
                    <span className="figures text-sm text-ink-soft">{momentText(i18n, editedAt)}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
