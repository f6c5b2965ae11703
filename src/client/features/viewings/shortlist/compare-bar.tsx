import { useLingui } from "@lingui/react";
import { Columns2 } from "lucide";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { comparisonPath } from "../compare/comparison-path.ts";

/** How many rooms fit beside each other. */
export const MOST_COMPARED = 4;

/** At the lower edge: how to compare rooms, and the link once two are ticked. */
export function CompareBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const { i18n } = useLingui();
  return (
    <div
      data-foot=""
      className="sticky bottom-(--edge-height) z-10 -mx-4 -mb-12 flex min-h-16 flex-wrap items-center justify-between gap-2 border-t border-line bg-paper px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      {ids.length === 0 ? (
        <p className="text-sm text-ink-soft">{i18n._("viewings.compare.how", { most: MOST_COMPARED })}</p>
      ) : (
        <>
          <Button look="plain" onClick={onClear} className="-ml-4">
            {i18n._("viewings.compare.clear")}
          </Button>
          {ids.length === 1 ? (
            <p className="text-sm text-ink-soft">{i18n._("viewings.compare.one-more")}</p>
          ) : (
            <ButtonLink look="primary" href={comparisonPath(ids)}>
              <Icon of={Columns2} size={18} />
              {i18n._("viewings.compare.go", { count: ids.length })}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
