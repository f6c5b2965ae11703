import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The client's folder, absolute. */
export const CLIENT = fileURLToPath(new URL("../client", import.meta.url));

/*
 * What the first screen needs and what can wait, as files and folders of the client: the one declaration of it. The
 * catalogue's three parts (sentences.ts) and the two steps of an installation (deferred-assets.ts) follow from it.
 */

/** What draws the first screen as it stands until its reader touches it: with what these import at once it needs no other styles. */
export const FIRST_SCREEN = declared(
  "main.tsx",
  "features/search/home/saved-searches.tsx",
  "features/search/sentence/ai-button.tsx",
  "features/search/sentence/ai-note.tsx",
);
/** What else has its sentences in the part of the first screen: what is drawn around every screen, and into every document. */
const AROUND_SCREENS = declared(
  "first-paint/first-paint.tsx",
  "first-paint/first-rooms.tsx",
  "app/",
  "features/agreement/agreement-gate.tsx",
  "ui/toasts/toast-list.tsx",
);

/**
 * What an installing worker leaves for later, with all that only this imports: the search by a sentence, tools of people
 * who write, and forms that are of no use without a network.
 */
const DEFERRED = declared(
  "drafts/",
  "sync/",
  "outbox/",
  "features/account/settings/",
  "features/account/sign-up/",
  "features/account/recover-password-page.tsx",
  "features/account/reset-password-page.tsx",
  "features/account/confirm-email-page.tsx",
  "features/account/undo-email-change-page.tsx",
  "features/account/appeal-page.tsx",
  "features/account/still-available-page.tsx",
  "features/account/notifications-off-page.tsx",
  "features/admin/",
  "features/agreement/",
  "features/install/",
  "features/listings/form/",
  "features/listings/own/",
  "features/listings/photos/",
  "features/matches/",
  "features/moderation/",
  "features/outbox-page/",
  "features/pages/",
  "features/report/",
  "features/room/fit/",
  "features/room/full-screen/",
  "features/room/near/travel/",
  "features/room/other-language/",
  "features/room/warnings/panel/",
  "features/search/fit/",
  "features/search/saved/",
  "features/search/sentence/",
  "features/search/understood/",
  "features/share-card/",
  "features/shared-list/",
  "features/storage-page/",
  "features/tenant-requests/",
  "features/viewings/compare/",
  "features/viewings/ics/",
  "features/viewings/share/",
  "session/second-factor/",
);
/** The exception: the rooms for a typed text, for which nobody waits until the rest of the app is there. */
const NOT_DEFERRED = declared("features/search/fit/text-search.tsx");

/** What every page loads once it stands: with what these import statically it is one file. */
const AT_REST = declared(
  "api/replay-first-requests.ts",
  "features/install/watch-install.ts",
  "features/search/home/paint-next-start.tsx",
  "features/search/home/saved-searches.tsx",
  "features/search/sentence/ai-button.tsx",
  "features/search/sentence/ai-note.tsx",
  "outbox/sending/watch-outbox.ts",
  "platform/service-worker/register-service-worker.ts",
);

/** Of what is searched and found, what most rooms have no need of, and what comes after the room. */
const NOT_SEARCHED = declared(
  "features/room/other-language/",
  "features/room/warnings/panel/",
  "features/room/typical-price/",
  "features/search/saved/",
);

/** What is loaded to search and to look at a room: a file of its own, so that other screens cost a search nothing. */
const SEARCHING = declared("app/", "features/search/", "features/room/", "features/listings/item-detail-page.tsx");

/** Loaded from the network when it is needed: by those whose browser stores nothing, and those who pick a HEIC. */
const NEVER_KEPT = declared("drafts/store/memory-store.ts", "drafts/photos/shrink/decode-heic.ts");

/** Whether a module is on no list of what is kept. @param id Absolute path. */
export function isNeverKept(id: string): boolean {
  return isIn(NEVER_KEPT, relative(CLIENT, id));
}

/** Whether a module of the client is fetched after the installation. @param id Absolute path. */
export function isDeferred(id: string): boolean {
  const path = relative(CLIENT, id);
  return isIn(DEFERRED, path) && !isIn(NOT_DEFERRED, path) && !isIn(AT_REST, path);
}

/** Whether a module's later imports belong to a first visit: not those of what waits. @param id Absolute path. */
export function isFollowedLater(id: string): boolean {
  const path = relative(CLIENT, id);
  return !isIn(DEFERRED, path) || isIn(NOT_DEFERRED, path);
}

/** Whether every page loads a module by itself, once it stands. @param id Absolute path. */
export function isAtRest(id: string): boolean {
  return isIn(AT_REST, relative(CLIENT, id));
}

/** Whether a module draws what is searched for and found. @param id Absolute path. */
export function isSearching(id: string): boolean {
  return isIn(SEARCHING, relative(CLIENT, id));
}

/** The client's files of the first screen, relative to its folder: those declared, and what they import statically. */
export async function firstScreenFiles(): Promise<Set<string>> {
  return withStaticImports(await filesThat((file) => isIn(FIRST_SCREEN, file) || isIn(AROUND_SCREENS, file)));
}

/** The same of what is searched and found. */
export async function searchFiles(): Promise<Set<string>> {
  return withStaticImports(await filesThat((file) => isIn(SEARCHING, file) && !isIn(NOT_SEARCHED, file)));
}

async function filesThat(isWanted: (file: string) => boolean): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob("**/*.{ts,tsx}", { cwd: CLIENT })) if (isWanted(file)) files.push(file);
  return files;
}

/** Files of the client, relative to its folder, with all that they import statically. */
export async function withStaticImports(files: Iterable<string>): Promise<Set<string>> {
  const reached = new Set(files);
  for (const file of reached) for (const imported of await staticImportsOf(file)) reached.add(imported);
  return reached;
}

/**
 * The client's files that an installing worker fetches, relative to its folder: what the page's entry imports, at once or
 * later, but for what is declared to wait.
 */
export async function firstVisitFiles(): Promise<Set<string>> {
  const reached = new Set(["main.tsx"]);
  for (const file of reached) {
    const later = isFollowedLater(join(CLIENT, file)) ? await laterImportsOf(file) : [];
    const kept = later.filter((imported) => !isDeferred(join(CLIENT, imported)));
    for (const imported of [...(await staticImportsOf(file)), ...kept]) reached.add(imported);
  }
  return reached;
}

/**
 * What a file of the client imports at once. Imports of types are none: they are gone from what runs.
 * @param file Relative to the client's folder, as what is returned.
 */
async function staticImportsOf(file: string): Promise<string[]> {
  return importsOf(file, /^(?:import|export) (?!type )(?:[^"';]*? from )?"(?<path>\.[^"?]+\.tsx?)"/gm);
}

/** What a file of the client imports when it is needed. @param file Relative to the client's folder. */
export async function laterImportsOf(file: string): Promise<string[]> {
  return importsOf(file, /\bimport\(\s*"(?<path>\.[^"?]+\.tsx?)"/g);
}

async function importsOf(file: string, pattern: RegExp): Promise<string[]> {
  const imports = (await readFile(join(CLIENT, file), "utf8")).matchAll(pattern);
  const paths = [...imports].map(({ groups }) => join(dirname(file), groups!["path"]!));
  return paths.filter((path) => !path.startsWith(".."));
}

function isIn(names: readonly string[], path: string): boolean {
  return names.some((name) => path === name || (name.endsWith("/") && path.startsWith(name)));
}

/** @throws Error for a name that is not there: a folder that was renamed must not change what works offline. */
function declared(...names: string[]): readonly string[] {
  const missing = names.find((name) => !existsSync(join(CLIENT, name)));
  if (missing !== undefined) throw new Error(`src/build/first-screen.ts names ${missing}, which is not in src/client`);
  return names;
}
