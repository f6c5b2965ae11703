import { paths } from "../../paths.ts";
import { withQuery } from "#contract/with-query.ts";

/** The screens that somebody may want to go on to after the login. */
const SCREENS = new Set<string>([
  paths.home,
  paths.tenantRequests,
  paths.ownListings,
  paths.ownRequests,
  paths.outbox,
  paths.viewings,
  paths.viewingComparison,
  paths.shareCard,
  paths.settings,
  paths.admin,
  paths.milestone,
  paths.changelog,
]);
/** Those of one room. */
const OF_A_ROOM = new RegExp(`^(?:${paths.item("[^/]+")}|${paths.viewing("[^/]+")})$`);

/** What a login's address may carry: the screen that was wanted, and what to search. */
const WISHES = new Set(["next", "q"]);

/**
 * A text from an address as a path to one of our own screens, with its query; null for anything else. Whoever makes
 * a link must not be able to send people elsewhere (L-10).
 */
export function screenPath(text: string | null): string | null {
  // One slash: two name another host. With what browsers read as slashes, or leave out, nobody can be sure.
  if (text === null || !/^\/(?!\/)/.test(text) || /[\\\p{Cc}]/u.test(text)) return null;
  const url = new URL(text, location.origin);
  if (url.origin !== location.origin) return null;
  return SCREENS.has(url.pathname) || OF_A_ROOM.test(url.pathname) ? `${url.pathname}${url.search}` : null;
}

/** The login's address, which remembers where its reader wanted to go. */
export function loginPath(wanted: string): string {
  const next = screenPath(wanted);
  return next === null || next === paths.home ? paths.login : `${paths.login}?${new URLSearchParams({ next })}`;
}

/** Where the reader is now. */
export function herePath(): string {
  return `${location.pathname}${location.search}`;
}

/** Another way in (the sign-up, say) for the same wish. @param query Of the present address. */
export function withWish(path: string, query: string): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams([...given].filter(([name]) => WISHES.has(name)));
  return withQuery(path, kept);
}

/** The first screen, as it follows a login: with what is to be searched, and what to offer. @param query Of the login. */
export function afterLoginPath(query: string): string {
  const given = new URLSearchParams(query);
  const keyword = given.get("q")?.trim() ?? "";
  const next = screenPath(given.get("next"));
  const params = new URLSearchParams(keyword === "" ? {} : { mode: "fuzzy", keyword });
  if (next !== null && next !== paths.home) params.set("continue", next);
  return withQuery(paths.home, params);
}
