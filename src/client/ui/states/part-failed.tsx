import { useLingui } from "@lingui/react";

/** Stands for a part of a screen whose code is not on the phone; it is tried again by itself. */
export function PartFailed() {
  const { i18n } = useLingui();
  return (
    <p role="status" className="text-sm text-pretty text-ink-soft">
      {i18n._("part-failed")}
    </p>
  );
}
