import { useLingui } from "@lingui/react";
import { startTransition, useEffect, useState } from "react";
import { ageText } from "#domain/age-text.ts";
import { FRESH_FOR_MS, NEWEST_SHELF_SIZE } from "#domain/limits.ts";
import type { Call } from "#contract/endpoints.ts";
import { newestRooms, releaseNewestRooms, type Newest as NewestAnswer } from "../../../api/first-rooms.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { paths } from "../../../paths.ts";
import { useHasCache } from "../../../api/response-cache.ts";
import { RoomCard } from "../../room/room-card.tsx";
import { SlowLoad } from "../../../session/slow-load.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { CardSkeletons } from "../../../ui/states/card-skeletons.tsx";
import { useWide } from "../../../ui/use-wide.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { herePath, loginPath } from "../../../api/credentials/return-path.ts";
import { AdSpace } from "./ad-space.tsx";
import { Welcome } from "./welcome.tsx";
import { dismissWelcome, isWelcomed } from "./welcomed.ts";
import { NewestShelf } from "./newest-shelf.tsx";
import { searchUrl } from "../url/search-url.ts";
import type { Search } from "../url/use-search.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const SavedSearches = lazyPart(async () => (await import("./saved-searches.tsx")).SavedSearches, {
  isOnFirstScreen: true,
});
const AiNote = lazyPart(async () => (await import("../sentence/ai-note.tsx")).AiNote, { isOnFirstScreen: true });

/** Before anything is searched: how many rooms there are, the newest of them, and what this phone remembers. */
export function FirstScreen({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const remembers = useHasCache();
  const isRested = useRested();
  return (
    <>
      <h1 className="sr-only">{i18n._("home.heading")}</h1>
      <Newest search={search} />
      <div className="mt-6 grid grid-cols-1 gap-6">
        <LazyBoundary>{remembers && isRested && <SavedSearches />}</LazyBoundary>
        {!useWide() && <PostButtons />}
        <AdSpace />
      </div>
    </>
  );
}

function Newest({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const total = useApiQuery("countListings", {});
  const newest = useApiQuery("listOpenListings", { query: { limit: NEWEST_SHELF_SIZE } });
  const today = useToday();
  const shown = knownRooms(newest.data);
  useEffect(() => releaseNewestRooms, []);
  usePaintNextStart(newest.data, total.data?.data);
  return (
    <NewestShelf
      listings={shown?.listings}
      total={total.data?.data}
      today={today}
      isWhole={useWholeSoon()}
      age={shown && oldAge(i18n.locale, shown.askedAt)}
      between={
        isWelcomed() ? (
          <Welcome login={loginPath(herePath())} onDismiss={dismissWelcome} />
        ) : (
          <LazyBoundary>
            <AiNote />
          </LazyBoundary>
        )
      }
      renderCard={(listing, { isEager, isDemoSaid }) => (
        <RoomCard
          key={listing.id}
          listing={listing}
          href={searchUrl({ ...search.state, roomId: listing.id })}
          today={today}
          eager={isEager}
          isDemoSaid={isDemoSaid}
        />
      )}
    >
      {newest.data === undefined && newest.error === undefined ? <Loading /> : <Unreachable />}
    </NewestShelf>
  );
}

/** An empty answer of a while ago, in the place of one that does not come, says nothing of now: there may be rooms. */
function knownRooms(answer: NewestAnswer | undefined): ReturnType<typeof newestRooms> {
  const rooms = newestRooms(answer);
  return rooms?.listings.length === 0 && answer?.savedAt !== null ? undefined : rooms;
}

/** The age of rooms, in words; undefined where they count as those of now. */
function oldAge(locale: string, askedAt: number): string | undefined {
  const now = serverNow();
  return now - askedAt < FRESH_FOR_MS ? undefined : ageText(askedAt, locale, now);
}

/** Has the document of the next start painted once the page rests, from an answer that has just come. */
function usePaintNextStart(newest: NewestAnswer | undefined, total: Call<"countListings">["answer"] | undefined): void {
  const { i18n } = useLingui();
  const { locale } = i18n;
  useEffect(() => {
    if (newest === undefined || newest.savedAt !== null || total === undefined) return;
    const timer = setTimeout(() => {
      import("./paint-next-start.tsx")
        .then(({ paintNextStart }) =>
          paintNextStart(i18n, { language: locale === "en" ? "en" : "zh", answer: newest, total }),
        )
        .catch(() => undefined);
    }, RESTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [newest, total, i18n, locale]);
}

const RESTS_AFTER_MS = 2000;

/** Set by the first shelf that was drawn: a later one is whole at once, so that a return finds its place on the page. */
let hasDrawnOne = false;

/** Set once a page has rested: a later first screen is whole at once. */
let hasRested = false;

/** Whether the page has stood for a while: what it takes to read the phone's databases keeps no finger waiting then. */
function useRested(): boolean {
  const [isRested, setRested] = useState(hasRested);
  useEffect(() => {
    const timer = setTimeout(() => {
      hasRested = true;
      setRested(true);
    }, RESTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}

/**
 * Whether the cards below a phone's screen are drawn: in the frame after the first ones, so that a slow phone answers a finger between
 * (docs/decisions/painted-start.md).
 */
function useWholeSoon(): boolean {
  const [isWhole, setWhole] = useState(hasDrawnOne);
  useEffect(() => {
    hasDrawnOne = true;
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isWhole;
}

function Loading() {
  return (
    <>
      <SlowLoad />
      <CardSkeletons count={NEWEST_SHELF_SIZE} />
    </>
  );
}

function Unreachable() {
  const { i18n } = useLingui();
  return <p className="text-ink-soft">{i18n._("home.newest-unreachable")}</p>;
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
