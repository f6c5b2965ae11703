import { useLingui } from "@lingui/react";
import { CircleUserRound, Heart, House, Plus, UsersRound, type IconNode } from "lucide";
import { useDeferredValue, useEffect, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { NewRoomsCount } from "../outbox/searches/new-rooms-count.tsx";
import { paths } from "../paths.ts";
import { Icon } from "../ui/icon.tsx";
import { UnsentCount } from "./unsent-count.tsx";

interface Place {
  href: string;
  /** Catalogue id of its name. */
  name: string;
  icon: IconNode;
}

const PLACES: readonly Place[] = [
  { href: paths.home, name: /*i18n*/ "bar.rooms", icon: House },
  { href: paths.tenantRequests, name: /*i18n*/ "bar.requests", icon: UsersRound },
  { href: paths.newListing, name: /*i18n*/ "bar.post", icon: Plus },
  { href: paths.viewings, name: /*i18n*/ "bar.saved", icon: Heart },
  { href: paths.settings, name: /*i18n*/ "bar.me", icon: CircleUserRound },
];

/** The screens with the bar. A form and a saved room have buttons of their own at the lower edge; the login has no bar. */
const SHOWN_ON = new Set<string>([
  ...PLACES.map(({ href }) => href),
  paths.ownListings,
  paths.ownRequests,
  paths.outbox,
  paths.shareCard,
  paths.savedSearches,
]);

/** The ways that people go most, within a thumb's reach on a phone; the drawer has all of them. */
export function BottomBar() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const isForm = new URLSearchParams(useSearch()).has("form");
  const isShown = useAfterScreen(SHOWN_ON.has(path) && !isForm);
  if (!isShown) return null;
  return (
    <nav
      aria-label={i18n._("bar.label")}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid h-14 max-w-lg grid-cols-5">
        {PLACES.map(({ href, name, icon }) => (
          <li key={href} className="grid">
            <Link
              href={href}
              aria-current={href === path ? "page" : undefined}
              className="relative grid content-center justify-items-center gap-0.5 text-sm whitespace-nowrap text-ink-soft aria-[current]:font-semibold aria-[current]:text-brick"
            >
              {href === paths.newListing ? (
                <span className="grid h-7 w-11 place-items-center rounded-full bg-brick text-white">
                  <Icon of={icon} size={22} />
                </span>
              ) : (
                <Icon of={icon} size={22} />
              )}
              {i18n._(name)}
              {/* The searches that have found them are a line below. */}
              {href === paths.viewings && (
                <NewRoomsCount className="absolute top-1 left-[calc(50%+0.5rem)] px-1.5 text-[0.6875rem] leading-4" />
              )}
              {/* The outbox itself is in the drawer. */}
              {href === paths.settings && (
                <UnsentCount className="absolute top-1 left-[calc(50%+0.5rem)] px-1.5 text-[0.6875rem] leading-4" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Comes a frame after its screen, so that a slow phone need not lay out both at once; goes with the one before. */
function useAfterScreen(isWanted: boolean): boolean {
  const isNext = useDeferredValue(isWanted);
  const [isThere, setThere] = useState(isNext);
  if (!isNext && isThere) setThere(false);
  useEffect(() => {
    if (!isNext) return undefined;
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, [isNext]);
  return isWanted && isNext && isThere;
}
