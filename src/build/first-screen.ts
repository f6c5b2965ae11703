import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The client's folder, absolute. */
export const CLIENT = fileURLToPath(new URL("../client", import.meta.url));

/*
 * What the first screen needs and what can wait, as files and folders of the client: the one declaration of it. The
 * catalogue's two parts (sentences.ts) and the two steps of an installation (deferred-assets.ts) follow from it.
 */

/** Where the first screen is drawn. What these import statically belongs to it too; all else is for later screens. */
const FIRST_SCREEN = declared(
  "main.tsx",
  "first-paint/",
  "app/",
  "features/search/",
  "features/room/",
  "features/listings/item-detail-page.tsx",
);

/**
 * What an installing worker leaves for later, with all that only this imports: the search by a sentence, tools of people
 * who write, and forms that are of no use without a network.
 */
const DEFERRED = declared(
  "drafts/",
  "outbox/",
  "features/account/settings/",
  "features/account/sign-up/",
  "features/account/recover-password-page.tsx",
  "features/account/reset-password-page.tsx",
  "features/account/confirm-email-page.tsx",
  "features/account/undo-email-change-page.tsx",
  "features/admin/",
  "features/agreement/",
  "features/install/",
  "features/listings/form/",
  "features/listings/own/",
  "features/listings/photos/",
  "features/outbox-page/",
  "features/pages/",
  "features/search/fit/",
  "features/search/sentence/",
  "features/search/understood/",
  "features/storage-page/",
  "features/tenant-requests/",
  "features/viewings/compare/",
);
/** Of these, what a saved room needs: it opens without a network after one visit. */
const NOT_DEFERRED = declared("outbox/viewings/");

/** Whether a module of the client is fetched after the installation. @param id Absolute path. */
export function isDeferred(id: string): boolean {
  const path = relative(CLIENT, id);
  return isIn(DEFERRED, path) && !isIn(NOT_DEFERRED, path);
}

/** The client's files of the first screen, relative to its folder: those declared, and what they import statically. */
export async function firstScreenFiles(): Promise<Set<string>> {
  const files: string[] = [];
  for await (const file of glob("**/*.{ts,tsx}", { cwd: CLIENT })) if (isIn(FIRST_SCREEN, file)) files.push(file);
  const reached = new Set(files);
  for (const file of reached) for (const imported of await staticImportsOf(file)) reached.add(imported);
  return reached;
}

/** Imports of types are none: they are gone from what runs. */
async function staticImportsOf(file: string): Promise<string[]> {
  const source = await readFile(join(CLIENT, file), "utf8");
  const imports = source.matchAll(/^(?:import|export) (?!type )(?:[^"';]*? from )?"(?<path>\.[^"?]+\.tsx?)"/gm);
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
