import { useLingui } from "@lingui/react";
import { History } from "lucide";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { hasEnded } from "#domain/listings/listing.ts";
import type { RememberedRoom } from "#offline/rooms/opened-rooms.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import type { RecentSearch } from "#offline/cache/answers/recent-searches.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { RoomCard } from "../../room/room-card.tsx";
import { savedText } from "../../../platform/text/saved-text.ts";
import { Button } from "../../../ui/button.tsx";
import { CardGrid } from "../../../ui/card-grid.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import { filterTexts } from "../surface/filter-texts.ts";
import { FILTERS } from "../url/filters.ts";
import { DEFAULT_STATE, searchUrl } from "../url/search-url.ts";
import { valuesOfCall } from "../url/values-of-call.ts";

/** More would push the newest rooms off the screen. */
const SHOWN_SEARCHES = 4;
const SHOWN_ROOMS = 4;

interface Kept {
  searches: readonly RecentSearch[];
  rooms: readonly RememberedRoom[];
}

/** Cached searches and opened rooms of this phone, available offline. */
export function SavedSearches() {
  const owner = ownerOf(accessToken.value);
  const [{ searches, rooms }, setKept] = useState<Kept>({ searches: [], rooms: [] });
  useEffect(() => {
    keptOf(owner)
      .then(setKept)
      .catch(() => undefined);
  }, [owner]);
  const forget = async () => {
    const { forgetSearches } = await import("#offline/cache/answers/forget-searches.ts");
    await forgetSearches(owner);
    setKept({ searches: [], rooms });
  };
  return (
    <>
      {searches.length > 0 && (
        <RecentSearches searches={searches.slice(0, SHOWN_SEARCHES)} onForget={() => void forget()} />
      )}
      {rooms.length > 0 && <OpenedRooms rooms={rooms.slice(0, SHOWN_ROOMS)} />}
    </>
  );
}

// The database comes when the page rests, and with it nothing of the screens that use it.
async function keptOf(owner: string): Promise<Kept> {
  const [{ recentSearches }, { openedRooms }] = await Promise.all([
    import("#offline/cache/answers/recent-searches.ts"),
    import("#offline/rooms/opened-rooms.ts"),
  ]);
  const [searches, rooms] = await Promise.all([recentSearches(owner), openedRooms(owner)]);
  return { searches, rooms };
}

function RecentSearches({ searches, onForget }: { searches: readonly RecentSearch[]; onForget: () => void }) {
  const { i18n } = useLingui();
  const today = useToday();
  return (
    <section aria-labelledby="recent-heading" className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 id="recent-heading" className="text-lg font-semibold">
          {i18n._("recent.searches")}
        </h2>
        <Button look="plain" onClick={onForget}>
          {i18n._("recent.forget")}
        </Button>
      </div>
      <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
        {searches.map(({ path, query, total, isLowerBound, fetchedAt }) => {
          const { mode, values } = valuesOfCall(query);
          const texts = filterTexts(i18n, values, today);
          const chips = [
            ...(values.keyword === "" ? [] : [i18n._("search.chip.keyword", { keyword: values.keyword })]),
            ...FILTERS.flatMap((filter) => texts[filter].value ?? []),
          ];
          return (
            <li key={path}>
              <Link
                href={searchUrl({ ...DEFAULT_STATE, mode, values })}
                className="touch flex items-center gap-3 rounded-control border border-line bg-card px-3 py-2 hover:border-line-strong"
              >
                <Icon of={History} className="text-ink-soft" />
                <span className="min-w-0 grow">
                  <span className="block truncate">
                    {chips.length > 0 ? chips.join(" · ") : i18n._("recent.everything")}
                  </span>
                  <span className="figures block text-sm text-ink-soft">
                    {isLowerBound
                      ? i18n._("recent.total.at-least", { count: total })
                      : i18n._("recent.total", { count: total })}{" "}
                    · {savedText(i18n, fetchedAt, serverNow())}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function OpenedRooms({ rooms }: { rooms: readonly RememberedRoom[] }) {
  const { i18n } = useLingui();
  const today = useToday();
  const open = rooms.filter(({ listing }) => !hasEnded(listing, today));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="opened-heading" className="grid gap-2">
      <h2 id="opened-heading" className="text-lg font-semibold">
        {i18n._("recent.rooms")}
      </h2>
      <CardGrid>
        {open.map(({ listing }) => (
          <RoomCard
            key={listing.id}
            listing={listing}
            href={searchUrl({ ...DEFAULT_STATE, roomId: listing.id })}
            today={today}
          />
        ))}
      </CardGrid>
    </section>
  );
}
