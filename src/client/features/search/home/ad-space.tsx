import { useLingui } from "@lingui/react";

/** A quiet corner for a friend of the project; no tracker, nothing that moves. */
export function AdSpace() {
  const { i18n } = useLingui();
  return (
    <aside
      aria-label={i18n._("ad.label")}
      className="rounded-card border border-dashed border-line-strong px-4 py-6 text-center text-ink-soft"
    >
      {i18n._("ad.available")}
    </aside>
  );
}
