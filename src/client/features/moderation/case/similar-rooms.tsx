import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { paths } from "../../../paths.ts";
import { rentWithWeek } from "../../../platform/text/rent-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { RoomPhoto } from "../../room/room-photo.tsx";
import { standingText } from "../moderation-text.ts";
import { CaseSection } from "./case-section.tsx";

type Similar = CaseDetail["similar"][number];

/** Catalogue ids. */
const LIKENESSES: Record<Similar["why"][number], string> = {
  poster: /*i18n*/ "case.similar.poster",
  contact: /*i18n*/ "case.similar.contact",
  photos: /*i18n*/ "case.similar.photos",
  title: /*i18n*/ "case.similar.title",
};

/** Other rooms that may be the same person's, or the same room: each with why, and a page of its own to decide on. */
export function SimilarRooms({ similar }: { similar: readonly Similar[] }) {
  const { i18n } = useLingui();
  if (similar.length === 0) return null;
  return (
    <CaseSection heading={i18n._("case.similar")}>
      <ul className="grid gap-3">
        {similar.map(({ listing, why, standing }) => (
          <li key={listing.id} className="relative grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
            <div className="overflow-hidden rounded-control">
              <RoomPhoto image={listing.images[0]} alt="" sizes="96px" />
            </div>
            <div className="grid content-start gap-0.5">
              <Link
                href={paths.moderationCase(listing.id)}
                className="font-semibold after:absolute after:inset-0 hover:underline"
              >
                <bdi className="line-clamp-2">{listing.title}</bdi>
              </Link>
              <p className="figures text-sm">
                <bdi>{cityLabel(listing.city, currentLanguage())}</bdi> ·{" "}
                {rentWithWeek(i18n, { weekly: listing.price, perMonth: listing.price_per_month })}
              </p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                {whyText(i18n, why)}
                {standing !== null && <Badge tone="amber">{standingText(i18n, standing)}</Badge>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}

function whyText(i18n: I18n, why: Similar["why"]): string {
  return why.map((each) => i18n._(LIKENESSES[each])).join(" · ");
}
