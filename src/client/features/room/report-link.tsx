import { useLingui } from "@lingui/react";
import { Flag } from "lucide";
import { lazyScreen } from "../../platform/language/lazy-screen.ts";
import { Icon } from "../../ui/icon.tsx";
import { LazyBoundary } from "../../ui/lazy-boundary.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import type { ReportTarget } from "../report/report-target.ts";
import { useLayer } from "./use-layer.ts";
import { shownText } from "../../platform/text/shown-text.ts";

const ReportSheet = lazyScreen(async () => (await import("../report/report-sheet.tsx")).ReportSheet);

/** A quiet link by which a reader says that something is wrong, in a sheet that back closes. */
export function ReportLink({ target }: { target: ReportTarget }) {
  const { i18n } = useLingui();
  const layer = useLayer(`report ${target.id}`);
  const open = () => ReportSheet.fetch().then(layer.open, () => toast("warning", i18n._("report.not-here")));
  return (
    <>
      <button
        type="button"
        aria-label={i18n._("report.link-of", { title: shownText(i18n, target.title) })}
        className="touch inline-flex items-center gap-1.5 justify-self-start text-sm text-ink-soft hover:underline"
        onClick={() => void open()}
      >
        <Icon of={Flag} size={16} />
        {i18n._("report.link")}
      </button>
      {layer.isOpen && (
        <LazyBoundary>
          <ReportSheet target={target} onClose={layer.close} />
        </LazyBoundary>
      )}
    </>
  );
}
