import { access, mkdir, readFile, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { isMissing } from "./cluster.ts";

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * Makes the links between the package's libraries that its install script makes, since npm may have been told to
 * run none. Gives back null when they are in place, or, where the package cannot be written to, the directory
 * under `scratchDir` that has them instead.
 */
export async function linkLibraries(packageRoot: string, scratchDir: string): Promise<string | null> {
  const missing = await missingLinks(packageRoot);
  try {
    for (const { source, target } of missing) await linkOnce(basename(source), join(packageRoot, target));
    return null;
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
  const directory = join(scratchDir, "postgres-libraries");
  await mkdir(directory, { recursive: true });
  for (const { source, target } of missing) {
    await linkOnce(join(packageRoot, source), join(directory, basename(target)));
  }
  return directory;
}

async function missingLinks(packageRoot: string): Promise<LibraryLink[]> {
  const links = await readLinks(join(packageRoot, "native", "pg-symlinks.json"));
  const present = await Promise.all(links.map(({ target }) => exists(join(packageRoot, target))));
  return links.filter((_, index) => !present[index]);
}

// Windows needs none, and its package has no such file.
async function readLinks(file: string): Promise<LibraryLink[]> {
  try {
    const links: LibraryLink[] = JSON.parse(await readFile(file, "utf8"));
    return links;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function linkOnce(to: string, path: string): Promise<void> {
  try {
    await symlink(to, path);
  } catch (error) {
    // Another process that starts has made it in this moment.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

function isForbidden(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["EACCES", "EPERM", "EROFS"].includes(String(error.code));
}
