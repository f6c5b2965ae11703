import { useLingui } from "@lingui/react";
import { Spinner } from "./spinner.tsx";

/** A loading screen. */
export function Loading() {
  const { i18n } = useLingui();
  return (
    <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {i18n._("loading")}
    </p>
  );
}
