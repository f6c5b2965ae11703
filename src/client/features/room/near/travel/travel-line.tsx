import { useLingui } from "@lingui/react";
import { isWalk, quickest } from "#domain/travel/travel-times.ts";
import { nearPlaceName } from "../near-place.ts";
import { estimateOf } from "./estimate.ts";
import { minutesText } from "./minutes-text.ts";

/** 'About 25 min to UCL': on foot, or by public transport where that takes less. */
export function TravelLine({ near, postCode }: { near: string; postCode: string }) {
  const { i18n } = useLingui();
  const estimate = estimateOf(near, postCode);
  if (estimate === null) return null;
  const text = { minutes: minutesText(i18n, quickest(estimate)), place: nearPlaceName(near).trimEnd() };
  return <>{isWalk(estimate) ? i18n._("travel.line.walk", text) : i18n._("travel.line", text)}</>;
}
