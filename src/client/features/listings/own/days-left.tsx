import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { stateOf, type Listing } from "#domain/listings/listing.ts";
import { daysLeft, ENDS_SOON_DAYS } from "#domain/listings/renewal.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { Badge } from "../../../ui/badge.tsx";

/** Whether others see a room, and for how long: its state, the days until its last one, or that it has ended and what that means. */
export function StateAndDays({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const today = useToday();
  const left = daysLeft(listing, today);
  const state = stateOf(listing);
  if (state !== "active") {
    return (
      <>
        <Badge tone={state === "let" ? "moss" : "amber"}>
          {state === "let" ? i18n._("listing-state.let") : i18n._("listing-state.paused")}
        </Badge>
        <span className="text-sm text-ink-soft">{i18n._("own-listings.hidden")}</span>
      </>
    );
  }
  if (left !== null && left < 0) {
    return (
      <>
        <Badge tone="amber">{i18n._("posting.expired")}</Badge>
        <span className="text-sm text-ink-soft">{i18n._("own-listings.expired.why")}</span>
      </>
    );
  }
  if (left === null) return null;
  return (
    <span className={`figures text-sm ${left <= ENDS_SOON_DAYS ? "font-semibold text-amber" : "text-ink-soft"}`}>
      {leftText(i18n, left)}
    </span>
  );
}

function leftText(i18n: I18n, days: number): string {
  return days === 0 ? i18n._("own-listings.last-day") : i18n._("own-listings.days-left", { count: days });
}
