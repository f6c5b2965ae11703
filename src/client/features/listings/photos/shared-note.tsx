import { useLingui } from "@lingui/react";
import { MAX_PHOTOS } from "#domain/listing-rules.ts";
import type { TakenShared } from "#offline/drafts/shared/take-shared.ts";

/** The parts of a share that were imported into this room, and those that were not (A27). */
export function SharedNote({ shared: { photos, large, surplus, waiting } }: { shared: TakenShared }) {
  const { i18n } = useLingui();
  const sentences = [
    photos > 0 && i18n._("shared.taken", { count: photos }),
    large > 0 && i18n._("shared.large", { count: large }),
    surplus > 0 && i18n._("shared.surplus", { count: surplus, max: MAX_PHOTOS }),
    waiting > 0 && i18n._("shared.left", { count: waiting, max: MAX_PHOTOS }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <div role="status" className="grid gap-1 rounded-control bg-sky-tint px-4 py-3 text-sky">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
