import { useLingui } from "@lingui/react";
import { BedDouble, Building2, CalendarPlus, Clock, Info, MapPinned, Timer, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { cityLabel } from "#domain/cities.ts";
import { namesIn } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS, type ListingField } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { ROOM_TEXTS } from "./room-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { fieldLabel } from "../../platform/text/field-names.ts";
import { fieldText } from "../../platform/text/field-value.ts";
import { postedDay } from "../../platform/text/posted-day.ts";

/** The fields of a room's page that nothing draws in a way of its own, here or elsewhere on it. */
const FACTS = namesIn(LISTING_FIELDS, "page", [
  "title",
  "post_code",
  "city",
  "price",
  "price_per_month",
  "begin_date",
  "end_date",
  "short_term_allowed",
  ...ROOM_TEXTS,
  "email",
  "contact_info",
  "xhs_link",
  "state",
]);
const ICONS: Partial<Record<ListingField, IconNode>> = {
  property_type: Building2,
  room_type: BedDouble,
  duration: Clock,
};

/** A room's fields other than price, dates, texts and contact. */
export function RoomFacts({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const place = [listing.post_code, cityLabel(listing.city, i18n.locale === "en" ? "en" : "zh")]
    .filter((part) => part !== "")
    .join(" · ");
  return (
    // Two columns where both have room for a long word, which a saved room's narrow side has not.
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(max(11rem,50%_-_0.75rem),1fr))] gap-x-6 gap-y-3 max-sm:grid-cols-1">
      <Fact icon={MapPinned} name={i18n._("room.fact.place")}>
        {place}
      </Fact>
      {FACTS.map((field) => ({ field, text: fieldText(i18n, field, listing) })).map(
        ({ field, text }) =>
          text !== null && (
            <Fact key={field} icon={ICONS[field] ?? Info} name={fieldLabel(i18n, field, "listing")}>
              {text}
            </Fact>
          ),
      )}
      <Fact icon={Timer} name={i18n._("room.fact.short-term")}>
        {listing.short_term_allowed ? i18n._("room.fact.short-term.yes") : i18n._("room.fact.short-term.no")}
      </Fact>
      <Fact icon={CalendarPlus} name={i18n._("room.fact.posted")}>
        {postedDay(i18n.locale, listing.created_at)}
      </Fact>
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-3 text-sm text-ink-soft">
        <Icon of={icon} />
        {name}
      </dt>
      <dd className="pl-8">{children}</dd>
    </div>
  );
}
