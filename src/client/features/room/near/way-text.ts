import type { I18n } from "@lingui/core";
import type { TravelWay } from "#domain/travel/travel-way.ts";

const BY_WAY: Record<TravelWay, string> = {
  foot: /*i18n*/ "travel.by.foot",
  bicycle: /*i18n*/ "travel.by.bicycle",
  transit: /*i18n*/ "travel.by.transit",
};

/** A way to go as it stands beside a time: 'on foot', 'by bicycle'. */
export function byWayText(i18n: I18n, way: TravelWay): string {
  return i18n._(BY_WAY[way]);
}
