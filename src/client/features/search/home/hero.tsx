import { useLingui } from "@lingui/react";
import { Terrace } from "../../../ui/brand/terrace.tsx";

/** What this place is, in two sentences. Painted into index.html by the build: it is read before any script runs. */
export function Hero() {
  const { i18n } = useLingui();
  return (
    <section className="relative overflow-hidden rounded-card bg-brick-tint px-5 pt-5 pb-16 sm:py-8 sm:pr-80">
      <h1 className="text-2xl font-semibold text-brick-deep">{i18n._("home.heading")}</h1>
      <p className="mt-2 max-w-prose">{i18n._("home.lead")}</p>
      <Terrace className="absolute right-0 bottom-0 h-14 sm:h-32" />
    </section>
  );
}
