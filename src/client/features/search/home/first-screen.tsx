import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { Call } from "#contract/endpoints.ts";
import { NEWEST_SHELF_SIZE } from "#domain/limits.ts";
import { hasEnded } from "#domain/listings/listing.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { paths } from "../../../paths.ts";
import { useHasCache } from "../../../api/response-cache.ts";
import { RoomCard } from "../../room/room-card.tsx";
import { SlowLoad } from "../../../session/slow-load.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { CardGrid } from "../../../ui/card-grid.tsx";
import { CardSkeletons } from "../../../ui/states/card-skeletons.tsx";
import { useWide } from "../../../ui/use-wide.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { AdSpace } from "./ad-space.tsx";
import { Welcome } from "./welcome.tsx";
import { dismissWelcome, isWelcomed } from "./welcomed.ts";
import { DEFAULT_STATE, searchUrl } from "../url/search-url.ts";
import type { Search } from "../url/use-search.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const SavedSearches = lazyPart(async () => (await import("./saved-searches.tsx")).SavedSearches);
const AiNote = lazyPart(async () => (await import("../sentence/ai-note.tsx")).AiNote);

/** Before anything is searched: how many rooms there are, the newest of them, and what this phone remembers. */
export function FirstScreen({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const remembers = useHasCache();
  return (
    <>
      {/* Kept free for its line, so that nothing below moves when it comes. */}
      <div className="h-9">
        <LazyBoundary>
          <AiNote />
        </LazyBoundary>
      </div>
      {isWelcomed() ? <Welcome onDismiss={dismissWelcome} /> : <h1 className="sr-only">{i18n._("home.heading")}</h1>}
      <NewestShelf search={search} />
      <div className="mt-6 grid grid-cols-1 gap-6">
        <LazyBoundary>{remembers && <SavedSearches />}</LazyBoundary>
        {!useWide() && <PostButtons />}
        <AdSpace />
      </div>
    </>
  );
}

function NewestShelf({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const total = useApiQuery("countListings", {});
  const newest = useApiQuery("listOpenListings", { query: { limit: NEWEST_SHELF_SIZE } });
  const today = useToday();
  const listings = newest.data?.data.data.filter((listing) => !hasEnded(listing, today));
  return (
    <section aria-labelledby="newest-heading" className="grid gap-1.5">
      <div className="flex h-10 items-center justify-between gap-x-4">
        <h2 id="newest-heading" className="text-lg font-semibold">
          {i18n._("home.newest")}
        </h2>
        <Link
          href={searchUrl({ ...DEFAULT_STATE, mode: "filter" })}
          className="inline-flex h-10 items-center text-sky hover:underline"
        >
          {total.data === undefined ? i18n._("home.see-all") : seeAllText(i18n, total.data.data)}
        </Link>
      </div>
      {listings === undefined && newest.error === undefined && (
        <>
          <SlowLoad />
          <CardSkeletons count={NEWEST_SHELF_SIZE} />
        </>
      )}
      {listings === undefined && newest.error !== undefined && (
        <p className="text-ink-soft">{i18n._("home.newest-unreachable")}</p>
      )}
      {listings !== undefined && (
        <CardGrid>
          {listings.map((listing, index) => (
            <RoomCard
              key={listing.id}
              listing={listing}
              href={searchUrl({ ...search.state, roomId: listing.id })}
              today={today}
              eager={index < EAGER_CARDS}
            />
          ))}
        </CardGrid>
      )}
    </section>
  );
}

/** Photos of the first row come at once, the others as they are scrolled to. */
const EAGER_CARDS = 4;

function seeAllText(i18n: I18n, { count, count_is_lower_bound = false }: Call<"countListings">["answer"]): string {
  return count_is_lower_bound ? i18n._("home.see-all-of.at-least", { count }) : i18n._("home.see-all-of", { count });
}

function PostButtons() {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-3">
      <ButtonLink href={paths.ownListings}>{i18n._("search.post-room")}</ButtonLink>
      <ButtonLink href={paths.ownRequests}>{i18n._("search.find-roommate")}</ButtonLink>
    </div>
  );
}
