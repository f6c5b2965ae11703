import { useLingui } from "@lingui/react";
import type { Fit } from "#domain/search/fit/fit.ts";
import { Badge } from "../../ui/badge.tsx";

/** How well a room fits, as a number out of a hundred. */
export function FitScore({ fit: { score } }: { fit: Fit }) {
  const { i18n } = useLingui();
  return (
    <span className="figures flex">
      <Badge tone="moss">{i18n._("matches.score", { score: Math.round(score) })}</Badge>
    </span>
  );
}
