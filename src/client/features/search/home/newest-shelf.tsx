import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Call } from "#contract/endpoints.ts";
import { FIRST_CARDS } from "#domain/limits.ts";
import { hasEnded, type CardListing } from "#domain/listings/listing.ts";
import { grouped } from "../../../platform/text/grouped.ts";
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
  /** Draws a room. @param isEager Whether its photo is in the first row, and fetched at once. */
  renderCard: (listing: Room, isEager: boolean) => ReactNode;
  /** What stands in the place of rooms that are not there. */
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
  children,
}: Props<Room>) {
  const { i18n } = useLingui();
  const hasNone = listings?.length === 0;
  return (
    <section aria-labelledby="newest-heading" className="grid gap-1.5">
      <div className="relative flex h-10 items-center justify-between gap-x-4">
        <h2 id="newest-heading" className="text-lg font-semibold">
          {i18n._("home.newest")}
        </h2>
        {/* Below the heading, so that nothing moves when it goes. */}
        {age !== undefined && (
          <p data-age="" className="absolute -bottom-1.5 left-0 text-sm/4 text-ink-soft">
            {age}
          </p>
        )}
        {!hasNone && (
          <Link
            href={searchUrl({ ...DEFAULT_STATE, mode: "filter" })}
            className="touch -my-0.5 inline-flex items-center text-sky hover:underline"
          >
            {total === undefined ? i18n._("home.see-all") : seeAllText(i18n, total)}
          </Link>
        )}
      </div>
      {hasNone && <p className="text-ink-soft">{i18n._("home.newest.none")}</p>}
      {listings === undefined ? (
        children
      ) : (
        <CardGrid mostOnPhone={isWhole ? undefined : FIRST_CARDS}>
          {listings
            .filter((listing) => !hasEnded(listing, today))
            .map((listing, index) => renderCard(listing, index < FIRST_CARDS))}
        </CardGrid>
      )}
    </section>
  );
}

function seeAllText(i18n: I18n, { count, count_is_lower_bound = false }: Call<"countListings">["answer"]): string {
  const rooms = grouped(count);
  return count_is_lower_bound ? i18n._("home.see-all-of.at-least", { rooms }) : i18n._("home.see-all-of", { rooms });
}
