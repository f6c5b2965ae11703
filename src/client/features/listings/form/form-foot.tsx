import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { ChevronLeft } from "lucide";
import { sendsWhenClosed } from "../../../sync/background-sync.ts";
import { isMemoryOnly } from "../../../drafts/store/unsent.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { STEPS } from "./steps.ts";
import { useOpenStep, type OpenStep } from "./use-steps.ts";

interface Props {
  open: OpenStep;
  /** Whether posting was tried: it can be tried again from every step. */
  wasTried: boolean;
  isEdit: boolean;
  onGo: (step: number) => void;
  onLeave: () => void;
}

/** What a form can be left by, always in sight: to the next step, posted from the last one, or kept for later. */
export function FormFoot({ open, wasTried, isEdit, onGo, onLeave }: Props) {
  const { i18n } = useLingui();
  const step = useOpenStep(open);
  const isLast = step === null || step === STEPS.length - 1;
  const hasPost = isLast || isEdit || wasTried;
  return (
    <div
      data-foot=""
      className="sticky bottom-(--edge-height) z-10 -mx-4 -mb-12 grid gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {isLast && connection.value !== "online" && <p className="text-sm text-sky">{offlineText(i18n)}</p>}
      <div className="flex flex-wrap gap-2">
        {step !== null && step > 0 && (
          <Button aria-label={i18n._("listing-form.back")} className="px-3" onClick={() => onGo(step - 1)}>
            <Icon of={ChevronLeft} />
          </Button>
        )}
        {!isEdit && <Button onClick={onLeave}>{i18n._("listing-form.save-and-leave")}</Button>}
        {!isLast && (
          <Button look={hasPost ? "quiet" : "primary"} className="grow" onClick={() => onGo(step + 1)}>
            {i18n._("listing-form.next")}
          </Button>
        )}
        {hasPost && (
          <Button type="submit" look="primary" className="grow lg:grow-0 lg:px-10">
            {i18n._(isEdit ? /*i18n*/ "listing-form.save" : /*i18n*/ "listing-form.post")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What happens when posting offline; promises only what this browser supports. */
function offlineText(i18n: I18n): string {
  if (isMemoryOnly.value) return i18n._("listing-form.offline.unkept");
  return sendsWhenClosed.value ? i18n._("listing-form.offline.closable") : i18n._("listing-form.offline");
}
