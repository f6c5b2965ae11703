import { useLingui } from "@lingui/react";
import { isWalk, quickest } from "#domain/travel/travel-times.ts";
import { nearPlaceName } from "../near-place.ts";
import { estimateOf } from "./estimate.ts";
import { minutesText } from "./minutes-text.ts";

interface Props {
  near: string;
  postCode: string;
  onFoot: boolean;
}

/** 'About 25 min to UCL': on foot where that was asked for, or else by public transport where that takes less. */
export function TravelLine({ near, postCode, onFoot }: Props) {
  const { i18n } = useLingui();
  const estimate = estimateOf(near, postCode);
  if (estimate === null) return null;
  const time = onFoot ? estimate.foot : quickest(estimate);
  const text = { minutes: minutesText(i18n, time), place: nearPlaceName(near).trimEnd() };
  return <>{onFoot || isWalk(estimate) ? i18n._("travel.line.walk", text) : i18n._("travel.line", text)}</>;
}
