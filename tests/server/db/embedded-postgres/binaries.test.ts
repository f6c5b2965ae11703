import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  unlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findBinaries } from "../../../../src/server/db/embedded-postgres/binaries.ts";
import { linkLibraries } from "../../../../src/server/db/embedded-postgres/link-libraries.ts";

const LAUNCHER = fileURLToPath(new URL("../../../../src/server/db/embedded-postgres", import.meta.url));
const INSTALLED = "/usr/lib/postgresql";
const packaged = packageRoot();

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "qiying-binaries-"));
  chmodSync(place, 0o711);
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const wanted = { folder: undefined, major: null };

test.runIf(packaged !== null)("the packaged PostgreSQL 18 comes first", async () => {
  expect(await findBinaries({ ...wanted, scratchDir: place })).toMatchObject({
    major: 18,
    postgres: expect.stringContaining("@embedded-postgres"),
  });
});

test("a folder without PostgreSQL is refused by its name", async () => {
  await expect(findBinaries({ ...wanted, folder: place, scratchDir: place })).rejects.toThrow(place);
});

test("a version that is nowhere to be had is asked for by its number", async () => {
  await expect(findBinaries({ ...wanted, major: 14, scratchDir: place })).rejects.toThrow(
    /made by PostgreSQL 14, but here is PostgreSQL \d+.*Install PostgreSQL 14, set DATABASE_URL/,
  );
});

describe("without the package", () => {
  // A copy from where no package is in reach.
  const find = (): string => {
    cpSync(LAUNCHER, join(place, "launcher"), { recursive: true });
    const script = `import { findBinaries } from "${place}/launcher/binaries.ts";
      const found = await findBinaries({ folder: undefined, major: null, scratchDir: "${place}" });
      console.log(found.postgres);`;
    return execFileSync(process.execPath, ["--input-type=module", "-e", script], { stdio: "pipe" }).toString();
  };

  test.runIf(existsSync(INSTALLED))("the newest installed PostgreSQL is used", () => {
    expect(find()).toMatch(/^\/usr\/lib\/postgresql\/\d+\/bin\/postgres$/m);
  });

  test.runIf(!existsSync(INSTALLED))("and without an installed one it says what to do", () => {
    expect(find).toThrow(/set DATABASE_URL/);
  });
});

describe.runIf(packaged !== null && process.platform === "linux")("after an install without scripts", () => {
  const copy = (): string => {
    const root = join(place, "package");
    execFileSync("cp", ["-a", packaged ?? "", root]);
    execFileSync("find", [root, "-type", "l", "-delete"]);
    return root;
  };
  const version = (root: string, libraries: string | null): string =>
    execFileSync(join(root, "native", "bin", "postgres"), ["--version"], {
      env: libraries === null ? {} : { LD_LIBRARY_PATH: libraries },
      stdio: "pipe",
    }).toString();

  test("the missing links are made, by as many processes at once as there are", async () => {
    const root = copy();
    expect(() => version(root, null)).toThrow("cannot open shared object file");
    const results = await Promise.all(Array.from({ length: 8 }, () => linkLibraries(root, place)));
    expect(results).toEqual(Array(8).fill(null));
    expect(version(root, null)).toContain("PostgreSQL");
    expect(readlinkSync(join(root, "native", "lib", "libpq.so.5"))).toMatch(/^libpq\.so\.5\.\d+$/);
  });

  test("a link that is missing alone is made as well", async () => {
    const root = copy();
    await linkLibraries(root, place);
    unlinkSync(join(root, "native", "lib", "libicui18n.so.60"));
    await linkLibraries(root, place);
    expect(version(root, null)).toContain("PostgreSQL");
  });

  test("where the package is read-only, the links go into the data directory", async () => {
    const root = copy();
    const own = join(place, "data");
    const result = linkAsStranger(root, own);
    expect(result).toBe(join(own, "postgres-libraries"));
    expect(() => version(root, null)).toThrow("cannot open shared object file");
    expect(version(root, result)).toContain("PostgreSQL");
  });

  // Root may write anywhere, so the work is given to somebody who may not.
  const linkAsStranger = (root: string, own: string): string => {
    const libraries = join(root, "native", "lib");
    mkdirSync(own);
    chmodSync(libraries, 0o555);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(own, 12_345, 12_345);
    const script = `import { linkLibraries } from "${LAUNCHER}/link-libraries.ts";
      process.stdout.write(String(await linkLibraries("${root}", "${own}")));`;
    const identity = isRoot ? { uid: 12_345, gid: 12_345 } : {};
    const options = { ...identity, cwd: "/" };
    const result = execFileSync(process.execPath, ["--input-type=module", "-e", script], options).toString();
    chmodSync(libraries, 0o755);
    return result;
  };
});

function packageRoot(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return dirname(dirname(entry));
  } catch {
    return null;
  }
}
