import { useLingui } from "@lingui/react";
import { Bike, Footprints, TrainFront, type IconNode } from "lucide";
import type { MinuteRange } from "#domain/travel/travel-times.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { nearPlaceName } from "../near-place.ts";
import { estimateOf } from "./estimate.ts";
import { isLong, minutesText } from "./minutes-text.ts";

/** How long it takes from a room to a place by each way to go, how far that is, and that all of it is estimated. */
export function TravelSection({ near, postCode }: { near: string; postCode: string }) {
  const { i18n } = useLingui();
  const estimate = estimateOf(near, postCode);
  if (estimate === null) return null;
  const { district, straightKm, foot, bicycle, transit } = estimate;
  const ways: [IconNode, string, MinuteRange][] = [
    [TrainFront, i18n._("travel.transit"), transit],
    [Bike, i18n._("travel.bicycle"), bicycle],
    [Footprints, i18n._("travel.foot"), foot],
  ];
  return (
    <section aria-labelledby="travel-heading" className="grid gap-2 rounded-card bg-paper p-4">
      <h3 id="travel-heading" className="font-semibold">
        {i18n._("travel.heading", { place: nearPlaceName(near) })}
      </h3>
      <dl className="figures grid gap-1">
        {ways
          .filter(([, , range], index) => index === 0 || !isLong(range))
          .map(([icon, name, range]) => (
            <div key={name} className="flex items-center gap-3">
              <dt className="flex grow items-center gap-3">
                <Icon of={icon} />
                {name}
              </dt>
              <dd>{minutesText(i18n, range)}</dd>
            </div>
          ))}
      </dl>
      <p className="text-sm text-pretty text-ink-soft">
        {i18n._("travel.note", { district: district.code, km: kilometres(i18n.locale, straightKm.typical) })}
      </p>
    </section>
  );
}

function kilometres(locale: string, km: number): string {
  const digits = km < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale === "zh" ? "zh-CN" : "en-GB", { maximumFractionDigits: digits }).format(km);
}
