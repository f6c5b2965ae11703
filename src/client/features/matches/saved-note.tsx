import { useLingui } from "@lingui/react";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { savedText } from "../../platform/text/saved-text.ts";

/** How old an answer is that the phone has kept; nothing for a live one. @param savedAt Epoch milliseconds. */
export function SavedNote({ savedAt }: { savedAt: number | null }) {
  const { i18n } = useLingui();
  if (savedAt === null) return null;
  return <p className="text-sm text-sky">{savedText(i18n, savedAt, serverNow())}</p>;
}
