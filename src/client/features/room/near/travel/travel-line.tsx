import { useLingui } from "@lingui/react";
import { isWalk, timeBy } from "#domain/travel/travel-times.ts";
import type { TravelWay } from "#domain/travel/travel-way.ts";
import { nearPlaceName } from "../near-place.ts";
import { byWayText } from "../way-text.ts";
import { estimateOf } from "./estimate.ts";
import { minutesText } from "./minutes-text.ts";

interface Props {
  near: string;
  postCode: string;
  way: TravelWay | undefined;
}

/** 'About 25 min to UCL': by the way that was asked for, or else on foot or by public transport, whichever takes less. */
export function TravelLine({ near, postCode, way }: Props) {
  const { i18n } = useLingui();
  const estimate = estimateOf(near, postCode);
  if (estimate === null) return null;
  const time = timeBy(estimate, way ?? null);
  const text = { minutes: minutesText(i18n, time), place: nearPlaceName(near).trimEnd() };
  const said = way ?? (isWalk(estimate) ? "foot" : undefined);
  if (said === undefined) return <>{i18n._("travel.line", text)}</>;
  return <>{i18n._("travel.line.by", { ...text, way: byWayText(i18n, said) })}</>;
}
