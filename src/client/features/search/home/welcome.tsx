import { useLingui } from "@lingui/react";
import { X } from "lucide";
import { Icon } from "../../../ui/icon.tsx";
import { Terrace } from "../../../ui/brand/terrace.tsx";

/** What this place is, in two sentences, for visitors who have not searched yet. Painted into index.html by the build. */
export function Welcome({ onDismiss }: { onDismiss?: () => void }) {
  const { i18n } = useLingui();
  return (
    <section className="relative flex min-h-24 overflow-hidden rounded-card bg-brick-tint py-1 pl-4 sm:pl-6">
      <div className="min-w-0 self-center pr-12 sm:pr-60">
        <h1 className="text-lg font-semibold text-brick-deep">{i18n._("home.heading")}</h1>
        <p className="line-clamp-3 pr-18 text-sm sm:pr-0">{i18n._("home.lead")}</p>
      </div>
      <Terrace className="absolute right-3 bottom-0 h-10 sm:right-14 sm:h-20" />
      <button
        type="button"
        aria-label={i18n._("home.dismiss")}
        onClick={onDismiss}
        className="absolute top-0 right-0 grid size-11 place-items-center text-brick-deep"
      >
        <Icon of={X} size={18} />
      </button>
    </section>
  );
}
