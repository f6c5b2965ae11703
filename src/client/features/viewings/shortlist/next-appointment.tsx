import { useLingui } from "@lingui/react";
import { CalendarCheck } from "lucide";
import { Link } from "wouter";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { paths } from "../../../paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import { appointmentText } from "../appointment-text.ts";
import { shortPlaceText } from "../place-text.ts";
import { shownText } from "../../../platform/text/shown-text.ts";

/** Where one is to be next, and when. */
export function NextAppointment({ viewing, appointment }: { viewing: SavedViewing; appointment: string }) {
  const { i18n } = useLingui();
  const { id, listing } = viewing;
  return (
    <Link
      href={paths.viewing(id)}
      className="flex items-center gap-3 rounded-card border border-brick bg-brick-tint p-4 hover:border-brick-deep"
    >
      <Icon of={CalendarCheck} size={24} className="text-brick" />
      <span className="grid min-w-0">
        <span className="text-sm text-brick-deep">{i18n._("viewings.next")}</span>
        <span className="figures text-lg font-semibold first-letter:uppercase">
          {appointmentText(i18n.locale, appointment, useToday())}
        </span>
        <span>
          <bdi>{shownText(i18n, listing.title)}</bdi> · {shortPlaceText(listing)}
        </span>
      </span>
    </Link>
  );
}
