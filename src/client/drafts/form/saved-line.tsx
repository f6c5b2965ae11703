import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Check, TriangleAlert } from "lucide";
import { momentText } from "../../platform/text/moment-text.ts";
import { Icon } from "../../ui/icon.tsx";
import type { SaveState } from "../save-state.ts";
import { isMemoryOnly } from "../store/unsent.ts";

/**
 * The save state: 'Saved on this phone 14:05'. Always visible, but where another tab has the draft, which the form says.
 * Only failures are announced.
 * @param isInAccount Whether the account has it, too.
 */
export function SavedLine({ kept, isInAccount = false }: { kept: SaveState; isInAccount?: boolean }) {
  const { i18n } = useLingui();
  if (kept.name === "unsaved")
    return kept.reason === "elsewhere" ? null : <Trouble text={i18n._(UNSAVED[kept.reason])} />;
  if (kept.name === "saved" && kept.afterLoss) return <Trouble text={i18n._("saved.lost")} />;
  if (isMemoryOnly.value) return <p className="text-sm text-amber">{i18n._("saved.nowhere")}</p>;
  return (
    <p className="figures flex items-center gap-1 text-sm text-ink-soft">
      {kept.name === "saved" && <Icon of={Check} size={16} className="text-moss" />}
      {text(kept)}
    </p>
  );

  function text(kept: Exclude<SaveState, { name: "unsaved" }>): string {
    switch (kept.name) {
      case "untouched":
        return i18n._("saved.untouched");
      case "saving":
        return i18n._("saved.saving");
      case "saved":
        return i18n._(isInAccount ? /*i18n*/ "saved.in-account" : /*i18n*/ "saved.at", {
          time: timeText(i18n, kept.at),
        });
    }
  }
}

const UNSAVED = {
  full: /*i18n*/ "saved.full",
  blocked: /*i18n*/ "saved.blocked",
  silent: /*i18n*/ "saved.silent",
};

function Trouble({ text }: { text: string }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-control bg-amber-tint px-3 py-2 text-sm text-amber">
      <Icon of={TriangleAlert} size={16} className="mt-0.5" />
      {text}
    </p>
  );
}

/**
 * '14:05', with its day where that is not today. Of today it needs no format of the language, which costs a slow phone more
 * than all else here, at each save.
 */
function timeText(i18n: I18n, instant: number): string {
  const at = new Date(instant);
  if (at.toDateString() !== new Date().toDateString()) return momentText(i18n, instant);
  return at.toTimeString().slice(0, "14:05".length);
}
