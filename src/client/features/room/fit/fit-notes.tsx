import { useLingui } from "@lingui/react";
import { Check, TriangleAlert } from "lucide";
import type { Fit } from "#domain/search/fit/fit.ts";
import { Icon } from "../../../ui/icon.tsx";
import { missText, reasonText, type Asker } from "./fit-text.ts";

/** On a card: what differs from the criteria, then what matches. */
export function FitNotes({ fit, asker = "reader" }: { fit: Fit; asker?: Asker }) {
  const { i18n } = useLingui();
  if (fit.reasons.length + fit.misses.length === 0) return null;
  return (
    <ul aria-label={i18n._("fit.label")} className="figures flex flex-wrap gap-x-3 text-sm">
      {fit.misses.map((miss) => (
        <li key={miss.code} className="flex gap-1 text-amber">
          <Icon of={TriangleAlert} size={14} className="mt-0.75" />
          {missText(i18n, miss)}
        </li>
      ))}
      {fit.reasons.map((reason) => (
        <li key={`${reason.code} ${"keyword" in reason ? reason.keyword : ""}`} className="flex gap-1 text-moss">
          <Icon of={Check} size={14} className="mt-0.75" />
          {reasonText(i18n, reason, asker)}
        </li>
      ))}
    </ul>
  );
}
