import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Call } from "#contract/endpoints.ts";
import { FIRST_CARDS } from "#domain/limits.ts";
import { areAllDemo, hasEnded, type CardListing } from "#domain/listings/listing.ts";
import { grouped } from "../../../platform/text/grouped.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CardGrid } from "../../../ui/card-grid.tsx";
import { DEFAULT_STATE, searchUrl } from "../url/search-url.ts";

interface Props<Room extends CardListing> {
  /** The newest rooms; undefined while they are not there. */
  listings: readonly Room[] | undefined;
  /** How many open rooms there are; undefined while it is not known. */
  total: Call<"countListings">["answer"] | undefined;
  /** The London day. */
  today: string;
  /** Whether a phone shows all of them, and not those alone that its screen has room for. */
  isWhole: boolean;
  /** How long ago the rooms were asked for, in words; absent where they are of now. */
  age?: string | undefined;
  /** Draws a room. @param about Whether its photo is in the first row, and fetched at once; whether the heading says that all are for demonstration. */
  renderCard: (listing: Room, about: { isEager: boolean; isDemoSaid: boolean }) => ReactNode;
  /** Among the rooms, as wide as all of them. */
  between: ReactNode;
  /** Stands in the place of rooms that are not there. */
  children?: ReactNode;
}

/** The newest rooms, and the way to all. It asks for nothing itself, so that the server can render it into the page. */
export function NewestShelf<Room extends CardListing>({
  listings,
  total,
  today,
  isWhole,
  age,
  renderCard,
  between,
  children,
}: Props<Room>) {
  const { i18n } = useLingui();
  const hasNone = listings?.length === 0;
  const isDemoSaid = listings !== undefined && areAllDemo(listings);
  return (
    <section aria-labelledby="newest-heading" className="grid grid-cols-1 gap-1">
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <h2 id="newest-heading" className="shrink-0 text-lg font-semibold">
          {i18n._("home.newest")}
          {isDemoSaid && (
            <>
              {" "}
              <Badge tone="amber">{i18n._("room.demo")}</Badge>
            </>
          )}
        </h2>
        {age !== undefined && (
          <p data-age="" className="min-w-0 grow basis-0 truncate text-sm text-ink-soft">
            {age}
          </p>
        )}
        {!hasNone && (
          <Link
            href={searchUrl({ ...DEFAULT_STATE, mode: "filter" })}
            className="touch -my-2 ml-auto inline-flex shrink-0 items-center text-sky hover:underline"
          >
            {total === undefined ? i18n._("home.see-all") : seeAllText(i18n, total)}
          </Link>
        )}
      </div>
      {hasNone && <p className="text-ink-soft">{i18n._("home.newest.none")}</p>}
      {listings === undefined ? (
        <>
          {children}
          {between}
        </>
      ) : (
        <CardGrid mostOnPhone={isWhole ? undefined : FIRST_CARDS} between={between}>
          {listings
            .filter((listing) => !hasEnded(listing, today))
            .map((listing, index) => renderCard(listing, { isEager: index < FIRST_CARDS, isDemoSaid }))}
        </CardGrid>
      )}
    </section>
  );
}

function seeAllText(i18n: I18n, { count, count_is_lower_bound = false }: Call<"countListings">["answer"]): string {
  const rooms = grouped(count);
  return count_is_lower_bound ? i18n._("home.see-all-of.at-least", { rooms }) : i18n._("home.see-all-of", { rooms });
}
