import { paths } from "../../paths.ts";
import { withQuery } from "#contract/with-query.ts";

/** The screens that a login may return to. */
const SCREENS = new Set<string>([
  paths.home,
  paths.tenantRequests,
  paths.ownListings,
  paths.ownRequests,
  paths.outbox,
  paths.viewings,
  paths.viewingComparison,
  paths.savedSearches,
  paths.shareCard,
  paths.settings,
  paths.reports,
  paths.notices,
  paths.admin,
  paths.moderation,
  paths.moderationFlagged,
  paths.moderationLog,
  paths.adminMails,
  paths.adminNumbers,
  paths.milestone,
  paths.changelog,
]);
/** The screens of one room, request or moderator's case, and shared lists. */
const OF_ONE_PATHS = [
  paths.item,
  paths.viewing,
  paths.sharedList,
  paths.roomMatches,
  paths.requestMatches,
  (id: string) => paths.moderationCase(id, "[^/]+"),
];
const OF_ONE = new RegExp(`^(?:${OF_ONE_PATHS.map((path) => path("[^/]+")).join("|")})$`);

/** Paths are read as addresses of no site at all: those that lead to another one show by it. */
const ORIGIN = "https://own.invalid";

/** Query parameters of the login: the requested screen, and what to search. */
const WISHES = new Set(["next", "q"]);

/**
 * Parses a text from the address as a path to one of our own screens, with its query; null for anything else. A crafted
 * link must not redirect users to another site (L-10).
 */
export function screenPath(text: string | null): string | null {
  // Exactly one slash: two start a host name. Characters that browsers read as slashes, or strip, are refused.
  if (text === null || !/^\/(?!\/)/.test(text) || /[\\\p{Cc}]/u.test(text)) return null;
  const url = new URL(text, ORIGIN);
  if (url.origin !== ORIGIN) return null;
  return SCREENS.has(url.pathname) || OF_ONE.test(url.pathname) ? `${url.pathname}${url.search}` : null;
}

/** The login's address, with the path to return to. */
export function loginPath(wanted: string): string {
  const next = screenPath(wanted);
  return next === null || next === paths.home
    ? paths.login
    : `${paths.login}?${new URLSearchParams({ next }).toString()}`;
}

/** The sign-up's address, with the path to return to after the login that follows. */
export function signUpPath(wanted: string): string {
  return withWish(paths.signUp, new URL(loginPath(wanted), ORIGIN).search);
}

/** What a painted link asks for, which has no code that could note it at the tap. */
const FOR_CONTACT = "contact";

/** The sign-up's address for a room's contact, as a document without the app links to it. */
export function paintedContactPath(roomId: string): string {
  const query = new URLSearchParams({ next: paths.room(roomId), for: FOR_CONTACT });
  return `${paths.signUp}?${query.toString()}`;
}

/** The room whose contact such a link asked for; null where another way led here. @param query Of the entry page. */
export function roomOfPaintedContact(query: string): string | null {
  const given = new URLSearchParams(query);
  const next = given.get("for") === FOR_CONTACT ? screenPath(given.get("next")) : null;
  return next === null ? null : new URL(next, ORIGIN).searchParams.get("room");
}

/** The current path and query. */
export function herePath(): string {
  return `${location.pathname}${location.search}`;
}

/** Another entry page (the sign-up, say) with the same return path. @param query Of the present address. */
export function withWish(path: string, query: string): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams([...given].filter(([name]) => WISHES.has(name)));
  return withQuery(path, kept);
}

/**
 * Where a login leads: to the first screen, with the search or the room that was open there, or the keyword to search, or the
 * screen to offer. @param query Of the login.
 */
export function afterLoginPath(query: string): string {
  const given = new URLSearchParams(query);
  const keyword = given.get("q")?.trim() ?? "";
  const next = screenPath(given.get("next"));
  if (keyword === "" && next?.startsWith(`${paths.home}?`)) return next;
  const params = new URLSearchParams(keyword === "" ? {} : { mode: "fuzzy", keyword });
  if (next !== null && next !== paths.home) params.set("continue", next);
  return withQuery(paths.home, params);
}
