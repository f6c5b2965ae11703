import { useLingui } from "@lingui/react";
import { Camera, ListChecks, NotebookPen, type IconNode } from "lucide";
import { CHECK_IDS, type ViewingContent } from "#domain/viewings/viewing.ts";
import type { SaveState } from "../../../drafts/save-state.ts";
import { SavedLine } from "../../../drafts/form/saved-line.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { answered } from "../checklist/answer-count.ts";

/** At the lower edge: the save state, and links to the most used sections. */
export function BottomNav({ content, kept }: { content: ViewingContent; kept: SaveState }) {
  const { i18n } = useLingui();
  const count = `${answered(content)}/${CHECK_IDS.length}`;
  return (
    <div
      data-foot=""
      className="sticky bottom-(--edge-height) z-10 -mx-4 -mb-12 grid grid-cols-1 gap-1 border-t border-line bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <SavedLine kept={kept} />
      <nav aria-label={i18n._("viewings.jump")} className="flex gap-2 lg:hidden">
        <Jump to="checklist" icon={ListChecks} text={i18n._("viewings.jump.checklist", { count })} />
        <Jump to="own-photos" icon={Camera} text={i18n._("viewings.jump.photos")} />
        <Jump to="notes" icon={NotebookPen} text={i18n._("viewings.notes")} />
      </nav>
    </div>
  );
}

function Jump({ to, icon, text }: { to: string; icon: IconNode; text: string }) {
  return (
    <button
      type="button"
      onClick={() => jump(to)}
      className="touch figures flex grow items-center justify-center gap-1.5 rounded-control border border-line-strong bg-card px-2 font-semibold whitespace-nowrap"
    >
      <Icon of={icon} size={18} />
      {text}
    </button>
  );
}

// Moves the focus along, for keyboard and screen reader users.
function jump(to: string): void {
  document.getElementById(to)?.scrollIntoView();
  document.getElementById(`${to}-title`)?.focus({ preventScroll: true });
}
