import { useLingui } from "@lingui/react";
import { CloudCheck, Smartphone, TriangleAlert } from "lucide";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { Icon } from "../../ui/icon.tsx";
import { savedText } from "../../platform/text/saved-text.ts";

/** How much of a saved room is on the phone, its age, and whether its notes are synced. */
export function KeptLine({ viewing }: { viewing: SavedViewing }) {
  const { i18n } = useLingui();
  const { photosKept, photosAll, fetchedAt } = viewing;
  const isAllKept = photosKept >= photosAll;
  return (
    <p className="figures flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <SyncText viewing={viewing} />
      {photosAll > 0 && (
        <span className={isAllKept ? "" : "text-amber"}>
          {i18n._("viewings.photos-kept", { kept: photosKept, all: photosAll })}
        </span>
      )}
      <span>{savedText(i18n, fetchedAt, serverNow())}</span>
    </p>
  );
}

function SyncText({ viewing: { isSynced, isRefused } }: { viewing: SavedViewing }) {
  const { i18n } = useLingui();
  if (isRefused) return <Said icon={TriangleAlert} look="text-red" text={i18n._("viewings.sync.refused")} />;
  if (!isSynced) return <Said icon={Smartphone} look="text-amber" text={i18n._("viewings.sync.waiting")} />;
  return <Said icon={CloudCheck} look="text-moss" text={i18n._("viewings.sync.done")} />;
}

function Said({ icon, look, text }: { icon: typeof CloudCheck; look: string; text: string }) {
  return (
    <span className={`inline-flex items-center gap-1 ${look}`}>
      <Icon of={icon} size={16} />
      {text}
    </span>
  );
}
