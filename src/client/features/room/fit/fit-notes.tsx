import { useLingui } from "@lingui/react";
import { Check, TriangleAlert } from "lucide";
import type { Fit } from "#domain/search/fit/fit.ts";
import { Icon } from "../../../ui/icon.tsx";
import { missTexts, reasonText, type Asker } from "./fit-text.ts";

interface FitNotesProps {
  fit: Fit;
  asker?: Asker;
  /** Whether the dates that were asked for have passed. */
  isPast?: boolean;
}

/** On a card: what differs from the criteria, then what matches. */
export function FitNotes({ fit, asker = "reader", isPast = false }: FitNotesProps) {
  const { i18n } = useLingui();
  if (fit.reasons.length + fit.misses.length === 0) return null;
  return (
    <ul aria-label={i18n._("fit.label")} className="figures flex flex-wrap gap-x-3 text-sm">
      {missTexts(i18n, fit.misses, isPast).map((text) => (
        <li key={text} className="flex gap-1 text-amber">
          <Icon of={TriangleAlert} size={14} className="mt-0.75" />
          {text}
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
