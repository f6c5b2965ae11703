import { useLingui } from "@lingui/react";
import { MOST_NEW_ROOMS } from "#domain/saved-searches/saved-search.ts";
import { newRooms } from "./saved-here.ts";

/** How many rooms are new in the reader's saved searches, where some are. */
export function NewRoomsCount({ className }: { className: string }) {
  const { i18n } = useLingui();
  const count = newRooms.value;
  if (count === 0) return null;
  return (
    <span
      aria-label={i18n._("saved-searches.count", { count })}
      className={`figures rounded-full bg-brick font-semibold text-white ${className}`}
    >
      {count >= MOST_NEW_ROOMS ? `${MOST_NEW_ROOMS - 1}+` : count}
    </span>
  );
}
