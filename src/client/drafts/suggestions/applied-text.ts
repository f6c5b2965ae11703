import type { I18n } from "@lingui/core";
import type { TakenReading } from "./form-suggestions.ts";

/** The outcome of suggestions: how many fields were filled, and for how many a value is offered. */
export function appliedText(i18n: I18n, { filled, offered }: TakenReading): string {
  if (filled === 0 && offered === 0) return i18n._("suggest.nothing-new");
  return [
    filled > 0 && i18n._("suggest.filled", { count: filled }),
    offered > 0 && i18n._("suggest.offered", { count: offered }),
  ]
    .filter((sentence) => sentence !== false)
    .join(i18n.locale === "zh" ? "" : " ");
}
