import { useLingui } from "@lingui/react";
import { unsent } from "../drafts/store/unsent.ts";

/** The number of unsent entries, where there are some; in a warning colour when some need the user. */
export function UnsentCount({ className }: { className: string }) {
  const { i18n } = useLingui();
  const { all, needingOwner } = unsent.value;
  if (all === 0) return null;
  return (
    <span
      aria-label={i18n._("menu.outbox.count", { count: all })}
      className={`figures rounded-full font-semibold ${needingOwner > 0 ? "bg-brick text-white" : "bg-amber-tint text-amber"} ${className}`}
    >
      {all}
    </span>
  );
}
